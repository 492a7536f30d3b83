// One mail in the office: as text, or as a mail program lays it out, drawn from its few marks without the browser ever parsing it.
import { htmlLangOf } from '@outrigger/contract';
import { Navigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { tableMoment } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SafeHtml } from '../../ui/text/safe-html.tsx';
import { MailText } from './mail-text.tsx';
import { useMail } from './mailbox.data.ts';
import { useTexts } from './mailbox.texts.ts';

type Mail = NonNullable<ReturnType<typeof useMail>['data']>;

export function MailScreen() {
  const { id } = useSearch({ from: '/office/mail' });
  if (id === undefined) return <Navigate to="/office/mailbox" replace />;
  return <OneMail key={id} id={id} />;
}

function OneMail({ id }: { id: number }) {
  const t = useTexts();
  const say = useFailureWords();
  const mail = useMail(id);
  const subject = mail.data?.subject || t('noSubject');
  const steps = [
    { label: t('office'), href: '/office' },
    { label: t('title'), href: '/office/mailbox' },
  ];
  return (
    <div className="grid max-w-3xl gap-4">
      <Breadcrumbs label={t('office')} steps={steps} current={subject} />
      <h1 className="wrap-anywhere font-semibold text-28">{subject}</h1>
      {mail.data ? (
        <Loaded mail={mail.data} />
      ) : mail.error ? (
        <ErrorState
          title={t('mailFailed')}
          meaning={say(mail.error).text}
          action={<Button onClick={() => void mail.refetch()}>{t('retry')}</Button>}
        />
      ) : (
        <Skeleton className="h-64 w-full rounded-box" />
      )}
    </div>
  );
}

function Loaded({ mail }: { mail: Mail }) {
  const t = useTexts();
  const [view, setView] = useState('text');
  const text = <MailText mail={{ ...mail, subject: '' }} />;
  const items = [
    { value: 'text', label: t('asText') },
    { value: 'page', label: t('asPage') },
  ];
  return (
    <>
      <p className="wrap-anywhere text-ink-soft">
        {mail.recipient} · {tableMoment(mail.createdAt)} · {t(mail.isSent ? 'sent' : 'kept')}
      </p>
      <Card>
        {mail.html === null ? (
          text
        ) : (
          <Tabs label={t('views')} items={items} value={view} onChange={setView}>
            {view === 'text' ? (
              text
            ) : (
              <SafeHtml html={mail.html} lang={htmlLangOf(mail.language)} className="grid gap-3" />
            )}
          </Tabs>
        )}
      </Card>
    </>
  );
}
