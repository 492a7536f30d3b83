// Writes saved lists; the company and the owner are in every WHERE.
import type { Customer } from '../../platform/caller.ts';
import type { Trx } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';

type Owner = Pick<Customer, 'userId' | 'companyId'>;

/** A list as its owner says it is. */
export interface ListWords {
  name: string;
  isShared: boolean;
  machineId: number | null;
  repeatWeeks: number | null;
  repeatHours: number | null;
}
/** A line of a list. */
export interface ListLine {
  partId: number;
  quantity: number;
  reference: string | null;
  /** For which machines how many of them are meant. */
  machines: readonly { machineId: number; qty: number }[];
}

/** Makes a list; null where its owner has one of that name. */
export async function insertList(trx: Trx, owner: Owner, words: ListWords): Promise<number | null> {
  const [row] = await trx<{ id: number }[]>`
    insert into saved_lists (company_id, owner_id, name, is_shared, machine_id, repeat_weeks, remind_on, repeat_hours, remind_at_hours)
    select ${owner.companyId}, ${owner.userId}, ${words.name}, ${words.isShared}, ${words.machineId}::bigint, ${words.repeatWeeks}::int,
      current_date + 7 * ${words.repeatWeeks}::int, ${words.repeatHours}::int, ${atHours(trx, owner, words)}
    where not exists (${namedSo(trx, owner, { ...words, id: 0 })})
    on conflict (company_id, owner_id, name) do nothing returning id`;
  return row?.id ?? null;
}

/** Locks a list of this owner; false where there is none. */
export async function lockOwnList(trx: Trx, owner: Owner, id: number): Promise<boolean> {
  const rows = await trx`
    select 1 from saved_lists where id = ${id} and company_id = ${owner.companyId} and owner_id = ${owner.userId} for update`;
  return rows.length > 0;
}

/** Changes what a locked list says of itself; false where its owner has another one of that name. */
export async function updateList(trx: Trx, owner: Owner, list: ListWords & { id: number }): Promise<boolean> {
  const rows = await trx`
    update saved_lists set name = ${list.name}, is_shared = ${list.isShared}, machine_id = ${list.machineId}, changed_at = now(),
      remind_at_hours = case when repeat_hours = ${list.repeatHours}::int and machine_id = ${list.machineId} then remind_at_hours
        else ${atHours(trx, owner, list)} end,
      repeat_hours = ${list.repeatHours}::int,
      remind_on = case when repeat_weeks = ${list.repeatWeeks}::int then remind_on else current_date + 7 * ${list.repeatWeeks}::int end,
      repeat_weeks = ${list.repeatWeeks}::int
    where id = ${list.id} and company_id = ${owner.companyId} and owner_id = ${owner.userId}
      and not exists (${namedSo(trx, owner, list)})
    returning 1`;
  return rows.length > 0;
}

// Counted from the hours the company keeps of the machine; from when it first tells them where it has told none.
const atHours = (trx: Trx, { companyId }: Owner, { machineId, repeatHours }: ListWords): Fragment => trx`
  (select hours + ${repeatHours}::int from company_machines where company_id = ${companyId} and machine_id = ${machineId})`;

// Small and capital letters make no other name to who looks for it.
const namedSo = (
  trx: Trx,
  { userId, companyId }: Owner,
  { id, name }: Pick<ListWords, 'name'> & { id: number },
): Fragment => trx`
  select from saved_lists o where o.company_id = ${companyId} and o.owner_id = ${userId} and o.id <> ${id} and lower(o.name) = lower(${name})`;

/** Puts lines in place of those that are there. */
export async function writeLines(trx: Trx, listId: number, lines: readonly ListLine[]): Promise<void> {
  const rows = trx.json(lines);
  await trx`delete from saved_list_lines where list_id = ${listId}`;
  await trx`
    with written as (
      insert into saved_list_lines (list_id, part_id, position, quantity, reference)
      select ${listId}, r."partId", r.place - 1, r.quantity, nullif(r.reference, '')
      from rows from (jsonb_to_recordset(${rows}) as ("partId" bigint, quantity int, reference text))
        with ordinality as r ("partId", quantity, reference, place)
      returning part_id
    )
    insert into saved_list_line_machines (list_id, part_id, machine_id, quantity)
    select ${listId}, w.part_id, m."machineId", m.qty
    from jsonb_to_recordset(${rows}) as r ("partId" bigint, machines jsonb) join written w on w.part_id = r."partId"
      cross join lateral jsonb_to_recordset(r.machines) as m ("machineId" bigint, qty int)`;
}

/** Notes that the lines of a locked list changed. */
export async function noteChanged(trx: Trx, id: number): Promise<void> {
  await trx`update saved_lists set changed_at = now() where id = ${id}`;
}

/** Removes a list of this owner; false where there is none. */
export async function removeList(trx: Trx, owner: Owner, id: number): Promise<boolean> {
  const rows = await trx`
    delete from saved_lists where id = ${id} and company_id = ${owner.companyId} and owner_id = ${owner.userId} returning 1`;
  return rows.length > 0;
}

/** Notes that a locked list was sent, to one person or to the main account; what became of an earlier sending is over. */
export async function noteSent(trx: Trx, id: number, sent: { to: number | null; note: string | null }): Promise<void> {
  await trx`
    update saved_lists set sent_at = now(), sent_to = ${sent.to}, sent_note = ${sent.note}, taken_by = null, taken_at = null,
      order_id = null, changed_at = now()
    where id = ${id}`;
}

/** Notes who put a colleague's list into the cart. */
export async function noteTaken(trx: Trx, taker: Owner, id: number): Promise<void> {
  await trx`
    update saved_lists set taken_by = ${taker.userId}, taken_at = now(), order_id = null
    where id = ${id} and company_id = ${taker.companyId} and owner_id <> ${taker.userId}`;
}

/** Notes for lists that wait which order of their takers followed, and answers those lists: the first one after the taking that holds a part of the list, or what was ordered in its place. */
export async function noteOrdered(trx: Trx): Promise<number[]> {
  const rows = await trx<{ id: number }[]>`
    update saved_lists l set order_id = f.order_id
    from (
      select distinct on (w.id) w.id, o.id as order_id
      from saved_lists w join orders o on o.company_id = w.company_id and o.created_by = w.taken_by and o.placed_at >= w.taken_at
      where w.taken_at is not null and w.order_id is null and exists (
        select from order_lines n join saved_list_lines x on x.list_id = w.id join parts p on p.id = x.part_id
        where n.order_id = o.id and (n.part_id = x.part_id or n.change_code = p.code))
      order by w.id, o.placed_at, o.id) f
    where l.id = f.id and l.order_id is null
    returning l.id`;
  return rows.map((row) => row.id);
}
