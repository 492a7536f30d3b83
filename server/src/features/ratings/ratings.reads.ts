// Ratings as pages show them, and which order line allows one (spec §2 review; product §5 Ratings).
import type { calls, Language, ResultOf } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';
import { namedIn } from '../../platform/db/localized-name.ts';

type RatingList = ResultOf<typeof calls.ratings.ratingList>;
type Waiting = ResultOf<typeof calls.ratings.ratingsToDecide>;
type Paged = { page: number; pageSize: number };

const columns = (db: Db) => db`r.id, r.stars, r.body as text, r.language, to_json(r.created_at) #>> '{}' as created_at`;
const paged = (db: Db, { page, pageSize }: Paged) => db`limit ${pageSize} offset ${(page - 1) * pageSize}`;

/** One page of what is shown of a part, those in the caller's language first, and how many of one to five stars. */
export async function readShown(
  db: Db,
  language: Language,
  asked: Paged & { partId: number },
): Promise<Pick<RatingList, 'items' | 'total' | 'spread'>> {
  const items = await db<RatingList['items']>`
    select ${columns(db)} from ratings r where r.part_id = ${asked.partId} and r.status = 'shown'
    order by r.language <> ${language}, r.created_at desc, r.id desc ${paged(db, asked)}`;
  const counts = await db<{ stars: number; count: number }[]>`
    select stars, count(*)::int as count from ratings where part_id = ${asked.partId} and status = 'shown' group by stars`;
  const spread = [1, 2, 3, 4, 5].map((stars) => counts.find((one) => one.stars === stars)?.count ?? 0);
  return { items, total: spread.reduce((sum, count) => sum + count, 0), spread };
}

/** What somebody said of a part, or null. */
export async function readOwn(db: Db, key: { partId: number; userId: number }): Promise<RatingList['own']> {
  const [row] = await db<NonNullable<RatingList['own']>[]>`
    select stars, body as text, status from ratings where part_id = ${key.partId} and user_id = ${key.userId}`;
  return row ?? null;
}

/** The newest line of a completed order of the company that holds the part, or null. */
export async function readBoughtLine(db: Db | Trx, key: { partId: number; companyId: number }): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    select l.id from order_lines l join orders o on o.id = l.order_id
    where l.part_id = ${key.partId} and l.company_id = ${key.companyId} and o.company_id = ${key.companyId} and o.status = 'completed'
    order by l.id desc limit 1`;
  return row?.id ?? null;
}

/** Ratings nobody has looked at, the oldest first. */
export async function readWaiting(db: Db, language: Language, asked: Paged): Promise<Waiting> {
  const items = await db<Waiting['items']>`
    select ${columns(db)}, p.id as part_id, p.code as part_code, ${namedIn(db, 'p', language)} as part_name, c.name as company
    from ratings r join parts p on p.id = r.part_id join companies c on c.id = r.company_id
    where r.status = 'waiting' order by r.created_at, r.id ${paged(db, asked)}`;
  const [counted] = await db<{ total: number }[]>`select count(*)::int as total from ratings where status = 'waiting'`;
  return { items, total: counted?.total ?? 0, page: asked.page, pageSize: asked.pageSize };
}
