// Notes to whom a recall is mailed, so that nobody gets it twice.
import type { Trx } from '../../../platform/db/db.ts';
import { reachesCompany } from '../concerned-machines.reads.ts';

/** A recall for one person. */
export interface RecallFor extends Record<string, unknown> {
  noticeId: number;
  userId: number;
}

// Whom a recall reaches is asked once for each company: it looks through its machines.
/** Those of active people of approved companies that recalls in force reach, who neither heard by mail nor confirmed; at most `count`, noted with the answer. */
export async function noteUnmailed(trx: Trx, count: number): Promise<RecallFor[]> {
  return await trx<RecallFor[]>`
    with reached as materialized (
      select n.id as notice_id, n.needs_confirmation, c.id as company_id from notices n join companies c on c.status = 'approved'
      where n.kind = 'recall' and n.released_at <= now() and coalesce(n.ends_at, 'infinity') > now() and ${reachesCompany(trx)}
    )
    insert into recall_mails (notice_id, user_id)
    select n.notice_id, u.id
    from reached n join users u on u.company_id = n.company_id and u.status = 'active'
      left join notice_reads r on r.notice_id = n.notice_id and r.user_id = u.id
    where r.confirmed_at is null and (n.needs_confirmation or r.notice_id is null)
      and not exists (select from recall_mails x where x.notice_id = n.notice_id and x.user_id = u.id)
    order by n.notice_id, u.id limit ${count}
    on conflict do nothing returning notice_id, user_id`;
}

/** Has everybody mailed again. */
export async function forgetRecallMails(trx: Trx, noticeId: number): Promise<void> {
  await trx`delete from recall_mails where notice_id = ${noticeId}`;
}
