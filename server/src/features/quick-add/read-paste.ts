// Rows for the cart out of a pasted text (product §6 Paste anything): a table as spreadsheets copy it, or lines of a mail or a chat.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { Unreadable } from './reading/file-problem.ts';
import { findTable } from './reading/find-columns.rules.ts';
import { rowsOfText, separatorOf } from './reading/rows-of-text.ts';
import { knownCodesIn } from './reading/known-codes.ts';
import { rowsInLine } from './reading/rows-in-line.rules.ts';

type ReadPaste = typeof calls.quickAdd.readPaste;

/** So many of the lines hold a separator where the text is a table. */
const MOST_LINES = 0.8;
const NO_SHEETS = { sheets: [], sheet: 0 };

/** The rows of a text; nothing of it is dropped, lines without a code come beside. */
export async function readPaste(context: CustomerContext, { text }: ParsedOf<ReadPaste>): Promise<ResultOf<ReadPaste>> {
  const table = tableIn(text);
  const found = table ? { ...table, ...NO_SHEETS } : await rowsOfLines(context, text);
  const { importMaxRows: maxRow } = context.shop.config;
  if (found.rows.length > maxRow) refuse('importTooManyRows', { maxRow });
  if (found.rows.length + found.leftOut.length === 0) refuse('importFileUnreadable', { problem: 'noRows' });
  return found;
}

/** The text as a table; null where it is none, or its marks do not close. */
function tableIn(text: string): Omit<ResultOf<ReadPaste>, keyof typeof NO_SHEETS> | null {
  if (separatorOf(text).share < MOST_LINES) return null;
  try {
    const { score, ...table } = findTable(rowsOfText(text), true);
    return score > 0 ? table : null;
  } catch (thrown) {
    if (thrown instanceof Unreadable) return null;
    throw thrown;
  }
}

async function rowsOfLines({ db, caller }: CustomerContext, text: string): Promise<ResultOf<ReadPaste>> {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replaceAll(/\s+/g, ' ').trim());
  const filled = lines.filter((line) => line !== '');
  const isKnown = await knownCodesIn(db, caller.companyId, filled);
  const found = filled.map((line) => ({ line, rows: rowsInLine(line, isKnown) }));
  return {
    header: null,
    rows: found.flatMap(({ rows }) => rows.map(({ code, quantity, rest }) => [code, quantity, rest])),
    columns: { code: 0, quantity: 1, name: 2, note: null },
    leftOut: found.flatMap(({ line, rows }) => (rows.length === 0 ? line : [])),
    ...NO_SHEETS,
  };
}
