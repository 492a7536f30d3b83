// Whether a database holds a shop at all (product §1).
import type { Db } from '../platform/db/db.ts';

/** False where a restore or a first start made the database and nothing in it. */
export async function isShopThere(db: Db): Promise<boolean> {
  const [found] = await db<{ isThere: boolean }[]>`select to_regclass('public.migrations') is not null as is_there`;
  return found?.isThere === true;
}
