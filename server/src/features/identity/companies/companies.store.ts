// What the parts desk decides about companies (product §3, §8).
import type { Trx } from '../../../platform/db/db.ts';

/** A company whose row is locked, with its main account. */
export interface LockedCompany {
  status: 'waiting' | 'approved' | 'blocked';
  mainUserId: number | null;
}

/** Locks a company; null where there is none. */
export async function lockCompany(trx: Trx, id: number): Promise<LockedCompany | null> {
  const [row] = await trx<LockedCompany[]>`
    select c.status, (select u.id from users u where u.company_id = c.id and u.role = 'main') as main_user_id
    from companies c where c.id = ${id} for no key update`;
  return row ?? null;
}

/** Approves it; false where another company has the customer number. */
export async function markApproved(
  trx: Trx,
  company: { id: number; decidedBy: number; customerNumber: string | null },
): Promise<boolean> {
  const { id, decidedBy, customerNumber } = company;
  const rows = await trx`
    update companies set status = 'approved', approved_at = now(), decided_by = ${decidedBy}, decided_at = now(),
      decision_reason = null, customer_number = coalesce(${customerNumber}, customer_number)
    where id = ${id} and not exists (select 1 from companies o where o.customer_number = ${customerNumber}::text and o.id <> ${id})
    returning id`;
  return rows.length > 0;
}

/** Refuses or blocks it. */
export async function markBlocked(trx: Trx, company: { id: number; decidedBy: number; reason: string }): Promise<void> {
  await trx`
    update companies set status = 'blocked', decided_by = ${company.decidedBy}, decided_at = now(), decision_reason = ${company.reason}
    where id = ${company.id}`;
}

/** Everybody who belongs to it. */
export async function peopleOf(trx: Trx, companyId: number): Promise<number[]> {
  const rows = await trx<{ id: number }[]>`select id from users where company_id = ${companyId} order by id`;
  return rows.map((row) => row.id);
}
