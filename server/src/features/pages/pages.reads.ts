// The version of a page that is in force: the one that started last (spec §2).
import type { calls, Language, PageName, ResultOf } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';
import { textAs } from '../../platform/db/localized-name.ts';

type Page = ResultOf<typeof calls.pages.shopPage>;

/** A page in a language with its stored text; undefined where there is none. */
export async function readPage(db: Db, page: PageName, language: Language): Promise<Page | undefined> {
  const [row] = await db<(Omit<Page, 'startsAt'> & { startsAt: Date })[]>`
    select v.page, ${textAs(db, language, { alias: 'v', column: 'name', as: 'name' })},
      ${textAs(db, language, { alias: 'v', column: 'body', as: 'body' })}, v.version, v.starts_at
    from page_versions v where v.page = ${page} and v.starts_at <= now() order by v.starts_at desc, v.id desc limit 1`;
  return row && { ...row, startsAt: row.startsAt.toISOString() };
}

/** The name of the terms in force. */
export async function readTermsVersion(db: Db | Trx): Promise<string> {
  const [row] = await db<{ version: string }[]>`
    select version from page_versions where page = 'terms' and starts_at <= now() order by starts_at desc, id desc limit 1`;
  return row?.version ?? '';
}
