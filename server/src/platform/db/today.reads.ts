// The day on which it is decided what counts already.
import type { Db, Trx } from './db.ts';

/** The day it is, by the database's clock. */
export async function readToday(db: Db | Trx): Promise<string> {
  const [row] = await db<{ day: string }[]>`select current_date as day`;
  return row?.day ?? '';
}
