// What a backup holds of the database: tables with their columns, sequences, migrations (product §1).
import type { Readable } from 'node:stream';
import { copyOut } from '../platform/db/copy-in.ts';
import { atOneMoment, type Db, type Trx } from '../platform/db/db.ts';
import { shopNames } from '../platform/db/whose-database.ts';

/** A table as it is copied: its columns in order, without those the database computes. */
export type TableShape = { name: string; columns: string[] };

/** The first frame of a backup; `migrations` are those the copied tables were made by. */
export type Manifest = {
  format: 1;
  madeAt: string;
  migrations: { name: string; sha256: string }[];
  tables: TableShape[];
  sequences: { name: string; lastValue: number | null }[];
};

/** Runs `work` in one read-only snapshot, so that everything it reads is of one moment. */
export function inSnapshot<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return atOneMoment(db, async (trx) => {
    await trx`set local statement_timeout = 0`;
    await trx`set local idle_in_transaction_session_timeout = 0`;
    return await work(trx);
  });
}

/** The manifest of the snapshot, and the tables it leaves out because another program made them. */
export async function readManifest(trx: Trx): Promise<{ manifest: Manifest; foreign: string[] }> {
  const ours = await shopNames();
  const all = await readTables(trx);
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: [...(await trx<Manifest['migrations']>`select name, sha256 from migrations order by number`)],
    tables: all.filter(({ name }) => ours.has(name)),
    sequences: await readSequences(trx, ours),
  };
  return { manifest, foreign: all.map(({ name }) => name).filter((name) => !ours.has(name)) };
}

/** What counts transactions of one cluster is worth nothing in another, and migrations are in the manifest. */
const LEFT_OUT = ['migrations', 'imported_files', 'written_tables'];

async function readTables(trx: Trx): Promise<TableShape[]> {
  return trx<TableShape[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped and a.attgenerated = '' and c.relname <> all(${LEFT_OUT})
    group by c.relname order by c.relname`;
}

/** Sequences of the shop's tables, and those that stand by themselves in its migrations. */
async function readSequences(trx: Trx, ours: ReadonlySet<string>): Promise<Manifest['sequences']> {
  const found = await trx<(Manifest['sequences'][number] & { owner: string | null })[]>`
    select s.sequencename as name, s.last_value, owner.relname as owner
    from pg_sequences s
    join pg_class c on c.relname = s.sequencename and c.relnamespace = 'public'::regnamespace
    left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i') and d.refclassid = 'pg_class'::regclass
    left join pg_class owner on owner.oid = d.refobjid
    where s.schemaname = 'public' order by 1`;
  return found.filter(({ name, owner }) => ours.has(owner ?? name)).map(({ name, lastValue }) => ({ name, lastValue }));
}

/** The rows of a table as a stream of COPY text. */
export function streamRows(trx: Trx, table: TableShape): Readable {
  return copyOut(
    trx`copy ${trx.unsafe(quoted(table.name))} (${trx.unsafe(table.columns.map(quoted).join(', '))}) to stdout`,
  );
}

/** Keys of stored files that rows of the snapshot speak of. */
export async function readStoreKeys(trx: Trx): Promise<string[]> {
  const rows = await trx<{ storeKey: string }[]>`select store_key from files order by 1`;
  return rows.map((row) => row.storeKey);
}

/** A name as SQL takes it, whatever it is. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
