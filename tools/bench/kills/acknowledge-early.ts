// The planted fault of whatever kills the database: it acknowledges before it has written (quality 5).
import type { Db } from '@outrigger/server/src/platform/db/db.ts';

/** Whatever else commits beside an order would write out what came before it. */
const BESIDE = ['idempotency_keys', 'sessions', 'outbox'];

/** From now on commits that touch these tables are acknowledged while they still lie in memory, which is written out seldom. */
export async function acknowledgeEarly(db: Db, tables: readonly string[]): Promise<void> {
  await db`alter system set wal_writer_delay = '10s'`;
  await db`select pg_reload_conf()`;
  await db.unsafe(`
    create function acknowledge_early() returns trigger language plpgsql as $$
    begin
      perform set_config('synchronous_commit', 'off', true);
      return null;
    end $$`);
  for (const table of [...tables, ...BESIDE]) {
    await db.unsafe(
      `create trigger planted before insert or update on ${table} for each statement execute function acknowledge_early()`,
    );
  }
}
