// Notices as the office sees them: with all languages, whom they reach, and how many read them (product §8).
import type { calls, DeskNotice, Language, ParsedOf, ResultOf } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { fiveTexts, type Fragment, namedIn } from '../../../platform/db/localized-name.ts';
import type { Audience } from './read-audience.ts';

type List = typeof calls.noticeDesk.deskNotices;
type ListRow = ResultOf<List>['items'][number];
type Dated<R> = Omit<R, 'releasedAt' | 'endsAt'> & { releasedAt: Date | null; endsAt: Date | null };
type Reach = DeskNotice['reach'];

/** One page. */
export async function readDeskNotices(
  db: Db,
  language: Language,
  { page, pageSize }: ParsedOf<List>,
): Promise<ResultOf<List>> {
  const rows = await db<Dated<ListRow>[]>`
    select ${columns(db, language)} ${source(db)}
    order by n.released_at desc nulls first, n.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const [counted] = await db<{ total: number }[]>`select count(*)::int as total ${source(db)}`;
  return { items: rows.map(shown), total: counted?.total ?? 0, page, pageSize };
}

/** One with its texts and audience. */
export async function findDeskNotice(db: Db | Trx, language: Language, id: number): Promise<DeskNotice | undefined> {
  const [row] = await db<Dated<Omit<DeskNotice, 'reach'>>[]>`
    select ${columns(db, language)}, n.link, ${fiveTexts(db, 'n', 'name')} as names, ${fiveTexts(db, 'n', 'body')} as bodies,
      coalesce((select c.name from companies c where c.id = n.company_id), '') as company,
      array(select distinct v.model from notice_models nm join model_variants v on v.id = nm.variant_id
        where nm.notice_id = n.id order by 1) as models,
      array(select distinct case when ns.first_serial = ns.last_serial then ns.first_serial
        else ns.first_serial || ' - ' || ns.last_serial end from notice_serials ns where ns.notice_id = n.id order by 1) as serials
    ${source(db)} and n.id = ${id}`;
  if (!row) return undefined;
  return { ...shown(row), reach: await readReachOf(db, id) };
}

async function readReachOf(db: Db | Trx, id: number): Promise<Reach> {
  const [of] = await db<Audience[]>`
    select n.audience, n.company_id,
      array(select nm.variant_id from notice_models nm where nm.notice_id = n.id) as variant_ids,
      coalesce((select jsonb_agg(jsonb_build_object('schemeId', ns.scheme_id, 'prefix', ns.prefix, 'firstOrdinal', ns.first_ordinal,
        'lastOrdinal', ns.last_ordinal)) from notice_serials ns where ns.notice_id = n.id), '[]') as ranges
    from notices n where n.id = ${id}`;
  return of ? await readReach(db, of) : { companies: 0, machines: null };
}

/** How many companies and machines an audience is now. */
export async function readReach(db: Db | Trx, { audience, variantIds, ranges }: Audience): Promise<Reach> {
  if (audience === 'company') return { companies: 1, machines: null };
  if (audience === 'all') {
    const [all] = await db<
      { companies: number }[]
    >`select count(*)::int as companies from companies where status = 'approved'`;
    return { companies: all?.companies ?? 0, machines: null };
  }
  const [reach] = await db<Reach[]>`
    select count(distinct cm.company_id)::int as companies, count(distinct cm.machine_id)::int as machines
    from company_machines cm join machines m on m.id = cm.machine_id
    where cm.removed_at is null and (m.variant_id = any(${variantIds}::bigint[]) or exists (
      select from jsonb_to_recordset(${db.json(ranges)}) as r ("schemeId" int, prefix text, "firstOrdinal" bigint, "lastOrdinal" bigint)
      where r."schemeId" = m.scheme_id and r.prefix = m.prefix and m.ordinal between r."firstOrdinal" and r."lastOrdinal"))`;
  return reach ?? { companies: 0, machines: 0 };
}

const source = (db: Db | Trx): Fragment =>
  db`from notices n where n.told_key is null and n.kind in ('news', 'service', 'recall') and n.audience <> 'person'`;
const columns = (db: Db | Trx, language: Language): Fragment => db`
  n.id, n.kind, ${namedIn(db, 'n', language)} as name, n.audience, n.released_at, n.ends_at, n.needs_confirmation,
  case when n.released_at is null then 'draft' when n.released_at > now() then 'planned'
    when n.ends_at <= now() then 'over' else 'shown' end as state,
  (select count(*)::int from notice_reads r where r.notice_id = n.id) as readers,
  (select count(*)::int from notice_reads r where r.notice_id = n.id and r.confirmed_at is not null) as confirmed`;

function shown<R extends Dated<object>>({ releasedAt, endsAt, ...row }: R) {
  return { ...row, releasedAt: releasedAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null };
}
