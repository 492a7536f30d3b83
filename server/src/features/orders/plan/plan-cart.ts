// Plans a cart before it is ordered: who gives what when, in batches or together, with dates and freight (spec §7 calculateMaterialStockAssign, getShipBatchList, logisticFee).
import { type calls, limits, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { refuse, refuseFields } from '../../../platform/refuse.ts';
import { assignStock, readSupply } from '../../stock/index.ts';
import type { AskedLine } from './merge-lines.rules.ts';
import { unwrap } from './outcome.ts';
import { planShipping } from './plan-shipping.ts';
import { type OrderContext, readOrderContexts } from './order-context.ts';
import { refuseShort } from './short-lines.rules.ts';
import { type CartStock, showFreight, showLine, showPlan } from './show-plan.ts';

type StockAssign = typeof calls.orders.stockAssign;
type ShipBatchList = typeof calls.orders.shipBatchList;
type LogisticFee = typeof calls.freight.logisticFee;

const LINES_MAX = 2000;
const QUANTITY = /^\d{1,5}$/;

/** For each line what ships now and what waits until when, and both plans. */
export async function assignCartStock(
  context: CustomerContext,
  input: ParsedOf<StockAssign>,
): Promise<ResultOf<StockAssign>> {
  const { basis, stock } = await readCart(context, {
    lines: linesFrom(input.lines),
    addressId: input.addressId ?? null,
  });
  const plans = (['batches', 'together'] as const).map((mode) => planShipping(basis, stock, mode));
  const shown = { basis, stock, context };
  return {
    isEverythingInStock: stock.assigned.every((one) => one.later.length === 0 && one.short === 0),
    lines: basis.lines.map((line, at) => showLine(line, { ...shown, plan: plans[0], assigned: stock.assigned[at] })),
    plans: plans.map((plan) => showPlan(plan, shown)),
  };
}

/** The batches of one way of shipping; what cannot be ordered as it stands is refused as ordering does. */
export async function planShipBatches(
  context: CustomerContext,
  input: ParsedOf<ShipBatchList>,
): Promise<ResultOf<ShipBatchList>> {
  const { basis, stock } = await readCart(context, { ...input, needsPrices: true });
  refuseShort(basis.lines, stock.assigned);
  return showPlan(planShipping(basis, stock, input.shipMode), { basis, stock, context });
}

/** Freight of a cart to an address. */
export async function quoteFreight(
  context: CustomerContext,
  input: ParsedOf<LogisticFee>,
): Promise<ResultOf<LogisticFee>> {
  const { basis, stock } = await readCart(context, input);
  const plan = planShipping(basis, stock, input.shipMode);
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

async function readCart(
  context: CustomerContext,
  { needsPrices = false, ...cart }: { lines: readonly AskedLine[]; addressId: number | null; needsPrices?: boolean },
): Promise<{ basis: OrderContext; stock: CartStock }> {
  const { db, caller, language, currency } = context;
  const asked = { companyId: caller.companyId, language, currency, ...cart, needsPrices };
  const basis = unwrap((await readOrderContexts(db, [asked]))[0]);
  const wanted = basis.lines.map(({ part, quantity }) => ({
    partId: part.partId,
    quantity,
    isStockOnly: part.sellPolicy === 'stockOnly',
  }));
  const supply = await readSupply(
    db,
    wanted.map((one) => one.partId),
  );
  return { basis, stock: { supply, assigned: assignStock(wanted, supply, basis.address?.country ?? null) } };
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
