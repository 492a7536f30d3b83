// Banners, recommended parts, tips, links and contacts as the office keeps them: in every language, shown or not (product §8).
import type {
  calls,
  DeskBanner,
  DeskContact,
  DeskLink,
  DeskRecommendation,
  Language,
  ResultOf,
} from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import { fiveTexts, type Fragment, namedIn } from '../../../platform/db/localized-name.ts';

type Dated<R> = Omit<R, 'from' | 'to'> & { from: Date | null; to: Date | null };

/** All of it; what stands in other places than the start page is not the office's to keep. */
export async function readDeskContent(
  db: Db,
  language: Language,
): Promise<ResultOf<typeof calls.contentDesk.deskContent>> {
  const [banners, recommendations, links, contacts] = await Promise.all([
    db<Dated<DeskBanner>[]>`
      select ${dated(db, 'b')}, ${fiveTexts(db, 'b', 'title')} as titles, ${fiveTexts(db, 'b', 'text')} as texts, b.image, b.link
      from banners b where b.place = 'home' order by b.position, b.id limit 500`,
    db<Dated<DeskRecommendation>[]>`
      select ${dated(db, 'r')}, p.code, ${namedIn(db, 'p', language)} as name
      from recommendations r join parts p on p.id = r.part_id
      where r.place = 'home' and r.family_id is null order by r.position, r.id limit 500`,
    db<Dated<DeskLink>[]>`
      select ${dated(db, 's')}, s.kind, ${fiveTexts(db, 's', 'text')} as texts, s.link
      from shop_links s order by array_position(array['tip', 'help', 'tutorial'], s.kind), s.position limit 500`,
    db<DeskContact[]>`
      select c.id, c.position, c.country, c.name, c.phone, c.email, c.address, ${fiveTexts(db, 'c', 'hours')} as hours
      from region_contacts c order by c.position, c.id limit 500`,
  ]);
  return {
    banners: banners.map(shown),
    recommendations: recommendations.map(shown),
    links: links.map(shown),
    contacts: [...contacts],
  };
}

const dated = (db: Db, alias: string): Fragment => {
  const [from, to] = [db(`${alias}.shown_from`), db(`${alias}.shown_to`)];
  return db`${db(`${alias}.id`)}, ${db(`${alias}.position`)}, ${from} as "from", ${to} as "to",
    case when ${to} <= now() then 'over' when ${from} > now() then 'planned' else 'shown' end as state`;
};

function shown<R extends Dated<object>>({ from, to, ...row }: R) {
  return { ...row, from: from?.toISOString() ?? null, to: to?.toISOString() ?? null };
}
