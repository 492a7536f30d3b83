// The cart against prices and stock of this minute (spec §4: refresh prices and stock, §8 Cart messages).
import { type Money, orderableQuantity, quantityRange, type ResultOf } from '@outrigger/contract';
import type { orderCalls } from '@outrigger/contract/calls/orders.ts';
import type { CartLine } from '../cart/cart.data.ts';

type Fresh = ResultOf<typeof orderCalls.checkPriceAndInventory>[number];

/** What keeps a line from being ordered, or what the buyer should know of it. */
export type LineProblem = 'unknown' | 'notSold' | 'noPrice' | 'quantity' | 'short' | 'waits';

/** A line with what the server says of it now. */
export interface FreshLine {
  line: CartLine;
  /** Undefined where prices are hidden, null where there is none. */
  price: Money | null | undefined;
  stock: number;
  problem: LineProblem | null;
  /** True where another part is sold under the line's code by now. */
  isReplaced: boolean;
  /** What may be chosen, in whole packs. */
  range: { min: number; max: number; step: number };
  /** The quantity that would be right, 0 where the line can only be taken out. */
  instead: number;
}

/** Joins lines and answers; before the first answer a line shows what it was added with. */
export function freshLines(lines: readonly CartLine[], answers: readonly Fresh[] | undefined): FreshLine[] {
  const byItem = new Map(answers?.map((answer) => [answer.item, answer]));
  return lines.map((line) => freshLine(line, byItem.get(line.part)));
}

// A line that did not change stays the same object, so that its row in a cart of thousands is not drawn anew.
const known = new WeakMap<CartLine, { answer: Fresh | undefined; fresh: FreshLine }>();

function freshLine(line: CartLine, answer: Fresh | undefined): FreshLine {
  const before = known.get(line);
  if (before && before.answer === answer) return before.fresh;
  const range = quantityRange({
    minQuantity: answer?.minQuantity ?? line.minQuantity,
    packQuantity: answer?.packQuantity ?? line.packQuantity,
  });
  const stock = answer?.inventory ?? line.inventory;
  const problem = answer ? problemOf(line, answer) : null;
  const price = answer ? priceFor(line.qty, answer) : keptPrice(line);
  const isReplaced = answer?.code != null && answer.code !== line.part;
  const fresh = { line, price, stock, problem, isReplaced, range, instead: insteadOf(line, { problem, stock, range }) };
  known.set(line, { answer, fresh });
  return fresh;
}

function insteadOf(line: CartLine, { problem, stock, range }: Pick<FreshLine, 'problem' | 'stock' | 'range'>): number {
  if (problem === 'quantity') return orderableQuantity(line.qty, { minQuantity: range.min, packQuantity: range.step });
  if (problem !== 'short') return problem === null || problem === 'waits' ? line.qty : 0;
  const left = Math.floor(stock / range.step) * range.step;
  return left < range.min ? 0 : Math.min(left, range.max);
}

/** One piece of so many (product §7: quantity breaks). */
function priceFor(quantity: number, { price, priceBreaks = [] }: Fresh): Money | null | undefined {
  return priceBreaks.findLast((step) => step.fromQuantity <= quantity)?.price ?? price;
}

function keptPrice(line: CartLine): Money | null | undefined {
  return line.amount > 0 ? { amount: line.amount.toFixed(2), currency: line.currency } : undefined;
}

function problemOf(line: CartLine, answer: Fresh): LineProblem | null {
  if (answer.code === null) return 'unknown';
  if (answer.sellPolicy === 'notSold') return 'notSold';
  if (answer.price === null) return 'noPrice';
  const part = { minQuantity: answer.minQuantity ?? 1, packQuantity: answer.packQuantity ?? 1 };
  if (orderableQuantity(line.qty, part) !== line.qty) return 'quantity';
  if (answer.inventory >= line.qty) return null;
  return answer.sellPolicy === 'stockOnly' ? 'short' : 'waits';
}

/** Problems with which no order can be placed; a line that only waits for the warehouse can. */
export const isBlocking = (problem: LineProblem | null): boolean => problem !== null && problem !== 'waits';
