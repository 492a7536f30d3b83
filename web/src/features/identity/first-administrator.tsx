// Makes the first administrator of an empty shop from the one-time link its start prints (product §1).
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useMakeFirstAdministrator } from './enrollment.data.ts';
import type { SignedIn } from './identity.data.ts';
import { useTexts } from './identity.texts.ts';
import { newPasswordProblem, repeatProblem } from './new-password.rules.ts';
import { emailProblem } from './sign-in.rules.ts';
import { useForm } from '../../ui/fields/use-form.ts';

type FirstAdministratorProps = { ticket: string; onSignedIn: (signedIn: SignedIn) => void };

const EMPTY = { email: '', password: '', repeated: '' };

export function FirstAdministrator({ ticket, onSignedIn }: FirstAdministratorProps) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const make = useMakeFirstAdministrator();
  const form = useForm(EMPTY, (values) => ({
    email: emailProblem(values.email),
    password: newPasswordProblem(values.password),
    repeated: repeatProblem(values.password, values.repeated),
  }));
  const error = (field: keyof typeof EMPTY) => {
    const problem = form.shown(field);
    return problem && t(problem);
  };
  const send = ({ email, password }: typeof EMPTY) =>
    make.mutate({ ticket, email, password }, { onSuccess: onSignedIn });
  const eye = { showLabel: t('showPassword'), hideLabel: t('hidePassword'), autoComplete: 'new-password' };
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit(send)}>
      <p className="text-ink-soft">{t('firstText')}</p>
      {make.error && <ErrorState title={wordsOf(make.error).title} meaning={wordsOf(make.error).text} />}
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        {...form.input('email')}
        error={error('email')}
      />
      <PasswordField
        label={t('newPassword')}
        help={t('newPasswordHelp')}
        {...eye}
        {...form.input('password')}
        error={error('password')}
      />
      <PasswordField label={t('repeatPassword')} {...eye} {...form.input('repeated')} error={error('repeated')} />
      <Button type="submit" kind="primary" size="large" isWide isBusy={make.isPending}>
        {t('firstButton')}
      </Button>
    </form>
  );
}
