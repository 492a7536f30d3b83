// Sessions and changes by one statement: a round trip less for nearly every request.
import { changesSince, type ChangeRow, type Look, moment } from '../change-log/changes.reads.ts';
import type { Db } from '../db/db.ts';
import { type FoundSession, liveSessions } from './sessions.reads.ts';

type Row = Omit<Look, 'rows'> & { sessions: FoundSession[]; changes: ChangeRow[] };

/** The live sessions behind these token hashes (hex), of which there may be none, and what changed since a position, as of one moment. */
export async function readSessionAndChanges(
  db: Db,
  hashes: string[],
  since: string,
): Promise<{ sessions: FoundSession[]; look: Look }> {
  // Joining the tables of people costs three times the rest, so it is left out where nobody new asks.
  const sessions = db`(select coalesce(json_agg(s), '[]') from (${liveSessions(db, hashes)}) s)`;
  const [row] = await db<Row[]>`
    select n.horizon, n.today, n.now, ${hashes.length > 0 ? sessions : db`'[]'::json`} as sessions,
      (select coalesce(json_agg(l), '[]') from (${changesSince(db, since)}) l) as changes
    from (${moment(db)}) n`;
  if (!row) throw new Error('the first look answered nothing');
  const { sessions: found, changes, horizon, today, now } = row;
  return { sessions: found, look: { rows: changes, horizon, today, now } };
}
