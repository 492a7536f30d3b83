// Which parts stand beside one: ordered with it, in its kits, attached beside it.
import type { Db } from '../../../platform/db/db.ts';
import type { Beside } from './together.rules.ts';

const FOUND_MOST = 100;

/** Those of these parts that are sold. */
export async function readSold(db: Db, partIds: readonly number[]): Promise<Set<number>> {
  const rows = await db<{ id: number }[]>`
    select id from parts where id = any(${partIds as number[]}::bigint[]) and status = 'active' and sell_policy <> 'notSold'`;
  return new Set(rows.map(({ id }) => id));
}

/** Each with one way it stands beside the part; a part may stand there in several. */
export async function readBeside(db: Db, partId: number): Promise<Beside[]> {
  return await db<Beside[]>`
    with found (part_id, kind, code, rank) as (
      select other_id, 'ordered', null, place::int from parts_ordered_together where part_id = ${partId}
      union all
      select b.related_part_id, 'kit', k.code, 100 + b.position from part_relations a
        join part_relations b on b.part_id = a.part_id and b.kind = 'kit' join parts k on k.id = a.part_id
      where a.related_part_id = ${partId} and a.kind = 'kit' and k.status = 'active'
      union all
      select b.related_part_id, 'attached', p.code, 300 + b.position from part_relations a
        join part_relations b on b.part_id = a.part_id and b.kind = 'attaching' join parts p on p.id = a.part_id
      where a.related_part_id = ${partId} and a.kind = 'attaching'
      union all
      select part_id, 'attachedTo', null, 400 from part_relations where related_part_id = ${partId} and kind = 'attaching'
    )
    select * from (select distinct on (part_id, kind) * from found where part_id <> ${partId} order by part_id, kind, rank, code) each_once
    order by rank, part_id limit ${FOUND_MOST}`;
}
