// Plans a cart before it is ordered: who gives what when, in batches or together, with dates and freight (spec §7 calculateMaterialStockAssign, getShipBatchList, logisticFee).
import { type calls, limits, money, type ParsedOf, type ResultOf, textToMinor } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { refuse, refuseFields } from '../../../platform/refuse.ts';
import type { AskedLine } from './merge-lines.rules.ts';
import { isOverLimit } from '../place/decide-order.ts';
import type { Ask, OrderContext } from './order-context.ts';
import { readSpendingLimits } from './order-parts.reads.ts';
import { planShipping, type ShipMode } from './plan-shipping.ts';
import { makeReadCart, type PlannedCart } from './read-carts.ts';
import { refuseShort } from './short-lines.rules.ts';
import { showFreight, showLine, showPlan } from './show-plan.ts';

type StockAssign = typeof calls.orders.stockAssign;
type ShipBatchList = typeof calls.orders.shipBatchList;
type LogisticFee = typeof calls.freight.logisticFee;

const LINES_MAX = 2000;
const QUANTITY = /^\d{1,5}$/;

/** The handlers of one process. */
export function makePlans(db: Db) {
  const readCart = makeReadCart(db);
  return {
    /** For each line what ships now and what waits until when, and both plans. */
    stockAssign: async (context: CustomerContext, input: ParsedOf<StockAssign>): Promise<ResultOf<StockAssign>> => {
      const cart = { lines: linesFrom(input.lines), addressId: input.addressId ?? null };
      return showAssigned(context, await readCart(askOf(context, cart)));
    },
    /** The batches of one way of shipping; what cannot be ordered as it stands is refused as ordering does. */
    shipBatchList: async (
      context: CustomerContext,
      input: ParsedOf<ShipBatchList>,
    ): Promise<ResultOf<ShipBatchList>> => {
      const { basis, stock } = await readCart({ ...askOf(context, input), needsPrices: true });
      refuseShort(basis.lines, stock.assigned);
      const plan = showPlan(planShipping(basis, stock, input.shipMode), { basis, stock, context });
      return { ...plan, ...(await overLimit(context, basis, plan)) };
    },
    /** Freight of a cart to an address. */
    logisticFee: async (context: CustomerContext, input: ParsedOf<LogisticFee>): Promise<ResultOf<LogisticFee>> =>
      showQuote(context, input.shipMode, await readCart(askOf(context, input))),
  };
}

// A sub-account hears before it orders that its main account will be asked.
async function overLimit(
  { db, caller }: CustomerContext,
  basis: OrderContext,
  { total }: Pick<ResultOf<ShipBatchList>, 'total'>,
): Promise<Pick<ResultOf<ShipBatchList>, 'spendingLimit'>> {
  if (caller.role !== 'sub' || !total) return {};
  const limit = (await readSpendingLimits(db, [caller.userId])).get(caller.userId);
  const isOver = isOverLimit({ basis, totalMinor: textToMinor(total.amount) }, limit);
  return limit && isOver ? { spendingLimit: money(limit.limitMinor, limit.currency) } : {};
}

const askOf = (
  { caller, language, currency }: CustomerContext,
  { lines, addressId }: { lines: readonly AskedLine[]; addressId: number | null },
): Ask => ({ companyId: caller.companyId, language, currency, lines, addressId, needsPrices: false });

function showAssigned(context: CustomerContext, { basis, stock }: PlannedCart): ResultOf<StockAssign> {
  const plans = (['batches', 'together'] as const).map((mode) => planShipping(basis, stock, mode));
  const shown = { basis, stock, context };
  return {
    isEverythingInStock: stock.assigned.every((one) => one.later.length === 0 && one.short === 0),
    lines: basis.lines.map((line, at) => showLine(line, { ...shown, plan: plans[0], assigned: stock.assigned[at] })),
    plans: plans.map((plan) => showPlan(plan, shown)),
  };
}

function showQuote(context: CustomerContext, mode: ShipMode, { basis, stock }: PlannedCart): ResultOf<LogisticFee> {
  const plan = planShipping(basis, stock, mode);
  const zone = basis.zone ?? refuse('shippingFeeFailed');
  return {
    ...showFreight(plan.freightMinor, { basis, context }),
    weightGrams: plan.weight.actualGrams,
    chargedGrams: plan.weight.chargedGrams,
    zone: zone.code,
    daysFrom: zone.minDays,
    daysTo: zone.maxDays,
  };
}

function linesFrom(text: string): AskedLine[] {
  const lines = text.split(',').map((entry) => {
    const star = entry.lastIndexOf('*');
    const code = entry.slice(0, star < 0 ? undefined : star).trim();
    const typed = star < 0 ? '1' : entry.slice(star + 1).trim();
    if (code === '' || code.length > 64 || /\p{Cc}/u.test(code)) refuseFields([{ field: 'lines', problem: 'format' }]);
    if (!QUANTITY.test(typed) || Number(typed) < 1)
      refuse('quantityError', { code, next: limits.quantityMin, pack: 1 });
    return { code, qty: Number(typed) };
  });
  if (lines.length > LINES_MAX) refuseFields([{ field: 'lines', problem: 'tooLong' }]);
  return lines;
}
