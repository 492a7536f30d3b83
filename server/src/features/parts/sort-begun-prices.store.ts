// Prices that begin or end by the calendar find their place in lists sorted by price (product §7 Prices; docs/decisions/0008).
import type { Db } from '../../platform/db/db.ts';

const PARTS_AT_A_TIME = 5000;

/** Sorts the parts one of whose prices began or ended today or yesterday, where the sorted price is another one. */
export async function sortBegunPrices(db: Db): Promise<void> {
  const rows = await db.begin(async (trx) => {
    // On the day a large price list begins this is long work, and it would be as long at the next try.
    await trx`set local statement_timeout = 0`;
    return trx<{ id: number }[]>`
    with turned as (
      select part_id from prices where valid_from > '2000-01-01' and valid_from between current_date - 1 and current_date
      union select part_id from prices where valid_to between current_date - 1 and current_date
    ), today as (
      select p.price_list_id, p.part_id, p.amount_minor from prices p join turned using (part_id)
      where p.min_quantity = 1 and p.valid_from <= current_date and (p.valid_to is null or p.valid_to > current_date)
    ), sorted as (
      select q.price_list_id, q.part_id, q.amount_minor from part_price_sort q join turned using (part_id)
    )
    select distinct part_id as id from ((table today except table sorted) union all (table sorted except table today)) other order by 1`;
  });
  for (let at = 0; at < rows.length; at += PARTS_AT_A_TIME)
    await db`select sort_prices_of(${rows.slice(at, at + PARTS_AT_A_TIME).map((row) => row.id)}::bigint[])`;
}
