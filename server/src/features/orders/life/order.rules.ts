// The life of an order as one table: each status × each event (spec §4; product §7).
import type { OrderStatus } from '@outrigger/contract';

/** What can happen to an order once it is made. */
export const ORDER_EVENTS = [
  'captured',
  'paymentFailed',
  'cancel',
  'payByPassed',
  'approve',
  'reject',
  'approvalExpired',
  'dispatch',
  'delivered',
  'confirmReceipt',
  'receiptOverdue',
  'returnAccepted',
] as const;
/** One event of an order's life. */
export type OrderEvent = (typeof ORDER_EVENTS)[number];
/** How the order is paid. */
export type PaymentMethod = 'credit' | 'wallet' | 'card';

/** What decides which way an order goes: how it is paid, and what is left to pay after store credit, in minor units. */
export interface Paying {
  paymentMethod: PaymentMethod;
  dueMinor: number;
}

/** What a transition brings with it; `takeMissing`: credit and stock of an order that waited without them (decision 0025). */
export type Effect =
  | 'markPaid'
  | 'setPayBy'
  | 'takeMissing'
  | 'postCredit'
  | 'voidCredit'
  | 'releaseStock'
  | 'issueInvoice'
  | 'refund'
  | 'issueCreditNote'
  | 'lowerStock'
  | 'noteDelivery'
  | 'openReturnWindow'
  | 'grantStoreCredit'
  | 'sendMail';

/** Where an event leads: to a status with effects, to a success without effect, or nowhere (refused with 409). */
export type Step = { to: OrderStatus; effects: readonly Effect[] } | 'noEffect' | 'refused';

/** A step, or one that hangs on how the order is paid; `covered` where store credit left nothing to pay by wallet or card. */
type Cell = Step | { credit: Step; paid: Step; covered?: Step };

const step = (to: OrderStatus, ...effects: Effect[]): Step => ({ to, effects });
const sameIn = (...events: OrderEvent[]): Partial<Record<OrderEvent, Cell>> =>
  Object.fromEntries(events.map((event) => [event, 'noEffect']));

// What a row does not name is refused. An event that already produced the present state is a success without effect.
const table: Record<OrderStatus, Partial<Record<OrderEvent, Cell>>> = {
  unpaid: {
    captured: step('toBeShipped', 'markPaid', 'issueInvoice', 'sendMail'),
    paymentFailed: step('unpaid'),
    cancel: step('canceled', 'releaseStock'),
    payByPassed: step('canceled', 'releaseStock'),
    approve: { credit: 'refused', paid: 'noEffect' },
  },
  pendingApproval: {
    approve: {
      credit: step('toBeShipped', 'takeMissing', 'postCredit', 'issueInvoice', 'sendMail'),
      paid: step('unpaid', 'setPayBy', 'sendMail'),
      // Nobody can pay nothing: it would lie unpaid until its time is over.
      covered: step('toBeShipped', 'markPaid', 'issueInvoice', 'sendMail'),
    },
    reject: step('notApproved', 'voidCredit', 'releaseStock', 'sendMail'),
    cancel: step('canceled', 'voidCredit', 'releaseStock'),
    approvalExpired: step('canceled', 'voidCredit', 'releaseStock'),
  },
  toBeShipped: {
    cancel: step('canceled', 'refund', 'issueCreditNote', 'releaseStock'),
    dispatch: step('inTransit', 'lowerStock', 'sendMail'),
    captured: { credit: 'refused', paid: 'noEffect' },
    approve: { credit: 'noEffect', paid: 'refused', covered: 'noEffect' },
  },
  inTransit: {
    dispatch: step('inTransit', 'lowerStock', 'sendMail'),
    delivered: step('inTransit', 'noteDelivery'),
    confirmReceipt: step('completed', 'openReturnWindow'),
    receiptOverdue: step('completed', 'openReturnWindow'),
    captured: { credit: 'refused', paid: 'noEffect' },
  },
  completed: {
    returnAccepted: step('completed', 'grantStoreCredit'),
    captured: { credit: 'refused', paid: 'noEffect' },
    ...sameIn('confirmReceipt', 'receiptOverdue'),
  },
  canceled: {
    // Money that comes after the end goes back in full; the order is never opened again.
    captured: { credit: 'refused', paid: step('canceled', 'refund') },
    ...sameIn('cancel', 'payByPassed', 'approvalExpired'),
  },
  notApproved: sameIn('reject'),
};

/** The stated result of an event for an order in this status, paid this way. */
export function stepOf(status: OrderStatus, event: OrderEvent, paying: Paying): Step {
  const cell = table[status][event] ?? 'refused';
  if (typeof cell === 'string' || 'to' in cell) return cell;
  if (paying.paymentMethod === 'credit') return cell.credit;
  return paying.dueMinor === 0 ? (cell.covered ?? cell.paid) : cell.paid;
}

/** Whether a wanted day is over everywhere; both are written yyyy-MM-dd, so their order is that of the texts. */
export const isPast = (wantedBy: string, earliestToday: string): boolean => wantedBy < earliestToday;

/** A reason to wait for somebody. */
export type ApprovalReason = 'credit' | 'spendLimit' | 'noPrice';

/** The status a new order begins with: it waits while there is a reason, ships where nothing is left to pay, else is unpaid. */
export function firstStatus(reasons: readonly ApprovalReason[], paying: Paying): OrderStatus {
  if (reasons.length > 0) return 'pendingApproval';
  return paying.paymentMethod === 'credit' || paying.dueMinor === 0 ? 'toBeShipped' : 'unpaid';
}
