// Where a subscription stands (spec §2 settings and subscription).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { atOneMoment, type Db, type Trx } from '../../platform/db/db.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';

type List = typeof calls.newsletter.newsletterReaders;
type Readers = ResultOf<List>;
/** How the desk narrows its list. */
export type NarrowedReaders = ParsedOf<typeof calls.newsletter.newsletterFile>;

/** Subscribed, or waiting for the mailed link. */
export interface NewsletterState {
  newsletter: boolean;
  newsletterWaits: boolean;
}

/** A subscription whose link is to be mailed. */
export interface ToConfirm {
  email: string;
  language: string;
}

/** Where the subscription of this address stands. */
export async function readNewsletter(db: Db, email: string): Promise<NewsletterState> {
  const [row] = await db<NewsletterState[]>`
    select confirmed_at is not null as newsletter, confirmed_at is null as newsletter_waits
    from newsletter_subscriptions where email = ${email} and ended_at is null`;
  return row ?? { newsletter: false, newsletterWaits: false };
}

/** The subscription behind a job, unless it was confirmed or left in the meantime. */
export async function readToConfirm(db: Db, id: number): Promise<ToConfirm | null> {
  const [row] = await db<ToConfirm[]>`
    select email, language from newsletter_subscriptions where id = ${id} and confirmed_at is null and ended_at is null`;
  return row ?? null;
}

const readersOf = (
  db: Db | Trx,
  { keyword = '', language = null }: { keyword?: string; language?: string | null },
) => db`
  from newsletter_subscriptions s left join users u on u.id = s.user_id left join companies c on c.id = u.company_id
  where s.confirmed_at is not null and s.ended_at is null and (${language}::text is null or s.language = ${language})
    and (s.email ilike ${likePattern(keyword)} or c.name ilike ${likePattern(keyword)})`;
const readerColumns = (db: Db | Trx) => db`
  s.email, s.language, c.name as company, to_json(s.confirmed_at) #>> '{}' as confirmed_at`;

/** One page of those who get the newsletter, the newest first. */
export async function readReaders(db: Db, { page, pageSize, ...narrowed }: ParsedOf<List>): Promise<Readers> {
  return await atOneMoment(db, async (trx) => {
    const items = await trx<Readers['items']>`
      select ${readerColumns(trx)} ${readersOf(trx, narrowed)}
      order by s.confirmed_at desc, s.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
    const [sum] = await trx<{ total: number }[]>`select count(*)::int as total ${readersOf(trx, narrowed)}`;
    return { items, total: sum?.total ?? 0, page, pageSize };
  });
}

/** All of them, by address. */
export async function readAllReaders(db: Db, narrowed: NarrowedReaders): Promise<Readers['items']> {
  return await db<Readers['items']>`
    select ${readerColumns(db)} ${readersOf(db, narrowed)} order by s.email`;
}
