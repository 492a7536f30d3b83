// Notes to whom a recall is mailed, so that nobody gets it twice.
import type { Trx } from '../../../platform/db/db.ts';
import { reachesCompany } from '../concerned-machines.reads.ts';

/** A recall for one person. */
export interface RecallFor extends Record<string, unknown> {
  noticeId: number;
  userId: number;
}

/** Those of active people that recalls in force reach, who neither heard by mail nor confirmed; at most `count`, noted with the answer. */
export async function noteUnmailed(trx: Trx, count: number): Promise<RecallFor[]> {
  return await trx<RecallFor[]>`
    insert into recall_mails (notice_id, user_id)
    select n.id, u.id
    from notices n cross join companies c join users u on u.company_id = c.id and u.status = 'active'
      left join notice_reads r on r.notice_id = n.id and r.user_id = u.id
    where n.kind = 'recall' and n.released_at <= now() and coalesce(n.ends_at, 'infinity') > now()
      and r.confirmed_at is null and (n.needs_confirmation or r.notice_id is null)
      and not exists (select from recall_mails x where x.notice_id = n.id and x.user_id = u.id)
      and ${reachesCompany(trx)}
    order by n.id, u.id limit ${count}
    on conflict do nothing returning notice_id, user_id`;
}

/** Has everybody mailed again. */
export async function forgetRecallMails(trx: Trx, noticeId: number): Promise<void> {
  await trx`delete from recall_mails where notice_id = ${noticeId}`;
}
