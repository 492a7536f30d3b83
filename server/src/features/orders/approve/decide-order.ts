// Approves or rejects an order that waits, by its main account or the parts desk: all in the transaction that clears the last reason (product §7).
import type { calls, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { Caller, Customer } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import type { Answering } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/refuse.ts';
import { isHeld } from '../life/order-guards.reads.ts';
import { moveOrder } from '../life/move-order.ts';
import { type LockedOrder, lockOrder } from '../life/order-moves.store.ts';
import type { Actor, ApprovalReason } from '../life/order.rules.ts';
import { clearedBy, type Decider, type Reason } from './approval.rules.ts';
import { appendCleared, readReasons, readStatus, sayTo } from './approvals.store.ts';

type Decided = ResultOf<typeof calls.approvals.approveOrder>;
type Asked = { orderNo: string; reason?: string };
type Keep = Pick<Answering, 'keep'>;

/** Who decides, and of which company's orders; the parts desk of everybody's. */
interface By {
  decider: Decider;
  actor: Actor;
  userId: number;
  companyId: number | null;
  /** The request that is noted with what the parts desk does. */
  requestId?: string;
}

const mainAccount = ({ userId, companyId }: Customer): By => ({
  decider: 'mainAccount',
  actor: 'buyer',
  userId,
  companyId,
});
const partsDesk = ({ caller, requestId }: Context<Caller>): By => ({
  decider: 'partsDesk',
  actor: 'office',
  userId: caller.userId,
  companyId: null,
  requestId,
});

type OfCompany = (context: Context<Customer>, input: Asked, answering: Keep) => Promise<Decided>;
type OfOffice = (context: Context<Caller>, input: Asked, answering: Keep) => Promise<Decided>;

/** The main account approves an order of its company. */
export const approveOrder: OfCompany = ({ db, caller }, input, { keep }) =>
  inTransaction(db, (trx) => approve(trx, input, { by: mainAccount(caller), keep }));

/** The main account rejects one. */
export const rejectOrder: OfCompany = ({ db, caller }, input, { keep }) =>
  inTransaction(db, (trx) => reject(trx, input, { by: mainAccount(caller), keep }));

/** The parts desk approves what waits for credit. */
export const officeApproveOrder: OfOffice = (context, input, { keep }) =>
  inTransaction(context.db, (trx) => approve(trx, input, { by: partsDesk(context), keep }));

/** The parts desk rejects it. */
export const officeRejectOrder: OfOffice = (context, input, { keep }) =>
  inTransaction(context.db, (trx) => reject(trx, input, { by: partsDesk(context), keep }));

type Deciding = Keep & { by: By };

async function approve(trx: Trx, { orderNo }: Asked, { by, keep }: Deciding): Promise<Decided> {
  const order = await lockFor(trx, orderNo, by);
  const hasCleared = await clearHis(trx, order, by);
  const decided = await answer(trx, order, keep);
  if (hasCleared) await note(trx, order, { by, event: 'approve', decided });
  return decided;
}

/** Clears what is his; false where he had done so before and nothing changed. */
async function clearHis(trx: Trx, order: LockedOrder, by: By): Promise<boolean> {
  const move = { event: 'approve', actor: by.actor, userId: by.userId } as const;
  if (order.status !== 'pendingApproval') return (await moveOrder(trx, order, move)) === 'moved';
  const { mine, others } = await reasonsFor(trx, order, { by, event: 'approve' });
  // Also where others still have to clear theirs and it does not move yet.
  if (!(await isHeld.mayStillApprove(trx, order, move))) refuseEvent(order, 'approve');
  await sayTo(trx, order.id, { reasons: mine, state: 'approved', userId: by.userId });
  if (others.length === 0) await moveOrder(trx, order, move);
  else if (mine.length > 0) await appendCleared(trx, order, { ...by, reasons: mine });
  return mine.length > 0;
}

async function reject(trx: Trx, { orderNo, reason = '' }: Asked, { by, keep }: Deciding): Promise<Decided> {
  const order = await lockFor(trx, orderNo, by);
  if (order.status === 'pendingApproval') {
    const { mine } = await reasonsFor(trx, order, { by, event: 'reject' });
    // What one has cleared already, somebody else decides now.
    if (mine.length === 0) refuseEvent(order, 'reject');
    await sayTo(trx, order.id, { reasons: mine, state: 'rejected', userId: by.userId, note: reason });
  }
  const outcome = await moveOrder(trx, order, { event: 'reject', actor: by.actor, userId: by.userId, reason });
  const decided = await answer(trx, order, keep);
  if (outcome === 'moved') await note(trx, order, { by, event: 'reject', decided, reason });
  return decided;
}

async function lockFor(trx: Trx, orderNo: string, { companyId }: By): Promise<LockedOrder> {
  return (await lockOrder(trx, { orderNo, companyId })) ?? refuse('orderNotFound', { orderNo });
}

type Event = 'approve' | 'reject';

// Nobody decides about an order of his own, or about reasons that are somebody else's alone.
async function reasonsFor(
  trx: Trx,
  order: LockedOrder,
  { by, event }: { by: By; event: Event },
): Promise<{ mine: ApprovalReason[]; others: ApprovalReason[] }> {
  const reasons = await readReasons(trx, order.id);
  const isHis = ({ reason }: Reason) => clearedBy(reason) === by.decider;
  if (order.createdBy === by.userId || !reasons.some(isHis)) refuseEvent(order, event);
  const waiting = reasons.filter((one) => one.state === 'waiting');
  return {
    mine: waiting.filter(isHis).map((one) => one.reason),
    others: waiting.filter((one) => !isHis(one)).map((one) => one.reason),
  };
}

const refuseEvent = ({ orderNo, status }: LockedOrder, event: Event): never =>
  refuse('orderNotAllowed', { orderNo, status, event });

/** What the parts desk does is noted in the audit trail; a company's own word on its orders stands in their events. */
async function note(
  trx: Trx,
  order: LockedOrder,
  { by, event, decided, reason }: { by: By; event: Event; decided: Decided; reason?: string },
): Promise<void> {
  if (by.decider !== 'partsDesk') return;
  await audit(trx, {
    action: event === 'approve' ? 'officeApproveOrder' : 'officeRejectOrder',
    userId: by.userId,
    companyId: order.companyId,
    subject: `order ${order.orderNo}`,
    before: { status: order.status },
    after: { status: decided.status },
    reason,
    requestId: by.requestId,
  });
}

async function answer(trx: Trx, order: LockedOrder, keep: Answering['keep']): Promise<Decided> {
  const status = await readStatus(trx, order.id);
  const reasons = status === 'pendingApproval' ? await readReasons(trx, order.id) : [];
  const waiting = reasons.filter((one) => one.state === 'waiting').map((one) => one.reason);
  const decided = { orderNo: order.orderNo, status, waiting };
  await keep(trx, decided);
  return decided;
}
