// The record of files on their way from an import folder to their places in the store.
import type { Db, Trx } from '../../../platform/db/db.ts';

/** Stands in place of a name that a newer import has brought as well. */
export const OVERTAKEN = '';

const LOCK = 7_014_300_121;

/** Files whose import is over: sure with its number, or cut short without. */
export type Drafts = { id: number; names: string[]; importId: number | null };

/** Notes which files are about to be stored, before the first is, so that a crash leaves none that nobody knows of. */
export async function noteDrafts(db: Db, names: string[]): Promise<number> {
  const [row] = await db<{ id: number }[]>`insert into import_drafts (names) values (${names}) returning id`;
  if (!row) throw new Error('the record of files was not written');
  return row.id;
}

/** Tells others by a lock that the import is under way. */
export async function holdDrafts(trx: Trx, id: number): Promise<void> {
  await trx`select from import_drafts where id = ${id} for update`;
}

/** Binds the files to what becomes of the import's rows. */
export async function bindDrafts(trx: Trx, id: number, importId: number): Promise<void> {
  await trx`update import_drafts set import_id = ${importId} where id = ${id}`;
}

/** Forgets the files of an import that came to nothing; false where it did not, whatever its caller heard of it. */
export async function forgetUnsure(db: Db, id: number): Promise<boolean> {
  const { count } = await db`delete from import_drafts where id = ${id} and import_id is null`;
  return count > 0;
}

/** Names of files that wait for their place in the store: the shop has them. */
export async function readWaitingNames(db: Db): Promise<string[]> {
  const found = await db<{ name: string }[]>`
    select distinct unnest(names) as name from import_drafts where import_id is not null`;
  return found.map(({ name }) => name).filter((name) => name !== OVERTAKEN);
}

/** The oldest files whose import is over, but for those tried; an import that nobody holds is given an hour to begin. Older files of the same names are given up for good. */
export async function nextDrafts(trx: Trx, tried: readonly number[]): Promise<number | undefined> {
  await waitForOthers(trx);
  await trx`
    update import_drafts older set names = array(
      select case when exists (
        select from import_drafts newer where newer.import_id > older.import_id and name = any (newer.names)
      ) then ${OVERTAKEN} else name end
      from unnest(older.names) with ordinality one (name, at) order by at)
    where exists (select from import_drafts newer where newer.import_id > older.import_id and newer.names && older.names)`;
  const [found] = await trx<{ id: number }[]>`
    select id from import_drafts
    where (import_id is not null or created_at < now() - interval '1 hour') and id <> all (${[...tried]})
    order by import_id nulls first, id limit 1`;
  return found?.id;
}

/** Takes files that nobody holds; they are forgotten with the transaction's end. */
export async function takeDrafts(trx: Trx, id: number): Promise<Drafts | undefined> {
  await waitForOthers(trx);
  const [found] = await trx<Drafts[]>`
    delete from import_drafts where id = (select id from import_drafts where id = ${id} for update skip locked)
    returning id, names, import_id`;
  return found;
}

// One process at a time places files, else an older one could come over a newer. Storing takes its time, and nothing is said to the database meanwhile.
async function waitForOthers(trx: Trx): Promise<void> {
  await trx`
    select set_config('idle_in_transaction_session_timeout', '0', true), set_config('statement_timeout', '0', true),
      set_config('lock_timeout', '0', true)`;
  await trx`select pg_advisory_xact_lock(${LOCK})`;
}
