// Lists as their readers see them: their own, those shared in the company, those sent to them, and for a main account all that were sent (product §4).
import type { Language, SavedList } from '@outrigger/contract';
import type { Customer } from '../../platform/caller.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';

type Reader = Pick<Customer, 'userId' | 'companyId' | 'role'>;
type Row = Omit<SavedList, 'machine' | 'changedAt' | 'sentAt' | 'takenAt'> & {
  changedAt: Date;
  sentAt: Date | null;
  takenAt: Date | null;
  machineId: number | null;
  serialNumber: string | null;
};

const MOST = 500;

/** All a person may read, those changed last first. */
export async function readLists(db: Db, reader: Reader): Promise<SavedList[]> {
  const rows = await db<Row[]>`
    ${listsOf(db, reader)} and ${mayRead(db, reader)} order by l.changed_at desc, l.id desc limit ${MOST}`;
  return rows.map(shown);
}

/** One of them; undefined where there is none that this person may read. */
export async function findList(db: Db | Trx, reader: Reader, id: number): Promise<SavedList | undefined> {
  const [row] = await db<Row[]>`${listsOf(db, reader)} and ${mayRead(db, reader)} and l.id = ${id}`;
  return row && shown(row);
}

const listsOf = (db: Db | Trx, { userId, companyId }: Reader): Fragment => db`
  select l.id, l.name, l.is_shared, l.owner_id = ${userId} as is_own, concat_ws(' ', u.first_name, u.last_name) as owner,
    (select count(*)::int from saved_list_lines n where n.list_id = l.id) as line_count, l.changed_at, l.sent_at, l.sent_note,
    ${nameOf(db, 'b')} as sent_to,
    l.taken_at, o.order_no, l.repeat_weeks, l.remind_on, l.repeat_hours, l.remind_at_hours, l.machine_id, m.serial_number
  from saved_lists l join users u on u.id = l.owner_id left join machines m on m.id = l.machine_id
    left join orders o on o.id = l.order_id left join users b on b.id = l.sent_to
  where l.company_id = ${companyId}`;

const mayRead = (db: Db | Trx, { userId, role }: Reader): Fragment =>
  db`(l.owner_id = ${userId} or l.is_shared or l.sent_to = ${userId} or l.sent_at is not null and ${role === 'main'})`;

// Null where there is nobody.
const nameOf = (db: Db | Trx, user: 'b' | 'u'): Fragment => db`
  coalesce(nullif(concat_ws(' ', ${db(user)}.first_name, ${db(user)}.last_name), ''), ${db(user)}.username, ${db(user)}.email)`;

/** Somebody of a company who orders. */
export interface Buyer {
  id: number;
  name: string;
  isMain: boolean;
}

/** Who orders for a company besides this person: its main account, then those with permission 3, by name. */
export async function readBuyers(db: Db | Trx, { userId, companyId }: Omit<Reader, 'role'>): Promise<Buyer[]> {
  return await db<Buyer[]>`
    select u.id, ${nameOf(db, 'u')} as name, u.role = 'main' as is_main
    from users u where u.company_id = ${companyId} and u.id <> ${userId} and u.status = 'active' and u.is_access
      and (u.role = 'main' or exists (select from user_permissions p where p.user_id = u.id and p.permission = 3))
    order by u.role = 'main' desc, name, u.id limit ${MOST}`;
}

function shown({ changedAt, sentAt, takenAt, machineId, serialNumber, ...row }: Row): SavedList {
  return {
    ...row,
    changedAt: changedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    takenAt: takenAt?.toISOString() ?? null,
    machine: machineId !== null && serialNumber !== null ? { hostId: machineId, serialNumber } : null,
  };
}

/** A line of a list, with the machines it is meant for. */
export interface ShownLine {
  partId: number;
  qty: number;
  reference: string | null;
  machines: { hostId: number; serialNumber: string; qty: number }[];
}

