// What a model's book prints, read and written as JSON once for all its machines and kept as long as the catalogue stands (product §5 Fit verdict; docs/decisions/0035).
import type { RowFigure, Successor } from '@outrigger/contract';
import { cleanDescription } from '../../../platform/clean-description.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTurns } from '../../../platform/in-turns.ts';
import { readSuccessors } from '../../supersession/index.ts';
import type { JudgedLine } from '../verdict/fit.rules.ts';
import { knownRule } from '../verdict/known-rules.ts';
import { repeatedParts } from './repeated-parts.ts';
import { type BookLine, rowsOf } from './repeated-parts.rules.ts';
import { type BookFilter, type FoundRow, readPartRows } from './part-rows.reads.ts';
import { printedRow, rowFigure } from './printed-row.rules.ts';
import type { PlacedLine } from '../verdict/row-fit.rules.ts';
import type { SerialRange } from '../verdict/serial-range.rules.ts';
import { readSerialRanges } from '../verdict/serial-ranges.reads.ts';
import { readPlacedRows, type PlacedRow } from './book-lines.reads.ts';

/** What a line demands of a machine, its numbers not yet compared. */
type Printed<L extends JudgedLine> = Omit<L, 'range' | 'isAsBuilt' | 'builtAs'> & { effectivityId: number | null };

/** A line of the list, with what every machine is shown of it. */
export interface PrintedLine extends Printed<JudgedLine> {
  partId: number;
  itemId: number;
  figureId: number;
  /** The members of a `PrintedRow` as JSON, without the braces. */
  json: string;
}

/** The rows of a book that are asked for. */
export interface PrintedBook {
  /** What it is kept under; null where it is not. */
  name: string | null;
  lines: readonly PrintedLine[];
  figures: readonly RowFigure[];
  partIds: readonly number[];
  /** By part every row of the whole book it stands in, where these are several. */
  standing: ReadonlyMap<number, readonly Printed<PlacedLine>[]>;
  /** By effectivity the numbers it is for. */
  ranges: ReadonlyMap<number, readonly SerialRange[]>;
}

// A line beside its JSON, a row elsewhere with its words.
const BYTES_A_LINE = 250;
const BYTES_STANDING = 350;
/** So many lines are written in a millisecond or two. */
const LINES_A_TURN = 200;

/** The rows of a book; those that hold a keyword or are of a type are read anew each time. */
export async function printedBook(context: SignedInContext, filter: BookFilter): Promise<PrintedBook> {
  const { shop, language } = context;
  const { variantId, figureId, chapterId, keyword, typeId } = filter;
  if (keyword !== undefined || typeId !== undefined) return await readBook(context, filter, null);
  const name = `book of ${variantId} ${figureId ?? ''} ${chapterId ?? ''} ${language}`;
  return await shop.responseCache.getOrMake(name, async () => {
    const value = await readBook(context, filter, name);
    return { value, bytes: bytesOf(value) };
  });
}

async function readBook(
  { shop, language }: SignedInContext,
  filter: BookFilter,
  name: string | null,
): Promise<PrintedBook> {
  const { preparedDb } = shop;
  const [rows, manifold] = await Promise.all([
    readPartRows(preparedDb, language, filter),
    repeatedParts(shop, filter.variantId),
  ]);
  const partIds = [...new Set(rows.map((row) => row.partId))];
  const places = partIds.flatMap((partId) => rowsOf(manifold, partId));
  const [successors, standing] = await Promise.all([
    readSuccessors(preparedDb, partIds),
    readPlacedRows(preparedDb, language, { variantId: filter.variantId, rows: places }),
  ]);
  const ranges = await readSerialRanges(preparedDb, effectivitiesOf([...rows, ...standing]));
  const lines = await inTurns(linesOf(rows, (partId) => successors.get(partId) ?? []));
  return { name, lines, figures: figuresOf(rows), partIds, standing: standingOf(places, standing), ranges };
}

const effectivitiesOf = (rows: readonly { effectivityId: number | null }[]): number[] => [
  ...new Set(rows.flatMap((row) => row.effectivityId ?? [])),
];

function* linesOf(
  rows: readonly FoundRow[],
  replacedBy: (partId: number) => Successor[],
): Generator<undefined, PrintedLine[], undefined> {
  const lines: PrintedLine[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % LINES_A_TURN === LINES_A_TURN - 1) yield;
    const { partId, itemId, figureId, effectivityId, printed, ruleText } = row;
    const description = row.description && cleanDescription(row.description);
    const json = JSON.stringify(printedRow({ ...row, description }, replacedBy(partId))).slice(1, -1);
    lines.push({ partId, itemId, figureId, effectivityId, printed, ruleText, rule: knownRule(ruleText), json });
  }
  return lines;
}

const figuresOf = (rows: readonly FoundRow[]): RowFigure[] =>
  Array.from(new Map(rows.map((row) => [row.figureId, row])).values(), rowFigure);

/** By part the rows at its places, in the order in which they were read. */
function standingOf(places: readonly BookLine[], rows: readonly PlacedRow[]): Map<number, Printed<PlacedLine>[]> {
  const partsAt = Map.groupBy(places, ({ itemId, lineNo }) => `${itemId}-${lineNo}`);
  const found = new Map<number, Printed<PlacedLine>[]>();
  for (const { lineNo, partId: printedId, ...row } of rows) {
    const rule = knownRule(row.ruleText);
    for (const { partId } of partsAt.get(`${row.itemId}-${lineNo}`) ?? []) {
      const placed = { ...row, rule, replaces: printedId === partId ? null : row.partCode };
      found.set(partId, [...(found.get(partId) ?? []), placed]);
    }
  }
  return found;
}

function bytesOf({ lines, standing }: PrintedBook): number {
  const written = lines.reduce((sum, { json }) => sum + json.length, 0);
  const elsewhere = standing.values().reduce((sum, rows) => sum + rows.length, 0);
  return written + lines.length * BYTES_A_LINE + elsewhere * BYTES_STANDING;
}
