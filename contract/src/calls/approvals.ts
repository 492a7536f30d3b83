/** Approving and rejecting orders that wait, what decides about it, and the amount above which an order is confirmed (product §7). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { longText } from '../fields.ts';
import { GivenMoney, Money } from '../money.ts';
import { ApprovalReason, OrderDetail, OrderNo, OrderStatus } from './order-shapes.ts';

/** What whoever decides looks at, besides the order itself; only for who may see prices. */
export const ApprovalView = z.object({
  orderNo: z.string(),
  status: OrderStatus,
  /** Reasons that wait, with whom each waits for and whether it is the caller who may clear it. */
  reasons: z.array(
    z.object({ reason: ApprovalReason, waitsFor: z.enum(['mainAccount', 'partsDesk']), isCallers: z.boolean() }),
  ),
  mayDecide: z.boolean(),
  /** What is still due after store credit: what goes on the line or has to be paid. */
  due: Money,
  maker: z.object({
    name: z.string(),
    email: z.string(),
    /** His spending limit, and by how much this order goes over it; both in the limit's currency. */
    spendingLimit: z.nullable(Money),
    overLimit: z.nullable(Money),
  }),
  /** The credit line with this order on it; null where the order needs none. */
  credit: z.nullable(
    z.object({
      limit: Money,
      held: Money,
      posted: Money,
      automaticLimit: Money,
      percentNow: z.number(),
      percentAfter: z.number(),
      isFrozen: z.boolean(),
      /** Whether the line holds this order. */
      isEnough: z.boolean(),
    }),
  ),
  /** Whether its parts are set aside already, all of them or as far as there are any; else whether they could be now. */
  stock: z.enum(['setAside', 'setAsideInPart', 'canBeTaken', 'isShort']),
  /** What becomes of the order once the caller has approved. */
  leadsTo: z.enum(['ships', 'waitsForPayment', 'waitsForPartsDesk', 'waitsForMainAccount']),
  /** The last day on which it is delivered, as planned when it was placed. */
  promiseDate: z.nullable(z.string()),
  /** When it ends by itself. */
  expiresAt: z.string(),
  /** Other orders of the same person that wait. */
  others: z.array(z.object({ orderNo: z.string(), placedAt: z.string(), total: Money })),
});
/** What whoever decides looks at. */
export type ApprovalView = z.infer<typeof ApprovalView>;

const Decided = z.object({
  orderNo: z.string(),
  status: OrderStatus,
  /** The reasons that still wait for somebody else. */
  waiting: z.array(ApprovalReason),
});
const Approving = z.strictObject({ orderNo: OrderNo });
/** With a cancel or a no, somebody is told why. */
const Rejecting = z.strictObject({ orderNo: OrderNo, reason: longText(1000, 1) });
const approvalRefusals = ['orderNotFound', 'orderNotAllowed', 'insufficientCredit', 'waitsForWarehouse'] as const;
const rejectionRefusals = ['orderNotFound', 'orderNotAllowed'] as const;

/** Calls about approvals. */
export const approvalCalls = {
  approvalView: get('/order/approval', {
    about: 'What the main account decides on: limits, credit and stock of an order that waits.',
    input: z.object({ orderNo: OrderNo }),
    result: ApprovalView,
    access: 'mayApprove',
    refuses: ['orderNotFound'],
  }),
  approveOrder: post('/order/approve', {
    about: 'Clears the reasons the main account may clear; with the last one the order goes on.',
    input: Approving,
    result: Decided,
    access: 'mayApprove',
    idempotent: true,
    refuses: approvalRefusals,
  }),
  rejectOrder: post('/order/reject', {
    about: 'Turns an order down for a reason that its maker is told; everything set aside comes back.',
    input: Rejecting,
    result: Decided,
    access: 'mayApprove',
    idempotent: true,
    refuses: rejectionRefusals,
  }),
  officeOrder: get('/office/order/info', {
    about: 'An order of any company as the parts desk sees it, with what decides about it.',
    input: z.object({ orderNo: OrderNo }),
    result: z.object({
      order: OrderDetail,
      company: z.object({ id: z.number(), name: z.string(), customerNumber: z.nullable(z.string()) }),
      approval: z.nullable(ApprovalView),
    }),
    access: 'officeOrdersOrFinance',
    refuses: ['orderNotFound'],
  }),
  officeApproveOrder: post('/office/order/approve', {
    about: 'Clears the reason `credit`; where it was the last one the order goes on.',
    input: Approving,
    result: Decided,
    access: 'officeOrdersOrFinance',
    idempotent: true,
    refuses: approvalRefusals,
  }),
  officeRejectOrder: post('/office/order/reject', {
    about: 'Turns an order down that waits for the parts desk, for a reason that its maker is told.',
    input: Rejecting,
    result: Decided,
    access: 'officeOrdersOrFinance',
    idempotent: true,
    refuses: rejectionRefusals,
  }),
  confirmationAmount: get('/order/confirmationAmount', {
    about: 'Above which amount an order of the company is confirmed by a mailed code; null where none is asked for.',
    input: z.object({}),
    result: z.object({ above: z.nullable(Money) }),
    access: 'mayViewPrices',
    refuses: [],
  }),
  setConfirmationAmount: post('/order/setConfirmationAmount', {
    about: 'Sets that amount, or with null asks for no code any more.',
    input: z.strictObject({ above: z.nullable(GivenMoney) }),
    result: z.object({ above: z.nullable(Money) }),
    access: 'mayApprove',
    refuses: [],
  }),
};
