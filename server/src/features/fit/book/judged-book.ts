// The rows of a machine's book, and the verdict of each (product §5 Fit verdict).
import type { SignedInContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refuse.ts';
import { readBuilt } from '../verdict/as-built.reads.ts';
import { withChosen } from './chosen-rows.ts';
import { type MachineOfBook, readMachineOfBook } from '../verdict/judged-machine.reads.ts';
import type { RowFilter } from './part-rows.reads.ts';
import { type PrintedBook, printedBook } from './printed-book.ts';
import { judgeRow, type RowFit } from '../verdict/row-fit.rules.ts';
import { rangeIn } from '../verdict/serial-range.rules.ts';

/** Rows of a book with their verdicts. */
export interface Book {
  book: PrintedBook;
  /** The verdict of every line, in their order. */
  judged: () => Promise<RowFit[]>;
}

/** The rows asked for, before their verdicts, so that prices and stock are read beside these; refuses where there is no such machine. */
export async function readBook(
  context: SignedInContext,
  { machineId, ...filter }: RowFilter & { machineId: number },
): Promise<Book> {
  const { preparedDb } = context.shop;
  const machine = await readMachineOfBook(preparedDb, machineId);
  if (!machine) refuse('machineNotFound');
  const book = await printedBook(context, { ...filter, variantId: machine.variantId });
  return {
    book,
    judged: async () => {
      const built = machine.hasRecord ? await readBuilt(preparedDb, machineId, book.partIds) : NOTHING_BUILT;
      return await withChosen(context, machineId, judge(machine, book, built));
    },
  };
}

type Built = ReadonlyMap<number, string | null>;
const NOTHING_BUILT: Built = new Map();

function judge(
  machine: MachineOfBook,
  { lines, standing, ranges }: PrintedBook,
  built: Built,
): (RowFit & { partId: number })[] {
  const rangeOf = <L extends { effectivityId: number | null }>(line: L) => ({
    ...line,
    range: line.effectivityId === null ? ('none' as const) : rangeIn(ranges.get(line.effectivityId) ?? [], machine),
  });
  return lines.map((line) => {
    const { partId } = line;
    const own = { ...rangeOf(line), isAsBuilt: built.has(partId), builtAs: built.get(partId) ?? null };
    const elsewhere = () =>
      (standing.get(partId) ?? []).map((row) => ({ ...rangeOf(row), isAsBuilt: false, builtAs: null }));
    return { partId, ...judgeRow(machine, own, elsewhere) };
  });
}
