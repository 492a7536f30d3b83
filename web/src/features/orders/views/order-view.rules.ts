// A saved view and the list as it stands in the address are the same thing told twice (spec §2 My orders).
import type { OrderView } from '@outrigger/contract';
import { OrderStatus } from '@outrigger/contract/calls/order-shapes.ts';
import { ORDER_COLUMNS, type OrderColumn } from '@outrigger/contract/calls/order-views.ts';
import { FIRST_SORT, type ListSearch, listHref } from '../order-list-address.rules.ts';

/** Columns that the address hides. */
export function hiddenIn({ hide = '' }: ListSearch): OrderColumn[] {
  const named = new Set(hide.split(','));
  return ORDER_COLUMNS.filter((column) => named.has(column));
}

/** The address of the list with a column hidden, or shown again. */
export function withColumn(search: ListSearch, column: OrderColumn, isShown: boolean): ListSearch {
  const hidden = hiddenIn(search).filter((one) => one !== column);
  const next = ORDER_COLUMNS.filter((one) => hidden.includes(one) || (one === column && !isShown));
  return { ...search, hide: next.length > 0 ? next.join(',') : undefined };
}

/** What a view keeps of the list. */
export function stateOf(search: ListSearch): Omit<OrderView, 'name'> {
  const { keyword, from, to, down, sort = FIRST_SORT } = search;
  const status = OrderStatus.options.find((one) => one === search.status);
  return {
    sort,
    hidden: hiddenIn(search),
    ...(status ? { status } : {}),
    ...(keyword ? { keyword } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(down ? { machineDown: down } : {}),
  };
}

/** The list as a view has it. */
export function searchOf({ name: _, hidden, machineDown, ...rest }: OrderView): ListSearch {
  return { ...rest, down: machineDown, hide: hidden.length > 0 ? hidden.join(',') : undefined };
}

/** Where a view is shown; rows of a page stay as many as they are. */
export const viewHref = (view: OrderView, pageSize: number | undefined): string =>
  listHref({ ...searchOf(view), pageSize });

/** Whether the list is shown as a view has it. */
export const isShownAs = (view: OrderView, search: ListSearch): boolean =>
  viewHref(view, undefined) === viewHref({ ...stateOf(search), name: view.name }, undefined);
