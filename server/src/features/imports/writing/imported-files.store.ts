// Knows a file again that the shop holds as it came, as long as nobody wrote its table or one it names since (product §8 Import; docs/decisions/0040).
import type { Trx } from '../../../platform/db/db.ts';
import { digestFile } from './digest-file.ts';
import type { Kind } from '../format/kinds/kind.ts';
import type { Table } from '../reading/read-table.ts';

/** A file of this import with its digest when it was read, and how many rows it has. */
export type ReadFile = { table: Table; digest: Buffer; rows: number };

// A copy of the database elsewhere counts its transactions otherwise, and a restored one has other tables.
const HERE = `concat((select system_identifier from pg_control_system()), ' ', 'imported_files'::regclass::oid)`;

/** What the import sees when it begins: what others write later counts as written since. */
export async function seenNow(trx: Trx): Promise<string> {
  const [now] = await trx<{ seen: string }[]>`select pg_current_snapshot()::text as seen`;
  return now?.seen ?? '';
}

/** The digest of a file that can be known again; undefined where a table it says or names is not watched. */
export async function digestOf(trx: Trx, { path, kind }: Table): Promise<Buffer | undefined> {
  const tables = tablesOf(kind);
  const [watched] = await trx<{ count: number }[]>`
    select count(distinct c.relname)::int as count
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
    where p.proname = 'note_written' and t.tgenabled in ('O', 'A') and c.oid = any (${tables}::text[]::regclass[])`;
  return watched?.count === tables.length ? await digestFile(path, kind) : undefined;
}

/** How many rows it has, where the shop holds all of them as they are; undefined where that is not sure. */
export async function knownRows(trx: Trx, kind: Kind, digest: Buffer): Promise<number | undefined> {
  const [known] = await trx<{ rows: number }[]>`
    select f.row_count as rows from imported_files f
    where f.kind = ${kind.kind} and f.digest = ${digest} and f.place = ${trx.unsafe(HERE)}
      and not exists (
        select from written_tables w
        where w.name = any (${tablesOf(kind)}::text[]) and w.writer <> f.writer and not pg_visible_in_snapshot(w.writer, f.seen))`;
  return known?.rows;
}

/** Keeps the digests of files whose rows the shop now has, as the last thing an import does; those that were written meanwhile are left out. */
export async function rememberFiles(
  trx: Trx,
  files: readonly ReadFile[],
  { importId, seen }: { importId: number; seen: string },
): Promise<void> {
  for (const { table, digest, rows } of files) {
    const { kind } = table.kind;
    if (!digest.equals(await digestFile(table.path, table.kind))) continue;
    await trx`
      insert into imported_files (kind, digest, row_count, import_id, place, seen)
      values (${kind}, ${digest}, ${rows}, ${importId}, ${trx.unsafe(HERE)}, ${seen}::pg_snapshot)
      on conflict (kind) do update set digest = excluded.digest, row_count = excluded.row_count, import_id = excluded.import_id,
        place = excluded.place, writer = excluded.writer, seen = excluded.seen`;
  }
  // What every import saw tells nothing any more, once no import can be under way that began before.
  await trx`
    delete from written_tables w
    where w.written_at < now() - interval '30 days'
      and not exists (select from imported_files f where not pg_visible_in_snapshot(w.writer, f.seen))`;
}

/** Tables that tell what a file's rows come to: its own, those it names, and currencies, whose decimals amounts are counted in. */
function tablesOf({ table, columns }: Kind): string[] {
  const named = columns.flatMap(({ refersTo, names }) => [refersTo?.table ?? [], names?.table ?? []].flat());
  return [...new Set([table, ...named, 'currencies'])];
}
