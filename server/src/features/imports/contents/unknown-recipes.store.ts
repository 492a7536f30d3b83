// Finds illustrations that name a recipe nobody knows, and marks their rows as faulty.
import type { Trx } from '../../../platform/db/db.ts';
import { type FaultList, KEPT } from '../faults/faults.ts';
import type { Table } from '../reading/read-table.ts';
import { stageOf } from '../writing/stage.store.ts';

/** Tells whether the shop makes illustrations by a recipe of that name. */
export type KnowsRecipe = (name: string) => boolean | Promise<boolean>;

/** Lists each cell of a staged file that names an unknown recipe. */
export async function findUnknownRecipes(
  trx: Trx,
  table: Table,
  { faults, knowsRecipe }: { faults: FaultList; knowsRecipe: KnowsRecipe },
): Promise<void> {
  if (!table.columns.some(({ name }) => name === 'recipe')) return;
  const stage = trx(stageOf(table.kind.table));
  const named = await trx<{ recipe: string }[]>`select distinct recipe from ${stage} where recipe is not null`;
  const unknown: string[] = [];
  for (const { recipe } of named) if (!(await knowsRecipe(recipe))) unknown.push(recipe);
  const found = await trx<{ row: number; recipe: string }[]>`
    update ${stage} set is_bad = true where recipe = any (${unknown}) and not is_bad returning row, recipe`;
  for (const { row, recipe: value } of found.toSorted((a, b) => a.row - b.row).slice(0, KEPT))
    faults.add({ file: table.file, row, column: 'recipe', value, reason: 'content', expected: EXPECTED });
  faults.more(Math.max(0, found.length - KEPT));
}

const EXPECTED = 'a recipe this shop knows; where it knows none, name a file instead';
