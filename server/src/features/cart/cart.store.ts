// Writes carts line by line, whatever the size of the cart (product §6).
import type { Trx } from '../../platform/db/db.ts';

/** A cart line to write; the last write of a part wins. */
export interface CartChange {
  partId: number;
  quantity: number;
  changeCode: string | null;
  reference: string | null;
  machines: { machineId: number; qty: number }[];
  isRemoved: boolean;
}

/** Whose cart it is. */
export interface CartOwner {
  userId: number;
  companyId: number;
}

/** Opens or locks a person's cart and raises its version. */
export async function turnCart(trx: Trx, { userId, companyId }: CartOwner): Promise<void> {
  await trx`
    insert into carts (company_id, user_id, version) values (${companyId}, ${userId}, 1)
    on conflict (user_id) do update set version = carts.version + 1, changed_at = now()`;
}

/** Writes lines under the version that a person's cart was raised to. */
export async function writeCartLines(trx: Trx, userId: number, changes: readonly CartChange[]): Promise<void> {
  const rows = trx.json(changes);
  // One statement, since each costs a way to the database and back: machines that a line is no longer meant for go, the others are written over.
  await trx`
    with written as (
      insert into cart_lines (cart_id, part_id, quantity, change_code, reference, version, removed_at)
      select c.id, "partId", quantity, "changeCode", reference, c.version, case when "isRemoved" then now() end
      from carts c cross join jsonb_to_recordset(${rows})
        as r ("partId" bigint, quantity int, "changeCode" text, reference text, "isRemoved" boolean)
      where c.user_id = ${userId} order by "partId"
      on conflict (cart_id, part_id) do update set quantity = excluded.quantity, change_code = excluded.change_code,
        reference = excluded.reference, version = excluded.version, removed_at = excluded.removed_at, changed_at = now()
      returning id, part_id
    ), meant as (
      select w.id, m."machineId" as machine_id, least(sum(m.qty), 9999) as quantity
      from jsonb_to_recordset(${rows}) as r ("partId" bigint, machines jsonb) join written w on w.part_id = r."partId"
        cross join lateral jsonb_to_recordset(r.machines) as m ("machineId" bigint, qty int)
      group by w.id, m."machineId"
    ), unmeant as (
      delete from cart_line_machines m where m.cart_line_id in (select id from written)
        and not exists (select from meant where meant.id = m.cart_line_id and meant.machine_id = m.machine_id)
    )
    insert into cart_line_machines (cart_line_id, machine_id, quantity) select id, machine_id, quantity from meant
    on conflict (cart_line_id, machine_id) do update set quantity = excluded.quantity`;
}
