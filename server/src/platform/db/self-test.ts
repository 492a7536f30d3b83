// Proves at every start that the database can do what search relies on: UTF-8, letters with accents, trigrams of Chinese (product §5).
import { StartProblem } from '../start-problem.ts';
import type { Db } from './db.ts';

const OLDEST = 150_000;

type Answers = {
  version: number;
  encoding: string;
  lowered: string;
  similar: number;
  grams: number;
  isReplica: boolean;
};

/** Throws StartProblem with the first thing the database cannot do; needs the pg_trgm extension, which migrating adds. */
export async function testDatabaseAbilities(db: Db): Promise<void> {
  const [found] = await db<Answers[]>`
    select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding,
      lower('ÉÑÇ') as lowered,
      similarity('vérin de levage', 'vérins de levage') as similar,
      coalesce(array_length(show_trgm('液压油缸'), 1), 0) as grams,
      pg_is_in_recovery() as is_replica`;
  const problem = found && firstProblem(found);
  if (problem) throw new StartProblem(`The database cannot be used: ${problem}.`);
}

/** Refuses a server that is too old, a replica or of another encoding, before anything is written to it. */
export async function refuseOldServer(db: Db): Promise<void> {
  const [found] = await db<Pick<Answers, 'version' | 'isReplica' | 'encoding'>[]>`
    select current_setting('server_version_num')::int as version, pg_is_in_recovery() as is_replica,
      current_setting('server_encoding') as encoding`;
  if (found && found.encoding !== 'UTF8')
    throw new StartProblem(`The database of DATABASE_URL has the encoding ${found.encoding}, and it must be UTF8.`);
  if (found && found.version < OLDEST)
    throw new StartProblem(
      `DATABASE_URL leads to PostgreSQL ${Math.floor(found.version / 10_000)}: 15 or newer is needed.`,
    );
  if (found?.isReplica)
    throw new StartProblem('DATABASE_URL leads to a read-only replica: it must lead to the primary server.');
}

function firstProblem(found: Answers): string | undefined {
  if (found.encoding !== 'UTF8') return `its encoding is ${found.encoding}, and it must be UTF8`;
  if (found.lowered !== 'éñç')
    return 'its locale does not know letters with accents; create it with a UTF-8 locale such as C.UTF-8';
  if (found.grams < 4 || found.similar < 0.5)
    return 'its trigrams lose Chinese or accents; create it with a UTF-8 locale such as C.UTF-8';
  return undefined;
}
