// What the main account or the parts desk decides on (product §7: approve, reject; product §4: numbers only for who may see them).
import {
  type ApprovalView,
  type calls,
  convertMinor,
  limits,
  money,
  type ParsedOf,
  type ResultOf,
} from '@outrigger/contract';
import type { CustomerContext, SignedInContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { rateBetween, readTrade } from '../../pricing/index.ts';
import { assignStock, readSupply } from '../../stock/index.ts';
import { type PaymentMethod, stepOf } from '../life/order.rules.ts';
import { readOrderRow } from '../read/order-detail.reads.ts';
import { showOrder } from '../read/read-order.ts';
import { clearedBy, creditWith, type Decider, leadsTo } from './approval.rules.ts';
import {
  type ApprovalRow,
  readApprovalRow,
  readLineFor,
  readOthers,
  readOwner,
  readWantedOf,
} from './approval-view.reads.ts';

type OfOffice = typeof calls.approvals.officeOrder;

/** What the main account looks at; an order that waits for nobody has nothing to decide and answers like one that does not exist. */
export async function showApproval(
  { db, caller }: CustomerContext,
  { orderNo }: ParsedOf<typeof calls.approvals.approvalView>,
): Promise<ApprovalView> {
  const { companyId, userId } = caller;
  const view = await viewOf(db, { orderNo, companyId, decider: 'mainAccount', userId });
  return view ?? refuse('orderNotFound', { orderNo });
}

/** An order of any company for the parts desk. */
export async function showOfficeOrder(
  { db, caller, language }: SignedInContext,
  { orderNo }: ParsedOf<OfOffice>,
): Promise<ResultOf<OfOffice>> {
  const company = (await readOwner(db, orderNo)) ?? refuse('orderNotFound', { orderNo });
  const asked = { companyId: company.id, orderNo, language };
  const row = (await readOrderRow(db, asked)) ?? refuse('orderNotFound', { orderNo });
  const order = await showOrder(db, row, { ...asked, maySeePrices: true });
  const approval = await viewOf(db, { orderNo, companyId: null, decider: 'partsDesk', userId: caller.userId });
  const paying = { paymentMethod: row.paymentMethod as PaymentMethod, dueMinor: row.totalMinor - row.storeCreditMinor };
  const mayCancel = caller.officeRoles.some((role) => role === 'orders' || role === 'super');
  const isCancelable = typeof stepOf(row.status, 'cancel', paying) === 'object';
  return { order: { ...order, actions: mayCancel && isCancelable ? ['cancel'] : [] }, company, approval };
}

type Asked = { orderNo: string; companyId: number | null; decider: Decider; userId: number };

async function viewOf(db: Db, asked: Asked): Promise<ApprovalView | null> {
  const row = await readApprovalRow(db, { ...asked, approvalDays: limits.approvalDays });
  if (!row) return null;
  const [credit, stock, maker, others] = [
    await creditOf(db, row),
    await stockOf(db, row),
    await makerOf(db, row),
    await readOthers(db, row),
  ];
  const mayStill = row.createdBy !== asked.userId && !row.hasWaitedOut;
  const reasons = row.waiting.map((reason) => ({
    reason,
    waitsFor: clearedBy(reason),
    isCallers: mayStill && clearedBy(reason) === asked.decider,
  }));
  return {
    orderNo: row.orderNo,
    status: row.status,
    reasons,
    mayDecide: reasons.some((one) => one.isCallers),
    due: money(row.dueMinor, row.currency),
    maker,
    credit,
    stock,
    leadsTo: leadsTo(row.waiting, asked.decider, row),
    promiseDate: row.promiseDate,
    expiresAt: row.expiresAt.toISOString(),
    others: others.map(({ orderNo, placedAt, totalMinor, currency }) => ({
      orderNo,
      placedAt: placedAt.toISOString(),
      total: money(totalMinor, currency),
    })),
  };
}

async function creditOf(db: Db, row: ApprovalRow): Promise<ApprovalView['credit']> {
  if (row.paymentMethod !== 'credit' || row.dueMinor === 0) return null;
  const line = await readLineFor(db, row);
  if (!line) return null;
  const { currency } = row;
  return {
    limit: money(line.limitMinor, currency),
    held: money(line.heldMinor, currency),
    posted: money(line.postedMinor, currency),
    automaticLimit: money(line.automaticLimitMinor, currency),
    isFrozen: line.isFrozen,
    ...creditWith(line, { dueMinor: row.dueMinor, isHeld: row.isStockTaken }),
  };
}

async function stockOf(db: Db, row: ApprovalRow): Promise<ApprovalView['stock']> {
  if (row.isStockTaken) return row.isAllThere ? 'setAside' : 'setAsideInPart';
  const wanted = await readWantedOf(db, row.id);
  const supply = await readSupply(
    db,
    wanted.map((one) => one.partId),
  );
  const isShort = assignStock(wanted, supply, row.country).some((one) => one.short > 0);
  return isShort ? 'isShort' : 'canBeTaken';
}

async function makerOf(db: Db, row: ApprovalRow): Promise<ApprovalView['maker']> {
  const { makerName: name, makerEmail: email, spendingLimitMinor: limit, spendingLimitCurrency: currency } = row;
  if (limit === null || currency === null) return { name, email, spendingLimit: null, overLimit: null };
  const rate = rateBetween(await readTrade(db), row.currency, currency);
  const over = rate === null ? null : convertMinor(row.totalMinor, rate) - limit;
  return {
    name,
    email,
    spendingLimit: money(limit, currency),
    overLimit: over !== null && over > 0 ? money(over, currency) : null,
  };
}
