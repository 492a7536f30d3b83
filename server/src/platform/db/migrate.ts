// Brings a database forward, file by file, each in one transaction; never backward, never an edited file (architecture §8).
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isDatabaseLost } from './database-lost.ts';
import { StartProblem } from '../start-problem.ts';
import type { Db, Trx } from './db.ts';
import { loadReferenceRows, type ReferenceRows, readReferenceRows } from './reference-rows.ts';

/** Where the migrations of the shop are. */
const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

const LOCK = 7_014_300_118;
const EXTENSIONS = ['pg_trgm', 'btree_gist'];
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

type Migration = { number: number; name: string; sql: string; rows: ReferenceRows[]; sha256: string };
type Applied = { number: number; name: string; sha256: string };

/** Applies what is missing, under a lock that other processes wait for; answers the names applied. Throws StartProblem for a database newer than the program. */
export async function migrate(db: Db, directory: string = MIGRATIONS): Promise<string[]> {
  const known = await readMigrations(directory);
  const applied: string[] = [];
  for (;;) {
    const name = await applyNext(db, known);
    if (name === undefined) return applied;
    applied.push(name);
  }
}

/** The migrations this release would still apply, by name; changes nothing. Throws StartProblem for a database newer than the program. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  return (await missingAmong(db, await readMigrations(MIGRATIONS))).map(({ name }) => name);
}

/** Everything the migrations say, to tell the shop's own tables from others. */
export async function readMigrationText(): Promise<string> {
  return (await readMigrations(MIGRATIONS)).map(({ sql }) => sql).join('\n');
}

/** Reads the files in the order of their numbers, which may have gaps; throws for a name that does not fit and a number given twice. */
async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const read = await Promise.all(names.map((name) => readMigration(directory, name)));
  const twice = read.find((one, index) => one.number === read[index + 1]?.number);
  if (twice) throw new StartProblem(`Two migrations have the number of ${twice.name}.`);
  return read;
}

async function readMigration(directory: string, name: string): Promise<Migration> {
  const number = Number(FILE_NAME.exec(name)?.[1]);
  if (!number) throw new StartProblem(`The migration ${name} should be named like 0010_words.sql.`);
  const sql = await readFile(`${directory}/${name}`, 'utf8');
  const rows = await readReferenceRows(directory, name);
  // The rows are part of the migration: an edited file of theirs is an edited migration.
  const digest = createHash('sha256').update(sql);
  for (const { csv } of rows) digest.update(csv);
  return { number, name, sql, rows, sha256: digest.digest('hex') };
}

async function applyNext(db: Db, known: Migration[]): Promise<string | undefined> {
  const result = await db.begin(async (trx) => {
    await trx`set local statement_timeout = 0`;
    await trx`set local lock_timeout = 0`;
    await trx`select pg_advisory_xact_lock(${LOCK})`;
    const next = await findNext(trx, known);
    if (next) await apply(trx, next);
    return next?.name;
  });
  return result;
}

async function findNext(trx: Trx, known: Migration[]): Promise<Migration | undefined> {
  await prepare(trx);
  const [next] = await missingAmong(trx, known);
  return next;
}

async function missingAmong(db: Db | Trx, known: Migration[]): Promise<Migration[]> {
  const applied = await db<Applied[]>`select number, name, sha256 from migrations order by number`;
  const byNumber = new Map(known.map((one) => [one.number, one]));
  const newest = Math.max(...byNumber.keys());
  for (const one of applied) refuseStranger(one, byNumber.get(one.number), newest);
  const done = new Set(applied.map((one) => one.number));
  return known.filter((one) => !done.has(one.number));
}

async function prepare(trx: Trx): Promise<void> {
  for (const name of EXTENSIONS) await addExtension(trx, name);
  await trx`
    create table if not exists migrations (
      number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now()
    )`;
}

async function addExtension(trx: Trx, name: string): Promise<void> {
  try {
    await trx`create extension if not exists ${trx(name)}`;
  } catch (error) {
    if (isDatabaseLost(error)) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new StartProblem(
      `The extension ${name} cannot be added to the database (${why}): have its administrator allow or add ${EXTENSIONS.join(' and ')}.`,
    );
  }
}

/** Applies exactly the named migrations to an empty schema, for a restore; throws StartProblem for one that this release has not. */
export async function applyMigrations(trx: Trx, wanted: { name: string; sha256: string }[]): Promise<void> {
  const known = await readMigrations(MIGRATIONS);
  await prepare(trx);
  for (const { name, sha256 } of wanted) {
    const migration = known.find((one) => one.name === name);
    if (migration?.sha256 !== sha256)
      throw new StartProblem(
        `This release has no migration ${name} as it was applied: use the release that wrote the data.`,
      );
    await apply(trx, migration);
  }
}

function refuseStranger(applied: Applied, known: Migration | undefined, newest: number): void {
  if (!known && applied.number < newest)
    throw new StartProblem(
      `The database was made before the first release (it has ${applied.name}) and cannot be brought forward: begin with an empty one.`,
    );
  if (!known)
    throw new StartProblem(
      `The database is newer than this release (it has ${applied.name}): start the newer release.`,
    );
  if (known.sha256 === applied.sha256) return;
  throw new StartProblem(`The migration ${known.name} was changed after it was applied: add a new migration instead.`);
}

async function apply(trx: Trx, migration: Migration): Promise<void> {
  try {
    await trx.unsafe(migration.sql);
    for (const rows of migration.rows) await loadReferenceRows(trx, rows);
  } catch (error) {
    if (isDatabaseLost(error)) throw error;
    throw new StartProblem(`The migration ${migration.name} failed${whereAndWhy(error, migration.sql)}`);
  }
  await trx`insert into migrations (number, name, sha256) values (${migration.number}, ${migration.name}, ${migration.sha256})`;
}

/** The server's words and the line they are about, of the SQL or of rows copied in; the error object itself would print the whole file. */
function whereAndWhy(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return `: ${String(error)}`;
  const position = 'position' in error ? Number(error.position) : Number.NaN;
  const line = position > 0 ? ` at line ${sql.slice(0, position).split('\n').length}` : '';
  const copied = 'where' in error && String(error.where).startsWith('COPY') ? ` (${String(error.where)})` : '';
  return `${line}: ${error.message}${copied}`;
}
