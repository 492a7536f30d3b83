// For whom warmUps ask.
import type { Db } from '../db/db.ts';

/** Any company that may buy; null in an empty shop. */
export async function readAnyCompany(db: Db): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`select id from companies where status = 'approved' order by id limit 1`;
  return row?.id ?? null;
}
