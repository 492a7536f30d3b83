// The database side of a restore: an emptied schema as the backup knew it, rows in, constraints back and checked (product §1).
import { type CopyIn, copyIn } from '../platform/db/copy-in.ts';
import type { Db, Trx } from '../platform/db/db.ts';
import { applyMigrations } from '../platform/db/migrate.ts';
import { isShopThere, refuseForeignDatabase, refuseForeignTables, shopNames } from '../platform/db/whose-database.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { type Manifest, quoted, type TableShape } from './backup.reads.ts';

/** What is taken off a table while its rows come in; what keeps a row unique comes back first, what leads to others last. */
type Taken = { table: string; drop: string; create: string; step: number };

const LEADS_ELSEWHERE = 5;
const WORK_MEMORY = '256MB';

/** Refuses to restore over a running shop, over another program's tables, and over a shop that holds anything unless told to replace it. */
export async function refuseToOverwrite(db: Db, mayReplace: boolean): Promise<void> {
  const [other] = await db`
    select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name in ('outrigger-api', 'outrigger-worker')
    limit 1`;
  if (other) throw new StartProblem('The shop is running on this database: stop it before restoring.');
  await refuseForeignDatabase(db);
  if (await isShopThere(db)) await refuseForeignTables(db);
  if (!mayReplace && (await isInUse(db)))
    throw new StartProblem('This shop is not empty: add --replace to throw away everything in it and restore.');
}

// Whatever a shop holds came with a user or with an import; an early release may not have the one table or the other.
async function isInUse(db: Db): Promise<boolean> {
  for (const table of ['users', 'imports']) {
    const [there] = await db<{ name: string | null }[]>`select to_regclass(${`public.${table}`})::text as name`;
    if (there?.name && (await db`select 1 from ${db(table)} limit 1`).length > 0) return true;
  }
  return false;
}

/** Refuses a backup that an earlier release made of a database with another program's tables: no migration makes them. */
export async function refuseForeignBackup(manifest: Manifest): Promise<void> {
  const ours = await shopNames();
  const foreign = manifest.tables.find(({ name }) => !ours.has(name));
  if (!foreign) return;
  throw new StartProblem(
    `The backup holds a table of another program (${foreign.name}): take it out of the database and make the backup again; nothing was changed.`,
  );
}

/** Empties the database and brings its tables to the state the backup was made in; answers what it took off: indexes, keys, and checks that rows older than they need not keep. */
export async function prepareSchema(trx: Trx, manifest: Manifest): Promise<Taken[]> {
  await trx`set local statement_timeout = 0`;
  await trx`set local idle_in_transaction_session_timeout = 0`;
  await trx`select set_config('maintenance_work_mem', ${WORK_MEMORY}, true)`;
  await trx`drop schema public cascade`;
  await trx`create schema public`;
  await applyMigrations(trx, manifest.migrations);
  const taken = await readTaken(trx);
  for (const { drop } of taken.toReversed()) await trx.unsafe(drop);
  for (const { name } of manifest.tables) await trx.unsafe(`alter table ${quoted(name)} disable trigger user`);
  const names = manifest.tables.map((table) => quoted(table.name)).join(', ');
  if (names) await trx.unsafe(`truncate ${names} restart identity`);
  return taken;
}

// Row by row, indexes take most of a restore; made at once over all rows they take little. In the order of putting back.
async function readTaken(trx: Trx): Promise<Taken[]> {
  return await trx<Taken[]>`
    select * from (
      select conrelid::regclass::text as table, format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create,
        case contype when 'p' then 1 when 'u' then 2 when 'x' then 3 else 5 end as step
      from pg_constraint
      where (contype in ('p', 'u', 'x', 'f') or contype = 'c' and not convalidated)
        and connamespace = 'public'::regnamespace and conparentid = 0
      union all
      select i.indrelid::regclass::text, format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 4
      from pg_index i join pg_class x on x.oid = i.indexrelid
      where x.relnamespace = 'public'::regnamespace and not x.relispartition
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
    ) taken order by step`;
}

/** Takes the COPY text of one table. */
export async function openTable(trx: Trx, table: TableShape): Promise<CopyIn> {
  const [name, columns] = [quoted(table.name), table.columns.map(quoted).join(', ')];
  return copyIn(trx`copy ${trx.unsafe(name)} (${trx.unsafe(columns)}) from stdin`);
}

/** How many rows a table has. */
export async function countRows(trx: Trx, table: string): Promise<number> {
  const [found] = await trx<{ count: number }[]>`select count(*) as count from ${trx.unsafe(quoted(table))}`;
  return found?.count ?? 0;
}

/** Puts what was taken off and the triggers back, which checks every row, and sets the sequences. */
export async function finishSchema(trx: Trx, manifest: Manifest, taken: Taken[]): Promise<void> {
  for (const { name } of manifest.tables) await trx.unsafe(`alter table ${quoted(name)} enable trigger user`);
  const first = taken.filter(({ step }) => step < LEADS_ELSEWHERE);
  for (const { create } of first) await trx.unsafe(create);
  // Without figures of the tables the checks of what leads to others are planned as if these were empty.
  for (const { name } of manifest.tables) await trx.unsafe(`analyze ${quoted(name)}`);
  for (const { create } of taken.slice(first.length)) await trx.unsafe(create);
  for (const { name, lastValue } of manifest.sequences) {
    if (lastValue !== null) await trx`select setval(${quoted(name)}::regclass, ${lastValue})`;
  }
}
