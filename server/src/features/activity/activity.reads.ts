// What was noted, for the parts desk (product §8).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';

type ActivityList = typeof calls.activity.activityList;
/** Nobody pages further back than this, and counting all of a large log would take seconds. */
const COUNTED_MOST = 10_000;

/** One page, newest first. */
export async function readActivity(db: Db, asked: ParsedOf<ActivityList>): Promise<ResultOf<ActivityList>> {
  const { page, pageSize, operateType = null } = asked;
  const like = asked.keyword === undefined ? null : likePattern(asked.keyword);
  const found = db`
    from activity_log a left join users u on u.id = a.user_id left join companies c on c.id = a.company_id
    where (${operateType}::int is null or a.operate_type = ${operateType})
      and (${like}::text is null or a.content ilike ${like} or u.email ilike ${like} or c.name ilike ${like})`;
  const items = await db<ResultOf<ActivityList>['items']>`
    select a.id, to_json(a.at) #>> '{}' as at, coalesce(u.email, '') as email, c.name as company, a.operate_type, a.content
    ${found} order by a.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const [counted] = await db<{ total: number }[]>`
    select count(*)::int as total from (select 1 ${found} limit ${COUNTED_MOST}) counted`;
  return { items, total: counted?.total ?? 0, page, pageSize };
}

/** A part as the log names it. */
export interface NamedPart {
  id: number;
  code: string;
  name: string;
}

/** The parts of these codes, by code. */
export async function readPartsNamed(db: Db, codes: readonly string[]): Promise<Map<string, NamedPart>> {
  if (codes.length === 0) return new Map();
  const rows = await db<NamedPart[]>`
    select id, code, name_en as name from parts where code = any (${[...new Set(codes)]}::text[])`;
  return new Map(rows.map((row) => [row.code, row]));
}
