// A company's orders within a range of days (spec §5: the range must be valid).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refuse.ts';
import { mayViewPrices } from '../../pricing/index.ts';
import { readOrderList } from './order-list.reads.ts';

type OrderList = typeof calls.orders.orderList;

/** Refuses a range that ends before it begins, and who may not see prices a list that tells their order (product §4). */
export async function listOrders(context: CustomerContext, input: ParsedOf<OrderList>): Promise<ResultOf<OrderList>> {
  const { db, caller, language } = context;
  if (input.from && input.to && input.from > input.to) refuse('dateRangeInvalid');
  const maySeePrices = mayViewPrices(caller);
  if (input.sort.startsWith('total') && !maySeePrices) refuse('noPermission');
  return await readOrderList(db, input, {
    companyId: caller.companyId,
    language,
    maySeePrices,
  });
}
