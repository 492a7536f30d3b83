// The mailbox of a demo, whose mails go nowhere: the last code or link of an address, for whoever tries the shop out (product §0 Mailbox).
import { Navigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { MailText } from '../mailbox/index.ts';
import { useDemoMail } from './registration.data.ts';
import { useTexts } from './registration.texts.ts';
import { WayFrame } from './way-frame.tsx';

const LOOK_MS = 2000;

export function DemoMailScreen() {
  const t = useTexts();
  const { email } = useSearch({ from: '/demo_mail' });
  if (email === undefined) return <Navigate to="/login" replace />;
  return (
    <WayFrame title={t('mailboxTitle')} lead={t('mailboxLead', { email })}>
      <LastMail key={email} email={email} />
    </WayFrame>
  );
}

function LastMail({ email }: { email: string }) {
  const t = useTexts();
  const say = useFailureWords();
  const mail = useDemoMail(email);
  const { refetch } = mail;
  useEffect(() => {
    const timer = setInterval(() => void refetch(), LOOK_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  if (mail.data)
    return (
      <Card>
        <MailText mail={mail.data} />
      </Card>
    );
  if (mail.error)
    return (
      <ErrorState
        title={t('mailboxFailed')}
        meaning={say(mail.error).text}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    );
  if (mail.isPending) return <Skeleton className="h-48 w-full rounded-box" />;
  return <EmptyState title={t('mailboxEmpty')} text={t('mailboxEmptyText')} />;
}
