// The rows of a book for whoever reads it: a machine of its model, a machine of another one, or nobody's machine (product §5 Fit verdict: a figure can be shared by models).
import type { SignedInContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refuse.ts';
import { NO_RECORD } from '../verdict/fit.rules.ts';
import { readMachineOfBook } from '../verdict/judged-machine.reads.ts';
import { verdictsFor } from '../verdicts-for.ts';
import { type Book, readBook } from './judged-book.ts';
import type { RowFilter } from './part-rows.reads.ts';
import { type PrintedBook, printedBook } from './printed-book.ts';

/** Which rows are wanted, and for which machine; without a model those of the machine's own book. */
type RowsWanted = RowFilter & { machineId?: number | undefined; variantId?: number | undefined };

/** The rows before their verdicts; in another model's book each part is judged by itself, and without a machine nothing is known. */
export async function readBookFor(
  context: SignedInContext,
  { machineId, variantId, ...filter }: RowsWanted,
): Promise<Book> {
  if (machineId === undefined) {
    const book = await printedBook(context, { ...filter, variantId: variantId ?? 0 });
    return { book, judged: async () => book.lines.map(() => NO_RECORD) };
  }
  const machine = (await readMachineOfBook(context.shop.preparedDb, machineId)) ?? refuse('machineNotFound');
  if (variantId === undefined || variantId === machine.variantId)
    return await readBook(context, { machineId, ...filter });
  const book = await printedBook(context, { ...filter, variantId });
  return { book, judged: async () => await judgedByPart(context, machineId, book) };
}

async function judgedByPart({ shop, language }: SignedInContext, machineId: number, book: PrintedBook) {
  const pairs = book.partIds.map((partId) => ({ partId, machineId }));
  const fitOf = await verdictsFor(shop.preparedDb, pairs, language);
  return book.lines.map(({ partId }) => fitOf({ partId, machineId }));
}
