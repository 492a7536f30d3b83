// What demo buyers say of parts they bought (product §5 Ratings).
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import type { Step } from './order-plans.ts';

/** Rates the two dearest parts of an order. */
export async function rateLines(
  db: Db,
  orderId: number,
  { stars, text }: Extract<Step, { do: 'rate' }>,
): Promise<void> {
  await db`
    insert into ratings (part_id, company_id, user_id, order_line_id, stars, body, status, created_at)
    select l.part_id, l.company_id, o.created_by, l.id, ${stars}, ${text}, 'shown', now()
    from order_lines l join orders o on o.id = l.order_id where l.order_id = ${orderId} order by l.unit_price_minor desc limit 2
    on conflict do nothing`;
}
