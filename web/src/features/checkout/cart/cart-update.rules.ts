// What prices and stock have become since they were shown (spec §4 Cart: refresh prices and stock).
import type { Money, ResultOf } from '@outrigger/contract';
import type { orderCalls } from '@outrigger/contract/calls/orders.ts';

type Fresh = ResultOf<typeof orderCalls.checkPriceAndInventory>[number];

/** A line that is offered otherwise now; what stayed the same is not said. */
export interface OfferChange {
  code: string;
  /** Of one piece; null where there is none. */
  price?: { before: Money | null; now: Money | null };
  stock?: { before: number; now: number };
  /** True where the code leads to another part now, or to none. */
  isOther?: boolean;
}

/** Lines whose offer changed from one answer to the next; those that only one of them names have changed in the cart, not in the shop. */
export function offerChanges(before: readonly Fresh[], now: readonly Fresh[]): OfferChange[] {
  const byItem = new Map(before.map((one) => [one.item, one]));
  return now.flatMap((one) => {
    const old = byItem.get(one.item);
    const change = old && changeOf(old, one);
    return change && Object.keys(change).length > 1 ? [change] : [];
  });
}

function changeOf(old: Fresh, one: Fresh): OfferChange {
  // Another currency is another question, not another price.
  const isSamePrice = old.price?.amount === one.price?.amount || isOtherCurrency(old, one);
  return {
    code: one.item,
    ...(old.code === one.code ? {} : { isOther: true }),
    ...(isSamePrice ? {} : { price: { before: old.price ?? null, now: one.price ?? null } }),
    ...(old.inventory === one.inventory ? {} : { stock: { before: old.inventory, now: one.inventory } }),
  };
}

const isOtherCurrency = (old: Fresh, one: Fresh): boolean =>
  Boolean(old.price && one.price && old.price.currency !== one.price.currency);
