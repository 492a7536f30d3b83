// Email and password, and for administrators the code of their authenticator app (spec §2 login; product §3).
import { useFailureWords } from '../../client/api/failure-words.ts';
import { isRefused } from '../../client/api/failures.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type SignedIn, useSignIn } from './identity.data.ts';
import { useTexts } from './identity.texts.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { emailProblem, passwordProblem, plainCode, secondFactorProblem } from './sign-in.rules.ts';
import { useCapsLock } from './use-caps-lock.ts';
import { useForm } from '../../ui/fields/use-form.ts';

type SignInFormProps = { isAdministrator?: boolean; onSignedIn: (signedIn: SignedIn) => void };

/** Where a forgotten password begins. */
const FORGOT = '/reset_password';

const EMPTY = { email: '', password: '', code: '' };

export function SignInForm({ isAdministrator, onSignedIn }: SignInFormProps) {
  const t = useTexts();
  const signIn = useSignIn();
  const capsLock = useCapsLock();
  const form = useForm(EMPTY, (values) => ({
    email: emailProblem(values.email),
    password: passwordProblem(values.password),
    code: isAdministrator ? secondFactorProblem(values.code) : undefined,
  }));
  const error = (field: keyof typeof EMPTY) => {
    const problem = form.shown(field);
    return problem && t(problem);
  };
  const send = ({ email, password, code }: typeof EMPTY) => {
    const secondFactor = plainCode(code);
    signIn.send({ email: email.trim(), password, ...(secondFactor && { secondFactor }) }, onSignedIn);
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit(send)}>
      {isAdministrator && <p className="text-ink-soft">{t('administratorHelp')}</p>}
      <SignInFailure error={signIn.error} />
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        ref={focusAtDesk}
        {...form.input('email')}
        error={error('email')}
      />
      <PasswordField
        label={t('password')}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        required
        {...form.input('password')}
        {...capsLock.watch}
        help={capsLock.isOn ? t('capsLock') : undefined}
        error={error('password')}
      />
      <TextLink href={FORGOT} className="-my-2 justify-self-end py-2 text-14">
        {t('forgot')}
      </TextLink>
      {isAdministrator && (
        <TextField
          label={t('secondFactor')}
          note={t('secondFactorNote')}
          help={t('secondFactorHelp')}
          isCode
          autoCapitalize="none"
          autoComplete="one-time-code"
          {...form.input('code')}
          error={error('code')}
        />
      )}
      <Button type="submit" kind="primary" size="large" isWide isBusy={signIn.isPending}>
        {t('signIn')}
      </Button>
    </form>
  );
}

/** Why the sign-in failed, in the server's words; the lack of a code is help rather than an error. */
function SignInFailure({ error }: { error: unknown }) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  if (!error) return null;
  const { title, text } = wordsOf(error);
  const isCode = isRefused(error, 'secondFactorNeeded') || isRefused(error, 'secondFactorWrong');
  return <ErrorState title={isCode ? t('secondFactor') : title} meaning={text} />;
}

/** The first field takes the focus where there is a keyboard; on a phone that would cover the page with one. */
function focusAtDesk(field: HTMLInputElement | null): void {
  if (window.matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true });
}
