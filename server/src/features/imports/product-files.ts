// The files an import brings along: pictures, drawings, 3D models, manuals (docs/import-format.md).
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Trx } from '../../platform/db/db.ts';
import { productKey } from '../../platform/http/product-files.ts';
import type { FileStore } from '../../platform/outside/file-store.ts';
import type { FaultList } from './faults.ts';
import { readNamedFiles } from './named-files.reads.ts';
import type { Table } from './read-table.ts';

const AT_A_TIME = 32;

/** Where files may be: in the folder, in the store, or nowhere yet. */
type Places = { folder: string; files?: FileStore; isMadeOnRequest?: (name: string) => boolean };

/** Lists as faults the files that rows name and that are neither in the folder nor in the store nor made on request. */
export async function checkFiles(
  trx: Trx,
  { tables, faults, ...places }: Places & { tables: Table[]; faults: FaultList },
): Promise<void> {
  const brought = new Set(await filesIn(places.folder));
  const seen = (name: string) => brought.has(name) || places.isMadeOnRequest?.(name) === true;
  for (const table of tables)
    for (const column of table.columns.filter((one) => one.isFile)) {
      const named = (await readNamedFiles(trx, table, column)).filter(({ value }) => !seen(value));
      const isStored = await areStored(named, places.files);
      for (const [at, { row, value }] of named.entries()) {
        if (isStored[at]) continue;
        const expected = 'a file in the folder files';
        faults.add({ file: table.file, row, column: column.name, value, reason: 'missingFile', expected });
      }
    }
}

// A store may be far away, so that many names are asked about at a time.
async function areStored(named: readonly { value: string }[], files: FileStore | undefined): Promise<boolean[]> {
  const found: boolean[] = [];
  for (let at = 0; files && at < named.length; at += AT_A_TIME) {
    const some = named.slice(at, at + AT_A_TIME).map(({ value }) => isStored(value, files));
    found.push(...(await Promise.all(some)));
  }
  return found;
}

async function isStored(name: string, files: FileStore): Promise<boolean> {
  const stored = await files.open(productKey(name));
  stored?.stream.destroy();
  return stored !== null;
}

/** The names of all files below the folder `files`, as rows give them. */
export async function filesIn(folder: string): Promise<string[]> {
  const root = join(folder, 'files');
  const entries = await readdir(root, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
