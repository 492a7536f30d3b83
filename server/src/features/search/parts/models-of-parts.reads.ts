// What tells apart parts that bear one name, for suggestions: their sizes and the models that take them (product §5 Search).
import type { Language } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import { namedIn } from '../../../platform/db/named-in.ts';

// Three models are shown of however many.
const MOST_PLACES = 15;

/** What tells a part from those of its name. */
export interface Apart {
  /** Null where all of the name have one size, or none. */
  size: string | null;
  /** In the order of the books; a part that stands in very many places names those of the first. */
  models: string[];
}

/** Of those parts that share their name with another of them, by part id. */
export async function readNamesakes(
  db: Db,
  language: Language,
  partIds: readonly number[],
): Promise<Map<number, Apart>> {
  if (partIds.length < 2) return new Map();
  const rows = await db<(Apart & { id: number })[]>`
    select asked.id, case when asked.sizes > 1 then asked.size end as size, array(
      select v.model from (
        select distinct fm.variant_id from (
          select item_id from item_lines where part_id = asked.id limit ${MOST_PLACES}
        ) il join items i on i.id = il.item_id join figure_models fm on fm.figure_id = i.figure_id
      ) of_part join model_variants v on v.id = of_part.variant_id group by v.model order by min(v.position), v.model
    ) as models
    from (
      select id, size, count(*) over (partition by name) as times, max(place) over (partition by name) as sizes from (
        select p.id, p.size, ${namedIn(db, 'p', language)} as name,
          dense_rank() over (partition by ${namedIn(db, 'p', language)} order by coalesce(p.size, '')) as place
        from parts p where p.id = any(${partIds as number[]}::bigint[])
      ) named
    ) asked where asked.times > 1`;
  return new Map(rows.map(({ id, ...apart }) => [id, apart]));
}
