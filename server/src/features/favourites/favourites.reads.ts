// A person's favourite parts (spec §2 My favorites).
import type { calls, Language, ResultOf } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { namedIn } from '../../platform/db/localized-name.ts';

type Favourites = ResultOf<typeof calls.favourites.favourites>;

/** A person's favourite parts, newest first. */
export async function readFavourites(db: Db, userId: number, language: Language): Promise<Favourites> {
  const rows = await db<{ id: number; code: string; name: string; addedAt: Date }[]>`
    select p.id, p.code, ${namedIn(db, 'p', language)} as name, f.added_at
    from favourites f join parts p on p.id = f.part_id
    where f.user_id = ${userId} order by f.added_at desc, p.id desc limit 2000`;
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }));
}
