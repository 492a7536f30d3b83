// The middle steps of the bind flow, on its narrow token of 30 minutes; once that is over, one binds again (spec §8).
import { useState } from 'react';
import { isRefused } from '../../client/api/failures.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { CodeForm } from './code-form.tsx';
import { Failed } from './failed.tsx';
import { PasswordFields } from './password-fields.tsx';
import {
  type Bound,
  type CodeSent,
  type SignedIn,
  useSavePwd,
  useSendBindCode,
  useVerifyBindCode,
} from './registration.data.ts';
import { passwordProblems } from './registration.rules.ts';
import { type RegistrationKey, useTexts } from './registration.texts.ts';

type BindEmailProps = { bound: Bound; onVerified: () => void; onOver: () => void };

export function BindEmail({ bound, onVerified, onOver }: BindEmailProps) {
  const t = useTexts();
  const { email, token } = bound;
  const [sent, setSent] = useState<CodeSent | undefined>(undefined);
  const mail = useSendBindCode(token);
  const verify = useVerifyBindCode(token);
  const send = () => mail.send({}, setSent);
  if (isOver(mail.error) || isOver(verify.error)) return <Over onAgain={onOver} />;
  if (sent)
    return (
      <CodeForm
        {...{ email, sent }}
        check={{ ...verify, send: (code) => verify.send({ code }, onVerified) }}
        resend={{ ...mail, send }}
      />
    );
  return (
    <div className="grid justify-items-start gap-4">
      <p className="wrap-anywhere text-ink-soft">{t('verifyText', { email })}</p>
      <Failed error={mail.error} />
      <Button kind="primary" isBusy={mail.isPending} onClick={send}>
        {t('sendCode')}
      </Button>
    </div>
  );
}

type BindPasswordProps = {
  bound: Bound;
  onSaved: (signedIn: SignedIn) => void;
  onOver: () => void;
};

export function BindPassword({ bound, onSaved, onOver }: BindPasswordProps) {
  const t = useTexts();
  const save = useSavePwd(bound.token);
  const form = useForm<'password' | 'repeated', RegistrationKey>({ password: '', repeated: '' }, passwordProblems);
  if (isOver(save.error)) return <Over onAgain={onOver} />;
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit(({ password }) => save.send({ password }, onSaved))}>
      <input type="email" autoComplete="username" value={bound.email} readOnly hidden />
      <PasswordFields form={form} label={t('newPassword')} />
      <Failed error={save.error} />
      <Button type="submit" kind="primary" className="justify-self-start" isBusy={save.isPending}>
        {t('savePassword')}
      </Button>
    </form>
  );
}

/** The token is over; calls that others may ask, too, say so in the words of everybody. */
const isOver = (error: unknown): boolean =>
  isRefused(error, 'loginExpiredBindAgain') || isRefused(error, 'signInAgain');

function Over({ onAgain }: { onAgain: () => void }) {
  const t = useTexts();
  return (
    <ErrorState
      title={t('bindExpired')}
      meaning={t('bindExpiredText')}
      action={<Button onClick={onAgain}>{t('again')}</Button>}
    />
  );
}
