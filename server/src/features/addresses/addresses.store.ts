// Writes shipping addresses; the company stands in every WHERE (architecture §8).
import type { calls, ParsedOf } from '@outrigger/contract';
import type { Trx } from '../../platform/db/db.ts';

type Given = ParsedOf<typeof calls.addresses.updateAddress>;

/** Locks the company's addresses against each other, so that there is one default among them. */
export async function lockAddresses(trx: Trx, companyId: number): Promise<void> {
  await trx`select 1 from companies where id = ${companyId} for no key update`;
}

/** How many addresses a company has that are not removed. */
export async function countAddresses(trx: Trx, companyId: number): Promise<number> {
  const [row] = await trx<{ count: number }[]>`
    select count(*)::int as count from addresses where company_id = ${companyId} and removed_at is null`;
  return row?.count ?? 0;
}

/** Adds an address; the first one becomes the default. */
export async function insertAddress(trx: Trx, companyId: number, given: Given): Promise<number> {
  const [row] = await trx<{ id: number }[]>`
    insert into addresses (company_id, full_name, country, state, city, postal_code, address, telephone, calling_code, is_default)
    values (${companyId}, ${given.fullName}, ${given.country}, ${given.state}, ${given.city}, ${given.postalCode}, ${given.address},
      ${given.telephone}, ${given.callingCode},
      not exists (select 1 from addresses where company_id = ${companyId} and removed_at is null))
    returning id`;
  return row?.id ?? 0;
}

/** Changes an address of the company; false where it has no such address. */
export async function changeAddress(trx: Trx, companyId: number, given: Given & { id: number }): Promise<boolean> {
  const rows = await trx`
    update addresses set full_name = ${given.fullName}, country = ${given.country}, state = ${given.state}, city = ${given.city},
      postal_code = ${given.postalCode}, address = ${given.address}, telephone = ${given.telephone},
      calling_code = ${given.callingCode}, changed_at = now()
    where id = ${given.id} and company_id = ${companyId} and removed_at is null returning 1`;
  return rows.length > 0;
}

/** Takes a removed address back; one that is there stays. False where the company never had it. */
export async function restoreAddress(trx: Trx, companyId: number, id: number): Promise<boolean> {
  const rows = await trx`
    update addresses set removed_at = null,
      is_default = is_default or not exists (
        select 1 from addresses where company_id = ${companyId} and removed_at is null and id <> ${id})
    where id = ${id} and company_id = ${companyId} returning 1`;
  return rows.length > 0;
}

/** Makes one address of the company the default in place of the one before. */
export async function chooseDefault(trx: Trx, companyId: number, id: number): Promise<void> {
  await trx`update addresses set is_default = false where company_id = ${companyId} and is_default and id <> ${id}`;
  await trx`update addresses set is_default = true where company_id = ${companyId} and id = ${id} and removed_at is null`;
}

/** Takes an address off the company's list; its newest other one becomes the default. False where it has no such address. */
export async function removeAddress(trx: Trx, companyId: number, id: number): Promise<boolean> {
  const rows = await trx`
    update addresses set removed_at = now(), is_default = false, changed_at = now()
    where id = ${id} and company_id = ${companyId} and removed_at is null returning 1`;
  await trx`
    update addresses set is_default = true where id = (
      select id from addresses where company_id = ${companyId} and removed_at is null order by is_default desc, id desc limit 1)`;
  return rows.length > 0;
}
