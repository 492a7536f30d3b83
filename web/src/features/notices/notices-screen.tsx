// My notices (spec §2, §3): newest first, unread ones marked, those that want a confirmation said so.
import { limits } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { deskHref } from '../../client/desk-list.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { PageSizes } from '../../ui/tables/page-sizes.tsx';
import { Pagination } from '../../ui/tables/pagination.tsx';
import { NoticeRows } from './notice-rows.tsx';
import { useNotices } from './notices.data.ts';
import { useTexts } from './notices.texts.ts';

type Notices = NonNullable<ReturnType<typeof useNotices>['data']>;

export function NoticesScreen() {
  const t = useTexts();
  const say = useFailureWords();
  const { page = 1, pageSize = limits.tablePageSize, only } = useSearch({ from: '/notice' });
  const notices = useNotices({ page, pageSize, ...(only ? { only } : {}) });
  return (
    <div className="grid gap-4">
      <h1 className="font-semibold text-28">{t('title')}</h1>
      {notices.data ? (
        <Filled notices={notices.data} only={only} />
      ) : notices.error ? (
        <ErrorState
          title={say(notices.error).title}
          meaning={say(notices.error).text}
          action={<Button onClick={() => void notices.refetch()}>{t('again')}</Button>}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}

type FilledProps = { notices: Notices; only: 'unread' | undefined };

function Filled({ notices, only }: FilledProps) {
  const t = useTexts();
  return (
    <>
      <nav aria-label={t('which')} className="flex flex-wrap gap-2">
        <Choice href="/notice" isOn={!only}>
          {t('all')}
        </Choice>
        <Choice href="/notice?only=unread" isOn={only !== undefined}>
          {t('unreadCount', { count: notices.unread })}
        </Choice>
      </nav>
      {notices.items.length > 0 ? <NoticeRows rows={notices.items} /> : <Empty only={only} />}
      <Pages notices={notices} only={only} />
    </>
  );
}

function Choice({ href, isOn, children }: { href: string; isOn: boolean; children: string }) {
  return (
    <Anchor href={href} aria-current={isOn ? 'page' : undefined} className={buttonLook(isOn ? 'secondary' : 'quiet')}>
      {children}
    </Anchor>
  );
}

function Empty({ only }: Pick<FilledProps, 'only'>) {
  const t = useTexts();
  return (
    <EmptyState
      drawing={<ScissorLift />}
      title={t(only ? 'allRead' : 'none')}
      text={t(only ? 'allReadText' : 'noneText')}
    />
  );
}

function Pages({ notices: { total, page, pageSize }, only }: FilledProps) {
  const t = useTexts();
  if (total <= Math.min(...limits.tablePageSizes)) return null;
  const filter: { only?: string } = only ? { only } : {};
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(total / pageSize)}
      hrefOf={(at) => deskHref('/notice', filter, at, pageSize)}
      labels={{
        nav: t('pages'),
        previous: t('previous'),
        next: t('next'),
        page: (at) => t('page', { page: at }),
      }}
      end={
        <PageSizes
          label={t('rowsPerPage')}
          sizes={limits.tablePageSizes}
          size={pageSize}
          hrefOf={(size) => deskHref('/notice', filter, 1, size)}
        />
      }
    />
  );
}

function Loading() {
  return (
    <div className="grid gap-2" aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-18 w-full rounded-box" />
      ))}
    </div>
  );
}
