// Test factory of buyers who may order and of orders in any status (architecture §7).
import { randomUUID } from 'node:crypto';
import { calls, type OrderStatus } from '@outrigger/contract';
import type { Ask } from '../../../test/shop.ts';
import { type Db, inTransaction } from '../../platform/db/db.ts';
import { makeAddress } from '../addresses/addresses.make.ts';
import { makeCreditLine } from '../credit/credit.make.ts';
import { type MadeCompany, makeCompany } from '../identity/identity.make.ts';
import { makePart } from '../parts/parts.make.ts';
import type { Move } from './life/move.ts';
import { moveOrder } from './life/move-order.ts';
import { lockOrder } from './life/order-moves.store.ts';
import type { OrderEvent } from './life/order.rules.ts';

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
  if (given.status && given.status !== made.result.status) await putInto(db, orderNo, given.status);
  return { orderNo, orderId, buyer, code: part.code, partId: part.partId };
}

/** The moves that lead from where a new order begins to each status. */
const WAYS: Record<OrderStatus, Move[]> = {
  unpaid: [],
  pendingApproval: [],
  toBeShipped: [],
  inTransit: [by('dispatch')],
  completed: [by('dispatch'), by('delivered'), by('confirmReceipt')],
  canceled: [by('cancel')],
  notApproved: [{ ...by('reject'), reason: 'Not this month.' }],
};

function by(event: OrderEvent): Move {
  return { event, actor: 'clock', userId: null };
}

async function putInto(db: Db, orderNo: string, status: OrderStatus): Promise<void> {
  for (const move of WAYS[status]) await happen(db, orderNo, move);
}

/** Moves an order by one event, as a use case would. */
export async function happen(db: Db, orderNo: string, move: Move): Promise<'moved' | 'noEffect'> {
  return await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, { orderNo, companyId: null });
    if (!order) throw new RangeError(`there is no order ${orderNo}`);
    return await moveOrder(trx, order, move);
  });
}
