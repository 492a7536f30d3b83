// Test factory of addresses and the freight zone they lie in (architecture §7).
import type { Db } from '../../platform/db/db.ts';

/** An address in the United States, in a zone that ships for 25.00 USD up to 10 kg and 2.00 for each further one. */
export async function makeAddress(db: Db, companyId: number, given: { country?: string } = {}): Promise<number> {
  const country = given.country ?? 'US';
  await makeZone(db, 'TEST-AMERICAS', ['US', 'CA', 'BR']);
  const [row] = await db<{ id: number }[]>`
    insert into addresses (company_id, full_name, country, state, city, postal_code, address, telephone, calling_code, is_default)
    values (${companyId}, 'Parts Receiving', ${country}, 'Texas', 'Houston', '77002', '1200 Main Street', '713 555 0100', '+1',
      not exists (select 1 from addresses where company_id = ${companyId} and removed_at is null)) returning id`;
  return row?.id ?? 0;
}

/** A freight zone with steps in USD. */
export async function makeZone(db: Db, code: string, countries: string[]): Promise<void> {
  await db`insert into freight_zones (code, name) values (${code}, ${code}) on conflict do nothing`;
  await db`
    insert into freight_rates (zone_id, currency, up_to_grams, amount_minor, per_extra_kilogram_minor)
    select z.id, 'USD', step.grams, step.amount, step.extra from freight_zones z,
      (values (1000, 1500, null), (10000, 2500, 200)) as step (grams, amount, extra)
    where z.code = ${code} on conflict do nothing`;
  await db`
    insert into freight_zone_countries (country, zone_id)
    select c, z.id from freight_zones z, unnest(${countries}::text[]) c where z.code = ${code} on conflict do nothing`;
}
