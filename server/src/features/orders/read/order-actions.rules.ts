// What a caller may do with an order now (spec §4 Order actions; product §7).
import type { OrderDetail } from '@outrigger/contract';
import { clearedBy } from '../approve/approval.rules.ts';
import { type ApprovalReason, type OrderEvent, type Paying, stepOf } from '../life/order.rules.ts';

/** An action of spec §4, or the main account's word on a waiting order. */
export type Action = OrderDetail['actions'][number];

/** What decides about actions. */
export interface ActionFacts extends Paying {
  status: OrderDetail['status'];
  waitingFor: readonly ApprovalReason[];
  isAllDispatched: boolean;
  isTracked: boolean;
  hasInvoice: boolean;
  /** Past the days of product §7 nobody decides any more; the routine that ends it comes up to a minute later. */
  hasWaitedOut: boolean;
  /** Whether it is completed and its return window is open. */
  mayComeBack: boolean;
  caller: { isCreator: boolean; isMain: boolean; mayOrder: boolean; mayViewPrices: boolean };
}

const leads = (facts: ActionFacts, event: OrderEvent): boolean =>
  typeof stepOf(facts.status, event, facts) === 'object';

const asked: Record<Action, (facts: ActionFacts) => boolean> = {
  payNow: (facts) => facts.status === 'unpaid' && facts.caller.mayOrder && facts.caller.mayViewPrices,
  cancel: (facts) => leads(facts, 'cancel') && facts.caller.mayOrder && (facts.caller.isCreator || facts.caller.isMain),
  tracking: (facts) => facts.isTracked,
  confirmReceipt: (facts) => leads(facts, 'confirmReceipt') && facts.isAllDispatched && facts.caller.mayOrder,
  invoice: (facts) => facts.hasInvoice && facts.caller.mayViewPrices,
  reorder: (facts) => facts.caller.mayOrder,
  return: (facts) => facts.mayComeBack && facts.caller.mayOrder,
  approve: (facts) => mayDecide(facts),
  reject: (facts) => mayDecide(facts),
};

// `credit` is the parts desk's to clear; the main account clears the others, never for an order of its own.
function mayDecide({ status, waitingFor, hasWaitedOut, caller }: ActionFacts): boolean {
  const isOwnToClear = waitingFor.some((reason) => clearedBy(reason) === 'mainAccount');
  return status === 'pendingApproval' && !hasWaitedOut && isOwnToClear && caller.isMain && !caller.isCreator;
}

// The invoice is offered with the call that does it.
const DONE: readonly Action[] = [
  'payNow',
  'tracking',
  'confirmReceipt',
  'cancel',
  'reorder',
  'return',
  'approve',
  'reject',
];

/** The actions open to this caller, in the order they are shown. */
export function actionsFor(facts: ActionFacts): Action[] {
  return DONE.filter((action) => asked[action](facts));
}
