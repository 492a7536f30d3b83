// The life of an order as one table: each status × each event, with the guard it stands under and the effects that are done (spec §4; product §7).
import type { OrderStatus } from '@outrigger/contract';

/** What can happen to an order once it is made. */
export const ORDER_EVENTS = [
  'captured',
  'paymentFailed',
  'payReminder',
  'cancel',
  'payByPassed',
  'approve',
  'reject',
  'approvalReminder',
  'approvalExpired',
  'dispatch',
  'delivered',
  'confirmReceipt',
  'receiptOverdue',
  'returnAccepted',
] as const;
/** One event of an order's life. */
export type OrderEvent = (typeof ORDER_EVENTS)[number];
/** What the clock alone brings about. */
export type ClockEvent = 'payReminder' | 'payByPassed' | 'approvalReminder' | 'approvalExpired' | 'receiptOverdue';
/** Who or what brings an event about. */
export type Actor = 'buyer' | 'office' | 'provider' | 'carrier' | 'clock';
/** How the order is paid. */
export type PaymentMethod = 'credit' | 'wallet' | 'card';

/** What decides which way an order goes: how it is paid, and what is left to pay after store credit, in minor units. */
export interface Paying {
  paymentMethod: PaymentMethod;
  dueMinor: number;
}

/** What making an order brings with it, in the order of locks. */
export type MakeEffect =
  | 'takeStock'
  | 'useStoreCredit'
  | 'holdCredit'
  | 'postCredit'
  | 'markPaid'
  | 'setPayBy'
  | 'issueInvoice'
  | 'sendMail';

/** What a transition brings with it; `takeMissing`: credit and stock of an order that waited without them (decision 0025). */
export type Effect =
  | 'markPaid'
  | 'setPayBy'
  | 'takeMissing'
  | 'postCredit'
  | 'voidCredit'
  | 'reverseCredit'
  | 'returnStoreCredit'
  | 'releaseStock'
  | 'issueInvoice'
  | 'refund'
  | 'issueCreditNote'
  | 'lowerStock'
  | 'noteDelivery'
  | 'openReturnWindow'
  | 'grantStoreCredit'
  | 'remindApprover'
  | 'sendMail';

/** What must hold besides the status, asked of the order under its lock. */
export type Guard =
  | 'timeHasCome'
  | 'nothingCaptured'
  | 'allCleared'
  | 'mayStillApprove'
  | 'batchOpen'
  | 'batchOnItsWay'
  | 'allDispatched'
  | 'returnWindowOpen';

/** A row of the table that leads somewhere. */
export interface Transition {
  to: OrderStatus;
  effects: readonly Effect[];
  guards?: readonly Guard[];
}

/** Where an event leads: to a status with effects, to a success without effect, or nowhere (refused with 409). */
export type Step = Transition | 'noEffect' | 'refused';

/** A step, or one that hangs on how the order is paid; `covered` where store credit left nothing to pay by wallet or card. */
type Cell = Step | { credit: Step; paid: Step; covered?: Step };

const step = (to: OrderStatus, ...effects: Effect[]): Transition => ({ to, effects });
const under = (guards: readonly Guard[], transition: Transition): Transition => ({ ...transition, guards });
const sameIn = (...events: OrderEvent[]): Partial<Record<OrderEvent, Cell>> =>
  Object.fromEntries(events.map((event) => [event, 'noEffect']));

// What a row does not name is refused. An event that already produced the present state is a success without effect.
// Effects stand in the order of locks: stock, credit, numbers of documents, and mails last.
const endUnpaid = step('canceled', 'releaseStock', 'returnStoreCredit', 'sendMail');
const endWaiting = step('canceled', 'releaseStock', 'voidCredit', 'returnStoreCredit', 'sendMail');

