// Which parts are sought, put into carts, kept and ordered, and which pages are visited (product §8).
import type { calls, Language, ParsedOf, ResultOf } from '@outrigger/contract';
import { PART_ACTIONS } from '@outrigger/contract/calls/activity.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Fragment, namedIn } from '../../platform/db/localized-name.ts';

type Sought = ResultOf<typeof calls.activity.activityOfParts>;
type Asked = ParsedOf<typeof calls.activity.activityOfParts>;
const MOST = 50;

const measure = (db: Db, by: Asked['by']): Fragment =>
  by === undefined ? db`coalesce(looked, 0) + 3 * coalesce(added, 0)` : db`coalesce(${db(by)}, 0)`;

/** The parts of the last days, the most sought first, or those most looked at, added, kept or ordered; what was ordered without a look counts too. */
export async function readSoughtParts(db: Db, language: Language, { days, by }: Asked): Promise<Sought['parts']> {
  const { detailQuery, preview, addToCart, addToFavourites } = PART_ACTIONS;
  return await db<Sought['parts']>`
    with did as (
      select part_id, count(*) filter (where operate_type in (${detailQuery}::int, ${preview}::int))::int as looked,
        count(*) filter (where operate_type = ${addToCart}::int)::int as added,
        count(*) filter (where operate_type = ${addToFavourites}::int)::int as kept
      from activity_log where part_id is not null and at > now() - make_interval(days => ${days}) group by part_id
    ), bought as (
      select l.part_id, sum(l.quantity)::int as ordered
      from order_lines l join orders o on o.id = l.order_id
      where o.placed_at > now() - make_interval(days => ${days}) and o.status not in ('canceled', 'notApproved')
      group by l.part_id
    )
    select p.code as part_code, ${namedIn(db, 'p', language)} as part_name, coalesce(looked, 0) as looked,
      coalesce(added, 0) as added, coalesce(kept, 0) as kept, coalesce(ordered, 0) as ordered
    from did full join bought using (part_id) join parts p on p.id = part_id
    order by ${measure(db, by)} desc, coalesce(ordered, 0) desc, coalesce(looked, 0) desc, p.code limit ${MOST}`;
}

/** Pages and switches of the last days, the most frequent first. */
export async function readPages(db: Db, days: number): Promise<Sought['pages']> {
  return await db<Sought['pages']>`
    select operate_type, count(*)::int as count from activity_log
    where operate_type <= 26 and at > now() - make_interval(days => ${days}) group by operate_type order by count desc, operate_type`;
}
