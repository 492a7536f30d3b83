// Tells whose a database is: the shop's, nobody's yet, or another program's, which nothing may touch (product §1).
import { StartProblem } from '../start-problem.ts';
import type { Db, Trx } from './db.ts';
import { readMigrationText } from './migrate.ts';

type Found = { name: string };

const SHOWN = 3;
const MADE =
  /(?:create\s+(?:table|view|materialized view|sequence)\s+(?:if not exists\s+)?|alter\s+table\s+[a-z_0-9]+\s+rename\s+to\s+)([a-z_0-9]+)/gi;

/** False where a restore or a first start made the database and nothing in it, and where it is another program's. */
export async function isShopThere(db: Db): Promise<boolean> {
  const [found] = await db`
    select 1 from information_schema.columns
    where table_schema = 'public' and table_name = 'migrations' and column_name = 'sha256'`;
  return found !== undefined;
}

/** Throws StartProblem where there are tables and no shop: the address leads to somebody else's database. */
export async function refuseForeignDatabase(db: Db): Promise<void> {
  if (await isShopThere(db)) return;
  refuseAny(await tablesThere(db));
}

/** Throws StartProblem where tables that no migration made lie beside the shop's: they would go with them. */
export async function refuseForeignTables(db: Db | Trx): Promise<void> {
  const ours = await shopNames();
  refuseAny((await tablesThere(db)).filter(({ name }) => !ours.has(name)));
}

/** The names of all tables and sequences that migrations of the shop ever made, gone ones too: an earlier release has them. */
export async function shopNames(): Promise<ReadonlySet<string>> {
  const made = [...(await readMigrationText()).matchAll(MADE)].map(([, name = '']) => name.toLowerCase());
  return new Set(['migrations', ...made]);
}

function refuseAny(tables: readonly Found[]): void {
  if (tables.length === 0) return;
  const names = tables.slice(0, SHOWN).map(({ name }) => name);
  const more = tables.length > SHOWN ? ', …' : '';
  throw new StartProblem(
    `The database holds tables of another program (${names.join(', ')}${more}): give the shop one of its own; nothing was changed.`,
  );
}

/** Tables and views of the schema the shop lives in, without what an extension brought. */
async function tablesThere(db: Db | Trx): Promise<Found[]> {
  return db<Found[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (select 1 from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`;
}
