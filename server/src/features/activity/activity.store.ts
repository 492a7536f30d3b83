// Writes what people look at, and forgets it (spec §7 Log).
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/db/db.ts';

/** One thing somebody did. */
export interface Noted {
  operateType: number;
  content: string;
  /** Of an action on a part, which one. */
  partId: number | null;
}

/** Notes all of them in one statement. */
export async function insertActivity(db: Db, { userId, companyId }: Caller, noted: readonly Noted[]): Promise<void> {
  if (noted.length === 0) return;
  await db`
    insert into activity_log (user_id, company_id, operate_type, content, part_id)
    select ${userId}, ${companyId}, n.operate_type, n.content, n.part_id
    from unnest(${noted.map((one) => one.operateType)}::int[], ${noted.map((one) => one.content)}::text[],
      ${noted.map((one) => one.partId)}::bigint[]) as n (operate_type, content, part_id)`;
}

/** Forgets what is older than so many days, a bounded number of rows at a time. */
export async function forgetOldActivity(db: Db, days: number): Promise<void> {
  await db`
    delete from activity_log where id in (
      select id from activity_log where at < now() - make_interval(days => ${days}) order by at limit 50000)`;
}
