// Pages as the office sees them: every version, what it is now, and its texts in all languages (product §8).
import {
  type calls,
  type Language,
  type PageName,
  PAGES,
  type PageVersion,
  type PageVersionTexts,
  type ResultOf,
} from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';
import { fiveTexts, type Fragment, namedIn } from '../../platform/db/localized-name.ts';

type Row = Omit<PageVersion, 'startsAt' | 'changedAt'> & { startsAt: Date | null; changedAt: Date };
type Overview = ResultOf<typeof calls.pages.officePages>;

/** Every page with what is in force, planned and drafted. */
export async function readOverview(db: Db, language: Language): Promise<Overview> {
  const rows = await db<(Row & { page: PageName; name: string })[]>`
    select v.page, ${namedIn(db, 'v', language)} as name, ${columns(db)} ${source(db)} order by v.starts_at desc nulls first, v.id desc`;
  return PAGES.map((page) => {
    const own = rows.filter((row) => row.page === page);
    const of = (state: PageVersion['state'], all = own) => {
      const found = all.find((row) => row.state === state);
      return found ? shown(found) : null;
    };
    const name = (own.find(({ state }) => state === 'inForce') ?? own[0])?.name ?? page;
    return { page, name, inForce: of('inForce'), planned: of('planned', own.toReversed()), draft: of('draft') };
  });
}

/** The versions of one page, the draft first, then the newest. */
export async function readVersions(db: Db, page: PageName): Promise<PageVersion[]> {
  const rows = await db<Row[]>`
    select ${columns(db)} ${source(db)} where v.page = ${page} order by v.starts_at desc nulls first, v.id desc limit 200`;
  return rows.map(shown);
}

/** One version with its texts. */
export async function findVersion(db: Db | Trx, id: number): Promise<PageVersionTexts | undefined> {
  const [row] = await db<(Row & Pick<PageVersionTexts, 'page' | 'name' | 'body'>)[]>`
    select v.page, ${fiveTexts(db, 'v', 'name')} as name, ${fiveTexts(db, 'v', 'body')} as body, ${columns(db)} ${source(db)} where v.id = ${id}`;
  return row && shown(row);
}

const source = (db: Db | Trx): Fragment => db`from page_versions v left join users u on u.id = v.changed_by`;
const columns = (db: Db | Trx): Fragment => db`
  v.id, v.version, v.starts_at, v.changed_at, u.email as by,
  case when v.starts_at is null then 'draft' when v.starts_at > now() then 'planned'
    when v.id = (select i.id from page_versions i where i.page = v.page and i.starts_at <= now() order by i.starts_at desc, i.id desc limit 1)
    then 'inForce' else 'past' end as state`;

function shown<R extends Row>({ startsAt, changedAt, ...row }: R) {
  return { ...row, startsAt: startsAt?.toISOString() ?? null, changedAt: changedAt.toISOString() };
}
