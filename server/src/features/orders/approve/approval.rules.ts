// Who may clear which reason to wait, and where an order goes then (product §7 approve, reject).
import type { ApprovalView } from '@outrigger/contract';
import type { ApprovalReason, PaymentMethod } from '../life/order.rules.ts';

/** Who decides about orders that wait. */
export type Decider = ApprovalView['reasons'][number]['waitsFor'];

/** Whose word a reason waits for: `credit` is the parts desk's alone, the others the main account's alone. */
export const clearedBy = (reason: ApprovalReason): Decider => (reason === 'credit' ? 'partsDesk' : 'mainAccount');

/** A reason and what was said to it. */
export interface Reason {
  reason: ApprovalReason;
  state: 'waiting' | 'approved' | 'rejected';
}

/** Where an order goes once this decider has cleared what he may. */
export function leadsTo(
  waiting: readonly ApprovalReason[],
  decider: Decider,
  paying: { paymentMethod: PaymentMethod; dueMinor: number },
): ApprovalView['leadsTo'] {
  const left = waiting.filter((reason) => clearedBy(reason) !== decider);
  if (left.length > 0) return decider === 'partsDesk' ? 'waitsForMainAccount' : 'waitsForPartsDesk';
  return paying.paymentMethod === 'credit' || paying.dueMinor === 0 ? 'ships' : 'waitsForPayment';
}

/** A credit line with an order on it, in minor units. */
export interface LineWithOrder {
  limitMinor: number;
  heldMinor: number;
  postedMinor: number;
  isFrozen: boolean;
}

/** How full the line is without and with the order, in whole percent, and whether it holds it; what is held for it already counts in `heldMinor`. */
export function creditWith(
  line: LineWithOrder,
  order: { dueMinor: number; isHeld: boolean },
): Pick<NonNullable<ApprovalView['credit']>, 'percentNow' | 'percentAfter' | 'isEnough'> {
  const used = line.heldMinor + line.postedMinor;
  const after = order.isHeld ? used : used + order.dueMinor;
  return {
    percentNow: percentOf(after - order.dueMinor, line.limitMinor),
    percentAfter: percentOf(after, line.limitMinor),
    isEnough: order.isHeld || (!line.isFrozen && after <= line.limitMinor),
  };
}

const percentOf = (used: number, limit: number): number => (limit === 0 ? 100 : Math.round((used / limit) * 100));
