// Finds illustrations that name a template nobody can draw, and marks their rows as faulty.
import type { Trx } from '../../../platform/db/db.ts';
import { type FaultList, KEPT } from '../faults.ts';
import type { Table } from '../read-table.ts';
import { stageOf } from '../stage.store.ts';

/** Tells whether the shop can draw illustrations by a template of that name. */
export type IsTemplate = (name: string) => boolean | Promise<boolean>;

/** Lists each cell of a staged file that names an unknown template. */
export async function findUnknownTemplates(
  trx: Trx,
  table: Table,
  { faults, isTemplate }: { faults: FaultList; isTemplate: IsTemplate },
): Promise<void> {
  if (!table.columns.some(({ name }) => name === 'template')) return;
  const stage = trx(stageOf(table.kind.table));
  const named = await trx<{ template: string }[]>`select distinct template from ${stage} where template is not null`;
  const unknown: string[] = [];
  for (const { template } of named) if (!(await isTemplate(template))) unknown.push(template);
  const found = await trx<{ row: number; template: string }[]>`
    update ${stage} set is_bad = true where template = any (${unknown}) and not is_bad returning row, template`;
  for (const { row, template: value } of found.toSorted((a, b) => a.row - b.row).slice(0, KEPT))
    faults.add({ file: table.file, row, column: 'template', value, reason: 'content', expected: EXPECTED });
  faults.more(Math.max(0, found.length - KEPT));
}

const EXPECTED = 'a template this shop can draw; where it has none, name a file instead';
