// The parts list of a machine: every row with price, stock and verdict; rows that do not fit stay in (spec §2; product §5).
import type { calls, ParsedOf, PartRow, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { type RowFilter, readBook } from '../fit/index.ts';
import { pricesFor, pricesOf, readSuccessors } from '../parts/index.ts';
import { readBestPlaces } from '../stock/index.ts';

type PartList = typeof calls.machines.machinePartList;

/** All rows in the order of the book. */
export async function listMachineParts(
  context: SignedInContext,
  input: ParsedOf<PartList>,
): Promise<ResultOf<PartList>> {
  const items = await readRowsOf(context, input);
  return { items, total: items.length, page: 1, pageSize: items.length };
}

/** The judged rows of one machine; refuses where there is no such machine. */
export async function readRowsOf(context: SignedInContext, filter: RowFilter): Promise<PartRow[]> {
  const { steadyDb } = context.shop;
  const book = await readBook(context, filter);
  const partIds = [...new Set(book.rows.map((row) => row.partId))];
  const [judged, prices, places, successors] = await Promise.all([
    book.judged(),
    pricesFor({ ...context, readDb: steadyDb }, partIds),
    readBestPlaces(steadyDb, context.language, partIds),
    readSuccessors(steadyDb, partIds),
  ]);
  return judged.map((row) => {
    const place = places.get(row.partId);
    return {
      ...row,
      ...(prices ? { price: pricesOf(prices.get(row.partId)).price } : {}),
      stock: place?.stock ?? 0,
      stockWarehouse: place?.warehouse ?? null,
      stockWarehouseLang: place?.warehouseLang,
      stockCountedAt: place?.countedAt.toISOString() ?? null,
      replacedBy: successors.get(row.partId) ?? [],
    };
  });
}
