// The record of files on their way from an import folder to their places in the store.
import type { Db, Trx } from '../../platform/db/db.ts';

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

/** Takes the oldest files whose import is over; an import that nobody holds is given an hour to begin. They are forgotten with the transaction's end. */
export async function takeDrafts(trx: Trx): Promise<Drafts | undefined> {
  // Storing takes its time, and nothing is said to the database meanwhile.
  await trx`select set_config('idle_in_transaction_session_timeout', '0', true)`;
  const [found] = await trx<Drafts[]>`
    delete from import_drafts where id = (
      select id from import_drafts where import_id is not null or created_at < now() - interval '1 hour'
      order by id limit 1 for update skip locked
    ) returning id, names, import_id`;
  return found;
}
