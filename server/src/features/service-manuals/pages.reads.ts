// The pages of manuals that hold what was searched for (product §5 Service manuals); words are folded as all search folds them.
import type { calls, Language, ResultOf } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';
import { appliesTo } from './applies.reads.ts';
import { kindOrder, titleOf } from './manuals.reads.ts';

type Hit = ResultOf<typeof calls.serviceManuals.manualSearch>['items'][number];

/** A page with its whole text. */
export type FoundPage = Omit<Hit, 'passage' | 'matches'> & { body: string };

/** Pages are counted up to here. */
const COUNTED_MOST = 1000;

/** What is searched for, where. */
export interface PagesAsked {
  db: Db;
  keyword: string;
  language: Language;
  machineId: number | undefined;
  kind: Hit['kind'] | undefined;
  only: Language | undefined;
}

/** One page of hits: the caller's language first, then where the whole stands together, then by book. All are put in order, so that the best of many comes first. */
export async function readFoundPages(
  asked: PagesAsked,
  paged: { page: number; pageSize: number },
): Promise<FoundPage[]> {
  const { db, keyword, language } = asked;
  return await db<FoundPage[]>`
    select m.id as manual_id, m.code, m.kind, m.language, ${titleOf(db, language)}, f.page_no as page, f.heading, f.body
    from (${foundIn(asked)}) f join manuals m on m.id = f.manual_id
    order by m.language = ${language} desc, strpos(lower(f.body), lower(${keyword})) > 0 desc, ${kindOrder(db)}, m.code, f.page_no
    limit ${paged.pageSize} offset ${(paged.page - 1) * paged.pageSize}`;
}

/** How many pages there are, up to 1,000. */
export async function countFoundPages(asked: PagesAsked): Promise<number> {
  const { db } = asked;
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from (${foundIn(asked)} limit ${COUNTED_MOST}) f`;
  return row?.total ?? 0;
}

/** The pages of one manual that hold it, in order, 1,000 at most. */
export const readPagesOf = async (
  db: Db,
  { manualId, keyword }: { manualId: number; keyword: string },
): Promise<Pick<FoundPage, 'page' | 'heading' | 'body'>[]> =>
  await db<Pick<FoundPage, 'page' | 'heading' | 'body'>[]>`
  select p.page_no as page, p.heading, p.body from manual_pages p
  where p.manual_id = ${manualId} and ${holds(db, keyword)} order by p.page_no limit ${COUNTED_MOST}`;

/** The text of one page; null where it has none. */
export async function readPageText(db: Db, of: { manualId: number; page: number }): Promise<string | null> {
  const [row] = await db<{ body: string }[]>`
    select body from manual_pages where manual_id = ${of.manualId} and page_no = ${of.page}`;
  return row?.body ?? null;
}

// A book is searched in five languages and shown in one: the caller's where that edition says it, else English, else any.
const foundIn = ({ db, keyword, language, machineId, kind, only }: PagesAsked): Fragment => db`
  select manual_id, page_no, heading, body from (
    select p.manual_id, p.page_no, p.heading, p.body,
      dense_rank() over (partition by m.code order by m.language = ${language} desc, m.language = 'en' desc, m.language) as place
    from manual_pages p join manuals m on m.id = p.manual_id
    where ${holds(db, keyword)}
      and (${kind ?? null}::text is null or m.kind = ${kind ?? null})
      and (${only ?? null}::text is null or m.language = ${only ?? null})
      ${machineId === undefined ? db`` : db`and ${appliesTo(db, machineId)}`}
  ) editions where place = 1`;

const HAN_RUN = /\p{Script=Han}{3,}/gu;

// Every word, or what begins so. Pairs of neighbours find Chinese; a longer run of it must stand whole.
const holds = (db: Db, keyword: string): Fragment =>
  (keyword.match(HAN_RUN) ?? []).reduce<Fragment>(
    (sql, run) => db`${sql} and regexp_replace(p.body, '\\s+', '', 'g') like ${likePattern(run)}`,
    db`page_words(p.body) @@ words_asked(${keyword}, true)`,
  );
