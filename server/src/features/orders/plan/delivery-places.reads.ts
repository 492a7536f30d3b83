// How long it takes to where a company has its orders sent.
import type { Db } from '../../../platform/db/db.ts';

/** The country of the usual address and the most days to it; null days where nothing is shipped there. */
export interface UsualPlace {
  country: string;
  maxDays: number | null;
}

/** The place of the company's usual address; undefined while it has none. */
export async function readUsualPlace(db: Db, companyId: number): Promise<UsualPlace | undefined> {
  const [place] = await db<UsualPlace[]>`
    select a.country, z.max_days from addresses a
    left join freight_zone_countries c on c.country = a.country left join freight_zones z on z.id = c.zone_id
    where a.company_id = ${companyId} and a.is_default and a.removed_at is null`;
  return place;
}
