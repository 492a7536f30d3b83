// The historical machine list (spec §2; product §5 History): the company's machines, and the search for any other.
import { TakenList } from '../../away/index.ts';
import { normalCode } from '@outrigger/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { safeReturnPath } from '../../../client/session/return-path.rules.ts';
import { TextLink } from '../../../ui/anchor.tsx';
import { MachineSearch } from './machine-search.tsx';
import { historyHref, type MachineQuery, useMachines } from './history.data.ts';
import { useTexts } from './history.texts.ts';
import { type Found, MachinesAwaited, MachinesFound, NoMachines } from './machines-found.tsx';
import { serialIn } from './serial-input.rules.ts';

/** A number that names one machine opens it; going back does not come past the search again. */
function useOpenTheOne(query: MachineQuery, found: Found | undefined): void {
  const navigate = useNavigate();
  const { back } = query;
  const [one, ...others] = found?.items ?? [];
  const hostId = one && others.length === 0 && isNamed(query, one) ? one.hostId : undefined;
  useEffect(() => {
    if (hostId !== undefined) void navigate({ to: '/historyPartsList', search: { hostId, back }, replace: true });
  }, [hostId, back, navigate]);
}

/** Whether the machine is meant by its number, whatever else the words might have been. */
function isNamed({ keyword, field }: MachineQuery, { serialNumber, fleetNumber }: Found['items'][number]): boolean {
  if (keyword === undefined) return false;
  if (field === 'serial' || field === 'identification') return true;
  const typed = serialIn(keyword, [normalCode(serialNumber).length]);
  return field === 'any' && [serialNumber, fleetNumber ?? ''].some((own) => own !== '' && normalCode(own) === typed);
}

export function HistoryScreen() {
  const t = useTexts();
  const search = useSearch({ from: '/history' });
  const field = search.field ?? 'any';
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
      {search.keyword === undefined && <TakenList />}
      <section aria-label={search.keyword === undefined ? t('own') : t('found')} className="grid gap-3">
        <ListHead query={query} total={machines.data?.total} />
        {machines.data ? (
          <MachinesFound query={query} found={machines.data} />
        ) : machines.error ? (
          <NoMachines error={machines.error} onRetry={() => void machines.refetch()} />
        ) : (
          <MachinesAwaited />
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
