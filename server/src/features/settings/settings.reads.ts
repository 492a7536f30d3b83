// What settings may be chosen.
import type { Db } from '../../platform/db/db.ts';

/** Whether the shop sells in this currency. */
export async function isSoldIn(db: Db, currency: string): Promise<boolean> {
  const rows = await db`select 1 from currencies where code = ${currency} and is_offered`;
  return rows.length > 0;
}
