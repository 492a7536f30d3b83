// Test factory of buyers who may order and of orders in any status (architecture §7).
import { randomUUID } from 'node:crypto';
import { calls, type OrderStatus } from '@outrigger/contract';
import type { Ask } from '../../../test/shop.ts';
import type { Db } from '../../platform/db/db.ts';
import { makeAddress } from '../addresses/addresses.make.ts';
import { makeCreditLine } from '../credit/credit.make.ts';
import { type MadeCompany, makeCompany } from '../identity/identity.make.ts';
import { makePart } from '../parts/parts.make.ts';

/** A company that may order: an address and a credit line. */
export interface Buyer extends MadeCompany {
  addressId: number;
}

/** A buyer with a credit line of 100,000.00 USD unless told otherwise; null for none. */
export async function makeBuyer(
  db: Db,
  given: { credit?: Parameters<typeof makeCreditLine>[2] | null } = {},
): Promise<Buyer> {
  const company = await makeCompany(db);
  if (given.credit !== null) await makeCreditLine(db, company.companyId, given.credit);
  return { ...company, addressId: await makeAddress(db, company.companyId) };
}

/** A key for a call that is done once. */
export const newKey = (): string => randomUUID();

/** The body of an order of these lines, shipped together on credit unless told otherwise. */
export function orderOf(
  buyer: Pick<Buyer, 'addressId'>,
  lines: { code: string; qty: number; hostId?: number; reference?: string }[],
  given: Record<string, unknown> = {},
) {
  return { lines, addressId: buyer.addressId, shipMode: 'together', paymentMethod: 'credit', ...given };
}

/** Places an order of one new part through the shop, then puts it into a later status where one is asked for. */
export async function makeOrder(
  it: { ask: Ask; shop: { db: Db } },
  given: { buyer?: Buyer; status?: OrderStatus; paymentMethod?: 'credit' | 'wallet'; quantity?: number } = {},
): Promise<{ orderNo: string; orderId: number; buyer: Buyer; code: string; partId: number }> {
  const { db } = it.shop;
  const waits = given.status === 'pendingApproval' || given.status === 'notApproved';
  const buyer = given.buyer ?? (await makeBuyer(db, waits ? { credit: { automaticLimitMinor: 0 } } : {}));
  const part = await makePart(db);
  const paymentMethod = given.paymentMethod ?? (given.status === 'unpaid' ? 'wallet' : 'credit');
  const body = orderOf(buyer, [{ code: part.code, qty: given.quantity ?? 2 }], { paymentMethod });
  const made = await it.ask(calls.orders.makeOrder, body, { token: buyer.token, key: newKey() });
  const { orderNo } = made.result;
  const [row] = await db<{ id: number }[]>`select id from orders where order_no = ${orderNo}`;
  const orderId = row?.id ?? 0;
  if (given.status && given.status !== made.result.status) await putInto(db, orderId, given.status);
  return { orderNo, orderId, buyer, code: part.code, partId: part.partId };
}

async function putInto(db: Db, orderId: number, status: OrderStatus): Promise<void> {
  const isSent = status === 'inTransit' || status === 'completed';
  await db`
    update orders set status = ${status}, dispatched_at = ${isSent ? db`now()` : null},
      completed_at = ${status === 'completed' ? db`now()` : null},
      return_until = ${status === 'completed' ? db`now() + interval '20 days'` : null}
    where id = ${orderId}`;
  if (!isSent) return;
  await db`update order_lines set shipped_quantity = batched_quantity where order_id = ${orderId}`;
  await db`update shipments set status = 'inTransit', dispatched_at = now() where order_id = ${orderId}`;
}
