// Shipping addresses of a company (spec §3 Shipping address).
import type { Address, Language } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';
import { namedIn } from '../../platform/db/localized-name.ts';

/** An address as an order keeps it. */
export interface ShippingAddress {
  id: number;
  companyId: number;
  fullName: string;
  country: string;
  state: string;
  city: string;
  postalCode: string;
  address: string;
  phone: string;
}

/** The addresses of a company, the default one first; one of them where `id` is given. */
export async function readAddresses(
  db: Db,
  asked: { companyId: number; language: Language; id?: number },
): Promise<Address[]> {
  return await db<Address[]>`
    select a.id, a.full_name, a.country, ${namedIn(db, 'c', asked.language)} as country_name, a.state, a.city, a.postal_code,
      a.address, a.telephone, a.calling_code, a.is_default,
      exists (select 1 from freight_zone_countries z where z.country = a.country) as is_shipped_to
    from addresses a join countries c on c.code = a.country
    where a.company_id = ${asked.companyId} and (a.removed_at is null or a.id = ${asked.id ?? null})
      and (${asked.id ?? null}::bigint is null or a.id = ${asked.id ?? null})
    order by a.is_default desc, a.id desc`;
}

/** Addresses of several companies at once, for orders, for use in a statement; removed ones and those of others are missing. */
export const shippingAddresses = (db: Db | Trx, asked: readonly { companyId: number; addressId: number }[]) => db<
  ShippingAddress[]
>`
    select a.id, a.company_id, a.full_name, a.country, a.state, a.city, a.postal_code, a.address,
      a.calling_code || ' ' || a.telephone as phone
    from unnest((select ${asked.map((one) => one.companyId)}::bigint[]), (select ${asked.map((one) => one.addressId)}::bigint[]))
        as q (company_id, id)
      join addresses a on a.id = q.id and a.company_id = q.company_id
    where a.removed_at is null group by a.id`;

/** How postal codes of a country are written, null where any will do; undefined where there is no such country. */
export async function readPostalPattern(db: Db, country: string): Promise<string | null | undefined> {
  const [row] = await db<{ pattern: string | null }[]>`
    select postal_code_pattern as pattern from countries where code = ${country}`;
  return row?.pattern;
}

/**
 * Whether a country has this state, by its name in either language or its code; any will do where none are known of it.
 * What an address of the company has already stays good, as an older list may have had it.
 */
export async function isStateOf(
  db: Db,
  asked: { country: string; state: string; id: number | undefined; companyId: number },
): Promise<boolean> {
  const { country, state, id = null, companyId } = asked;
  const [row] = await db<{ isState: boolean }[]>`
    select not exists (select 1 from states where country = ${country})
      or exists (
        select 1 from states where country = ${country}
          and lower(${state}) in (lower(name), lower(name_local), lower(code), lower(substr(code, length(country) + 2))))
      or exists (
        select 1 from addresses
        where id = ${id}::bigint and company_id = ${companyId} and country = ${country} and state = ${state}) as is_state`;
  return row?.isState === true;
}
