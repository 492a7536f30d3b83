// What an import wrote that is allowed and still worth a look.
import type { Trx } from '../../platform/db/db.ts';

/** Successors named by a file that the catalogue does not know; they are kept as codes. */
export async function unknownSuccessors(
  trx: Trx,
  importId: number,
): Promise<{ row: number; code: string; successor: string }[]> {
  return await trx`
    select s.import_row as row, p.code, s.successor_code as successor
    from supersessions s join parts p on p.id = s.old_part_id
    where s.import_id = ${importId} and s.new_part_id is null order by s.import_row`;
}

/** Sets of one row without a prefix, whose English wording speaks of the same numbers, as far as these count from zero. */
export async function printedSets(
  trx: Trx,
  importId: number,
): Promise<{ code: string; printed: string; ordinals: string }[]> {
  return await trx`
    select e.code, e.printed_en as printed, (max(r.ordinals::text)::int8multirange * '{[0,)}')::text as ordinals
    from effectivities e join effectivity_ranges r on r.effectivity_id = e.id
    where e.printed_en is not null
    group by e.id having count(*) = 1 and max(r.prefix) = '' and (e.import_id = ${importId} or max(r.import_id) = ${importId})
    order by e.code`;
}
