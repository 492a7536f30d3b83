// Which row of a table is its header, and which columns hold codes, quantities, names and notes: by their names, else by what stands in them (product §6).
import { normalCode, type PartTable, quantityIn } from '@outrigger/contract';
import { type Role, roleOfHeader } from './header-words.rules.ts';

type Rows = readonly (readonly string[])[];
type Columns = PartTable['columns'];
/** A table taken apart. */
export interface FoundTable extends Pick<PartTable, 'header' | 'columns' | 'leftOut'> {
  rows: string[][];
  /** Of each line left out, how many rows stand above it. */
  leftAt: number[];
  /** How sure it is that this is a list of parts; 0 where no column may hold codes. */
  score: number;
}

/** A list before it is known which machines its rows are for. */
export type ReadTable = Omit<PartTable, 'machines'> & Pick<FoundTable, 'leftAt'>;

/** Titles, addresses and the like stand above a header; no list has more of them. */
const ROWS_ABOVE = 15;
const LOOKED_AT = 200;
const LEAST = 0.5;
const NAMED = 2;
/** What looks like a code, and not merely like a word in capitals. */
const CODE = 1;

/** Takes the header off; of a text, which needs none, only where its first rows name a column. Of the rows above a header those of another block are rows, too; titles are left out, and so is a header that comes again. */
export function findTable(given: Rows, isText: boolean): FoundTable {
  const rows = given.map((row) => row.map(inOneLine)).filter((row) => filledOf(row) > 0);
  const at = namedRow(rows) ?? (isText ? null : wordsRow(rows));
  const header = (at !== null && rows[at]) || null;
  const body = rows.slice(at === null ? 0 : at + 1);
  const found = findColumns(header, body);
  const above = at === null ? [] : rows.slice(0, at);
  const isRow = (row: readonly string[], place: number): boolean =>
    place < above.length ? isPartRow(row, found.columns) : !isHeaderRow(row, found.columns);
  return { header, ...parted([...above, ...body], isRow), ...found };
}

type Parted = Pick<FoundTable, 'rows' | 'leftOut' | 'leftAt'>;

/** Rows, and the lines between them that are none. */
function parted(lines: readonly string[][], isRow: (line: readonly string[], place: number) => boolean): Parted {
  const found: Parted = { rows: [], leftOut: [], leftAt: [] };
  for (const [place, line] of lines.entries()) {
    if (isRow(line, place)) found.rows.push(line);
    else {
      found.leftOut.push(line.filter((cell) => cell !== '').join(' '));
      found.leftAt.push(found.rows.length);
    }
  }
  return found;
}

/** Whether it has a code and a quantity where the rows below the header have theirs. */
function isPartRow(row: readonly string[], { code, quantity }: Columns): boolean {
  if (code === null || codeLikeness(row[code] ?? '') < CODE) return false;
  return quantity === null || quantityIn(row[quantity] ?? '') !== null;
}

/** Whether it calls both columns what they hold, as the header of the next block does. */
function isHeaderRow(row: readonly string[], { code, quantity }: Columns): boolean {
  if (code === null || quantity === null) return false;
  return roleOfHeader(row[code] ?? '') === 'code' && roleOfHeader(row[quantity] ?? '') === 'quantity';
}

const inOneLine = (cell: string): string => cell.replaceAll(/\s+/g, ' ').trim();
const filledOf = (row: readonly string[]): number => row.filter((cell) => cell !== '').length;

/** The first row whose cells say what a list of parts says; a title such as "Parts for crane 7" stands alone in its row, and names no column where others are wider. */
function namedRow(rows: Rows): number | null {
  const top = rows.slice(0, ROWS_ABOVE);
  const least = leastOf(top);
  const isWide = (row: readonly string[]): boolean => filledOf(row) >= least;
  const at = top.findIndex((row) => isWide(row) && isNaming(row));
  return at < 0 ? placeOf(top.findIndex(isNaming)) : at;
}

function isNaming(row: readonly string[]): boolean {
  const roles = new Set(row.map(roleOfHeader).filter((role) => role !== undefined));
  const isOfParts = roles.has('code') || (roles.has('quantity') && roles.size > 1);
  return isOfParts && row.every((cell) => !/\d{3}|^[\d.,\s]+$/.test(cell) && quantityIn(cell) === null);
}

const placeOf = (found: number): number | null => (found < 0 ? null : found);
/** So many cells a row has that is no title. */
const leastOf = (rows: Rows): number => Math.min(2, Math.max(0, ...rows.map(filledOf)));

/** The first row that is no title, where it has no figures: columns are called something, and codes and quantities are rows like the others. */
function wordsRow(rows: Rows): number | null {
  const least = leastOf(rows.slice(0, ROWS_ABOVE));
  const at = rows.findIndex((row) => filledOf(row) >= least);
  return rows[at]?.every((cell) => !/\d/.test(cell)) ? at : null;
}

function findColumns(header: readonly string[] | null, rows: Rows): Pick<FoundTable, 'columns' | 'score'> {
  const width = Math.max(header?.length ?? 0, ...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_, place) => columnAt(header, rows, place));
  const taken = new Set<number>();
  const take = (role: Role): { place: number | null; score: number } => {
    const free = places.map((column, place) => ({ place, score: taken.has(place) ? 0 : scoreAs(role, column) }));
    const best = free.reduce((a, b) => (b.score > a.score ? b : a), { place: -1, score: 0 });
    if (best.score < LEAST) return { place: null, score: 0 };
    taken.add(best.place);
    return best;
  };
  const [code, quantity, note, name] = [take('code'), take('quantity'), take('note'), take('name')];
  const columns: Columns = { code: code.place, quantity: quantity.place, name: name.place, note: note.place };
  return { columns, score: code.score && code.score + quantity.score };
}

interface Column {
  named: Role | 'other' | undefined;
  cells: readonly string[];
}

function columnAt(header: readonly string[] | null, rows: Rows, place: number): Column {
  const cells = rows.slice(0, LOOKED_AT).flatMap((row) => row[place] || []);
  return { named: roleOfHeader(header?.[place] ?? ''), cells };
}

function scoreAs(role: Role, { named, cells }: Column): number {
  const byName = named === role ? NAMED : 0;
  // A column that names itself something else is taken for nothing but that.
  if (named !== undefined && named !== role) return 0;
  return byName + (cells.length === 0 ? 0 : contentScore(role, cells));
}

function contentScore(role: Role, cells: readonly string[]): number {
  if (role === 'code') return (meanOf(cells, codeLikeness) * (1 + new Set(cells).size / cells.length)) / 2;
  if (role === 'quantity')
    return isCounting(cells) ? 0.2 : meanOf(cells, (cell) => (quantityIn(cell) === null ? 0 : 1));
  if (role === 'name') return meanOf(cells, (cell) => (/\p{L}{3}|\p{Script=Han}/u.test(cell) ? 1 : 0));
  return 0;
}

const meanOf = (cells: readonly string[], score: (cell: string) => number): number =>
  cells.reduce((sum, cell) => sum + score(cell), 0) / cells.length;

/** 1, 2, 3 … are the numbers of rows. */
const isCounting = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at);

const SHORTEST = 3;
const LONGEST = 40;

function codeLikeness(cell: string): number {
  const { length } = normalCode(cell);
  if (length < SHORTEST || length > LONGEST || /^\d+[.,]\d{1,4}$|^[-–]|@/.test(cell)) return 0;
  if (!/\d/.test(cell)) return /^[\p{Lu}-]+$/u.test(cell) ? 0.6 : 0;
  return /\p{Ll}{3}/u.test(cell) ? 0.3 : 1;
}
