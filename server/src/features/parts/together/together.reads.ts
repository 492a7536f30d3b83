// Which parts are often changed with one: contents of its kits, what is attached beside it, what took a place together with it, what is ordered with it.
import type { PartTogether } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';

const SHOWN_MOST = 12;

/** A part changed with another, and why. */
export interface Together {
  partId: number;
  reasons: PartTogether['reasons'];
}

/** The parts with most reasons first; sold ones alone. */
export async function readTogether(db: Db, partId: number): Promise<Together[]> {
  return await db<Together[]>`
    with found (part_id, kind, code, rank) as (
      select other_id, 'ordered', null, place::int from parts_ordered_together where part_id = ${partId}
      union all
      select b.related_part_id, 'kit', k.code, 100 + b.position from part_relations a
        join part_relations b on b.part_id = a.part_id and b.kind = 'kit' join parts k on k.id = a.part_id
      where a.related_part_id = ${partId} and a.kind = 'kit' and k.status = 'active'
      union all
      select b.new_part_id, 'set', p.code, 200 from supersessions a
        join supersessions b on b.old_part_id = a.old_part_id and b.mode = 'all' join parts p on p.id = a.old_part_id
      where a.new_part_id = ${partId} and a.mode = 'all' and coalesce(b.effective_from, current_date) <= current_date
      union all
      select b.related_part_id, 'attached', p.code, 300 + b.position from part_relations a
        join part_relations b on b.part_id = a.part_id and b.kind = 'attaching' join parts p on p.id = a.part_id
      where a.related_part_id = ${partId} and a.kind = 'attaching'
      union all
      select part_id, 'attachedTo', null, 400 from part_relations where related_part_id = ${partId} and kind = 'attaching'
    ),
    each_once as (select distinct on (part_id, kind) * from found order by part_id, kind, rank, code)
    select f.part_id, json_agg(json_build_object('kind', f.kind, 'code', f.code) order by f.rank) as reasons
    from each_once f join parts p on p.id = f.part_id
    where f.part_id <> ${partId} and p.status = 'active' and p.sell_policy <> 'notSold'
    group by f.part_id order by count(*) desc, min(f.rank), f.part_id limit ${SHOWN_MOST}`;
}
