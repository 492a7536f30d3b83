// Rows for the cart out of a pasted text (product §6 Paste anything): a table as spreadsheets copy it, or lines of a mail or a chat.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { Unreadable } from './reading/file-problem.ts';
import { findTable, type ReadTable } from './reading/find-columns.rules.ts';
import { rowsOfText, separatorOf } from './reading/rows-of-text.ts';
import { knownNames, readKnown } from './reading/known-codes.ts';
import { type KnownNames, namesIn, rowsForMachines } from './reading/machine-lines.rules.ts';
import { machineCalledIn } from './reading/machine-words.rules.ts';
import { rowsInLine } from './reading/rows-in-line.rules.ts';

type ReadPaste = typeof calls.quickAdd.readPaste;

/** So many of the lines hold a separator where the text is a table. */
const MOST_LINES = 0.8;
const NO_SHEETS = { sheets: [], sheet: 0 };

/** The rows of a text with the machines they are for; nothing of it is dropped, lines without a code come beside. */
export async function readPaste(context: CustomerContext, { text }: ParsedOf<ReadPaste>): Promise<ResultOf<ReadPaste>> {
  const table = tableIn(text);
  const lines = table ? [] : filledLines(text);
  const { db, caller, shop } = context;
  const { importMaxRows: maxRow } = shop.config;
  const asked = namesIn(table ?? { rows: [], leftOut: lines }, maxRow);
  if (asked === null && (table?.rows ?? lines).length > maxRow) refuse('importTooManyRows', { maxRow });
  if (asked === null) refuse('importFileUnreadable', { problem: 'tooLarge' });
  const names = knownNames(await readKnown(db, caller.companyId, asked));
  const found = rowsForMachines(table ?? rowsOfLines(lines, names), names);
  if (found.rows.length > maxRow) refuse('importTooManyRows', { maxRow });
  if (found.rows.length + found.leftOut.length === 0) refuse('importFileUnreadable', { problem: 'noRows' });
  return found;
}

/** The text as a table; null where it is none, or its marks do not close. */
function tableIn(text: string): ReadTable | null {
  if (separatorOf(text).share < MOST_LINES) return null;
  try {
    const { score, ...table } = findTable(rowsOfText(text), true);
    return score > 0 ? { ...table, ...NO_SHEETS } : null;
  } catch (thrown) {
    if (thrown instanceof Unreadable) return null;
    throw thrown;
  }
}

const filledLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

function rowsOfLines(lines: readonly string[], names: KnownNames): ReadTable {
  const found: Pick<ReadTable, 'rows' | 'leftOut' | 'leftAt'> = { rows: [], leftOut: [], leftAt: [] };
  for (const line of lines) {
    const rows = rowsInLine(line, names);
    const isOfMachine = machineCalledIn(line) !== null && rows.every(({ code }) => !names.isPart(code));
    if (rows.length > 0 && !isOfMachine) {
      found.rows.push(...rows.map(({ code, quantity, rest }) => [code, quantity, rest]));
    } else {
      found.leftOut.push(line);
      found.leftAt.push(found.rows.length);
    }
  }
  return { header: null, columns: { code: 0, quantity: 1, name: 2, note: null }, ...found, ...NO_SHEETS };
}
