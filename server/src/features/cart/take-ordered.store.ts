// Takes ordered pieces out of carts in the transaction that orders them, so that no device ever sees both (product §6).
import type { Trx } from '../../platform/db/db.ts';

/** What one person ordered: parts with their pieces, and the codes they were asked for by, old ones among them. */
export interface OrderedPieces {
  userId: number;
  parts: readonly { partId: number; quantity: number }[];
  codes: readonly { code: string; qty: number }[];
}

/** Locks the carts of these people in one order, so that two processes never wait for each other. */
export async function lockCarts(trx: Trx, userIds: readonly number[]): Promise<void> {
  await trx`select id from carts where user_id = any((select ${userIds as number[]}::bigint[])::bigint[]) order by id for update`;
}

/** Lines that were ordered go; of a line that holds more by now the rest stays, meant for no machine any more. */
export async function takeOrdered(trx: Trx, ordered: readonly OrderedPieces[]): Promise<void> {
  const parts = ordered.flatMap(({ userId, parts: all }) => all.map((one) => ({ userId, ...one })));
  const codes = ordered.flatMap(({ userId, codes: all }) => all.map((one) => ({ userId, ...one })));
  await trx`
    with parts_asked as (
      select "userId" as user_id, "partId" as part_id, sum(quantity) as quantity
      from jsonb_to_recordset(${trx.json(parts)}) as r ("userId" bigint, "partId" bigint, quantity int) group by 1, 2
    ), codes_asked as (
      select "userId" as user_id, code, sum(qty) as quantity
      from jsonb_to_recordset(${trx.json(codes)}) as r ("userId" bigint, code text, qty int) group by 1, 2
    ), asked as (
      select user_id, part_id, quantity from parts_asked
      union all select a.user_id, p.id, a.quantity from codes_asked a join parts p on p.code = a.code
    ), hit as (
      select l.id, l.cart_id, min(l.quantity - a.quantity) as rest
      from asked a join carts c on c.user_id = a.user_id
        join cart_lines l on l.cart_id = c.id and l.part_id = a.part_id and l.removed_at is null
      group by l.id
    ), turned as (
      update carts set version = version + 1, changed_at = now() where id in (select cart_id from hit) returning id, version
    ), unmeant as (
      delete from cart_line_machines where cart_line_id in (select id from hit)
    )
    update cart_lines l set quantity = case when h.rest > 0 then h.rest else l.quantity end,
      removed_at = case when h.rest > 0 then null else now() end, version = t.version, changed_at = now()
    from hit h join turned t on t.id = h.cart_id where l.id = h.id`;
}
