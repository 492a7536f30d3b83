// Writes ratings; a changed one waits for the office again (product §5 Ratings).
import type { Db, Trx } from '../../platform/db/db.ts';

/** A rating to keep. */
interface GivenRating {
  partId: number;
  companyId: number;
  userId: number;
  orderLineId: number;
  stars: number;
  text: string | null;
  language: string;
}

/** Keeps somebody's rating of a part, in place of the one before. */
export async function saveRating(db: Db, given: GivenRating): Promise<void> {
  await db`
    insert into ratings as r (part_id, company_id, user_id, order_line_id, stars, body, language)
    values (${given.partId}, ${given.companyId}, ${given.userId}, ${given.orderLineId}, ${given.stars}, ${given.text}, ${given.language})
    on conflict (part_id, user_id) do update set stars = excluded.stars, body = excluded.body, language = excluded.language,
      order_line_id = excluded.order_line_id, status = 'waiting', moderated_by = null, created_at = now()
    where (r.stars, r.body) is distinct from (excluded.stars, excluded.body)`;
}

/** Decides a rating; null where there is none. */
export async function setShown(
  db: Db | Trx,
  { id, isShown, by }: { id: number; isShown: boolean; by: number },
): Promise<'shown' | 'refused' | null> {
  const status = isShown ? 'shown' : 'refused';
  const rows = await db`update ratings set status = ${status}, moderated_by = ${by} where id = ${id} returning id`;
  return rows.length > 0 ? status : null;
}
