// The historical machine list (spec §2; product §5 History): the company's machines, and the search for any other.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useFailureWords } from '../../client/failure-words.ts';
import { isRefused } from '../../client/failures.ts';
import { safeReturnPath } from '../../client/return-path.rules.ts';
import { session } from '../../client/session.ts';
import { useStore } from '../../client/store.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { ScissorLift } from '../../ui/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MachineSearch } from './machine-search.tsx';
import { MachineTable } from './machine-table.tsx';
import { historyHref, type MachineQuery, partsListHref, useMachines } from './machines.data.ts';
import { useTexts } from './machines.texts.ts';
import { useLengthWords, useSerialLengths } from './serial-lengths.data.ts';

type Found = NonNullable<ReturnType<typeof useMachines>['data']>;

/** A serial number that names one machine opens it; going back does not come past the search again. */
function useOpenTheOne(query: MachineQuery, found: Found | undefined): void {
  const navigate = useNavigate();
  const { back } = query;
  const [one, ...others] = found?.items ?? [];
  const isNamed = query.keyword !== undefined && (query.field === 'serial' || query.field === 'identification');
  const hostId = isNamed && one && others.length === 0 ? one.hostId : undefined;
  useEffect(() => {
    if (hostId !== undefined) void navigate({ to: '/historyPartsList', search: { hostId, back }, replace: true });
  }, [hostId, back, navigate]);
}

export function HistoryScreen() {
  const t = useTexts();
  const search = useSearch({ from: '/history' });
  const field = search.field ?? (search.keyword === undefined ? 'serial' : 'any');
  const query: MachineQuery = {
    keyword: search.keyword,
    field: search.keyword === undefined ? 'any' : field,
    sort: search.sort ?? 'recent',
    page: search.page ?? 1,
    pageSize: search.pageSize ?? 20,
    back: safeReturnPath(search.back),
  };
  const machines = useMachines(query);
  useOpenTheOne(query, machines.isPlaceholderData ? undefined : machines.data);
  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        <h1 className="font-semibold text-28">{t('title')}</h1>
        {query.back !== undefined && <LeadsBack to={query.back} />}
        <MachineSearch
          key={`${field}-${search.keyword ?? ''}`}
          keyword={search.keyword}
          field={field}
          back={query.back}
          isNotFound={search.keyword !== undefined && !machines.isPlaceholderData && machines.data?.total === 0}
        />
      </div>
      <section aria-label={search.keyword === undefined ? t('own') : t('found')} className="grid gap-3">
        <ListHead query={query} total={machines.data?.total} />
        {machines.data ? (
          <Filled query={query} found={machines.data} />
        ) : machines.error ? (
          <Failed error={machines.error} onRetry={() => void machines.refetch()} />
        ) : (
          <Loading />
        )}
      </section>
    </div>
  );
}

/** Whoever came to choose a machine for a screen is told that it waits, and may go back without one. */
function LeadsBack({ to }: { to: string }) {
  const t = useTexts();
  return (
    <p className="text-ink-soft">
      {t('leadsBack')} <TextLink href={to}>{t('goBack')}</TextLink>
    </p>
  );
}

function ListHead({ query, total }: { query: MachineQuery; total: number | undefined }) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <h2 className="wrap-anywhere min-w-0 font-semibold text-20">
        {query.keyword === undefined ? t('own') : t('foundFor', { keyword: query.keyword })}
      </h2>
      {total !== undefined && <p className="figures text-14 text-ink-soft">{t('count', { count: total })}</p>}
      {query.keyword !== undefined && <TextLink href={historyHref({ back: query.back })}>{t('backToOwn')}</TextLink>}
    </div>
  );
}

function Filled({ query, found }: { query: MachineQuery; found: Found }) {
  const t = useTexts();
  const user = useStore(session)?.user;
  const pageCount = Math.max(1, Math.ceil(found.total / query.pageSize));
  return (
    <>
      <Suggestions query={query} serials={found.suggestions} />
      <MachineTable
        machines={found.items}
        sort={query.sort}
        hrefOf={(machine) => partsListHref(machine, query.back)}
        sortHref={(sort) => historyHref({ ...query, sort, page: 1 })}
        mayEdit={user !== undefined && user.role !== 'admin'}
        empty={<Empty keyword={query.keyword} />}
      />
      {pageCount > 1 && (
        <Pagination
          page={query.page}
          pageCount={pageCount}
          hrefOf={(page) => historyHref({ ...query, page })}
          labels={{
            nav: t('pages'),
            previous: t('previous'),
            next: t('next'),
            page: (page) => t('page', { page }),
          }}
        />
      )}
    </>
  );
}

function Suggestions({ query, serials }: { query: MachineQuery; serials: readonly string[] }) {
  const t = useTexts();
  if (serials.length === 0) return null;
  return (
    <p className="rounded-box border border-line bg-wait-ground p-4 text-wait">
      {t('didYouMean')}{' '}
      {serials.map((serial, index) => (
        <span key={serial}>
          {index > 0 && ', '}
          <TextLink
            href={historyHref({ ...query, keyword: serial, page: 1 })}
            className="inline-flex min-h-control items-center font-mono"
          >
            {serial}
          </TextLink>
        </span>
      ))}
    </p>
  );
}

function Empty({ keyword }: { keyword: string | undefined }) {
  const t = useTexts();
  const drawing = <ScissorLift hasCallouts />;
  if (keyword === undefined) return <EmptyState drawing={drawing} title={t('noneYet')} text={t('noneYetText')} />;
  // That nothing was found is said at the field, where it is mended.
  return <div className="mx-auto w-48 py-6">{drawing}</div>;
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const { title, text } = wordsOf(error);
  const { serial, identification } = useSerialLengths();
  const lengthsIn = useLengthWords();
  if (isRefused(error, 'keywordLength')) {
    const lengths = { serial: lengthsIn(serial), identification: lengthsIn(identification) };
    return <ErrorState title={text} meaning={t('lengthRule', lengths)} />;
  }
  return <ErrorState title={title} meaning={text} action={<Button onClick={onRetry}>{t('retry')}</Button>} />;
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-px overflow-hidden rounded-box border border-line bg-surface p-3">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={`row-${row.toString()}`} className="my-1 h-12 w-full" />
      ))}
    </div>
  );
}
