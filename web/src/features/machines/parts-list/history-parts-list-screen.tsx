// The parts list of a machine (spec §2 Historical parts list; product §5): every row with fit, price and stock, filtered in the page.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { isRefused } from '../../../client/api/failures.ts';
import { safeReturnPath } from '../../../client/session/return-path.rules.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { chooseFrom, useMachine, usePartsList } from '../machines.data.ts';
import { useTexts } from '../machines.texts.ts';
import { PartsListView } from './parts-list-view.tsx';

const NoSuchMachine = lazy(async () => ({ default: (await import('./no-rows.tsx')).NoSuchMachine }));

export function HistoryPartsListScreen() {
  const { hostId, back } = useSearch({ from: '/historyPartsList' });
  const navigate = useNavigate();
  const waiting = safeReturnPath(back);
  const machine = useMachine(hostId);
  const rows = usePartsList(waiting === undefined ? hostId : undefined);
  const found = machine.data;
  useEffect(() => {
    if (!found) return;
    chooseFrom(found);
    // A screen waits for the machine; going back from there leads to the machines to choose from.
    if (waiting !== undefined) void navigate({ href: waiting, replace: true });
  }, [found, waiting, navigate]);
  const error = machine.error ?? rows.error;
  if (hostId === undefined || isRefused(error, 'machineNotFound')) {
    return (
      <Suspense>
        <NoSuchMachine />
      </Suspense>
    );
  }
  // What was read once stays when reading it anew fails: beside the machine the network comes and goes.
  if (found && rows.data) return <PartsListView key={found.hostId} machine={found} rows={rows.data} />;
  if (error) {
    const retry = () => void Promise.all([machine.refetch(), rows.refetch()]);
    return <Failed error={error} onRetry={retry} />;
  }
  return <Loading />;
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  const { title, text } = useFailureWords()(error);
  return (
    <>
      <h1 className="sr-only">{t('partsList')}</h1>
      <ErrorState title={title} meaning={text} action={<Button onClick={onRetry}>{t('retry')}</Button>} />
    </>
  );
}

function Loading() {
  const t = useTexts();
  return (
    <div aria-busy="true" className="grid gap-4">
      <h1 className="sr-only">{t('partsList')}</h1>
      <Skeleton className="h-9 w-72 max-w-full" />
      <div className="grid gap-5 desk:grid-cols-[15rem_minmax(0,1fr)]">
        <Skeleton className="hidden h-96 desk:block" />
        <div className="grid gap-2">
          {Array.from({ length: 7 }, (_, row) => (
            <Skeleton key={`row-${row.toString()}`} className="h-40 w-full md:h-18" />
          ))}
        </div>
      </div>
    </div>
  );
}
