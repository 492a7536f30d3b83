// Says in plain words which row of a backup the database refused (product §1).
import { StartProblem } from '../platform/start-problem.ts';

/** Data that no column takes, and data that breaks a rule of its table. */
const OF_ROWS = /^2[23]/;

type Told = { code: string; detail?: unknown; table?: unknown; where?: unknown };

/** The problem in one line where a row is at fault; anything else as it is. */
export function asFaultyRow(error: unknown): unknown {
  if (!isTold(error) || !OF_ROWS.test(error.code)) return error;
  // Of a value that no column takes the server names table and line among its other words: COPY parts, line 7, column id: "x".
  const [place, copied] = /^COPY (\w+), line.*/m.exec(textOf(error.where)) ?? [];
  const table = textOf(error.table) || copied || 'a table';
  const why = [textOf(error.detail), place].filter(Boolean).join('; ');
  return new StartProblem(
    `The backup holds a row of ${table} that cannot stand there: ${error.message}${why ? ` (${why})` : ''}. Nothing was changed.`,
  );
}

const isTold = (error: unknown): error is Error & Told =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.replace(/\.$/, '') : '');
