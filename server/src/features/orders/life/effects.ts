// Each effect of the table with what does it; one that is missing does not compile (product §7).
import type { Trx } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/outbox.store.ts';
import { ledger, writeMovements } from '../../credit/index.ts';
import { requestRefunds } from '../../payments/index.ts';
import { releaseStock } from '../../stock/index.ts';
import { issueCreditNote, issueInvoice } from '../documents.store.ts';
import { lowerStock } from './dispatch.store.ts';
import {
  cancelPlannedBatches,
  markPaid,
  noteDelivery,
  openReturnWindow,
  readPosted,
  setPayBy,
} from './effects.store.ts';
import type { Move } from './move.ts';
import { ORDER_MAIL_JOB } from './order-mail-job.ts';
import type { LockedOrder } from './order-moves.store.ts';
import type { Effect } from './order.rules.ts';
import { grantStoreCredit } from './grant-store-credit.ts';
import { reverseCredit } from './reverse-credit.ts';
import { takeMissing } from './take-missing.ts';

type Do = (trx: Trx, order: LockedOrder, move: Move) => Promise<void>;

const movementOf = (order: LockedOrder, move: Move, amountMinor: number) => ({
  companyId: order.companyId,
  orderId: order.id,
  currency: order.currency,
  userId: move.userId,
  amountMinor,
});

/** What does each effect, in the transaction of the move; movements of nothing are left out when they are written. */
export const doEffect: Record<Effect, Do> = {
  markPaid: (trx, { id }) => markPaid(trx, id),
  setPayBy: (trx, { id }) => setPayBy(trx, id),
  takeMissing,
  // What is due is held since the order waits, or since a moment by takeMissing.
  postCredit: (trx, order, move) => writeMovements(trx, [ledger.captureHold(movementOf(order, move, order.dueMinor))]),
  voidCredit: async (trx, order, move) => {
    const { heldMinor } = await readPosted(trx, order.id);
    await writeMovements(trx, [ledger.voidHold(movementOf(order, move, heldMinor))]);
  },
  reverseCredit,
  returnStoreCredit: (trx, order, move) =>
    writeMovements(trx, [ledger.returnStoreCredit(movementOf(order, move, order.storeCreditMinor))]),
  releaseStock: async (trx, { id }) => {
    await releaseStock(trx, id);
    await cancelPlannedBatches(trx, id);
  },
  issueInvoice: (trx, { id }) => issueInvoice(trx, [id]),
  refund: (trx, { id }, move) =>
    requestRefunds(trx, { orderId: id, reason: move.reason ?? move.event, userId: move.userId }),
  issueCreditNote: (trx, { id }, move) => issueCreditNote(trx, id, move.reason ?? move.event),
  lowerStock,
  noteDelivery: (trx, { id }, { facts }) => noteDelivery(trx, id, facts),
  openReturnWindow: (trx, { id }) => openReturnWindow(trx, id),
  grantStoreCredit,
  // Each reminder is told, not the first alone.
  remindApprover: (trx, { id }, { event }) =>
    enqueue(trx, ORDER_MAIL_JOB, { orderId: id, event, saidAt: new Date().toISOString() }),
  sendMail: (trx, { id }, { event, reason, facts }) =>
    enqueue(trx, ORDER_MAIL_JOB, {
      orderId: id,
      event,
      ...(reason === undefined ? {} : { reason }),
      ...(facts?.batchNo === undefined ? {} : { batchNo: facts.batchNo }),
    }),
};
