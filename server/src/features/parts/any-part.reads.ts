// A part to warm up with.
import type { Db } from '../../platform/db/db.ts';

/** One of the parts that are looked at most, another each time; null in an empty catalogue. */
export async function readAnyPart(db: Db): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    select id from (select id from parts where status <> 'offline' order by rank desc, id limit 100) p order by random() limit 1`;
  return row?.id ?? null;
}
