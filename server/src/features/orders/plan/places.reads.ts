// Where orders go: addresses with what is charged to ship there, by one look.
import type { Db, Trx } from '../../../platform/db/db.ts';
import { type ShippingAddress, shippingAddresses } from '../../addresses/index.ts';
import { type Zone, zonesOfCountries } from '../../freight/index.ts';

/** An address of a company with its zone; null where nothing is shipped to its country. */
export interface Place {
  address: ShippingAddress;
  zone: Zone | null;
}

/** These addresses of several companies; removed ones and those of others are missing. */
export async function readPlaces(
  db: Db | Trx,
  asked: readonly { companyId: number; addressId: number }[],
): Promise<Place[]> {
  const rows = await db<(ShippingAddress & Omit<Zone, 'code'> & { zoneCode: string | null })[]>`
    select a.*, z.code as zone_code, z.min_days, z.max_days, z.grams_per_litre, z.steps
    from (${shippingAddresses(db, asked)}) a left join (${zonesOfCountries(db)}) z on z.country = a.country`;
  return rows.map(({ zoneCode, minDays, maxDays, gramsPerLitre, steps, ...address }) => ({
    address,
    zone: zoneCode === null ? null : { code: zoneCode, minDays, maxDays, gramsPerLitre, steps },
  }));
}
