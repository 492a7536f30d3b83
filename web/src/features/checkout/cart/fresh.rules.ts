// The cart against prices and stock of this minute (spec §4: refresh prices and stock, §8 Cart messages).
import { type Money, orderableQuantity, quantityRange, type ResultOf, successorQuantity } from '@outrigger/contract';
import type { orderCalls } from '@outrigger/contract/calls/orders.ts';
import type { CartLine } from '../../cart/cart.data.ts';

type Fresh = ResultOf<typeof orderCalls.checkPriceAndInventory>[number];

/** What keeps a line from being ordered, or what the buyer should know of it. */
export type LineProblem = 'unknown' | 'replaced' | 'notSold' | 'noPrice' | 'quantity' | 'short' | 'waits';

/** A line with what the server says of it now. */
export interface FreshLine {
  line: CartLine;
  /** The code that is ordered for it; another one where one part took its place. */
  code: string;
  /** What is ordered and paid for it: pieces of what replaced the part, where it was replaced. */
  pieces: number;
  /** Undefined where prices are hidden, null where there is none. */
  price: Money | null | undefined;
  stock: number;
  problem: LineProblem | null;
  /** True where another part is sold under the line's code by now. */
  isReplaced: boolean;
  /** What an order would be referred to in the place of `code`; null where nothing takes it. */
  successors: Fresh['instead'];
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
  const ratio = answer ?? ONE_TO_ONE;
  const pieces = successorQuantity(line.qty, ratio);
  const sold = quantityRange({
    minQuantity: answer?.minQuantity ?? line.minQuantity,
    packQuantity: answer?.packQuantity ?? line.packQuantity,
  });
  // Packs of what is ordered are no packs of what was asked for.
  const isInRatio = ratio.oldQuantity !== ratio.newQuantity;
  const range = isInRatio ? quantityRange({ minQuantity: 1, packQuantity: 1 }) : sold;
  const stock = answer?.inventory ?? line.inventory;
  const price = answer ? priceFor(pieces, answer) : keptPrice(line);
  const offer = { stock, sold, ratio };
  const problem = answer ? problemOf(pieces, { price, left: leftOf(offer) }, answer) : null;
  const code = answer?.code ?? line.part;
  const isReplaced = code !== line.part;
  const instead = insteadOf(line.qty, problem, offer);
  const successors = answer?.instead ?? null;
  const fresh = { line, code, pieces, price, stock, problem, isReplaced, successors, range, instead };
  known.set(line, { answer, fresh });
  return fresh;
}

type Ratio = Pick<Fresh, 'oldQuantity' | 'newQuantity'>;
const ONE_TO_ONE: Ratio = { oldQuantity: 1, newQuantity: 1 };
/** How what is ordered can be had. */
interface Offer {
  stock: number;
  sold: { min: number; max: number; step: number };
  ratio: Ratio;
}

function insteadOf(qty: number, problem: LineProblem | null, offer: Offer): number {
  if (problem === 'quantity') return nextOrderable(qty, offer);
  if (problem === 'short') return leftOf(offer);
  return problem === null || problem === 'waits' ? qty : 0;
}

/** The most that can be asked for of what is in stock; 0 where that is less than may be ordered. */
function leftOf({ stock, sold, ratio }: Offer): number {
  const left = Math.min(sold.max, Math.floor(stock / sold.step) * sold.step);
  const most = Math.floor(left / ratio.newQuantity) * ratio.oldQuantity;
  const pieces = successorQuantity(most, ratio);
  return pieces >= sold.min && pieces % sold.step === 0 ? most : 0;
}

/** The next quantity asked for whose pieces are whole packs; 0 where none is near. */
function nextOrderable(qty: number, { sold, ratio }: Offer): number {
  let asked = qty;
  for (let turn = 0; turn <= sold.step; turn += 1) {
    const pieces = successorQuantity(asked, ratio);
    const next = orderableQuantity(pieces, { minQuantity: sold.min, packQuantity: sold.step });
    if (next === pieces) return asked;
    asked = Math.ceil(next / ratio.newQuantity) * ratio.oldQuantity;
  }
  return 0;
}

/** One piece of so many (product §7: quantity breaks). */
function priceFor(quantity: number, { price, priceBreaks }: Fresh): Money | null | undefined {
  if (!priceBreaks) return price;
  return priceBreaks.findLast((step) => step.fromQuantity <= quantity)?.price ?? null;
}

function keptPrice(line: CartLine): Money | null | undefined {
  return line.amount > 0 ? { amount: line.amount.toFixed(2), currency: line.currency } : undefined;
}

type Had = Pick<FreshLine, 'price'> & { left: number };

function problemOf(pieces: number, had: Had, answer: Fresh): LineProblem | null {
  const problem = ownProblemOf(pieces, had.price, answer);
  // What cannot be had at all and has a successor is mended by that, not by a quantity or a price.
  const isGone = had.left === 0 || problem === 'noPrice' || problem === 'notSold';
  return answer.instead && isGone && isBlocking(problem) ? 'replaced' : problem;
}

function ownProblemOf(pieces: number, price: FreshLine['price'], answer: Fresh): LineProblem | null {
  if (answer.code === null) return 'unknown';
  if (answer.sellPolicy === 'notSold') return 'notSold';
  if (answer.price === null) return 'noPrice';
  const part = { minQuantity: answer.minQuantity ?? 1, packQuantity: answer.packQuantity ?? 1 };
  if (orderableQuantity(pieces, part) !== pieces) return 'quantity';
  if (price === null) return 'noPrice';
  if (answer.inventory >= pieces) return null;
  return answer.sellPolicy === 'stockOnly' ? 'short' : 'waits';
}

/** Problems with which no order can be placed; a line that only waits for the warehouse can. */
export const isBlocking = (problem: LineProblem | null): boolean => problem !== null && problem !== 'waits';

/** Whether there is a price at which the line could be ordered, at least with another quantity. */
export const isForSaleAs = (problem: LineProblem | null): boolean =>
  problem !== 'replaced' && problem !== 'notSold' && problem !== 'unknown';
