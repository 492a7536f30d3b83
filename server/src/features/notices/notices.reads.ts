// Notices as their readers see them: in force, and for them (spec §3 Notice); and the machines they concern.
import type { calls, Language, Notice, NoticeRow, ParsedOf, ResultOf } from '@outrigger/contract';
import type { Customer } from '../../platform/caller.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { type Fragment, langOfName, namedIn, textAs } from '../../platform/db/localized-name.ts';
import { concerns, reachesCompany } from './concerned-machines.reads.ts';

type Reader = Pick<Customer, 'userId' | 'companyId'>;
type Asked = ParsedOf<typeof calls.notices.noticeList> & { language: Language };
type Row = Omit<NoticeRow, 'releasedAt' | 'confirmedAt'> & { releasedAt: Date; confirmedAt: Date | null };

/** A page of them, newest first, and how many there are; of those that wait what is to be confirmed stands on top. */
export async function readNotices(
  trx: Trx,
  reader: Reader,
  { only, language, page, pageSize }: Asked,
): Promise<{ items: NoticeRow[]; total: number }> {
  const source = trx`${noticesFor(trx, reader)} ${narrowed(trx, only)}`;
  const first = only === 'waiting' ? trx`${isToConfirm(trx)} desc,` : trx``;
  const rows = await trx<Row[]>`
    select ${columns(trx, language)} ${source}
    order by ${first} n.released_at desc, n.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const [counted] = await trx<{ total: number }[]>`select count(*)::int as total ${source}`;
  return { items: rows.map(shown), total: counted?.total ?? 0 };
}

/** How many are unread, how many of those in force still want a confirmation, and how many are either. */
export async function countUnread(db: Db | Trx, reader: Reader): Promise<ResultOf<typeof calls.notices.noticeUnread>> {
  const [row] = await db<ResultOf<typeof calls.notices.noticeUnread>[]>`
    select count(*) filter (where ${isUnread(db)})::int as unread,
      count(*) filter (where ${isToConfirm(db)})::int as to_confirm,
      count(*) filter (where ${isUnread(db)} or ${isToConfirm(db)})::int as waiting
    ${noticesFor(db, reader)}`;
  return row ?? { unread: 0, toConfirm: 0, waiting: 0 };
}

/** One of them with its stored text; undefined where there is none for this reader. */
export async function findNotice(
  db: Db,
  reader: Reader,
  { id, language }: { id: number; language: Language },
): Promise<Omit<Notice, 'machines'> | undefined> {
  const [row] = await db<(Row & Pick<Notice, 'body' | 'bodyLang' | 'link'>)[]>`
    select ${columns(db, language)}, ${namedIn(db, 'n', language, 'body')} as body,
      coalesce(nullif(n.told_in, ${language}), ${langOfName(db, 'n', language, 'body')}) as body_lang, n.link
    ${noticesFor(db, reader)} and n.id = ${id}`;
  return row && shown(row);
}

/** The company's own machines that a notice concerns. */
export async function readOwnMachines(db: Db, companyId: number, noticeId: number): Promise<Notice['machines']> {
  return await db<Notice['machines']>`
    select m.id as host_id, m.serial_number, v.model, cm.fleet_number
    from company_machines cm join machines m on m.id = cm.machine_id join model_variants v on v.id = m.variant_id
    where cm.company_id = ${companyId} and cm.removed_at is null and ${concerns(db, db`${noticeId}::bigint`)}
    order by v.model, m.serial_number limit 500`;
}

const columns = (db: Db | Trx, language: Language): Fragment => db`
  n.id, n.kind, ${textAs(db, language, { alias: 'n', column: 'name', as: 'name' })}, n.released_at, not ${isUnread(db)} as is_read,
  n.needs_confirmation, r.confirmed_at`;

const noticesFor = (db: Db | Trx, { userId, companyId }: Reader): Fragment => db`
  from notices n join users u on u.id = ${userId} join companies c on c.id = ${companyId}
    left join notice_reads r on r.notice_id = n.id and r.user_id = u.id
  where n.released_at <= now() and coalesce(n.ends_at, 'infinity') > now()
    and coalesce(n.user_id, u.id) = u.id and ${reachesCompany(db)}`;

// What was said before somebody came is no news to him, unless he has to confirm it.
const isUnread = (db: Db | Trx): Fragment =>
  db`(r.notice_id is null and (n.needs_confirmation or n.released_at >= u.created_at))`;

// A recall waits until it is confirmed, opened or not.
const isToConfirm = (db: Db | Trx): Fragment => db`(n.needs_confirmation and r.confirmed_at is null)`;

const narrowed = (trx: Trx, only: Asked['only']): Fragment => {
  if (only === 'unread') return trx`and ${isUnread(trx)}`;
  return only === 'waiting' ? trx`and (${isUnread(trx)} or ${isToConfirm(trx)})` : trx``;
};

function shown<R extends Row>({ releasedAt, confirmedAt, ...row }: R) {
  return { ...row, releasedAt: releasedAt.toISOString(), confirmedAt: confirmedAt?.toISOString() ?? null };
}