const table: Record<OrderStatus, Partial<Record<OrderEvent, Cell>>> = {
  unpaid: {
    captured: step('toBeShipped', 'markPaid', 'issueInvoice', 'sendMail'),
    paymentFailed: step('unpaid'),
    payReminder: under(['timeHasCome'], step('unpaid', 'sendMail')),
    cancel: under(['nothingCaptured'], endUnpaid),
    payByPassed: under(['timeHasCome', 'nothingCaptured'], endUnpaid),
    approve: { credit: 'refused', paid: 'noEffect' },
  },
  pendingApproval: {
    approve: {
      credit: under(
        ['mayStillApprove', 'allCleared'],
        step('toBeShipped', 'takeMissing', 'postCredit', 'issueInvoice', 'sendMail'),
      ),
      paid: under(['mayStillApprove', 'allCleared'], step('unpaid', 'setPayBy', 'sendMail')),
      // Nobody can pay nothing: it would lie unpaid until its time is over.
      covered: under(['mayStillApprove', 'allCleared'], step('toBeShipped', 'markPaid', 'issueInvoice', 'sendMail')),
    },
    reject: step('notApproved', 'releaseStock', 'voidCredit', 'returnStoreCredit', 'sendMail'),
    cancel: endWaiting,
    approvalReminder: under(['timeHasCome'], step('pendingApproval', 'remindApprover')),
    approvalExpired: under(['timeHasCome'], endWaiting),
  },
  toBeShipped: {
    cancel: step(
      'canceled',
      'releaseStock',
      'reverseCredit',
      'returnStoreCredit',
      'refund',
      'issueCreditNote',
      'sendMail',
    ),
    dispatch: under(['batchOpen'], step('inTransit', 'lowerStock', 'sendMail')),
    captured: { credit: 'refused', paid: 'noEffect' },
    approve: { credit: 'noEffect', paid: 'refused', covered: 'noEffect' },
  },
  inTransit: {
    dispatch: under(['batchOpen'], step('inTransit', 'lowerStock', 'sendMail')),
    delivered: under(['batchOnItsWay'], step('inTransit', 'noteDelivery', 'sendMail')),
    // Whoever has all of it has what was on its way; the clock waits until nothing is.
    confirmReceipt: under(['allDispatched'], step('completed', 'noteDelivery', 'openReturnWindow', 'sendMail')),
    receiptOverdue: under(['timeHasCome', 'allDispatched'], step('completed', 'openReturnWindow', 'sendMail')),
    captured: { credit: 'refused', paid: 'noEffect' },
  },
  completed: {
    returnAccepted: under(['returnWindowOpen'], step('completed', 'grantStoreCredit')),
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

/** The row of a new order: what it begins as, and what is done for it. */
export interface MakeStep {
  to: 'unpaid' | 'toBeShipped' | 'pendingApproval';
  effects: readonly MakeEffect[];
}

const make = (to: MakeStep['to'], ...effects: MakeEffect[]): MakeStep => ({ to, effects });

/** How a new order begins: by credit, by wallet or card, or wholly covered by store credit; each with a reason to wait or without. */
export const makeTable = {
  credit: {
    waits: make('pendingApproval', 'takeStock', 'useStoreCredit', 'holdCredit', 'sendMail'),
    goes: make('toBeShipped', 'takeStock', 'useStoreCredit', 'postCredit', 'issueInvoice', 'sendMail'),
  },
  paid: {
    waits: make('pendingApproval', 'takeStock', 'useStoreCredit', 'sendMail'),
    goes: make('unpaid', 'takeStock', 'useStoreCredit', 'setPayBy', 'sendMail'),
  },
  covered: {
    waits: make('pendingApproval', 'takeStock', 'useStoreCredit', 'sendMail'),
    goes: make('toBeShipped', 'takeStock', 'useStoreCredit', 'markPaid', 'issueInvoice', 'sendMail'),
  },
} as const;

/** The row of a new order: it waits while there is a reason, ships where nothing is left to pay, else is unpaid. */
export function makeStep(reasons: readonly ApprovalReason[], paying: Paying): MakeStep {
  const paid = paying.dueMinor === 0 ? 'covered' : 'paid';
  const row = makeTable[paying.paymentMethod === 'credit' ? 'credit' : paid];
  return reasons.length > 0 ? row.waits : row.goes;
}
