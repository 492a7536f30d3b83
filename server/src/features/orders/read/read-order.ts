// An order as one caller may see it, with what he may do with it (spec §7 getOrderInfo, queryOrderBatchInfo).
import {
  type calls,
  documentNo,
  type OrderDetail,
  money,
  permissions,
  type ParsedOf,
  type ResultOf,
} from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { mayViewPrices } from '../../pricing/index.ts';
import { actionsFor } from './order-actions.rules.ts';
import {
  type BatchRow,
  type LineRow,
  type OrderAsked,
  type OrderRow,
  readApprovals,
  readOrderBatches,
  readOrderLines,
  readOrderRow,
} from './order-detail.reads.ts';
import { readOrderEvents } from './read-order-events.ts';
import { summaryOf } from './order-list.reads.ts';

type Batches = typeof calls.orders.orderBatches;

/** An order with everything but what depends on who looks. */
type Shown = Omit<OrderDetail, 'actions'>;

/** One order of the caller's company; another company's answers like one that does not exist. */
export async function readOrder(
  context: CustomerContext,
  input: ParsedOf<typeof calls.orders.orderInfo>,
): Promise<OrderDetail> {
  const { db, caller, language } = context;
  const asked = { companyId: caller.companyId, orderNo: input.orderNo, language };
  const row = (await readOrderRow(db, asked)) ?? refuse('orderNotFound', { orderNo: input.orderNo });
  const maySeePrices = mayViewPrices(caller);
  const order = await showOrder(db, row, { ...asked, maySeePrices });
  return { ...order, actions: actionsOf(order, row, context) };
}

/** The batches of an order of the caller's company. */
export async function readBatches(context: CustomerContext, input: ParsedOf<Batches>): Promise<ResultOf<Batches>> {
  const { db, caller, language } = context;
  const row = await readOrderRow(db, { companyId: caller.companyId, orderNo: input.orderNo, language });
  if (!row) refuse('orderNotFound', { orderNo: input.orderNo });
  return (await readOrderBatches(db, row.id, language)).map(batchOf);
}

/** All of an order, amounts only where they may be seen. */
export async function showOrder(db: Db, row: OrderRow, asked: OrderAsked & { maySeePrices: boolean }): Promise<Shown> {
  const [lines, batches, approvals, events] = await Promise.all([
    readOrderLines(db, row.id),
    readOrderBatches(db, row.id, asked.language),
    readApprovals(db, row.id),
    readOrderEvents(db, row, asked.maySeePrices),
  ]);
  return {
    ...headOf(row, asked.maySeePrices),
    lines: lines.map((line) => lineOf(line, row.currency, asked.maySeePrices)),
    batches: batches.map(batchOf),
    approvals: approvals
      .filter(asked.maySeePrices ? () => true : isTold)
      .map((one) => ({ ...one, decidedAt: one.decidedAt?.toISOString() ?? null })),
    events,
  };
}

function headOf(row: OrderRow, maySeePrices: boolean): Omit<Shown, 'lines' | 'batches' | 'approvals' | 'events'> {
  const { currency } = row;
  const amounts = {
    itemsAmount: money(row.itemsMinor, currency),
    freight: money(row.freightMinor, currency),
    storeCredit: money(row.storeCreditMinor, currency),
    due: money(row.totalMinor - row.storeCreditMinor, currency),
  };
  const { recipientName: name, streetAddress: address, city, postalCode, state, country, countryName, phone } = row;
  return {
    ...summaryOf(row, maySeePrices),
    ...(maySeePrices ? amounts : {}),
    shipMode: row.shipMode,
    payBy: row.status === 'unpaid' ? (row.payBy?.toISOString() ?? null) : null,
    moneyBack: row.moneyBack,
    invoiceNo: row.invoiceNo === null ? null : documentNo('invoice', row.invoiceNo),
    returnUntil: row.returnUntil?.toISOString() ?? null,
    notes: row.notes,
    costCentre: row.costCentre,
    wantedBy: row.wantedBy,
    weightGrams: row.weightGrams,
    recipient: { name, address, city, postalCode, state, country, countryName, phone },
  };
}

function lineOf(
  { unitPriceMinor, totalMinor, priceList, ...line }: LineRow,
  currency: string,
  maySeePrices: boolean,
): Shown['lines'][number] {
  if (!maySeePrices) return line;
  return { ...line, unitPrice: money(unitPriceMinor, currency), total: money(totalMinor, currency), priceList };
}

// That an order passed a limit says something of its total; somebody's word on it is told all the same.
const isTold = ({ reason, state }: Pick<Shown['approvals'][number], 'reason' | 'state'>): boolean =>
  reason === 'noPrice' || state === 'rejected';

const batchOf = (row: BatchRow): Shown['batches'][number] => ({
  ...row,
  dispatchedAt: row.dispatchedAt?.toISOString() ?? null,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
});

function actionsOf(order: Shown, row: OrderRow, { caller }: CustomerContext): OrderDetail['actions'] {
  return actionsFor({
    status: order.status,
    paymentMethod: row.paymentMethod as 'credit' | 'wallet' | 'card',
    dueMinor: row.totalMinor - row.storeCreditMinor,
    waitingFor: order.approvals.flatMap((one) => (one.state === 'waiting' ? [one.reason] : [])),
    isAllDispatched: order.lines.every((line) => line.shippedQuantity === line.quantity),
    isTracked: order.batches.some((batch) => batch.trackingCode !== null),
    hasInvoice: order.invoiceNo !== null,
    hasWaitedOut: row.hasWaitedOut,
    mayComeBack: row.mayComeBack,
    caller: {
      isCreator: row.createdById === caller.userId,
      isMain: caller.role === 'main',
      mayOrder: caller.permissions.includes(permissions.placeOrders),
      mayViewPrices: mayViewPrices(caller),
    },
  });
}
