/** The one shape of every answer (spec §7): code 200 is success, message, result. */
import type { Money } from './money.ts';
import type { RefusalName } from './refusals.ts';

/** An answer on the wire; HTTP status equals `code`. */
export interface Envelope<R> {
  code: number;
  message: string;
  result: R;
}

/** One field that did not pass, with a problem name from `fieldProblems`. */
export interface FieldProblem {
  field: string;
  problem: string;
}

/** What `result` holds when the server refuses. */
export interface RefusalResult {
  reason: RefusalName;
  facts: Record<string, string | number>;
  fields?: FieldProblem[];
  /** With `pricesChanged`: what the order costs now; absent for callers who may not see prices. */
  now?: PricesNow;
}

/** An order's prices at the moment it was refused because they had changed (product §7). */
export interface PricesNow {
  items: Money;
  freight: Money;
  total: Money;
  lines: { code: string; quantity: number; price: Money }[];
}

/** Names of problems a field may have; each has a text in every language. */
export const fieldProblems = [
  'required',
  'format',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'unknown',
  'type',
  'choice',
  'past',
] as const;
/** What is wrong with a field. */
export type Problem = (typeof fieldProblems)[number];
