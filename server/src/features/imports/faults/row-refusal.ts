// Tells refusals that lie in the rows of a file from those that lie in the program or the machine.

/** What the database says of rows it refuses. */
export type RowRefusal = Error & { code: string; detail?: string; constraint?: string; column?: string };

/** A key that comes twice where the database would take the later row. */
export class KeyTwice extends Error {}

const EXACT = new Set(['21000', 'P0001', '54000']);

/** Integrity violations, values that cannot be, a key twice in one statement, what a trigger raises, rows too long for an index. */
export function isRefusal(error: unknown): error is RowRefusal {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const code = String(error.code);
  return code.startsWith('23') || code.startsWith('22') || EXACT.has(code);
}
