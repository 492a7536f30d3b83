// How a plan of shipping looks on the wire; amounts only for who may see prices (product §4, §7).
import { type calls, type Language, money, type ResultOf, sumMinor } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { mayViewPrices } from '../../pricing/index.ts';
import type { Assigned, Supply } from '../../stock/index.ts';
import { unitMinor } from '../place/decide-order.ts';
import type { OrderPart } from './order-parts.reads.ts';
import type { ShippingPlan } from './plan-shipping.ts';
import type { OrderContext } from './order-context.ts';

type StockAssign = typeof calls.orders.stockAssign;
type ShipBatchList = typeof calls.orders.shipBatchList;

/** What a cart was assigned, out of what there is. */
export interface CartStock {
  assigned: Assigned[];
  supply: Supply;
}
/** A cart and for whom it is shown. */
export interface Shown {
  basis: OrderContext;
  stock: CartStock;
  context: CustomerContext;
}

/** One line: what ships now, what waits until when. */
export function showLine(
  line: OrderContext['lines'][number],
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
      name: nameOf(names.get(warehouseId), context.language),
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
type Named = Pick<OrderPart, (typeof NAMES)[Language]>;
const nameOf = (named: Named | undefined, language: Language): string =>
  named?.[NAMES[language]] ?? named?.nameEn ?? '';
const langOf = (named: Named | undefined, language: Language): 'en' | null =>
  named && named[NAMES[language]] === null ? 'en' : null;

/** Freight where it is known and may be seen. */
export function showFreight(minor: number | null, { basis, context }: Omit<Shown, 'stock'>) {
  if (minor === null || !mayViewPrices(context.caller)) return {};
  return { freight: money(minor, basis.currency) };
}

/** A plan with its batches. */
export function showPlan(plan: ShippingPlan, shown: Shown): ResultOf<ShipBatchList> {
  const { basis, stock, context } = shown;
  const codes = new Map(basis.lines.map((line) => [line.part.partId, line.part.code]));
  const warehouses = new Map(stock.supply.warehouses.map((one) => [one.id, one]));
  return {
    shipMode: plan.shipMode,
    batches: plan.batches.map((batch) => ({
      warehouse: warehouses.get(batch.warehouseId)?.code ?? '',
      name: nameOf(warehouses.get(batch.warehouseId), context.language),
      nameLang: langOf(warehouses.get(batch.warehouseId), context.language),
      dispatchDate: batch.dispatchOn,
      deliveryFrom: batch.deliveryFrom,
      deliveryTo: batch.deliveryTo,
      weightGrams: batch.weight.actualGrams,
      lines: batch.pieces.map(({ partId, quantity }) => ({ code: codes.get(partId) ?? '', quantity })),
      ...showFreight(batch.freightMinor, shown),
    })),
    ...showFreight(plan.freightMinor, shown),
    ...totalOf(plan, shown),
  };
}

// Of a cart that cannot be had whole there is none: freight is that of what is there.
function totalOf(plan: ShippingPlan, { basis, stock, context }: Shown) {
  const isWhole = stock.assigned.every((one) => one.short === 0);
  const isKnown = isWhole && plan.freightMinor !== null && basis.lines.every((line) => line.price);
  if (!isKnown || !mayViewPrices(context.caller)) return {};
  const items = sumMinor(basis.lines.map((line) => unitMinor(line) * line.quantity));
  return { total: money(items + (plan.freightMinor ?? 0), basis.currency) };
}
