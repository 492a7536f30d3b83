// The mailed link of somebody invited to the office (product §3, §8): a password, then the second factor.
import { useFailureWords } from '../../client/api/failure-words.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonText } from '../../ui/states/skeleton.tsx';
import { useAcceptInvitation, useOfficeInvitation } from './enrollment.data.ts';
import type { SignedIn } from './identity.data.ts';
import { useTexts } from './identity.texts.ts';
import { LoginFrame } from './login-frame.tsx';
import { newPasswordProblem, repeatProblem } from './new-password.rules.ts';
import { useInvitationTexts } from './office-invitation.texts.ts';

type InvitationProps = { ticket: string; onSignedIn: (signedIn: SignedIn) => void };

export function OfficeInvitation({ ticket, onSignedIn }: InvitationProps) {
  const t = useInvitationTexts();
  const wordsOf = useFailureWords();
  const invitation = useOfficeInvitation(ticket);
  return (
    <LoginFrame title={t('title')}>
      {invitation.data ? (
        <>
          <p className="wrap-anywhere text-ink-soft">{t('text', { email: invitation.data.email })}</p>
          <PasswordForm ticket={ticket} onSignedIn={onSignedIn} />
        </>
      ) : invitation.error ? (
        <ErrorState
          title={t('failed')}
          meaning={wordsOf(invitation.error).text}
          action={<TextLink href="/login">{t('toLogin')}</TextLink>}
        />
      ) : (
        <SkeletonText lines={4} />
      )}
    </LoginFrame>
  );
}

const EMPTY = { password: '', repeated: '' };

function PasswordForm({ ticket, onSignedIn }: InvitationProps) {
  const t = useTexts();
  const say = useInvitationTexts();
  const wordsOf = useFailureWords();
  const accept = useAcceptInvitation();
  const form = useForm(EMPTY, ({ password, repeated }) => ({
    password: newPasswordProblem(password),
    repeated: repeatProblem(password, repeated),
  }));
  const error = (field: keyof typeof EMPTY) => {
    const problem = form.shown(field);
    return problem && t(problem);
  };
  const send = ({ password }: typeof EMPTY) => accept.mutate({ ticket, password }, { onSuccess: onSignedIn });
  const eye = { showLabel: t('showPassword'), hideLabel: t('hidePassword'), autoComplete: 'new-password' };
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit(send)}>
      {accept.error && <ErrorState title={wordsOf(accept.error).title} meaning={wordsOf(accept.error).text} />}
      <PasswordField
        label={t('newPassword')}
        help={t('newPasswordHelp')}
        {...eye}
        {...form.input('password')}
        error={error('password')}
      />
      <PasswordField label={t('repeatPassword')} {...eye} {...form.input('repeated')} error={error('repeated')} />
      <Button type="submit" kind="primary" size="large" isWide isBusy={accept.isPending}>
        {say('go')}
      </Button>
    </form>
  );
}
