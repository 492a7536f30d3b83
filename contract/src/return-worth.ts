/** What goods are worth that come back (spec §9: 20 % restocking fee), reckoned alike where it is shown and where it is granted. */
import { limits } from './limits.ts';
import { sumMinor } from './money-arithmetic.ts';

/** Pieces of an order that come back, at the price of one in minor units. */
export interface ReturnedPieces {
  orderNo: string;
  unitPriceMinor: number;
  quantity: number;
}
/** What they were sold for, what the house keeps, and what is left, in minor units. */
export interface ReturnWorth {
  goodsMinor: number;
  feeMinor: number;
  creditMinor: number;
}

/** The restocking fee on goods of one order, half up. */
export const restockingFee = (goodsMinor: number): number =>
  Math.floor((goodsMinor * limits.restockingPercent + 50) / 100);

/** The worth of a return; the fee is reckoned order by order, as each grants its own share. */
export function returnWorth(pieces: readonly ReturnedPieces[]): ReturnWorth {
  const byOrder = [...Map.groupBy(pieces, (one) => one.orderNo).values()];
  const goods = byOrder.map((same) => sumMinor(same.map((one) => one.unitPriceMinor * one.quantity)));
  const goodsMinor = sumMinor(goods);
  const feeMinor = sumMinor(goods.map(restockingFee));
  return { goodsMinor, feeMinor, creditMinor: goodsMinor - feeMinor };
}
