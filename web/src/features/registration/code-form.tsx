// Types the mailed code; a new one may be sent after a minute (product §3), and a demo leads to its mailbox.
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { DemoMailLink } from './demo-mail-link.tsx';
import { Failed } from './failed.tsx';
import type { CodeSent } from './registration.data.ts';
import { codeProblem, digitsOf } from './registration.rules.ts';
import { useTexts } from './registration.texts.ts';

type CodeFormProps = {
  email: string;
  sent: CodeSent;
  check: { isPending: boolean; error: unknown; send: (code: string) => void };
  resend: { isPending: boolean; error: unknown; send: () => void };
};

export function CodeForm({ email, sent, check, resend }: CodeFormProps) {
  const t = useTexts();
  const form = useForm({ code: '' }, ({ code }) => ({ code: codeProblem(code) }));
  const problem = form.shown('code');
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit(({ code }) => check.send(digitsOf(code)))}>
      <p role="status" className="wrap-anywhere text-ink-soft">
        {t('codeSent', { email, minutes: sent.minutes })} {t('noMail')}
      </p>
      {sent.isInDemoMailbox && <DemoMailLink email={email} />}
      <TextField
        label={t('code')}
        help={t('codeHelp')}
        isCode
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.input('code')}
        error={problem && t(problem)}
      />
      <Failed error={check.error ?? resend.error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" isBusy={check.isPending}>
          {t('checkCode')}
        </Button>
        <Resend seconds={sent.nextAfterSeconds} resend={resend} />
      </div>
    </form>
  );
}

function Resend({ seconds, resend }: { seconds: number; resend: CodeFormProps['resend'] }) {
  const t = useTexts();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  const press = () => {
    setLeft(seconds);
    resend.send();
  };
  return (
    <Button disabled={left > 0} isBusy={resend.isPending} onClick={press}>
      {left > 0 ? t('resendIn', { seconds: left }) : t('resend')}
    </Button>
  );
}
