// One notice (spec §2, §3): its text, the machines of the company it is about, where it leads, and its confirmation.
import { htmlLangOf } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { isRefused } from '../../client/api/failures.ts';
import { useFormats } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { Anchor, TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { PageHtml } from '../../ui/text/page-html.tsx';
import { ConcernedMachines } from './concerned-machines.tsx';
import { ConfirmNotice } from './confirm-notice.tsx';
import { NoticeKindMark } from './notice-kind.tsx';
import { type Notice, useNotice } from './notices.data.ts';
import { useTexts } from './notices.texts.ts';

export function NoticeScreen() {
  const t = useTexts();
  const { id = 0 } = useSearch({ from: '/notice/detail' });
  const notice = useNotice(id);
  const isNone = id === 0 || isRefused(notice.error, 'notFound');
  return (
    <div className="grid max-w-3xl gap-4">
      <TextLink href="/notice" className="reach inline-flex items-center gap-1.5 justify-self-start">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('toAll')}
      </TextLink>
      {notice.data ? (
        <Filled notice={notice.data} />
      ) : isNone ? (
        <Gone />
      ) : notice.error ? (
        <Failed error={notice.error} onRetry={() => void notice.refetch()} />
      ) : (
        <>
          <h1 className="font-semibold text-28">{t('one')}</h1>
          <Skeleton className="h-72 w-full rounded-box" />
        </>
      )}
    </div>
  );
}

function Filled({ notice }: { notice: Notice }) {
  const t = useTexts();
  const language = useLanguage();
  const { day } = useFormats();
  return (
    <>
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <NoticeKindMark kind={notice.kind} />
          <time dateTime={notice.releasedAt} className="figures text-14 text-ink-soft">
            {day(notice.releasedAt)}
          </time>
        </p>
        <h1 lang={notice.nameLang ?? undefined} className="wrap-anywhere font-semibold text-28">
          {notice.name}
        </h1>
      </div>
      <Card>
        <PageHtml html={notice.body} lang={htmlLangOf(notice.bodyLang ?? language)} />
        {notice.link && (
          <Anchor href={notice.link} className={`${buttonLook('secondary')} mt-5`}>
            {t('follow')}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Anchor>
        )}
      </Card>
      <ConcernedMachines machines={notice.machines} />
      <ConfirmNotice notice={notice} />
    </>
  );
}

function Gone() {
  const t = useTexts();
  return (
    <>
      <h1 className="font-semibold text-28">{t('one')}</h1>
      <ErrorState title={t('gone')} meaning={t('goneText')} />
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  const { title, text } = useFailureWords()(error);
  return (
    <>
      <h1 className="font-semibold text-28">{t('one')}</h1>
      <ErrorState title={title} meaning={text} action={<Button onClick={onRetry}>{t('again')}</Button>} />
    </>
  );
}
