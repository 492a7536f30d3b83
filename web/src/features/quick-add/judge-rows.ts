// What is wrong with each row of quick add, judged as the cart judges its lines (product §6: each bad row says what is wrong).
import { normalCode, type PartCard, type ResultOf } from '@outrigger/contract';
import type { quickAddCalls } from '@outrigger/contract/calls/quick-add.ts';
import type { AddablePart, CartLine } from '../cart/cart.data.ts';
import { newLine } from '../cart/add-lines.data.ts';
import { type FreshLine, freshLines, isBlocking, type LineProblem } from '../checkout/index.ts';
import { answerKey, hostOf, isEmptyRow, quantityOf, type Row } from './rows.rules.ts';

/** What a code leads to. */
export type Checked = ResultOf<typeof quickAddCalls.checkRows>[number];
/** What keeps a row out of the cart. */
export type RowProblem = Exclude<LineProblem, 'waits'> | 'noCode' | 'noQuantity' | 'twice' | 'inCart' | 'doesNotFit';

/** A row with what is known of it. */
export interface JudgedRow {
  row: Row;
  /** Its number in the grid, from 1. */
  place: number;
  isEmpty: boolean;
  /** True while the shop has not said yet what its code leads to. */
  isChecking: boolean;
  part: PartCard | null;
  answer: Checked | undefined;
  /** As a line of the cart would be; undefined where no part is known or no quantity. */
  fresh: FreshLine | undefined;
  problem: RowProblem | null;
  /** The number of an earlier row of the same part. */
  twiceOf: number | null;
  /** Pieces of the part that are in the cart. */
  inCart: number;
}

/** What rows are judged by. */
export interface Known {
  /** By `answerKey`. */
  answers: ReadonlyMap<string, Checked>;
  /** The chosen machine, where fit is checked for it. */
  hostId: number | undefined;
  cart: ReadonlyMap<string, Pick<CartLine, 'qty'>>;
  addableOf: (card: PartCard) => AddablePart;
}

/** All rows with what is wrong; a row of which nothing changed stays the same object. */
export function judgeRows(rows: readonly Row[], known: Known): JudgedRow[] {
  const first = new Map<string, number>();
  return rows.map((row, at) => {
    const answer = known.answers.get(answerKey(row.code.trim(), hostOf(row, known.hostId)));
    const code = answer?.code ?? null;
    // One part for two machines is two rows of a list, and one line of the cart.
    const key = answerKey(code ?? '', answer?.hostId);
    const twiceOf = (code !== null && first.get(key)) || null;
    if (code !== null && twiceOf === null) first.set(key, at + 1);
    const inCart = (code !== null && known.cart.get(code)?.qty) || 0;
    return judged({ row, place: at + 1, answer, twiceOf, inCart }, known.addableOf);
  });
}

type Facts = Pick<JudgedRow, 'row' | 'place' | 'answer' | 'twiceOf' | 'inCart'>;
const kept = new WeakMap<Row, JudgedRow>();

function judged(facts: Facts, addableOf: Known['addableOf']): JudgedRow {
  const before = kept.get(facts.row);
  const isSame = before && (Object.keys(facts) as (keyof Facts)[]).every((name) => before[name] === facts[name]);
  if (isSame) return before;
  const { row, answer } = facts;
  const isEmpty = isEmptyRow(row);
  const part = answer?.part ?? null;
  const qty = quantityOf(row);
  const line = part && qty !== null ? { ...newLine(addableOf(part), qty), part: answer?.item ?? part.code } : null;
  const [fresh] = line && answer ? freshLines([line], [answer]) : [];
  const isChecking = !isEmpty && normalCode(row.code) !== '' && answer === undefined;
  const problem = isEmpty || isChecking ? null : problemOf(facts, { qty, fresh });
  const whole = { ...facts, isEmpty, isChecking, part, fresh, problem };
  kept.set(row, whole);
  return whole;
}

type Found = { qty: number | null; fresh: FreshLine | undefined };

function problemOf({ row, answer, twiceOf, inCart }: Facts, { qty, fresh }: Found): RowProblem | null {
  if (normalCode(row.code) === '') return 'noCode';
  if (!answer || answer.code === null) return 'unknown';
  if (qty === null) return 'noQuantity';
  const problem = fresh?.problem ?? null;
  // What cannot be had at all is no question of how many.
  if (problem === 'replaced' || problem === 'notSold' || problem === 'noPrice') return problem;
  if (twiceOf !== null) return 'twice';
  if (problem !== null && problem !== 'waits' && isBlocking(problem)) return problem;
  if (inCart > 0 && !row.accepted.includes('raise')) return 'inCart';
  return answer.fit?.verdict === 'doesNotFit' && !row.accepted.includes('anyway') ? 'doesNotFit' : null;
}

/** Whether the row goes into the cart as it stands. */
export const isReady = (one: JudgedRow): boolean => !one.isEmpty && !one.isChecking && one.problem === null;
