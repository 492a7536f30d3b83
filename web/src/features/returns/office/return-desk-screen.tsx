// One return at the parts desk (product §8): who sends what and why, then accepted, looked at line by line and credited, or refused.
import type { DeskReturn } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { isRefused } from '../../../client/api/failures.ts';
import { useFormats } from '../../../client/formats.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ScreenComing } from '../../../ui/states/screen-coming.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { EmailText } from '../../../ui/text/email-text.tsx';
import { KeptFiles } from '../../uploads/index.ts';
import { ReturnAmounts } from '../return-amounts.tsx';
import { ReturnLines } from '../return-lines.tsx';
import { CAUSE_WORDS, ReturnStatusChip } from '../return-words.tsx';
import { useTexts } from '../returns.texts.ts';
import { DecideReturn } from './decide-return.tsx';
import { OpenReports } from './open-reports.tsx';
import { useDeskReturn } from './returns-desk.data.ts';

export function ReturnDeskScreen() {
  const t = useTexts();
  const say = useFailureWords();
  const { returnNo = '' } = useSearch({ from: '/office/return' });
  const found = useDeskReturn(returnNo);
  if (found.data) return <Filled found={found.data} />;
  if (returnNo === '' || isRefused(found.error, 'returnNotFound')) return <NoSuchReturn returnNo={returnNo} />;
  if (!found.error)
    return (
      <ScreenComing title={t('return')}>
        <Skeleton className="h-96 w-full rounded-box" />
      </ScreenComing>
    );
  return (
    <div className="grid gap-4">
      <h1 className="font-semibold text-28">{t('return')}</h1>
      <ErrorState
        title={say(found.error).title}
        meaning={say(found.error).text}
        action={<Button onClick={() => void found.refetch()}>{t('tryAgain')}</Button>}
      />
    </div>
  );
}

function NoSuchReturn({ returnNo }: { returnNo: string }) {
  const t = useTexts();
  return (
    <EmptyState
      isScreen
      drawing={<ScissorLift />}
      title={t('notFound')}
      text={returnNo && t('deskNotFoundText', { returnNo })}
      action={
        <Anchor href="/office/returns" className={buttonLook('primary')}>
          {t('deskTitle')}
        </Anchor>
      }
    />
  );
}

function Filled({ found }: { found: DeskReturn }) {
  const t = useTexts();
  const { dayTime } = useFormats();
  const isOpen = found.status === 'requested' || found.status === 'accepted';
  return (
    <div className="grid gap-5">
      <Breadcrumbs
        label={t('deskTitle')}
        steps={[{ label: t('deskTitle'), href: '/office/returns' }]}
        current={found.returnNo}
      />
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="font-semibold text-28">
            {t('return')} <span className="font-mono">{found.returnNo}</span>
          </h1>
          <ReturnStatusChip status={found.status} isOffice />
        </div>
        <p className="text-ink-soft">
          <b className="font-semibold text-ink">{found.company.name}</b>
          {` · ${t('requestedBy', { when: dayTime(found.requestedAt), who: found.requestedBy })}`}
          {found.email && (
            <>
              {' · '}
              <EmailText email={found.email} />
            </>
          )}
        </p>
      </header>
      {isOpen && <OpenReports reports={found.openReports} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {isOpen ? <DecideReturn key={found.status} found={found} /> : <ReturnLines found={found} />}
        <div className="grid min-w-0 gap-5">
          <Card>
            <CardHead title={t(CAUSE_WORDS[found.cause])} />
            <p className="wrap-anywhere whitespace-pre-line">{found.reason}</p>
            {found.photos.length > 0 && (
              <div className="pt-3">
                <KeptFiles files={found.photos} label={t('photos')} />
              </div>
            )}
          </Card>
          {!isOpen && (
            <Card>
              <CardHead title={t('worth')} />
              <ReturnAmounts {...found} />
              {found.answer && <p className="wrap-anywhere pt-3">{t('answer', { answer: found.answer })}</p>}
            </Card>
          )}
        </div>
      </div>
    </div>
  );
}
