// My orders (spec §2): newest first, by day, status and words, each with where it stands and what it costs.
import type { OrderSummary } from '@outrigger/contract';
import { OrderStatus } from '@outrigger/contract/calls/order-shapes.ts';
import { useSearch } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { TelescopicBoom } from '../../ui/pictures/drawings/telescopic-boom.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { DESK, useMedia } from '../../ui/use-media.ts';
import { isDateRangeValid } from '../../ui/fields/date-range-field.tsx';
import { type ListSearch, OrderFilters } from './order-filters.tsx';
import { filtersIn, listHref, OrderPages, pageSizeOf } from './order-pages.tsx';
import { OrderTotal } from './order-total.tsx';
import { OrderStatusChip } from './order-words.tsx';
import { type Orders, useOrders } from './orders.data.ts';
import { useTexts } from './orders.texts.ts';

export function OrderListScreen() {
  const t = useTexts();
  const { status: wanted, ...known }: ListSearch = useSearch({ from: '/order' });
  // A status that there is not filters nothing, and is not counted as a filter.
  const status = OrderStatus.options.find((one) => one === wanted);
  const search: ListSearch = { ...known, ...(status ? { status } : {}) };
  const { down, after, ...rest } = search;
  // A range that ends before it begins is said at its field and never asked for (spec §5).
  const isValid = isDateRangeValid({ from: search.from ?? '', to: search.to ?? '' });
  const asked = {
    ...rest,
    status,
    cursor: after,
    pageSize: pageSizeOf(search),
    ...(down ? { machineDown: down } : {}),
  };
  const orders = useOrders(asked, isValid);
  const say = useFailureWords();
  return (
    <div className="grid gap-5">
      <h1 className="font-semibold text-28">{t('title')}</h1>
      <Filters isOpenAtFirst={!isValid} search={search} counts={orders.data?.counts} />
      {orders.isLoading && <ListSkeleton />}
      {orders.error && !orders.data && (
        <ErrorState
          title={say(orders.error).title}
          meaning={say(orders.error).text}
          action={<Button onClick={() => void orders.refetch()}>{t('again')}</Button>}
        />
      )}
      {isValid && orders.data && <OrderTable orders={orders.data} search={search} />}
    </div>
  );
}

type FiltersProps = Parameters<typeof OrderFilters>[0] & { isOpenAtFirst: boolean };

/** In sight at the desk; on the phone folded, so that the first screen shows orders. */
function Filters({ isOpenAtFirst, ...given }: FiltersProps) {
  const t = useTexts();
  const isDesk = useMedia(DESK);
  const filters = <OrderFilters {...given} />;
  if (isDesk) return filters;
  const set = filtersIn(given.search);
  const count = Object.values(set).filter(Boolean).length;
  return (
    <div className="rounded-box border border-line bg-surface px-3">
      <Disclosure
        title={t('filters')}
        end={count > 0 && <span className="text-14 text-ink-soft">{t('filtersOn', { count })}</span>}
        isOpenAtFirst={isOpenAtFirst}
      >
        {filters}
      </Disclosure>
    </div>
  );
}

function OrderTable({ orders, search }: { orders: Orders; search: ListSearch }) {
  const t = useTexts();
  const columns = useColumns();
  const isFiltered = Object.values(filtersIn(search)).some(Boolean);
  // The address names a page that is no longer there.
  const isPastEnd = orders.items.length === 0 && orders.total > 0;
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={orders.items}
        idOf={(order) => order.orderNo}
        hrefOf={(order) => `/details?orderNo=${encodeURIComponent(order.orderNo)}`}
        empty={isPastEnd ? <PastEnd search={search} /> : isFiltered ? <NothingMatches /> : <NoOrders />}
      />
      <OrderPages orders={orders} search={search} />
    </>
  );
}

function useColumns(): Column<OrderSummary>[] {
  const t = useTexts();
  const { moment, promise, number } = useFormats();
  return [
    {
      id: 'orderNo',
      head: t('orderNo'),
      isTitle: true,
      cell: (order) => (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <span className="font-mono">{order.orderNo}</span>
          {order.isMachineDown && (
            <span className="inline-flex items-center gap-1 font-medium text-12 text-bad">
              <TriangleAlert aria-hidden="true" className="size-4" />
              {t('machineDown')}
            </span>
          )}
        </span>
      ),
    },
    { id: 'placedAt', head: t('placedAt'), cell: (order) => <span className="figures">{moment(order.placedAt)}</span> },
    { id: 'status', head: t('status'), cell: (order) => <OrderStatusChip status={order.status} isBare /> },
    {
      id: 'purchaseOrderNo',
      head: t('purchaseOrderNo'),
      cell: (order) => order.purchaseOrderNo ?? '–',
      onPhone: 'none',
    },
    { id: 'createdBy', head: t('createdBy'), cell: (order) => order.createdBy, onPhone: 'none' },
    {
      id: 'promiseDate',
      head: t('promiseDate'),
      cell: (order) => (order.promiseDate ? promise(order.promiseDate) : '–'),
    },
    { id: 'lines', head: t('lines'), isFigure: true, cell: (order) => number(order.lineCount), onPhone: 'none' },
    {
      id: 'total',
      head: t('total'),
      isFigure: true,
      onPhone: 'end',
      cell: (order) => <OrderTotal amount={order.total} />,
    },
  ];
}

function NoOrders() {
  const t = useTexts();
  return (
    <EmptyState
      drawing={<TelescopicBoom />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Anchor href="/history" className={buttonLook('primary')}>
          {t('findPart')}
        </Anchor>
      }
    />
  );
}

function PastEnd({ search }: { search: ListSearch }) {
  const t = useTexts();
  return (
    <EmptyState
      title={t('pastEnd')}
      action={
        <Anchor href={listHref(search)} className={buttonLook('secondary')}>
          {t('newest')}
        </Anchor>
      }
    />
  );
}

function NothingMatches() {
  const t = useTexts();
  return (
    <EmptyState
      title={t('noMatchTitle')}
      text={t('noMatchText')}
      action={
        <Anchor href="/order" className={buttonLook('secondary')}>
          {t('clearFilter')}
        </Anchor>
      }
    />
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-2" aria-hidden="true">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={`row-${row.toString()}`} className="h-14 w-full rounded-box" />
      ))}
    </div>
  );
}
