// A forgotten password (spec §2 /reset_password; product §3): asks for the address, and by the mailed link for the new password.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CircleCheck, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Anchor, TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { useForm } from '../../ui/fields/use-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { AddressForm } from './address-form.tsx';
import { DemoMailLink } from './demo-mail-link.tsx';
import { Failed } from './failed.tsx';
import { PasswordFields } from './password-fields.tsx';
import { type CodeSent, useForgetPassword, useSendEmailCode, useTicket } from './registration.data.ts';
import { passwordProblems } from './registration.rules.ts';
import { type RegistrationKey, useTexts } from './registration.texts.ts';
import { WayFrame } from './way-frame.tsx';

export function ResetPasswordScreen() {
  const { ticket } = useSearch({ from: '/reset_password' });
  return ticket ? <ByLink key={ticket} ticket={ticket} /> : <AskForLink />;
}

function AskForLink() {
  const t = useTexts();
  const [sent, setSent] = useState<(CodeSent & { email: string }) | undefined>(undefined);
  const address = useSendEmailCode();
  const to = (email: string) =>
    address.send({ email, purpose: 'forgotPassword' }, (answer) => setSent({ ...answer, email }));
  return (
    <WayFrame title={t('forgotTitle')} lead={t('forgotLead')}>
      {sent ? (
        <Notice
          role="status"
          tone="good"
          icon={<MailCheck aria-hidden="true" />}
          title={t('linkSent')}
          text={t('linkSentText', { email: sent.email })}
          action={
            <span className="grid justify-items-start gap-2">
              {sent.isInDemoMailbox && <DemoMailLink email={sent.email} />}
              <Button onClick={() => setSent(undefined)}>{t('otherEmail')}</Button>
            </span>
          }
        />
      ) : (
        <Card>
          <AddressForm given="" button={t('sendLink')} send={{ ...address, to }} />
        </Card>
      )}
      <p>
        <TextLink href="/login">{t('toSignIn')}</TextLink>
      </p>
    </WayFrame>
  );
}

function ByLink({ ticket }: { ticket: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const found = useTicket(ticket);
  const [isSaved, setSaved] = useState(false);
  if (isSaved) return <Saved />;
  if (found.data?.purpose === 'forgotPassword')
    return (
      <WayFrame title={t('resetTitle')} lead={t('resetLead', { email: found.data.email })}>
        <Card>
          <NewPassword {...{ ticket, email: found.data.email }} onSaved={() => setSaved(true)} />
        </Card>
      </WayFrame>
    );
  return (
    <WayFrame title={t('resetTitle')}>
      {found.isPending ? (
        <Skeleton className="h-64 w-full rounded-box" />
      ) : (
        <ErrorState
          title={t('linkOver')}
          meaning={t('linkOverText')}
          action={<Button onClick={() => void navigate({ href: '/reset_password' })}>{t('again')}</Button>}
        />
      )}
    </WayFrame>
  );
}

type NewPasswordProps = { ticket: string; email: string; onSaved: () => void };

function NewPassword({ ticket, email, onSaved }: NewPasswordProps) {
  const t = useTexts();
  const save = useForgetPassword();
  const form = useForm<'password' | 'repeated', RegistrationKey>({ password: '', repeated: '' }, passwordProblems);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.submit(({ password }) => save.send({ ticket, password }, onSaved))}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordFields form={form} label={t('newPassword')} />
      <Failed error={save.error} />
      <Button type="submit" kind="primary" className="justify-self-start" isBusy={save.isPending}>
        {t('savePassword')}
      </Button>
    </form>
  );
}

function Saved() {
  const t = useTexts();
  return (
    <WayFrame title={t('resetTitle')}>
      <Notice
        role="status"
        tone="good"
        icon={<CircleCheck aria-hidden="true" />}
        title={t('resetDone')}
        text={t('resetDoneText')}
        action={
          <Anchor href="/login" className={buttonLook('primary')}>
            {t('toSignIn')}
          </Anchor>
        }
      />
    </WayFrame>
  );
}
