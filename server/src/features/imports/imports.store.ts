// The record of an import and what follows from it: prices by size, names by order, word to other processes.
import { logChanges } from '../../platform/change-log/changes.store.ts';
import type { Trx } from '../../platform/db/db.ts';
import { placeParts } from './names/name-ranks.store.ts';
import type { RowCounts } from './writing/write-rows.store.ts';

/** Opens the record; the id marks every row the import writes. */
export async function openImport(trx: Trx, source: string, userId: number | null): Promise<number> {
  // What an import derives at its end is not derived statement by statement before (migration 0051).
  await trx`select set_config('outrigger.is_importing', 'on', true)`;
  const [row] = await trx<
    { id: number }[]
  >`insert into imports (source, user_id) values (${source}, ${userId}) returning id`;
  if (!row) throw new Error('the record of an import was not written');
  return row.id;
}

/** Closes the record with the counts by kind. */
export async function closeImport(trx: Trx, importId: number, counts: Record<string, RowCounts>): Promise<void> {
  await trx`update imports set finished_at = clock_timestamp(), row_counts = ${trx.json(counts)} where id = ${importId}`;
}

/** Brings sorted lists up to date and tells other processes which tables changed. */
export async function followUp(
  trx: Trx,
  { tables, importId, isExclusive }: { tables: ReadonlySet<string>; importId: number; isExclusive: boolean },
): Promise<void> {
  if (tables.has('parts')) await placeParts(trx, { importId, isExclusive });
  const hasAny = (...some: string[]) => some.some((table) => tables.has(table));
  if (hasAny('prices', 'parts')) await trx`select refresh_price_sort(id) from price_lists order by id`;
  // Not for stock: orders would wait for it behind a list of prices, and few replaced parts go with stock; a routine sorts those.
  if (hasAny('prices', 'parts', 'supersessions')) await trx`select refresh_replaced_prices()`;
  if (hasAny('prices', 'parts')) await trx`analyze part_price_sort`;
  if (hasAny('item_lines', 'items', 'figure_models', 'model_variants')) {
    await trx`select find_families_of_import(${importId}::integer)`;
    await trx`analyze part_families`;
  }
  await logChanges(trx, tables);
}
