// Places an order: everything recomputed, stock reserved, credit held or posted, once per Idempotency-Key (spec §7 make; product §7).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Answering } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { Shop } from '../../../platform/shop.ts';
import { checkCode } from '../../identity/index.ts';
import { batchCalls } from './batch-calls.ts';
import { placeOrders } from './place-orders.ts';

type MakeOrder = typeof calls.orders.makeOrder;

/** Orders in one transaction at most. */
const TOGETHER = 100;

/** The handler of one process; its orders that arrive together are placed together. */
export function makePlaceOrder(
  db: Db,
): (context: CustomerContext, input: ParsedOf<MakeOrder>, answering: Answering) => Promise<ResultOf<MakeOrder>> {
  const place = batchCalls(
    (requests: Parameters<typeof placeOrders>[1][number][]) => placeOrders(db, requests),
    TOGETHER,
  );
  return async ({ caller, language, currency, shop }, input, { keep }) => {
    requireProvider(shop, input.paymentMethod);
    const { confirmationCode: code } = input;
    // Before the order's transaction, so that a wrong try counts (decision 0056).
    const useCode = code === undefined ? null : await checkCode(db, { purpose: 'order', address: caller.email, code });
    return await place({ caller, language, currency, input, useCode, keep });
  };
}

// What nobody can take money for is not offered (product §7 Payment).
function requireProvider({ gateways }: Shop, method: ParsedOf<MakeOrder>['paymentMethod']): void {
  if (method === 'credit' || gateways.forMethod(method)) return;
  refuse('invalidContent', { field: 'paymentMethod', problem: 'choice' });
}