/** What a list holds, in its order. */
export async function readLines(db: Db | Trx, listId: number): Promise<ShownLine[]> {
  return await db<ShownLine[]>`
    select n.part_id, n.quantity as qty, n.reference, coalesce((
      select jsonb_agg(jsonb_build_object('hostId', m.id, 'serialNumber', m.serial_number, 'qty', x.quantity) order by m.id)
      from saved_list_line_machines x join machines m on m.id = x.machine_id where x.list_id = n.list_id and x.part_id = n.part_id
    ), '[]') as machines
    from saved_list_lines n where n.list_id = ${listId} order by n.position, n.part_id`;
}

/** Whether there is each of these machines. */
export async function areMachines(db: Db, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  return (await db`select 1 from machines where id = any(${wanted}::bigint[])`).length === wanted.length;
}

/** Somebody a mail about a list goes to, with what it says. */
export interface ListMail {
  email: string;
  language: Language;
  name: string;
  /** Whoever sent the list, or whoever ordered it. */
  by: string;
  note: string | null;
  serialNumber: string | null;
  orderNo: string | null;
  /** The hours its machine has reached, where it is needed again by those. */
  hours: number | null;
  /** With the serial numbers a line is meant for. */
  lines: { code: string; quantity: number; serials: string[] }[];
}

const LINES_MOST = 50;

/** Mails of a list that was sent: one to whom it was sent, else one for each main account of its company but its owner. */
export async function readSentMails(db: Db, listId: number): Promise<ListMail[]> {
  return await db<ListMail[]>`
    select u.email, u.language, l.name, concat_ws(' ', s.first_name, s.last_name) as by, l.sent_note as note, m.serial_number,
      null as order_no, null::int as hours, ${linesIn(db)} as lines
    from saved_lists l join users s on s.id = l.owner_id left join machines m on m.id = l.machine_id
      join users u on u.company_id = l.company_id and u.status = 'active' and u.id <> l.owner_id
        and (u.id = l.sent_to or u.role = 'main' and not exists (
          select from users t where t.id = l.sent_to and t.status = 'active'))
    where l.id = ${listId} and l.sent_at is not null`;
}

/** The mail of a list that was ordered, to its owner. */
export async function readOrderedMails(db: Db, listId: number): Promise<ListMail[]> {
  return await db<ListMail[]>`
    select u.email, u.language, l.name, concat_ws(' ', t.first_name, t.last_name) as by, null as note, m.serial_number, o.order_no,
      null::int as hours, ${linesIn(db)} as lines
    from saved_lists l join orders o on o.id = l.order_id join users u on u.id = l.owner_id and u.status = 'active'
      join users t on t.id = l.taken_by left join machines m on m.id = l.machine_id
    where l.id = ${listId}`;
}

/** The mail that reminds the owner of a list. */
export async function readReminderMails(db: Db, listId: number): Promise<ListMail[]> {
  return await db<ListMail[]>`
    select u.email, u.language, l.name, '' as by, null as note, m.serial_number, null as order_no,
      l.remind_at_hours - l.repeat_hours as hours, ${linesIn(db)} as lines
    from saved_lists l join users u on u.id = l.owner_id and u.status = 'active' left join machines m on m.id = l.machine_id
    where l.id = ${listId} and coalesce(l.repeat_weeks, l.repeat_hours) is not null`;
}

const linesIn = (db: Db): Fragment => db`coalesce((
  select jsonb_agg(jsonb_build_object('code', n.code, 'quantity', n.quantity, 'serials', n.serials) order by n.position)
  from (select p.code, x.quantity, x.position, array(
      select h.serial_number from saved_list_line_machines w join machines h on h.id = w.machine_id
      where w.list_id = x.list_id and w.part_id = x.part_id order by h.id) as serials
    from saved_list_lines x join parts p on p.id = x.part_id
    where x.list_id = l.id order by x.position limit ${LINES_MOST}) n), '[]')`;
