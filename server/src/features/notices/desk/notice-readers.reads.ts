// Who of those a notice reaches has read and confirmed it, for the office (product §8).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Fragment } from '../../../platform/db/localized-name.ts';
import { reachesCompany } from '../concerned-machines.reads.ts';

type Readers = typeof calls.noticeDesk.noticeReaders;
type Reader = ResultOf<Readers>['items'][number];
type Row = Omit<Reader, 'readAt' | 'confirmedAt'> & { readAt: Date | null; confirmedAt: Date | null };

/** One page, companies without a confirmation first; a company where nobody read it has one row without a person. */
export async function readNoticeReaders(db: Db, { id, page, pageSize }: ParsedOf<Readers>): Promise<ResultOf<Readers>> {
  const rows = await db<Row[]>`
    select c.id as company_id, c.name as company, r.name as person, r.email, r.read_at, r.confirmed_at ${source(db, id)}
    order by bool_or(r.confirmed_at is not null) over (partition by c.id), c.name, c.id, r.confirmed_at, r.read_at, r.email
    limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const [counted] = await db<{ total: number }[]>`select count(*)::int as total ${source(db, id)}`;
  const items = rows.map(({ readAt, confirmedAt, ...row }) => ({
    ...row,
    readAt: readAt?.toISOString() ?? null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }));
  return { items, total: counted?.total ?? 0, page, pageSize };
}

const source = (db: Db, id: number): Fragment => db`
  from notices n cross join companies c left join lateral (
    select coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) as name, u.email, nr.read_at, nr.confirmed_at
    from users u join notice_reads nr on nr.user_id = u.id and nr.notice_id = n.id where u.company_id = c.id) r on true
  where n.id = ${id} and n.told_key is null and n.audience <> 'person' and (
    r.email is not null or ${reachesCompany(db)} and (n.audience <> 'all' or c.status = 'approved'))`;
