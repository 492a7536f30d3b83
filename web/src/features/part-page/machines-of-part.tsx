// Which of the company's machines take this part, how many each, and what proves it (spec §2 matched machines; product §5 Fit).
import { FitVerdict } from '../fit/index.ts';
import type { ResultOf } from '@outrigger/contract';
import type { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { FoldedSection } from '../../ui/layout/folded-section.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useTexts } from '../parts/detail.texts.ts';
import { useMachinesOfPart } from '../parts/parts.data.ts';

type Row = ResultOf<typeof machineCalls.machinesOfPart>['items'][number];
const PAGE_SIZE = 20;

export function MachinesOfPart({ code }: { code: string }) {
  const t = useTexts();
  const { number } = useFormats();
  const user = useStore(session)?.user;
  const isWanted = user !== undefined && user.role !== 'admin';
  const [page, setPage] = useState(1);
  const machines = useMachinesOfPart(code, page, isWanted);
  if (!isWanted) return null;
  const total = machines.data?.total ?? 0;
  return (
    <FoldedSection id="part-own" title={t('yourMachines')} count={machines.data && number(machines.data.fitting)}>
      {machines.data ? (
        <FitsAndUnknown code={code} rows={machines.data.items} hasFitting={machines.data.fitting > 0} />
      ) : machines.error ? (
        <Failed error={machines.error} onRetry={() => void machines.refetch()} />
      ) : (
        <Skeleton className="h-32 w-full" />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        {total > 1 && <TextLink href="/compare">{t('compareTwo')}</TextLink>}
        {total > PAGE_SIZE && <Steps page={page} last={Math.ceil(total / PAGE_SIZE)} onChange={setPage} />}
      </div>
    </FoldedSection>
  );
}

type RowsProps = { code: string; rows: readonly Row[] };

/** Those that take it; below, under a heading of their own, those of which nobody knows. A later page may hold these alone. */
function FitsAndUnknown({ code, rows, hasFitting }: RowsProps & { hasFitting: boolean }) {
  const t = useTexts();
  const fitting = rows.filter((row) => row.verdict === 'fits');
  const unknown = rows.filter((row) => row.verdict !== 'fits');
  return (
    <>
      {(fitting.length > 0 || !hasFitting) && <Machines code={code} rows={fitting} caption={t('yourMachines')} />}
      {unknown.length > 0 && (
        <>
          <h3 className="pt-2 font-semibold text-16">{t('yourMachinesUnknown')}</h3>
          <Machines code={code} rows={unknown} caption={t('yourMachinesUnknown')} />
        </>
      )}
    </>
  );
}

function Machines({ code, rows, caption }: RowsProps & { caption: string }) {
  const t = useTexts();
  const { number } = useFormats();
  const columns: readonly Column<Row>[] = [
    {
      id: 'serial',
      head: t('serialNumber'),
      isTitle: true,
      cell: (row) => <span className="break-all font-mono">{row.serialNumber}</span>,
    },
    { id: 'model', head: t('model'), cell: (row) => <ModelWords machine={row} />, onPhone: 'end' },
    {
      id: 'takes',
      head: t('takes'),
      isFigure: true,
      cell: (row) => (row.quantity === null ? t('asRequired') : number(row.quantity)),
    },
    { id: 'fit', head: t('fit'), cell: (row) => <FitVerdict {...row} isShort isBare /> },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      idOf={(row) => String(row.hostId)}
      hrefOf={(row) => `/historyPartsList?hostId=${row.hostId}&keyword=${encodeURIComponent(row.printedCode ?? code)}`}
      empty={<p className="p-4 text-14 text-ink-soft">{t('noOwnMachines')}</p>}
    />
  );
}

function ModelWords({ machine }: { machine: Row }) {
  const own = machine.ownName ?? machine.fleetNumber;
  return (
    <>
      {machine.model}
      {own && <span className="block text-12 text-ink-soft">{own}</span>}
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  return (
    <ErrorState
      title={t('machinesFailed')}
      meaning={wordsOf(error).text}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}

type StepsProps = { page: number; last: number; onChange: (page: number) => void };

function Steps({ page, last, onChange }: StepsProps) {
  const t = useTexts();
  return (
    <nav aria-label={t('machinePages')} className="flex items-center gap-2">
      <Button disabled={page === 1} onClick={() => onChange(page - 1)}>
        {t('previous')}
      </Button>
      <span className="figures text-14 text-ink-soft">
        {page} / {last}
      </span>
      <Button disabled={page === last} onClick={() => onChange(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
}
