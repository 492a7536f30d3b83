/** The one shape of every answer (spec §7): code 200 is success, message, result. */
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
] as const;
/** What is wrong with a field. */
export type Problem = (typeof fieldProblems)[number];
