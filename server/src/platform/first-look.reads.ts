// Sessions and changes by one statement: a round trip less for nearly every request.
import { changesSince, type ChangeRow, type Look, moment } from './answers/changes.reads.ts';
import type { Db } from './db/db.ts';
import { type FoundSession, liveSessions } from './sessions/sessions.reads.ts';

type Row = Pick<Look, 'horizon' | 'today'> & { sessions: FoundSession[]; changes: ChangeRow[] };

/** The live sessions behind these token hashes (hex) and what changed since a position, as of one moment. */
export async function readFirst(
  db: Db,
  hashes: string[],
  since: string,
): Promise<{ sessions: FoundSession[]; look: Look }> {
  const [row] = await db<Row[]>`
    select n.horizon, n.today,
      (select coalesce(json_agg(s), '[]') from (${liveSessions(db, hashes)}) s) as sessions,
      (select coalesce(json_agg(l), '[]') from (${changesSince(db, since)}) l) as changes
    from (${moment(db)}) n`;
  if (!row) throw new Error('the first look answered nothing');
  const { sessions, changes, horizon, today } = row;
  return { sessions, look: { rows: changes, horizon, today } };
}
