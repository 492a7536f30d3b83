// What a new order moves in the ledger: credit held while it waits, posted where it goes through, store credit used (product §7).
import { ledger } from '../../credit/index.ts';
import type { NewOrder } from './new-order.ts';

/** The movements of a new order; those of nothing are left out when they are written. */
export function movementsOf(order: NewOrder): ledger.Movement[] {
  const { caller, input } = order.request;
  const of = {
    companyId: caller.companyId,
    orderId: order.orderId,
    currency: order.basis.currency,
    userId: caller.userId,
  };
  const used = ledger.useStoreCredit({ ...of, amountMinor: order.storeCreditMinor });
  if (input.paymentMethod !== 'credit') return [used];
  const move = order.status === 'pendingApproval' ? ledger.hold : ledger.post;
  return [used, move({ ...of, amountMinor: order.creditMinor })];
}
