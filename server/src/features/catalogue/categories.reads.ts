// The tree of categories and what can be filtered in one of them (spec §7 category-list, category-detail).
import type { calls, Language, ResultOf } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Fragment, langOfName, namedAs, namedIn } from '../../platform/db/localized-name.ts';

type Node = ResultOf<typeof calls.catalogue.categoryList>[number];
type Detail = ResultOf<typeof calls.catalogue.categoryDetail>;

/** All categories; a count holds the parts of everything below. */
export async function readCategories(db: Db, language: Language): Promise<Node[]> {
  return await db<Node[]>`
    with recursive own as (select category_id as id, count(*) as count from parts where category_id is not null and status <> 'offline' group by 1),
    up (id, count) as (
      select id, count from own
      union all
      select c.parent_id, up.count from up join part_categories c on c.id = up.id where c.parent_id is not null
    ), counted as (select id, sum(count)::int as count from up group by id)
    select c.id, c.code, c.parent_id, ${namedAs(db, 'c', language)}, c.image, coalesce(n.count, 0) as part_count
    from part_categories c left join counted n on n.id = c.id order by c.position, c.id`;
}

/** Kinds of part and colours that occur in a category and below, from one to the next by an index. */
export async function readCategoryFilters(
  db: Db,
  language: Language,
  categoryId: number,
): Promise<Pick<Detail, 'types' | 'colours'>> {
  const next = (after: Fragment) => db`
    select p.category_id, coalesce(p.type_id, 0) as type_id, coalesce(p.colour, '') as colour from parts p
    where p.status <> 'offline' and p.category_id = ${after} order by coalesce(p.type_id, 0), coalesce(p.colour, '') limit 1`;
  const rows = await db<{ typeId: number; colour: string }[]>`
    with recursive step (category_id, type_id, colour) as (
      select first.* from ${belowCategory(db, categoryId)} c cross join lateral (${next(db`c.id`)}) first
      union all
      select later.* from step s cross join lateral (
        ${next(db`s.category_id and (coalesce(p.type_id, 0), coalesce(p.colour, '')) > (s.type_id, s.colour)`)}) later
    ) select distinct type_id, colour from step`;
  const types = await db<Detail['types']>`
    select t.id, ${namedAs(db, 't', language)} from part_types t
    where t.id = any(${rows.map((row) => row.typeId)}::bigint[]) order by t.position, t.id`;
  const codes = [...new Set(rows.map((row) => row.colour))].filter((colour) => colour !== '');
  return { types, colours: await readColours(db, language, codes) };
}

/** What can be filtered by in a category, or in the whole shop without one. */
export async function readFilters(
  db: Db,
  language: Language,
  categoryId: number | null,
): Promise<Pick<Detail, 'types' | 'colours'>> {
  if (categoryId !== null) return await readCategoryFilters(db, language, categoryId);
  const types = await db<Detail['types']>`
    select t.id, ${namedAs(db, 't', language)} from part_types t
    where exists (select 1 from parts p where p.type_id = t.id and p.status <> 'offline') order by t.position, t.id`;
  // From one colour to the next by the index: a distinct over a million parts would read them all.
  const rows = await db<{ colour: string }[]>`
    with recursive step (colour) as (
      (select colour from parts where status <> 'offline' and colour is not null order by colour limit 1)
      union all
      select (select p.colour from parts p where p.status <> 'offline' and p.colour > step.colour order by p.colour limit 1) from step where step.colour is not null
    ) select colour from step where colour is not null limit 100`;
  const codes = rows.map((row) => row.colour);
  return { types, colours: await readColours(db, language, codes) };
}

/** What the reader's language calls a colour; null for one that has neither a name nor a part. */
export async function readColourName(db: Db, language: Language, code: string): Promise<string | null> {
  const [colour] = await db<{ name: string }[]>`
    select coalesce(${namedIn(db, 'c', language)}, wanted.code) as name
    from (select ${code}::text as code) wanted left join colours c on c.code = wanted.code
    where c.code is not null or exists (select from parts p where p.status <> 'offline' and p.colour = wanted.code)`;
  return colour?.name ?? null;
}

/** What the reader's language calls a tag; null for one nobody knows. */
export async function readTagName(db: Db, language: Language, code: string): Promise<string | null> {
  const [tag] = await db<
    { name: string }[]
  >`select ${namedIn(db, 't', language)} as name from tags t where t.code = ${code}`;
  return tag?.name ?? null;
}

/** Colours as the reader's language names them, in the shop's order; one without a name stands as parts have it. */
async function readColours(db: Db, language: Language, codes: readonly string[]): Promise<Detail['colours']> {
  return await db<Detail['colours']>`
    select wanted.code, coalesce(${namedIn(db, 'c', language)}, wanted.code) as name, ${langOfName(db, 'c', language)} as name_lang
    from unnest(${codes as string[]}::text[]) wanted (code) left join colours c on c.code = wanted.code
    order by c.position, 2 limit 100`;
}

/** The ids of a category and all below it, as a subquery. */
const belowCategory = (db: Db, categoryId: number) => db`(
  with recursive below (id) as (
    select ${categoryId}::bigint union select c.id from below b join part_categories c on c.parent_id = b.id
  ) select id from below)`;

/** The ids of a category and all below it. */
export async function readBelow(db: Db, categoryId: number): Promise<number[]> {
  const rows = await db<{ id: number }[]>`select id from ${belowCategory(db, categoryId)} below order by id`;
  return rows.map((row) => row.id);
}

/** The categories that have parts of a kind themselves; null where a part of the kind has no category. */
export async function readHolding(db: Db, typeId: number): Promise<number[] | null> {
  const holds = (category: Fragment) => db`exists (
    select from parts p where p.status <> 'offline' and p.category_id ${category} and coalesce(p.type_id, 0) = ${typeId})`;
  const rows = await db<{ id: number | null }[]>`
    select id from (select id from part_categories union all select null) c (id)
    where case when c.id is null then ${holds(db`is null`)} else ${holds(db`= c.id`)} end order by id`;
  const ids = rows.map((row) => row.id);
  return ids.includes(null) ? null : ids.filter((id) => id !== null);
}
