// Who has read and confirmed a notice, and which companies it reaches where nobody has (product §8); those without a confirmation first.
import { type DeskNotice, limits } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { deskPages, useDeskTexts, usePageWords } from '../../../client/desk-list.ts';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { TablePages } from '../../../ui/tables/table-pages.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { type NoticeReader, useNoticeReaders } from './notice-desk.data.ts';
import { useTexts } from './notice-desk.texts.ts';

const PATH = '/office/notice';

type ReadersProps = { notice: Pick<DeskNotice, 'id' | 'needsConfirmation'> };

export function NoticeReaders({ notice: { id, needsConfirmation } }: ReadersProps) {
  const t = useTexts();
  const desk = useDeskTexts();
  const words = usePageWords();
  const say = useFailureWords();
  const { page = 1, pageSize = limits.tablePageSize } = useSearch({ from: PATH });
  const { data, error, refetch } = useNoticeReaders({ id, page, pageSize });
  const pages = deskPages(PATH, { page, pageSize }, { id: String(id) });
  return (
    <section aria-labelledby="readers" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="readers" className="font-semibold text-20">
        {t('whoRead')}
      </h2>
      {data ? (
        <>
          <Rows rows={data.items} needsConfirmation={needsConfirmation} />
          <TablePages pages={pages} total={data.total} words={words} />
        </>
      ) : error ? (
        <ErrorState
          title={t('whoReadFailed')}
          meaning={say(error).text}
          action={<Button onClick={() => void refetch()}>{desk('retry')}</Button>}
        />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </section>
  );
}

function Rows({ rows, needsConfirmation }: { rows: readonly NoticeReader[]; needsConfirmation: boolean }) {
  const t = useTexts();
  const { moment } = useFormats();
  const at = (text: string | null) => text && <span className="figures">{moment(text)}</span>;
  const confirmed: Column<NoticeReader> = {
    id: 'confirmedAt',
    head: t('confirmedAt'),
    cell: (row) =>
      at(row.confirmedAt) ?? (
        <StatusChip isBare status="waiting">
          {t('notYet')}
        </StatusChip>
      ),
  };
  const columns: readonly Column<NoticeReader>[] = [
    { id: 'company', head: t('company'), isTitle: true, cell: (row) => row.company },
    { id: 'person', head: t('person'), cell: (row) => row.person ?? t('nobody') },
    { id: 'email', head: t('email'), cell: (row) => row.email && <span className="wrap-anywhere">{row.email}</span> },
    { id: 'readAt', head: t('readAt'), cell: (row) => at(row.readAt) },
    ...(needsConfirmation ? [confirmed] : []),
  ];
  return (
    <DataTable
      caption={t('whoRead')}
      columns={columns}
      rows={rows}
      idOf={(row) => `${row.companyId} ${row.email ?? ''}`}
      empty={<p className="text-ink-soft">{t('reachesNobody')}</p>}
    />
  );
}
