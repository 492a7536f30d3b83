// Zones of countries with their weight steps.
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Zone } from './freight.rules.ts';

/** Zones by country, for use in a statement. */
export const zonesOfCountries = (db: Db | Trx) => db<(Zone & { country: string })[]>`
  select c.country, z.code, z.min_days, z.max_days, z.grams_per_litre,
    coalesce((
      select jsonb_agg(jsonb_build_object('currency', r.currency, 'upToGrams', r.up_to_grams,
        'amountMinor', r.amount_minor, 'perExtraKilogramMinor', r.per_extra_kilogram_minor))
      from freight_rates r where r.zone_id = z.id
    ), '[]') as steps
  from freight_zone_countries c join freight_zones z on z.id = c.zone_id`;

/** The zone of a country; undefined where there is none and nothing can be shipped to it. */
export async function readZone(db: Db | Trx, country: string): Promise<Zone | undefined> {
  const [zone] = await db<Zone[]>`
    select z.code, z.min_days, z.max_days, z.grams_per_litre, z.steps
    from (${zonesOfCountries(db)}) z where z.country = ${country}`;
  return zone;
}
