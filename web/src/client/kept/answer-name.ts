// Which answers are kept for the time without a network, and the name of each: language and currency are not part of it, since an old answer in another language is better than none.
import type { Call } from '@outrigger/contract';

/** What people open beside a machine, and what an order is made of; nothing of the office, and no other company-wide lists. */
const KEPT = new Set([
  '/area-api/country/list-all',
  '/books/category',
  '/books/manual',
  '/books/manuals',
  '/books/partsList',
  '/category/host/categoryTreeList',
  '/category/host/detail',
  '/category/host/getHistoryShowFlag',
  '/category/host/pageList',
  '/category/host/partList',
  '/category/host/partsTypeTreeList',
  '/finance/creditUsageRecord/getCreditLines',
  '/order/getOrderInfo',
  '/order/list',
  '/shop/category-list',
  '/shop/goods-batch-detail',
  '/shop/goods-detail',
  '/shop/goods-list',
  '/userinfo/address',
]);

/** Whether answers to this call are kept. */
export const isKept = (path: string): boolean => KEPT.has(path);

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The name of a question: its path and what it asks, whatever the order of its fields. */
export const nameOf = ({ path }: Pick<Call, 'path'>, input: unknown): string =>
  `${path} ${JSON.stringify(inOrder(input))}`;
