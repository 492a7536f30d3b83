// Prices that begin or end by the calendar, and those of replaced parts that go with the calendar or the stock, find their place in lists sorted by price (product §5 Supersession, §7 Prices; docs/decisions/0008).
import type { Db } from '../../platform/db/db.ts';

const PARTS_AT_A_TIME = 5000;

/** Sorts the parts one of whose prices or successors began or ended today or yesterday, and those that may be used for each other or were replaced by several, where the sorted price is another one. */
export async function sortBegunPrices(db: Db): Promise<void> {
  const rows = await db.begin(async (trx) => {
    // On the day a large price list begins this is long work, and it would be as long at the next try.
    await trx`set local statement_timeout = 0`;
    return trx<{ id: number }[]>`
    with recursive turned (part_id) as (
      select part_id from prices where valid_from > '2000-01-01' and valid_from between current_date - 1 and current_date
      union select part_id from prices where valid_to between current_date - 1 and current_date
      union (select old_part_id from supersessions group by old_part_id
        having count(*) > 1 or bool_or(is_two_way or effective_from between current_date - 1 and current_date))
    ), moved (part_id) as (
      select part_id from turned
      union select s.old_part_id from moved m join supersessions s on s.new_part_id = m.part_id
    ), today as (
      select price_list_id, part_id, amount_minor from prices_in_lists(array(select part_id from moved))
    ), sorted as (
      select price_list_id, part_id, amount_minor from part_price_sort where part_id = any(array(select part_id from moved))
    )
    select distinct part_id as id from ((table today except table sorted) union all (table sorted except table today)) other order by 1`;
  });
  for (let at = 0; at < rows.length; at += PARTS_AT_A_TIME)
    await db`select sort_prices_of(${rows.slice(at, at + PARTS_AT_A_TIME).map((row) => row.id)}::bigint[])`;
}
