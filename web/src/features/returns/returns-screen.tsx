// Returns of the company (spec §9): the list of them, or one by its number in the address.
import { limits } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { deskPages, usePageWords } from '../../client/desk-list.ts';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { TablePages } from '../../ui/tables/table-pages.tsx';
import { PriceStars } from '../../ui/text/price-stars.tsx';
import { useMayReturn } from './may-return.ts';
import { ReturnPage } from './return-page.tsx';
import { ReturnStatusChip } from './return-words.tsx';
import { type Returns, type ReturnSummary, useReturns } from './returns.data.ts';
import { useTexts } from './returns.texts.ts';

export function ReturnsScreen() {
  const { returnNo, page = 1, pageSize = limits.tablePageSize } = useSearch({ from: '/returns' });
  return returnNo ? <ReturnPage key={returnNo} returnNo={returnNo} /> : <ReturnList page={page} pageSize={pageSize} />;
}

function ReturnList({ page, pageSize }: { page: number; pageSize: number }) {
  const t = useTexts();
  const say = useFailureWords();
  const mayReturn = useMayReturn();
  const returns = useReturns({ page, pageSize });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-semibold text-28">{t('title')}</h1>
        {mayReturn && (
          <Anchor href="/returns/new" className={buttonLook('primary')}>
            {t('returnParts')}
          </Anchor>
        )}
      </div>
      <p className="max-w-prose text-ink-soft">
        {t('policy', { days: limits.returnDays, percent: limits.restockingPercent })}
      </p>
      {returns.data ? (
        <Rows returns={returns.data} />
      ) : returns.error ? (
        <ErrorState
          title={say(returns.error).title}
          meaning={say(returns.error).text}
          action={<Button onClick={() => void returns.refetch()}>{t('tryAgain')}</Button>}
        />
      ) : (
        <Skeleton className="h-64 w-full rounded-box" />
      )}
    </div>
  );
}

function Rows({ returns }: { returns: Returns }) {
  const t = useTexts();
  const { day, number, money } = useFormats();
  const columns: readonly Column<ReturnSummary>[] = [
    { id: 'no', head: t('number'), isTitle: true, cell: (row) => <span className="font-mono">{row.returnNo}</span> },
    { id: 'status', head: t('status'), cell: (row) => <ReturnStatusChip status={row.status} isBare /> },
    { id: 'at', head: t('requestedOn'), cell: (row) => day(row.requestedAt) },
    { id: 'orders', head: t('orders'), cell: (row) => <span className="font-mono">{row.orderNos.join(', ')}</span> },
    { id: 'pieces', head: t('pieces'), isFigure: true, cell: (row) => number(row.pieces) },
    {
      id: 'credit',
      head: t('credit'),
      isFigure: true,
      onPhone: 'end',
      cell: (row) => (row.credit ? money(row.credit) : <PriceStars label={t('priceHidden')} />),
    },
  ];
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={returns.items}
        idOf={(row) => row.returnNo}
        hrefOf={(row) => `/returns?returnNo=${encodeURIComponent(row.returnNo)}`}
        empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />}
      />
      <TablePages pages={deskPages('/returns', returns)} total={returns.total} words={usePageWords()} />
    </>
  );
}
