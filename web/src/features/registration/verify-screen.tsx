// What the link of a verification mail leads to (spec §2 /verify, §4: success or failed).
import { useSearch } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { Anchor, TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { Failed } from './failed.tsx';
import { useTicket, useVerifyLink } from './registration.data.ts';
import { useTexts } from './registration.texts.ts';
import { WayFrame } from './way-frame.tsx';

export function VerifyScreen() {
  const t = useTexts();
  const { ticket = '' } = useSearch({ from: '/verify' });
  return (
    <WayFrame title={t('verifyTitle')}>
      <Outcome key={ticket} ticket={ticket} />
    </WayFrame>
  );
}

function Outcome({ ticket }: { ticket: string }) {
  const t = useTexts();
  const isSignedIn = useStore(session) !== undefined;
  const found = useTicket(ticket);
  const [verified, setVerified] = useState('');
  if (verified !== '') return <Verified email={verified} />;
  if (found.data?.purpose === 'register') return <Verified email={found.data.email} ticket={ticket} />;
  if (found.data?.purpose === 'verifyEmail')
    return <Ask ticket={ticket} email={found.data.email} onVerified={setVerified} />;
  if (ticket !== '' && found.isPending) return <Skeleton className="h-32 w-full rounded-box" />;
  return (
    <ErrorState
      title={t('verifyFailed')}
      meaning={`${t('linkOver')}. ${t('linkOverText')}`}
      action={
        <div className="flex flex-wrap items-center gap-4">
          {!isSignedIn && (
            <Anchor href="/register" className={buttonLook('primary')}>
              {t('again')}
            </Anchor>
          )}
          <TextLink href="/">{t('toShop')}</TextLink>
        </div>
      }
    />
  );
}

type AskProps = { ticket: string; email: string; onVerified: (email: string) => void };

/** A press and not the visit alone: programs that look into mails follow links, too, and this one works once. */
function Ask({ ticket, email, onVerified }: AskProps) {
  const t = useTexts();
  const verify = useVerifyLink();
  return (
    <Card className="grid justify-items-start gap-4">
      <p className="wrap-anywhere font-medium">{email}</p>
      <Failed error={verify.error} />
      <Button
        kind="primary"
        isBusy={verify.isPending}
        onClick={() => verify.send({ ticket }, (answer) => onVerified(answer.email))}
      >
        {t('checkCode')}
      </Button>
    </Card>
  );
}

function Verified({ email, ticket }: { email: string; ticket?: string }) {
  const t = useTexts();
  const next = ticket ? { href: `/register?ticket=${ticket}`, label: t('goOn') } : { href: '/', label: t('toShop') };
  return (
    <Notice
      role="status"
      tone="good"
      icon={<CircleCheck aria-hidden="true" />}
      title={t('verified', { email })}
      text={t(ticket ? 'verifiedRegisterText' : 'verifiedText')}
      action={
        <Anchor href={next.href} className={buttonLook('primary')}>
          {next.label}
        </Anchor>
      }
    />
  );
}
