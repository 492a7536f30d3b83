// Test factory of returns (architecture §7).
import { calls } from '@outrigger/contract';
import type { Ask } from '../../../../test/shop.ts';
import type { Db } from '../../../platform/db/db.ts';
import { type Buyer, makeOrder, newKey } from '../orders.make.ts';

/** Completes an order of a buyer and asks for one piece of it to be taken back; answers the number of the return. */
export async function makeReturn(it: { ask: Ask; shop: { db: Db } }, buyer: Buyer): Promise<string> {
  const { orderNo } = await makeOrder(it, { buyer, status: 'completed' });
  const lines = [{ orderNo, lineNo: 1, quantity: 1 }];
  const input = { lines, cause: 'notNeeded', reason: 'One too many.' };
  const asked = await it.ask(calls.returns.requestReturn, input, { token: buyer.token, key: newKey() });
  return asked.result.returnNo;
}
