// Counts which parts companies order together; what is kept names no company and no number.
import type { Trx } from '../../../platform/db/db.ts';

/** Of fewer companies one could guess whose orders they are. */
const COMPANIES_LEAST = 5;
/** A pair is told where it stands in every fifth order of the part at least: what everybody orders belongs to no part. */
const EVERY_NTH_ORDER = 5;
/** Orders of more lines fill a store; they say nothing of what is changed together. */
const LINES_MOST = 40;
const SHOWN_MOST = 12;

/** Takes today's count, for this transaction to do; false where it was done or is being done. */
export async function takeToday(trx: Trx): Promise<boolean> {
  const { count } = await trx`
    insert into together_counted (counted_on) values (current_date)
    on conflict (is_only) do update set counted_on = excluded.counted_on where together_counted.counted_on < excluded.counted_on`;
  return count > 0;
}

/** Counts anew over the orders of two years that were not canceled. */
export async function countOrderedTogether(trx: Trx): Promise<void> {
  await trx`delete from parts_ordered_together`;
  await trx`
    with told as materialized (
      select o.company_id, l.order_id, l.part_id from orders o join order_lines l on l.order_id = o.id
      where o.placed_at > now() - interval '2 years' and o.line_count <= ${LINES_MOST}
        and o.status in ('toBeShipped', 'inTransit', 'completed')
    ),
    orders_of as (select part_id, count(*) as orders from told group by part_id having count(distinct company_id) >= ${COMPANIES_LEAST}),
    pairs as (
      select a.part_id, b.part_id as other_id, count(distinct a.company_id) as companies, count(*) as orders
      from orders_of n join told a on a.part_id = n.part_id join told b on b.order_id = a.order_id and b.part_id <> a.part_id
      group by a.part_id, b.part_id, n.orders
      having count(distinct a.company_id) >= ${COMPANIES_LEAST} and count(*) * ${EVERY_NTH_ORDER} >= n.orders
    )
    insert into parts_ordered_together (part_id, other_id, place)
    select part_id, other_id, place from (
      select part_id, other_id, row_number() over (partition by part_id order by companies desc, orders desc, other_id) as place from pairs
    ) placed where place <= ${SHOWN_MOST}`;
}
