// Banners, links, tip and recommended parts in force, in the caller's language (spec §7 Banners).
import type { calls, Language, ResultOf } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';
import { namedIn } from '../../platform/db/localized-name.ts';

type Banners = ResultOf<typeof calls.content.bannerList>;

/** Banners of the home page that are shown now. */
export async function readBanners(db: Db, language: Language): Promise<Banners> {
  return await db<Banners>`
    select b.id, ${namedIn(db, 'b', language, 'title')} as title, ${namedIn(db, 'b', language, 'text')} as text, b.image, b.link
    from banners b
    where b.place = 'home' and coalesce(b.shown_from, now()) <= now() and coalesce(b.shown_to, 'infinity') > now()
    order by b.position, b.id limit 20`;
}

/** The first link of a kind and its text; null where the parts desk set none. */
export async function readLink(
  db: Db,
  kind: 'help' | 'tutorial' | 'tip',
  language: Language,
): Promise<{ text: string; link: string | null } | null> {
  const [row] = await db<{ text: string; link: string | null }[]>`
    select ${namedIn(db, 's', language, 'text')} as text, s.link from shop_links s
    where s.kind = ${kind} order by s.position limit 1`;
  return row ?? null;
}

/** Parts the home page puts forward, in their order. */
export async function readRecommendedIds(db: Db): Promise<number[]> {
  const rows = await db<{ partId: number }[]>`
    select r.part_id from recommendations r join parts p on p.id = r.part_id
    where r.place = 'home' and p.status = 'active' order by r.position, r.id limit 24`;
  return rows.map((row) => row.partId);
}

/** The parts desk's address for everybody, such as buyers of parts they cannot buy (spec §8: contact staff by feedback email). */
export async function readFeedbackEmail(db: Db | Trx): Promise<string> {
  const [row] = await db<{ email: string }[]>`
    select email from region_contacts where email is not null order by country is null desc, position, id limit 1`;
  return row?.email ?? 'parts@outrigger.example';
}
