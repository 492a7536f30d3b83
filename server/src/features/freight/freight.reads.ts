// Zones of countries with their weight steps.
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Step, Zone } from './freight.rules.ts';

/** The zones of these countries by country; one without a zone is missing and cannot be shipped to. */
export async function readZones(db: Db | Trx, countries: readonly string[]): Promise<Map<string, Zone>> {
  const rows = await db<(Zone & { country: string })[]>`
    select c.country, z.code, z.min_days, z.max_days, z.grams_per_litre,
      coalesce((
        select jsonb_agg(jsonb_build_object('currency', r.currency, 'upToGrams', r.up_to_grams,
          'amountMinor', r.amount_minor, 'perExtraKilogramMinor', r.per_extra_kilogram_minor))
        from freight_rates r where r.zone_id = z.id
      ), '[]') as steps
    from freight_zone_countries c join freight_zones z on z.id = c.zone_id
    where c.country = any(${countries as string[]}::text[])`;
  return new Map(rows.map(({ country, ...zone }) => [country, { ...zone, steps: zone.steps as Step[] }]));
}
