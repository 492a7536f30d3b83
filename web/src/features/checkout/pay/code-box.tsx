// Where the mailed code of an order is typed, with a way to have another one (product §7; spec §8 Checkout messages).
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { demoMailPath } from '../../../client/address/demo-mail-path.ts';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { session } from '../../../client/session/session.ts';
import { useStore } from '../../../client/stored/store.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { MailboxLink } from '../../../ui/text/mailbox-link.tsx';
import { useTexts } from '../checkout.texts.ts';
import type { Confirmation } from './use-confirmation.ts';

export function CodeBox({ confirmation }: { confirmation: Confirmation }) {
  const t = useTexts();
  const say = useFailureWords();
  const email = useStore(session)?.user?.email;
  const field = useRef<HTMLInputElement>(null);
  const { code, isWrong, mail } = confirmation;
  useEffect(() => {
    // Typing takes a wrong code back: then the field has the keyboard already.
    if (document.activeElement === field.current) return;
    field.current?.focus();
    field.current?.scrollIntoView({ block: 'center' });
  }, [isWrong]);
  const failed = mail.error ? say(mail.error) : undefined;
  return (
    <section aria-label={t('codeTitle')} className="grid gap-3 rounded-box border border-line-strong bg-sunken p-4">
      <p className="flex items-start gap-2 font-semibold text-16">
        <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {t('codeTitle')}
      </p>
      <p className="text-14 text-ink-soft">{t('codeText')}</p>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          ref={field}
          className="w-40"
          label={t('code')}
          isCode
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => confirmation.type(event.target.value)}
          {...(isWrong ? { error: t('codeWrong') } : {})}
        />
        <Button className="mt-6.5" isBusy={mail.isPending} onClick={confirmation.send}>
          {t('codeAgain')}
        </Button>
      </div>
      <p role="status" className="text-14 text-ink-soft empty:hidden">
        {mail.isSuccess ? t('codeSent') : ''}
      </p>
      {email && mail.data?.isInDemoMailbox && <MailboxLink href={demoMailPath(email)}>{t('demoMailbox')}</MailboxLink>}
      {failed && (
        <p role="alert" className="text-14 text-bad">
          {failed.text || failed.title}
        </p>
      )}
    </section>
  );
}
