// Banners, links, tip and recommended parts in force, in the caller's language (spec §7 Banners).
import type { calls, Language, ResultOf } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';
import { type Fragment, namedIn, textAs } from '../../platform/db/localized-name.ts';

type Contact = NonNullable<ResultOf<typeof calls.content.regionContact>['contacts']>[number];
type Banners = ResultOf<typeof calls.content.bannerList>;
type Tip = ResultOf<typeof calls.content.tip>;

const DAY_SECONDS = 86_400;

/** Banners of the home page that are shown now. */
export async function readBanners(db: Db, language: Language): Promise<Banners> {
  return await db<Banners>`
    select b.id, ${textAs(db, language, { alias: 'b', column: 'title', as: 'title' })},
      ${textAs(db, language, { alias: 'b', column: 'text', as: 'text' })}, b.image, b.link
    from banners b
    where b.place = 'home' and ${isShown(db, 'b')}
    order by b.position, b.id limit 20`;
}

/** The tip of the day: those shown now take turns. */
export async function readTip(db: Db, language: Language): Promise<Tip> {
  const [tip] = await db<Tip[]>`
    select ${textAs(db, language, { alias: 's', column: 'text', as: 'text' })} from (
      select t.*, row_number() over (order by t.position) - 1 as at, count(*) over () as tips
      from shop_links t where t.kind = 'tip' and ${isShown(db, 't')}) s
    where s.at = extract(epoch from now())::bigint / ${DAY_SECONDS}::bigint % s.tips`;
  return tip ?? { text: null };
}

/** Links of a kind that are shown now, in their order. */
export async function readLinks(
  db: Db,
  kind: 'help' | 'tutorial',
  language: Language,
): Promise<{ text: string; textLang?: 'en' | null; link: string | null }[]> {
  return await db<{ text: string; link: string | null }[]>`
    select ${textAs(db, language, { alias: 's', column: 'text', as: 'text' })}, s.link from shop_links s
    where s.kind = ${kind} and ${isShown(db, 's')} order by s.position limit 20`;
}

/** Parts the home page puts forward, in their order. */
export async function readRecommendedIds(db: Db): Promise<number[]> {
  const rows = await db<{ partId: number }[]>`
    select r.part_id from recommendations r join parts p on p.id = r.part_id
    where r.place = 'home' and p.status = 'active' and ${isShown(db, 'r')} order by r.position, r.id limit 24`;
  return rows.map((row) => row.partId);
}

/** The parts desk's address for everybody, such as buyers of parts they cannot buy (spec §8: contact staff by feedback email). */
export async function readFeedbackEmail(db: Db | Trx): Promise<string> {
  const [row] = await db<{ email: string }[]>`
    select email from region_contacts where email is not null order by country is null desc, position, id limit 1`;
  return row?.email ?? 'parts@outrigger.example';
}

/** Whom to reach where: first in the company's country, else for everybody; the rest in their order. */
export async function readContacts(db: Db, language: Language, companyId: number | null): Promise<Contact[]> {
  return await db<Contact[]>`
    select c.id, ${namedIn(db, 'k', language)} as country, c.id is not distinct from own.id as is_own,
      c.name, c.phone, c.email, c.address, ${textAs(db, language, { alias: 'c', column: 'hours', as: 'hours' })}
    from region_contacts c left join countries k on k.code = c.country
      left join lateral (select o.id from region_contacts o
        where o.country is null or o.country = (select m.country from companies m where m.id = ${companyId}::bigint)
        order by o.country is null, o.id limit 1) own on true
    order by c.id is not distinct from own.id desc, c.position, c.id limit 200`;
}

/** SQL for whether something with dates is shown now. */
const isShown = (db: Db, alias: string): Fragment =>
  db`coalesce(${db(`${alias}.shown_from`)}, now()) <= now() and coalesce(${db(`${alias}.shown_to`)}, 'infinity') > now()`;
