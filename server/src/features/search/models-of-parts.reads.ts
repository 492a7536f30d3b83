// Which models take parts that bear one name, so that a suggestion tells them apart (product §5 Search).
import type { Language } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { namedIn } from '../../platform/db/named-in.ts';

// Three models are shown of however many.
const MOST_PLACES = 15;

/** The models of those parts that share their name with another of them, in the order of the books; a part that stands in very many places names those of the first. */
export async function readModelsOfNamesakes(
  db: Db,
  language: Language,
  partIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (partIds.length < 2) return new Map();
  const rows = await db<{ id: number; models: string[] }[]>`
    select asked.id, array(
      select v.model from (
        select distinct fm.variant_id from (
          select item_id from item_lines where part_id = asked.id limit ${MOST_PLACES}
        ) il join items i on i.id = il.item_id join figure_models fm on fm.figure_id = i.figure_id
      ) of_part join model_variants v on v.id = of_part.variant_id group by v.model order by min(v.position), v.model
    ) as models
    from (
      select p.id, count(*) over (partition by ${namedIn(db, 'p', language)}) as times
      from parts p where p.id = any(${partIds as number[]}::bigint[])
    ) asked where asked.times > 1`;
  return new Map(rows.map((row) => [row.id, row.models]));
}
