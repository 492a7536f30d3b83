// Rows of quick add as they are typed, and as a table gives them (spec §2 Quick add items; product §6).
import { type PartTable, quantityIn } from '@outrigger/contract';

/** What the buyer has said yes to although it was asked about: more of a part that is in the cart, or one that does not fit. */
export type Accepted = 'raise' | 'anyway';

/** A machine as a list names it; without an id where no single machine goes by that name. */
export type RowMachine = NonNullable<PartTable['machines'][number]>;

/** A row as it stands in the grid; quantity is what was typed. */
export interface Row {
  id: number;
  code: string;
  quantity: string;
  note: string;
  /** What the list itself calls the part; shown until the shop's name is known. */
  name: string;
  accepted: readonly Accepted[];
  /** The machine the list says it is for, in place of the chosen one. */
  machine?: RowMachine | undefined;
  /** The unknown code that was typed, where a part was chosen for it: it may be kept as the company's own. */
  typed?: string | undefined;
}
/** What a row says, before it has a place in the grid. */
export type RowWords = Pick<Row, 'code' | 'quantity' | 'note' | 'name'>;

/** A row with nothing in it, for one piece. */
export const EMPTY_ROW: RowWords = { code: '', quantity: '', note: '', name: '' };
const CODE_MOST = 100;
const NOTE_MOST = 100;

/** Whether nothing is typed in it. */
export const isEmptyRow = (row: RowWords): boolean => row.code.trim() === '' && row.quantity.trim() === '';

/** A row read anew: what was mended in it by hand stays. */
export function reread(row: RowWords, was: RowWords, is: RowWords): RowWords {
  const said = (word: keyof RowWords) => (row[word] === was[word] ? is[word] : row[word]);
  return { code: said('code'), quantity: said('quantity'), note: said('note'), name: said('name') };
}

/** So many pieces; one where nothing is said, null where what is said is none. */
export const quantityOf = (row: RowWords): number | null => (row.quantity.trim() === '' ? 1 : quantityIn(row.quantity));

/** The machine of each row of a table, where the list says one. */
export const machinesOfTable = ({ machines }: PartTable): readonly (RowMachine | undefined)[] =>
  machines.map((machine) => machine ?? undefined);

/** The machine that the fit of a row is checked for: the list's, else the chosen one. */
export const hostOf = ({ machine }: Pick<Row, 'machine'>, chosen: number | undefined): number | undefined =>
  machine ? (machine.hostId ?? undefined) : chosen;

/** What an answer is found by: the code as typed, and the machine its fit was asked for. */
export const answerKey = (code: string, hostId: number | undefined): string => `${code}\t${hostId ?? ''}`;

/** The rows of a table, with what the columns are taken for; a row whose code and quantity are empty stays, since something else stands in it. */
export function rowsOfTable({ rows }: PartTable, columns: PartTable['columns']): RowWords[] {
  const cell = (row: readonly string[], place: number | null) => (place === null ? '' : (row[place] ?? '').trim());
  return rows.map((row) => ({
    code: cell(row, columns.code).slice(0, CODE_MOST),
    // A column of quantities says nothing by an empty cell: that is asked about, and not taken for one.
    quantity: columns.quantity === null ? '1' : cell(row, columns.quantity) || NO_QUANTITY,
    note: cell(row, columns.note).slice(0, NOTE_MOST),
    name: cell(row, columns.name),
  }));
}

const NO_QUANTITY = '?';

/** A template to fill in; separated as spreadsheets of the language expect, with the mark by which they know the letters. */
export const templateOf = (titles: readonly string[], separator: ',' | ';'): string =>
  `\uFEFF${titles.join(separator)}\r\n`;
