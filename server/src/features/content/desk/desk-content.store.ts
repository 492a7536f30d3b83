// Writes what the office keeps beside the catalogue: banners, recommended parts, tips and links, contacts.
import type { calls, FiveTexts, ParsedOf } from '@outrigger/contract';
import type { Trx } from '../../../platform/db/db.ts';
import { inOrder } from '../../../platform/db/localized-name.ts';

type Desk = typeof calls.contentDesk;

const inFive = (trx: Trx, texts: FiveTexts) => {
  const [en, es, pt, fr, zh] = inOrder(texts).map((text) => text || null);
  return trx`${en ?? null}::text, ${es ?? null}::text, ${pt ?? null}::text, ${fr ?? null}::text, ${zh ?? null}::text`;
};

/** The picture of a banner that is about to change; null where it has none, or is not there. */
export async function holdPicture(trx: Trx, id: number): Promise<string | null> {
  const [row] = await trx<{ image: string | null }[]>`
    select image from banners where id = ${id} and place = 'home' for update`;
  return row?.image ?? null;
}

/** Writes a banner of the start page; null where the one to change is not there. */
export async function writeBanner(trx: Trx, given: ParsedOf<Desk['saveBanner']>): Promise<number | null> {
  const columns = trx`title_en, title_es, title_pt, title_fr, title_zh, text_en, text_es, text_pt, text_fr, text_zh,
    image, link, position, shown_from, shown_to`;
  const values = trx`${inFive(trx, given.titles)}, ${inFive(trx, given.texts)}, ${given.image}::text, ${given.link}::text,
    ${given.position}::int, ${given.from}::timestamptz, ${given.to}::timestamptz`;
  const [row] = await trx<{ id: number }[]>`${
    given.id === undefined
      ? trx`insert into banners (${columns}) values (${values}) returning id`
      : trx`update banners set (${columns}) = (select ${values}) where id = ${given.id} and place = 'home' returning id`
  }`;
  return row?.id ?? null;
}

/** Puts a part forward on the start page. */
export async function writeRecommendation(
  trx: Trx,
  partId: number,
  given: Omit<ParsedOf<Desk['saveRecommendation']>, 'code'>,
): Promise<number> {
  const [row] = await trx<{ id: number }[]>`
    insert into recommendations (place, part_id, position, shown_from, shown_to)
    values ('home', ${partId}, ${given.position}::int, ${given.from}::timestamptz, ${given.to}::timestamptz)
    on conflict (place, part_id, family_id) do update set position = excluded.position,
      shown_from = excluded.shown_from, shown_to = excluded.shown_to
    returning id`;
  if (!row) throw new Error('a recommendation could not be written');
  return row.id;
}

/** Writes a tip or a link, at its place or the next free one of its kind; null where the one to change is not there. */
export async function writeLink(trx: Trx, given: ParsedOf<Desk['saveLink']>): Promise<number | null> {
  await trx`select pg_advisory_xact_lock(hashtext('shop_links'))`;
  const columns = trx`kind, position, text_en, text_es, text_pt, text_fr, text_zh, link, shown_from, shown_to`;
  const values = trx`${given.kind}::text,
    (select min(g) from generate_series(${given.position}::int, ${given.position}::int + 1000) g where not exists (
      select from shop_links o where o.kind = ${given.kind} and o.position = g and o.id <> ${given.id ?? 0})),
    ${inFive(trx, given.texts)}, ${given.link}::text, ${given.from}::timestamptz, ${given.to}::timestamptz`;
  const [row] = await trx<{ id: number }[]>`${
    given.id === undefined
      ? trx`insert into shop_links (${columns}) values (${values}) returning id`
      : trx`update shop_links set (${columns}) = (select ${values}) where id = ${given.id} returning id`
  }`;
  return row?.id ?? null;
}

/** Whether the country is one, and has no other contact. */
export async function countryIs(
  trx: Trx,
  country: string | null,
  id: number | undefined,
): Promise<'free' | 'taken' | 'none'> {
  await trx`select pg_advisory_xact_lock(hashtext('region_contacts'))`;
  const [row] = await trx<{ isKnown: boolean; isTaken: boolean }[]>`
    select ${country}::text is null or exists (select from countries where code = ${country}) as is_known,
      exists (select from region_contacts where country is not distinct from ${country}::text and id <> ${id ?? 0}) as is_taken`;
  if (!row?.isKnown) return 'none';
  return row.isTaken ? 'taken' : 'free';
}

/** Writes a contact; null where the one to change is not there. */
export async function writeContact(trx: Trx, given: ParsedOf<Desk['saveContact']>): Promise<number | null> {
  const columns = trx`country, name, phone, email, address, hours_en, hours_es, hours_pt, hours_fr, hours_zh, position`;
  const values = trx`${given.country}::text, ${given.name}::text, ${given.phone}::text, ${given.email}::text,
    ${given.address}::text, ${inFive(trx, given.hours)}, ${given.position}::int`;
  const [row] = await trx<{ id: number }[]>`${
    given.id === undefined
      ? trx`insert into region_contacts (${columns}) values (${values}) returning id`
      : trx`update region_contacts set (${columns}) = (select ${values}) where id = ${given.id} returning id`
  }`;
  return row?.id ?? null;
}

type Kind = ParsedOf<Desk['removeContent']>['kind'];

/** Takes one away and answers what it was called; null where there is none. */
export async function deleteContent(trx: Trx, kind: Kind, id: number): Promise<string | null> {
  const [row] = await trx<{ name: string }[]>`${REMOVED[kind](trx, id)}`;
  return row?.name ?? null;
}

const REMOVED = {
  banner: (trx: Trx, id: number) =>
    trx`delete from banners where id = ${id} and place = 'home' returning title_en as name`,
  recommendation: (trx: Trx, id: number) =>
    trx`delete from recommendations r using parts p where r.id = ${id} and r.place = 'home' and p.id = r.part_id returning p.code as name`,
  link: (trx: Trx, id: number) => trx`delete from shop_links where id = ${id} returning text_en as name`,
  contact: (trx: Trx, id: number) => trx`delete from region_contacts where id = ${id} returning name`,
};
