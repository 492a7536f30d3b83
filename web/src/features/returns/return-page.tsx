// One return: where it stands and what is to be done next, its label, lines, photos and worth (spec §9; product §7).
import type { ReturnDetail } from '@outrigger/contract';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { isRefused } from '../../client/api/failures.ts';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { ScreenComing } from '../../ui/states/screen-coming.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { KeptFiles } from '../uploads/index.ts';
import { ReturnAmounts } from './return-amounts.tsx';
import { ReturnLabel } from './return-label.tsx';
import { ReturnLines } from './return-lines.tsx';
import { ReturnNext } from './return-next.tsx';
import { CAUSE_WORDS, ReturnStatusChip } from './return-words.tsx';
import { useReturn } from './returns.data.ts';
import { useTexts } from './returns.texts.ts';
import { WithdrawReturn } from './withdraw-return.tsx';

export function ReturnPage({ returnNo }: { returnNo: string }) {
  const t = useTexts();
  const say = useFailureWords();
  const found = useReturn(returnNo);
  if (found.data) return <Filled found={found.data} />;
  if (isRefused(found.error, 'returnNotFound')) return <NoSuchReturn returnNo={returnNo} />;
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
      text={t('notFoundText', { returnNo })}
      action={
        <Anchor href="/returns" className={buttonLook('primary')}>
          {t('title')}
        </Anchor>
      }
    />
  );
}

function Filled({ found }: { found: ReturnDetail }) {
  const t = useTexts();
  const { dayTime } = useFormats();
  return (
    <div className="grid gap-5">
      <div className="print:hidden">
        <Breadcrumbs label={t('title')} steps={[{ label: t('title'), href: '/returns' }]} current={found.returnNo} />
      </div>
      <header className="grid gap-2 print:hidden">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="font-semibold text-28">
            {t('return')} <span className="font-mono">{found.returnNo}</span>
          </h1>
          <ReturnStatusChip status={found.status} />
        </div>
        <p className="text-ink-soft">
          {t('requestedBy', { when: dayTime(found.requestedAt), who: found.requestedBy })}
        </p>
        <ReturnNext found={found} />
        {found.mayWithdraw && <WithdrawReturn returnNo={found.returnNo} />}
      </header>
      {found.status === 'accepted' && <ReturnLabel found={found} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className={found.status === 'accepted' ? 'print:hidden' : ''}>
          <ReturnLines found={found} />
        </div>
        <div className="grid min-w-0 gap-5 print:hidden">
          <Card>
            <CardHead title={t('worth')} />
            <ReturnAmounts {...found} />
          </Card>
          <Card>
            <CardHead title={t(CAUSE_WORDS[found.cause])} />
            <p className="wrap-anywhere whitespace-pre-line">{found.reason}</p>
            {found.photos.length > 0 && (
              <div className="pt-3">
                <KeptFiles files={found.photos} label={t('photos')} />
              </div>
            )}
          </Card>
        </div>
      </div>
    </div>
  );
}
