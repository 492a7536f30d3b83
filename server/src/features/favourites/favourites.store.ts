// Writes a person's favourites (spec §5: duplicates are rejected in favourites).
import type { Db } from '../../platform/db/db.ts';

/** Adds a favourite; false where it is one already. */
export async function insertFavourite(
  db: Db,
  owner: { userId: number; companyId: number },
  partId: number,
): Promise<boolean> {
  const rows = await db`
    insert into favourites (user_id, company_id, part_id) values (${owner.userId}, ${owner.companyId}, ${partId})
    on conflict do nothing returning 1`;
  return rows.length > 0;
}

/** Takes a favourite off; taking it off twice changes nothing. */
export async function deleteFavourite(db: Db, userId: number, partId: number): Promise<void> {
  await db`delete from favourites where user_id = ${userId} and part_id = ${partId}`;
}
