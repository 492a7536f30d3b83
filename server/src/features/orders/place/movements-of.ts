// What a new order moves in the ledger: credit held while it waits, posted where it goes through, store credit used (product §7).
import { ledger } from '../../credit/index.ts';
import { does, type NewOrder } from './new-order.ts';

/** The movements that the order's row of the table names; those of nothing are left out when they are written. */
export function movementsOf(order: NewOrder): ledger.Movement[] {
  const { caller } = order.request;
  const of = {
    companyId: caller.companyId,
    orderId: order.orderId,
    currency: order.basis.currency,
    userId: caller.userId,
  };
  const credit = { ...of, amountMinor: order.creditMinor };
  return [
    ...(does('useStoreCredit')(order) ? [ledger.useStoreCredit({ ...of, amountMinor: order.storeCreditMinor })] : []),
    ...(does('holdCredit')(order) ? [ledger.hold(credit)] : []),
    ...(does('postCredit')(order) ? [ledger.post(credit)] : []),
  ];
}
