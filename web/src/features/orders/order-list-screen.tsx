// My orders (spec §2): newest first or as sorted, by status, day and words, each with where it stands and what it costs.
import { OrderStatus } from '@outrigger/contract/calls/order-shapes.ts';
import { useSearch } from '@tanstack/react-router';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { isDateRangeValid } from '../../ui/fields/date-range-field.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { WaitingOrders } from '../checkout/index.ts';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { type ListSearch, pageSizeOf } from './order-list-address.rules.ts';
import { OrderListEmpty } from './order-list-empty.tsx';
import { OrderPages } from './order-pages.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { ListHeadWithExport } from './export/export-orders.tsx';
import { useSeveral } from './delivery/use-several.tsx';
import { type Orders, useOrders } from './orders.data.ts';
import { useTexts } from './orders.texts.ts';
import { hiddenIn } from './views/order-view.rules.ts';
import { ViewLinks, ViewsButton } from './views/saved-views.tsx';

export function OrderListScreen() {
  const t = useTexts();
  const say = useFailureWords();
  const { status: wanted, ...known }: ListSearch = useSearch({ from: '/order' });
  // A status that there is not filters nothing, and is not counted as a filter.
  const status = OrderStatus.options.find((one) => one === wanted);
  const search: ListSearch = { ...known, ...(status ? { status } : {}) };
  const { down, after, hide: _hide, ...rest } = search;
  // A range that ends before it begins is said at its field and never asked for (spec §5).
  const isValid = isDateRangeValid({ from: search.from ?? '', to: search.to ?? '' });
  const { page: _, before: __, pageSize: ___, ...narrowed } = rest;
  const machineDown = down ? { machineDown: down } : {};
  const orders = useOrders({ ...rest, status, cursor: after, pageSize: pageSizeOf(search), ...machineDown }, isValid);
  return (
    <div className="grid gap-4">
      <ListHeadWithExport
        title={t('title')}
        asked={{ ...narrowed, status, ...machineDown }}
        isOffered={isValid && (orders.data?.total ?? 0) > 0}
        more={<ViewsButton search={search} />}
      />
      <WaitingOrders />
      <ViewLinks search={search} />
      <OrderTabs search={search} counts={orders.data?.counts} />
      <OrderFilters search={search} isOpenAtFirst={!isValid} />
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

function OrderTable({ orders, search }: { orders: Orders; search: ListSearch }) {
  const t = useTexts();
  const hidden: readonly string[] = hiddenIn(search);
  const columns = useOrderColumns(search).filter(({ id }) => !hidden.includes(id));
  const several = useSeveral(orders.items);
  const isPastEnd = orders.items.length === 0 && orders.total > 0;
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={orders.items}
        idOf={(order) => order.orderNo}
        {...several.selection}
        hrefOf={(order) => `/details?orderNo=${encodeURIComponent(order.orderNo)}`}
        empty={<OrderListEmpty search={search} isPastEnd={isPastEnd} />}
      />
      {several.bar}
      <OrderPages orders={orders} search={search} />
    </>
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
