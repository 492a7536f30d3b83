// A small model of an order's life, written apart from its table, that random walks are held against (quality 1).
import type { OrderStatus } from '@outrigger/contract';
import type { ApprovalReason } from './order.rules.ts';
import type { TestShop } from '../../../../test/shop.ts';

/** Whose order a walk leads, and who may speak. */
export interface Walker {
  it: TestShop;
  orderNo: string;
  makerToken: string;
  mainToken: string;
  deskToken: string;
  financeToken: string;
  companyId: number;
  partIds: number[];
  /** Store credit of its company before it ordered. */
  savedMinor: number;
}

/** What a walk may do to an order. */
export const WALK_EVENTS = [
  'cancelByMaker',
  'cancelByDesk',
  'approveByMain',
  'approveByDesk',
  'rejectByMain',
  'rejectByDesk',
  'pay',
  'payFails',
  'dispatch',
  'dispatchOne',
  'dispatchByMain',
  'deliver',
  'confirm',
  'confirmByDesk',
  'takeBack',
  'creditReport',
  'bookPayment',
  'bookStoreCredit',
  'timeNears',
  'timePasses',
] as const;
/** One of them. */
export type WalkEvent = (typeof WALK_EVENTS)[number];

/** All that the model remembers of an order. */
export interface Modelled {
  status: OrderStatus;
  isOnCredit: boolean;
  /** Store credit leaves nothing to pay. */
  isCovered: boolean;
  isTogether: boolean;
  isByMain: boolean;
  /** Reasons it was made to wait for, and those that still stand. */
  reasons: readonly ApprovalReason[];
  open: readonly ApprovalReason[];
  /** Batches that have not left, that are on their way, and that came. */
  planned: number;
  underWay: number;
  arrived: number;
  /** How often somebody was reminded to pay and to approve. */
  payReminders: number;
  approvalReminders: number;
  /** Pieces of the first line that went back, of the two it has. */
  takenBack: number;
  /** Pieces of it that were reported and credited. */
  credited: number;
  /** How often money was booked for what its credit line has posted, and store credit was given. */
  payments: number;
  grants: number;
}

/** What the model expects: the order after it, or null where it is refused. */
export type Expected = Modelled | null;

const ofDesk = (reason: ApprovalReason): boolean => reason === 'credit';
const ended = (order: Modelled, status: 'canceled' | 'notApproved'): Modelled => ({ ...order, status, planned: 0 });

const cancel = (order: Modelled): Expected => {
  if (order.status === 'canceled') return order;
  return ['unpaid', 'pendingApproval', 'toBeShipped'].includes(order.status) ? ended(order, 'canceled') : null;
};

/** Pieces of the first line that may still come back or be credited; its first batch holds all of them. */
const hasPieces = ({ underWay, arrived, takenBack, credited }: Modelled): boolean =>
  underWay + arrived > 0 && takenBack + credited < 2;

const isPosted = ({ isOnCredit, isCovered, status }: Modelled): boolean =>
  isOnCredit && !isCovered && ['toBeShipped', 'inTransit', 'completed'].includes(status);

const isFreeToShip = ({ isOnCredit, isCovered }: Modelled): boolean => isOnCredit || isCovered;

const approve =
  (isDesk: boolean) =>
  (order: Modelled): Expected => {
    const status = isFreeToShip(order) ? 'toBeShipped' : 'unpaid';
    if (order.status !== 'pendingApproval') return order.status === status ? order : null;
    const isMine = (reason: ApprovalReason) => ofDesk(reason) === isDesk;
    if (!order.reasons.some(isMine) || (!isDesk && order.isByMain)) return null;
    const open = order.open.filter((reason) => !isMine(reason));
    if (open.length > 0) return { ...order, open };
    return { ...order, open, status };
  };

const reject =
  (isDesk: boolean) =>
  (order: Modelled): Expected => {
    if (order.status === 'notApproved') return order;
    if (order.status !== 'pendingApproval' || (!isDesk && order.isByMain)) return null;
    return order.open.some((reason) => ofDesk(reason) === isDesk) ? ended(order, 'notApproved') : null;
  };

/** What each event does to an order, said without the table. */
export const expects: Record<WalkEvent, (order: Modelled) => Expected> = {
  cancelByMaker: cancel,
  cancelByDesk: cancel,
  approveByMain: approve(false),
  approveByDesk: approve(true),
  rejectByMain: reject(false),
  rejectByDesk: reject(true),
  pay: (order) => (order.status === 'unpaid' ? { ...order, status: 'toBeShipped' } : null),
  payFails: (order) => (order.status === 'unpaid' ? order : null),
  dispatch: (order) => send(order, order.planned),
  dispatchOne: (order) => (order.isTogether ? null : send(order, 1)),
  dispatchByMain: () => null,
  deliver: (order) => {
    if (order.planned === 0 && order.underWay === 0 && order.arrived > 0) return order;
    if (order.status !== 'inTransit' || order.underWay === 0) return null;
    return { ...order, underWay: 0, arrived: order.arrived + order.underWay };
  },
  confirm: (order) => {
    if (order.status === 'completed') return order;
    if (order.status !== 'inTransit' || order.planned > 0) return null;
    return { ...order, status: 'completed', underWay: 0, arrived: order.arrived + order.underWay };
  },
  confirmByDesk: () => null,
  takeBack: (order) =>
    order.status === 'completed' && hasPieces(order) ? { ...order, takenBack: order.takenBack + 1 } : null,
  creditReport: (order) => (hasPieces(order) ? { ...order, credited: order.credited + 1 } : null),
  // No walk is so long that all of the order would be paid.
  bookPayment: (order) => (isPosted(order) ? { ...order, payments: order.payments + 1 } : null),
  bookStoreCredit: (order) => ({ ...order, grants: order.grants + 1 }),
  // Twelve hours are left to pay, and whoever has to approve has let four days go by.
  timeNears: (order) => {
    if (order.status === 'unpaid') return { ...order, payReminders: 1 };
    return order.status === 'pendingApproval' ? { ...order, approvalReminders: 1 } : order;
  },
  timePasses: (order) => {
    if (order.status === 'unpaid' || order.status === 'pendingApproval') return ended(order, 'canceled');
    const isThere = order.status === 'inTransit' && order.planned === 0 && order.underWay === 0;
    return isThere ? { ...order, status: 'completed' } : order;
  },
};

function send(order: Modelled, count: number): Expected {
  const isOpen = order.status === 'toBeShipped' || order.status === 'inTransit';
  if (!isOpen || order.planned === 0) return null;
  return { ...order, status: 'inTransit', planned: order.planned - count, underWay: order.underWay + count };
}
