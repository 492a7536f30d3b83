// Plans a cart before it is ordered: who gives what when, in batches or together, with dates and freight (spec §7 calculateMaterialStockAssign, getShipBatchList, logisticFee).
import { type calls, type Language, money, type ParsedOf, type ResultOf, sumMinor } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { refuse, refuseFields } from '../../platform/refuse.ts';
import { mayViewPrices } from '../pricing/index.ts';
import { type Assigned, assignStock, readSupply, type Supply } from '../stock/index.ts';
import { unitMinor } from './decide-order.ts';
import type { AskedLine } from './merge-lines.rules.ts';
import type { OrderPart } from './order-parts.reads.ts';
import { unwrap } from './outcome.ts';
import { planShipping, type ShipMode, type ShippingPlan } from './plan-shipping.ts';
import { type Basis, readBases } from './read-bases.ts';

type StockAssign = typeof calls.orders.stockAssign;
type ShipBatchList = typeof calls.orders.shipBatchList;
type LogisticFee = typeof calls.freight.logisticFee;
type Stock = { assigned: Assigned[]; supply: Supply };

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
    lines: basis.lines.map((line, at) => lineOf(line, { ...shown, plan: plans[0], assigned: stock.assigned[at] })),
    plans: plans.map((plan) => showPlan(plan, shown)),
  };
}

/** The batches of one way of shipping. */
export async function planShipBatches(
  context: CustomerContext,
  input: ParsedOf<ShipBatchList>,
): Promise<ResultOf<ShipBatchList>> {
  const { basis, stock } = await readCart(context, input);
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
    ...freightOf(plan.freightMinor, { basis, context }),
    weightGrams: plan.weight.actualGrams,
    chargedGrams: plan.weight.chargedGrams,
    zone: zone.code,
    daysFrom: zone.minDays,
    daysTo: zone.maxDays,
  };
}

async function readCart(
  context: CustomerContext,
  cart: { lines: readonly AskedLine[]; addressId: number | null },
): Promise<{ basis: Basis; stock: Stock }> {
  const { db, caller, language, currency } = context;
  const asked = { companyId: caller.companyId, language, currency, ...cart, needsPrices: false };
  const basis = unwrap((await readBases(db, [asked]))[0]);
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
    if (code === '' || code.length > 64) refuseFields([{ field: 'lines', problem: 'format' }]);
    if (!QUANTITY.test(typed) || Number(typed) < 1) refuse('quantityError', { code });
    return { code, qty: Number(typed) };
  });
  if (lines.length > LINES_MAX) refuseFields([{ field: 'lines', problem: 'tooLong' }]);
  return lines;
}

type Shown = { basis: Basis; stock: Stock; context: CustomerContext };

function lineOf(
  line: Basis['lines'][number],
  { stock, context, plan, assigned }: Shown & { plan: ShippingPlan | undefined; assigned: Assigned | undefined },
): ResultOf<StockAssign>['lines'][number] {
  const later = assigned?.later ?? [];
  const short = assigned?.short ?? 0;
  const names = new Map(stock.supply.warehouses.map((one) => [one.id, one]));
  return {
    code: line.part.code,
    name: nameOf(line.part, context.language),
    quantity: line.quantity,
    sellPolicy: line.part.sellPolicy,
    now: (assigned?.now ?? []).map(({ warehouseId, quantity }) => ({
      warehouse: names.get(warehouseId)?.code ?? '',
      name: names.get(warehouseId)?.name ?? '',
      quantity,
    })),
    waits: {
      quantity: later.reduce((sum, share) => sum + share.quantity, short),
      until:
        short > 0
          ? null
          : (later
              .map((share) => share.readyOn)
              .toSorted()
              .at(-1) ?? null),
    },
    promiseDate: short > 0 ? null : (plan?.promisedOn.get(line.part.partId) ?? null),
  };
}

const NAMES = { en: 'nameEn', es: 'nameEs', pt: 'namePt', fa: 'nameFr', zh: 'nameZh' } as const;
const nameOf = (part: OrderPart, language: Language): string => part[NAMES[language]] ?? part.nameEn;

function freightOf(minor: number | null, { basis, context }: Omit<Shown, 'stock'>) {
  if (minor === null || !mayViewPrices(context.caller)) return {};
  return { freight: money(minor, basis.currency) };
}

function showPlan(plan: ShippingPlan, shown: Shown): ResultOf<ShipBatchList> {
  const { basis, stock, context } = shown;
  const codes = new Map(basis.lines.map((line) => [line.part.partId, line.part.code]));
  const warehouses = new Map(stock.supply.warehouses.map((one) => [one.id, one]));
  return {
    shipMode: plan.shipMode as ShipMode,
    batches: plan.batches.map((batch) => ({
      warehouse: warehouses.get(batch.warehouseId)?.code ?? '',
      name: warehouses.get(batch.warehouseId)?.name ?? '',
      dispatchDate: batch.dispatchOn,
      deliveryFrom: batch.deliveryFrom,
      deliveryTo: batch.deliveryTo,
      weightGrams: batch.weight.actualGrams,
      lines: batch.pieces.map(({ partId, quantity }) => ({ code: codes.get(partId) ?? '', quantity })),
      ...freightOf(batch.freightMinor, shown),
    })),
    ...freightOf(plan.freightMinor, shown),
    ...totalOf(plan, { basis, context }),
  };
}

function totalOf(plan: ShippingPlan, { basis, context }: Omit<Shown, 'stock'>) {
  const isKnown = plan.freightMinor !== null && basis.lines.every((line) => line.price);
  if (!isKnown || !mayViewPrices(context.caller)) return {};
  const items = sumMinor(basis.lines.map((line) => unitMinor(line) * line.quantity));
  return { total: money(items + (plan.freightMinor ?? 0), basis.currency) };
}
