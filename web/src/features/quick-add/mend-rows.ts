// Mends of rows that need no more than a press (product §6: mended in place): each gives the rows as they are afterwards.
import { limits } from '@outrigger/contract';
import type { JudgedRow } from './judge-rows.ts';
import { type Accepted, quantityOf, type Row, type RowWords } from './rows.rules.ts';

/** Changes words of one row; what was said yes to counts for the part that was there. */
export const withWords = (rows: readonly Row[], id: number, words: Partial<RowWords>): Row[] =>
  rows.map((row) =>
    row.id === id ? { ...row, ...words, accepted: words.code === undefined ? row.accepted : [] } : row,
  );

/** Takes a part for a code nobody knows; what was typed stays known. */
export const choosing = (rows: readonly Row[], id: number, code: string): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, code, typed: row.typed ?? row.code, accepted: [] } : row));

/** Takes a row as it is although something speaks against it. */
export const accepting = (rows: readonly Row[], id: number, what: Accepted): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, accepted: [...row.accepted, what] } : row));

/** Puts the pieces of a row to those of the earlier one of the same part. */
export function together(rows: readonly Row[], row: Row, firstId: number): Row[] {
  const first = rows.find(({ id }) => id === firstId);
  if (!first) return [...rows];
  const sum = (quantityOf(first) ?? 0) + (quantityOf(row) ?? 0);
  const note = [first.note, row.note].filter(Boolean).join(', ');
  const joined = { quantity: String(Math.min(limits.quantityMax, sum)), note };
  return withWords(rows, first.id, joined).filter((one) => one.id !== row.id);
}

/** Puts rows in the place of one. */
export const inPlaceOf = (rows: readonly Row[], id: number, others: readonly Row[]): Row[] =>
  rows.flatMap((row) => (row.id === id ? others : row));

/** Takes a machine off the rows that a list named it for; the chosen one counts for them then. */
export const withoutMachine = (rows: readonly Row[], serialNumber: string): Row[] =>
  rows.map((row) => (row.machine?.serialNumber === serialNumber ? { ...row, machine: undefined, accepted: [] } : row));

/** Whether one press mends it and there is only one way to. */
export const isPlain = ({ problem, fresh }: JudgedRow): boolean =>
  problem === 'twice' || problem === 'inCart' || (problem === 'quantity' && (fresh?.instead ?? 0) > 0);

/** All rows with one way to mend them, mended: whole packs, rows of one part put together, what is in the cart raised. */
export function mendAll(judged: readonly JudgedRow[]): Row[] {
  return judged.filter(isPlain).reduce<Row[]>(
    (rows, { row, problem, twiceOf, fresh }) => {
      if (problem === 'twice') return together(rows, row, judged[(twiceOf ?? 0) - 1]?.row.id ?? 0);
      if (problem === 'inCart') return accepting(rows, row.id, 'raise');
      return withWords(rows, row.id, { quantity: String(fresh?.instead ?? '') });
    },
    judged.map(({ row }) => row),
  );
}
