// Which manuals apply to a machine: those of its model whose serial numbers hold its own (product §5 Service manuals).
import type { Db } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';
import { refuse } from '../../platform/refuse.ts';

/** Whether the manual applies to the machine; the query names manuals m. */
export const appliesTo = (db: Db, machineId: number): Fragment => db`exists (
  select from machines h join manual_models mm on mm.variant_id = h.variant_id
  where h.id = ${machineId} and mm.manual_id = m.id and (mm.effectivity_id is null or exists (
    select from effectivity_ranges g where g.effectivity_id = mm.effectivity_id
      and g.scheme_id = h.scheme_id and g.prefix = h.prefix and g.ordinals @> h.ordinal)))`;

/** Refuses a machine that does not exist; machines are catalogue, open to all who are signed in. */
export async function requireMachine(db: Db, machineId: number | undefined): Promise<void> {
  if (machineId === undefined) return;
  const [found] = await db`select from machines where id = ${machineId}`;
  if (!found) refuse('machineNotFound');
}
