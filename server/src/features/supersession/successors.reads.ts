// What replaces a part: its direct successors, and the whole chain it stands in (product §5 Supersession).
import type { Language, PartDetail, Successor } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';
import { type Fragment, namedAs } from '../../platform/db/localized-name.ts';
import { inChainOrder } from './chain-order.rules.ts';
import { STEPS_MOST } from './steps-most.ts';

/** Direct successors by part, in the order they were recorded, which chain-order.rules.ts keeps; a successor the catalogue does not know has its code alone. */
export async function readSuccessors(db: Db | Trx, partIds: readonly number[]): Promise<Map<number, Successor[]>> {
  const rows = await db<(Successor & { oldPartId: number })[]>`
    select s.old_part_id, coalesce(n.code, s.successor_code) as code, n.id is not null as is_known, s.mode,
      s.old_quantity, s.new_quantity, s.is_two_way, s.effective_from
    from supersessions s left join parts n on n.id = s.new_part_id
    where s.old_part_id = any(${partIds as number[]}) order by s.id`;
  const found = new Map<number, Successor[]>();
  for (const { oldPartId, ...successor } of rows) found.set(oldPartId, [...(found.get(oldPartId) ?? []), successor]);
  return found;
}

/** Whether anything is recorded to replace the part of that id, now or some day. */
export const isReplaced = (db: Db | Trx, partId: Fragment): Fragment =>
  db`exists (select from supersessions s where s.old_part_id = ${partId})`;

/** The codes that replaced part `p` by today, as JSON. */
export const codesInForce = (db: Db): Fragment => db`
  select coalesce(json_agg(json_build_object('code', coalesce(n.code, s.successor_code), 'mode', s.mode) order by s.id), '[]')
  from supersessions s left join parts n on n.id = s.new_part_id
  where s.old_part_id = p.id and coalesce(s.effective_from, current_date) <= current_date`;

/** A step of a chain with its part, where the catalogue knows it. */
type ChainStep = PartDetail['chain'][number] & { partId: number | null; linkId: number | null };

/** Every step of the chain a part stands in, from the oldest code on, with what can be promised of each. */
export const readChain = async (db: Db, language: Language, partId: number): Promise<ChainStep[]> =>
  inChainOrder(await readLinks(db, language, partId));

async function readLinks(db: Db, language: Language, partId: number): Promise<ChainStep[]> {
  // The limit below keeps the planner from reading every supersession there is for the few parts of one chain.
  return await db`
    with recursive back (part_id, step) as (
      select ${partId}::bigint, 0
      union
      select s.old_part_id, b.step - 1 from back b join supersessions s on s.new_part_id = b.part_id where b.step > ${-STEPS_MOST}
    ), forth (part_id, code, step, from_id, link_id, mode, old_quantity, new_quantity, is_two_way, effective_from) as (
      select b.part_id, null::text, min(b.step), null::bigint, null::bigint, 'all', 1, 1, false, null::date from back b group by b.part_id
      union
      select s.new_part_id, s.successor_code, f.step + 1, s.old_part_id, s.id, s.mode, s.old_quantity, s.new_quantity, s.is_two_way, s.effective_from
      from forth f join supersessions s on s.old_part_id = f.part_id where f.step < ${STEPS_MOST}
    )
    select distinct on (step, code, old_code) * from (
      select (f.step - (select min(step) from forth))::int as step, p.id as part_id, coalesce(p.code, f.code) as code, ${namedAs(db, 'p', language)},
        coalesce((
          select sum(l.on_hand - l.reserved) from stock_levels l join warehouses w on w.id = l.warehouse_id and w.is_active where l.part_id = p.id
        ), 0)::int as stock, o.code as old_code, f.link_id, f.mode,
        f.old_quantity, f.new_quantity, f.is_two_way, f.effective_from
      from forth f left join parts p on p.id = f.part_id left join parts o on o.id = f.from_id
      where (f.from_id is not null or (select s.id from supersessions s where s.new_part_id = f.part_id limit 1) is null)
    ) steps order by step, code, old_code`;
}
