// Manuals as lists and pages show them, a row a book with its languages (product §5 Service manuals).
import type { calls, Language, ResultOf } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Fragment, textAs } from '../../platform/db/localized-name.ts';
import { appliesTo } from './applies.reads.ts';

type Book = ResultOf<typeof calls.serviceManuals.manualList>['items'][number];
type Detail = ResultOf<typeof calls.serviceManuals.manualDetail>;

/** For whom books are read, and for which machine. */
export interface BooksFor {
  db: Db;
  language: Language;
  machineId: number | undefined;
}

/** What a list is narrowed to. */
export interface BookFilter {
  isOfMachine: boolean;
  variantId: number | undefined;
  kind: Book['kind'] | undefined;
  language: Language | undefined;
}

/** One page of books, what applies to the machine first. */
export async function readBooks(
  asked: BooksFor,
  filter: BookFilter,
  paged: { page: number; pageSize: number },
): Promise<Book[]> {
  const { db } = asked;
  return await db<Book[]>`
    select ${bookColumns(asked)} from (${booksOf(asked, filter)}) m
    order by is_for_machine desc nulls last, ${kindOrder(db)}, m.code
    limit ${paged.pageSize} offset ${(paged.page - 1) * paged.pageSize}`;
}

/** How many books there are, and how many of them apply to the machine. */
export async function countBooks(
  asked: BooksFor,
  filter: BookFilter,
): Promise<{ total: number; forMachine: number | null }> {
  const { db, machineId } = asked;
  const everything = { isOfMachine: true, variantId: undefined, kind: undefined, language: undefined };
  const forMachine =
    machineId === undefined
      ? db`null::int`
      : db`(select count(*)::int from (${booksOf(asked, everything)}) of_machine)`;
  const [row] = await db<{ total: number; forMachine: number | null }[]>`
    select (select count(*)::int from (${booksOf(asked, filter)}) found) as total, ${forMachine} as for_machine`;
  return row ?? { total: 0, forMachine: null };
}

/** One manual in one language, without what its file says of itself; null where there is none. */
export async function readManual(
  asked: BooksFor,
  manualId: number,
): Promise<(Omit<Detail, 'outline'> & { file: string }) | null> {
  const { db } = asked;
  const [row] = await db<(Omit<Detail, 'outline'> & { file: string })[]>`
    select ${bookColumns(asked)}, m.id as manual_id, m.language, m.file, m.page_count,
      case when exists (select from manual_pages p where p.manual_id = m.id) then 'read'
        else coalesce((select outcome from manual_readings r where r.manual_id = m.id and r.file = m.file), 'waiting') end as text
    from manuals m where m.id = ${manualId}`;
  return row ?? null;
}

/** The table of contents of a manual. */
export const readOutline = async (db: Db, manualId: number): Promise<Detail['outline']> =>
  await db<Detail['outline']>`
  select level, title, page_no as page from manual_outline where manual_id = ${manualId} order by position`;

/** Whether there is such a manual. */
export async function isManual(db: Db, manualId: number): Promise<boolean> {
  const [found] = await db`select from manuals where id = ${manualId}`;
  return found !== undefined;
}

// Of each book the edition in the caller's language, else the English one, else any.
const booksOf = ({ db, language, machineId }: BooksFor, filter: BookFilter): Fragment => db`
  select distinct on (m.code) m.* from manuals m
  where (${filter.kind ?? null}::text is null or m.kind = ${filter.kind ?? null})
    and (${filter.language ?? null}::text is null or m.language = ${filter.language ?? null})
    and (${filter.variantId ?? null}::bigint is null or exists (
      select from manual_models mm where mm.manual_id = m.id and mm.variant_id = ${filter.variantId ?? null}))
    ${filter.isOfMachine && machineId !== undefined ? db`and ${appliesTo(db, machineId)}` : db``}
  order by m.code, m.language = ${language} desc, m.language = 'en' desc, m.id`;

/** The order of kinds; the query names manuals m. */
export const kindOrder = (db: Db): Fragment => db`array_position(array['service', 'operator', 'brochure'], m.kind)`;

// The columns of a book; the query names the edition that stands for it m.
const bookColumns = ({ db, language, machineId }: BooksFor): Fragment => db`
  m.code, m.kind, ${titleOf(db, language)},
  array(select distinct v.model from manuals e join manual_models mm on mm.manual_id = e.id
    join model_variants v on v.id = mm.variant_id where e.code = m.code order by v.model) as models,
  ${machineId === undefined ? db`null::boolean` : appliesTo(db, machineId)} as is_for_machine,
  (select json_agg(json_build_object('manualId', e.id, 'language', e.language, 'pageCount', e.page_count, 'sizeBytes', e.size_bytes,
      'revision', e.revision, 'publishedOn', e.published_on)
      order by e.language = ${language} desc, e.language = 'en' desc, e.language)
    from manuals e where e.code = m.code) as editions`;

/** Title and its language as two columns, also where the caller reads English; the query names manuals m. */
export const titleOf = (db: Db, language: Language): Fragment =>
  textAs(db, language, { alias: 'm', column: 'title', as: 'title' });
