// Reads what changed since a process last looked, without a gap (docs/decisions/0007).
import type { Db } from '../db/db.ts';

/** A row of the change log; the subject names parts by id, with commas between. */
export interface ChangeRow {
  id: number;
  topic: string;
  subject: string | null;
}
/** What one look found. */
export interface Look {
  rows: ChangeRow[];
  /** Oldest transaction still running: what it and later ones write may yet come. */
  horizon: string;
  /** Changes when another day or another exchange rate begins, which no write tells. */
  today: string;
  /** When it was, in seconds. */
  now: number;
}

/**
 * The rows noted by transactions from `since` on that are over now, for use in a statement. The upper end bounds nothing: without one
 * the planner takes any position for the middle of the log, and then plans each look anew for what it looks for.
 */
export const changesSince = (db: Db, since: string) => db<ChangeRow[]>`
  select id, topic, subject from change_log where writer >= (select ${since}::xid8) and writer <= (select '18446744073709551615'::xid8)`;

/** How far the log can be trusted and which day it is, for use in a statement. */
export const moment = (db: Db) => db<Omit<Look, 'rows'>[]>`
  select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, extract(epoch from now())::float8 as now,
    concat(current_date, ' ', (select max(valid_from) from exchange_rates where valid_from <= now())) as today`;

/** Everything noted by transactions from `since` on that are over now; what was seen before may come again. */
export async function readChanges(db: Db, since: string): Promise<Look> {
  const rows = await db<(ChangeRow | ({ id: null } & Pick<Look, 'horizon' | 'today'>))[]>`
    select l.id, l.topic, l.subject, n.horizon, n.today, n.now
    from (${moment(db)}) n left join (${changesSince(db, since)}) l on true`;
  const [first] = rows as unknown as Omit<Look, 'rows'>[];
  if (!first) throw new Error('looking for changes answered nothing');
  const { horizon, today, now } = first;
  return { rows: rows.flatMap((row) => (row.id === null ? [] : [row])), horizon, today, now };
}
