// Carts as they are kept for a person (product §6).
import type { calls, ResultOf } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';

type Cart = ResultOf<typeof calls.cart.cart>;

/** The lines of a person's cart that changed after a version; removed ones say so. */
export async function readCartSince(db: Db | Trx, userId: number, since: number): Promise<Cart> {
  // A cart without such lines answers one row, for its version alone.
  const rows = await db<(Cart['lines'][number] & { cartVersion: number })[]>`
    select p.code, l.part_id, l.quantity as qty, l.change_code, l.reference, l.version, l.removed_at is not null as is_removed,
      c.version as cart_version,
      coalesce((
        select jsonb_agg(jsonb_build_object('hostId', m.machine_id, 'serialNumber', s.serial_number, 'qty', m.quantity) order by m.machine_id)
        from cart_line_machines m join machines s on s.id = m.machine_id where m.cart_line_id = l.id
      ), '[]') as machines
    from carts c left join cart_lines l on l.cart_id = c.id and l.version > (select ${since}::bigint) left join parts p on p.id = l.part_id
    where c.user_id = ${userId} order by l.version, l.id`;
  return { version: rows[0]?.cartVersion ?? 0, lines: rows.filter((row) => row.partId !== null) };
}

/** Those of these machines that exist. */
export async function readKnownMachines(db: Db, machineIds: readonly number[]): Promise<Set<number>> {
  if (machineIds.length === 0) return new Set();
  const rows = await db<{ id: number }[]>`select id from machines where id = any(${machineIds as number[]}::bigint[])`;
  return new Set(rows.map((row) => row.id));
}

/** Those of these parts that are in a person's cart; asked under its lock, so that none comes or goes meanwhile. */
export async function readPartsInCart(trx: Trx, userId: number, partIds: readonly number[]): Promise<Set<number>> {
  const rows = await trx<{ partId: number }[]>`
    select l.part_id from carts c join cart_lines l on l.cart_id = c.id
    where c.user_id = ${userId} and l.part_id = any(${partIds as number[]}::bigint[]) and l.removed_at is null`;
  return new Set(rows.map((row) => row.partId));
}
