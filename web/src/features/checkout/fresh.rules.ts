// The cart against prices and stock of this minute (spec §4: refresh prices and stock, §8 Cart messages).
import type { Money, ResultOf } from '@outrigger/contract';
import type { orderCalls } from '@outrigger/contract/calls/orders.ts';
import type { CartLine } from '../cart/cart.data.ts';

type Fresh = ResultOf<typeof orderCalls.checkPriceAndInventory>[number];

/** What keeps a line from being ordered, or what the buyer should know of it. */
export type LineProblem = 'unknown' | 'notSold' | 'noPrice' | 'short' | 'waits';

/** A line with what the server says of it now. */
export interface FreshLine {
  line: CartLine;
  /** Undefined where prices are hidden, null where there is none. */
  price: Money | null | undefined;
  stock: number;
  problem: LineProblem | null;
}

/** Joins lines and answers; before the first answer a line shows what it was added with. */
export function freshLines(lines: readonly CartLine[], answers: readonly Fresh[] | undefined): FreshLine[] {
  const byItem = new Map(answers?.map((answer) => [answer.item, answer]));
  return lines.map((line) => {
    const answer = byItem.get(line.part);
    if (!answer) return { line, price: keptPrice(line), stock: line.inventory, problem: null };
    return { line, price: answer.price, stock: answer.inventory, problem: problemOf(line, answer) };
  });
}

function keptPrice(line: CartLine): Money | null | undefined {
  return line.amount > 0 ? { amount: line.amount.toFixed(2), currency: line.currency } : undefined;
}

function problemOf(line: CartLine, answer: Fresh): LineProblem | null {
  if (answer.code === null) return 'unknown';
  if (answer.sellPolicy === 'notSold') return 'notSold';
  if (answer.price === null) return 'noPrice';
  if (answer.inventory >= line.qty) return null;
  return answer.sellPolicy === 'stockOnly' ? 'short' : 'waits';
}

/** Problems with which no order can be placed; a line that only waits for the warehouse can. */
export const isBlocking = (problem: LineProblem | null): boolean => problem !== null && problem !== 'waits';
