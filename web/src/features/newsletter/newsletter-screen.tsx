// The newsletter for anybody: the form that asks for it, and what its mailed links lead to (spec §7 newsletter).
import { useSearch } from '@tanstack/react-router';
import { CircleCheck, MailCheck } from 'lucide-react';
import { demoMailPath } from '../../client/address/demo-mail-path.ts';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { MailboxLink } from '../../ui/text/mailbox-link.tsx';
import { useConfirm, useLeave, useSubscribe } from './newsletter.data.ts';
import { useTexts } from './newsletter.texts.ts';

export function NewsletterScreen() {
  const t = useTexts();
  const { step, ticket } = useSearch({ from: '/newsletter' });
  return (
    <div className="mx-auto grid w-full max-w-lg gap-5">
      <div>
        <h1 className="font-semibold text-28">{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      <Card>{step && ticket ? <MailedStep key={step} {...{ step, ticket }} /> : <SubscribeForm />}</Card>
    </div>
  );
}

/** A press and not the visit alone: programs that look into mails follow links, too. */
function MailedStep({ step, ticket }: { step: 'confirm' | 'leave'; ticket: string }) {
  const t = useTexts();
  const say = useFailureWords();
  const sends = { confirm: useConfirm(), leave: useLeave() };
  const send = sends[step];
  if (send.data)
    return (
      <Notice
        role="status"
        tone="good"
        icon={<CircleCheck aria-hidden="true" />}
        title={t(step === 'confirm' ? 'confirmed' : 'left')}
        text={send.data.email}
      />
    );
  return (
    <div className="grid gap-4">
      <p>{t(step === 'confirm' ? 'confirmAsk' : 'leaveAsk')}</p>
      {send.error && <ErrorState title={t('linkFailed')} meaning={say(send.error).text} />}
      <Button
        kind="primary"
        className="justify-self-start"
        isBusy={send.isPending}
        onClick={() => send.mutate({ ticket })}
      >
        {t(step === 'confirm' ? 'confirm' : 'leave')}
      </Button>
    </div>
  );
}

const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;

function SubscribeForm() {
  const t = useTexts();
  const say = useFailureWords();
  const subscribe = useSubscribe();
  const form = useForm<'email', 'emailFormat'>({ email: '' }, ({ email }) =>
    EMAIL.test(email.trim()) ? {} : { email: 'emailFormat' },
  );
  const problem = form.shown('email');
  const asked = form.values.email.trim();
  if (subscribe.data)
    return (
      <Notice
        role="status"
        tone="good"
        icon={<MailCheck aria-hidden="true" />}
        title={t('mailed')}
        text={t('mailedText', { email: asked })}
        action={
          subscribe.data.isInDemoMailbox && <MailboxLink href={demoMailPath(asked)}>{t('demoMailbox')}</MailboxLink>
        }
      />
    );
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.submit(({ email }) => subscribe.mutate({ email: email.trim() }))}
    >
      <TextField
        label={t('email')}
        help={t('emailHelp')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.input('email')}
        {...(problem ? { error: t(problem) } : {})}
      />
      {subscribe.error && <ErrorState title={t('failed')} meaning={say(subscribe.error).text} />}
      <Button type="submit" kind="primary" className="justify-self-start" isBusy={subscribe.isPending}>
        {t('subscribe')}
      </Button>
    </form>
  );
}
