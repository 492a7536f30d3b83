// What the database remembers of its first start (product §1).
import { hashOf, newToken } from '../sessions/token.ts';
import type { Db } from '../db/db.ts';
import { refuseForeignTables } from '../db/whose-database.ts';

/** `none`: never filled; `filling`: a fill was cut short; `filled`: done; `empty`: began without a demo. */
export type FirstStart = 'none' | 'filling' | 'filled' | 'empty';

const KEY = 'firstStart';

const LOCK = 7_014_300_119;

/** Does the work while no other process starts on this database. Settles after it, and rejects with the lost connection where the lock went with it: somebody else may have started too. */
export async function aloneInStarting<T>(db: Db, work: () => Promise<T>): Promise<T> {
  return await db.onOwnConnection(async (own) => {
    await own`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)`;
    await own`select pg_advisory_lock(${LOCK})`;
    const done = await work();
    await own`select 1`;
    return done;
  });
}

/** How far the first start came; a shop that somebody already uses counts as begun empty. */
export async function readFirstStart(db: Db): Promise<FirstStart> {
  const [row] = await db<{ value: FirstStart }[]>`select value from shop_settings where key = ${KEY}`;
  if (row) return row.value;
  const [used] = await db`select 1 from users limit 1`;
  return used ? 'empty' : 'none';
}

/** Remembers how far the first start came. */
export async function keepFirstStart(db: Db, value: FirstStart): Promise<void> {
  await db`
    insert into shop_settings (key, value) values (${KEY}, ${db.json(value)})
    on conflict (key) do update set value = excluded.value, changed_at = now()`;
}

/** Throws everything of the shop away, tables and all; only for a demo whose filling was cut short, and never what another program put beside it. */
export async function emptyDatabase(db: Db): Promise<void> {
  await db.begin(async (trx) => {
    await refuseForeignTables(trx);
    await trx`drop schema public cascade`;
    await trx`create schema public`;
  });
}

/** A new secret for making the first administrator, in place of the one before; undefined once there is an administrator. Good for 24 hours. */
export async function newFirstAdminTicket(db: Db): Promise<string | undefined> {
  const ticket = newToken();
  const isNew = await db.begin(async (trx) => {
    const [admin] = await trx`select 1 from users where role = 'admin' limit 1`;
    if (admin) return false;
    await trx`delete from tickets where purpose = 'firstAdmin' and used_at is null`;
    await trx`
      insert into tickets (purpose, token_hash, expires_at)
      values ('firstAdmin', ${hashOf(ticket)}, now() + interval '24 hours')`;
    return true;
  });
  return isNew ? ticket : undefined;
}
