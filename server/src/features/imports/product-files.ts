// The files an import brings along: pictures, drawings, 3D models, manuals (docs/import-format.md).
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Trx } from '../../platform/db/db.ts';
import { productKey } from '../../platform/http/product-files.ts';
import type { FileStore } from '../../platform/outside/file-store.ts';
import type { FaultList } from './faults.ts';
import { readNamedFiles } from './named-files.reads.ts';
import type { Table } from './read-table.ts';

/** Where files may be: in the folder, in the store, or nowhere yet. */
type Places = { folder: string; files?: FileStore; isMadeOnRequest?: (name: string) => boolean };

/** Lists as faults the files that rows name and that are neither in the folder nor in the store nor made on request. */
export async function checkFiles(
  trx: Trx,
  { tables, faults, ...places }: Places & { tables: Table[]; faults: FaultList },
): Promise<void> {
  for (const table of tables)
    for (const column of table.columns.filter((one) => one.isFile))
      for (const { row, value } of await readNamedFiles(trx, table.kind.table, column.name)) {
        if (await isThere(value, places)) continue;
        const expected = 'a file in the folder files';
        faults.add({ file: table.file, row, column: column.name, value, reason: 'missingFile', expected });
      }
}

async function isThere(name: string, { folder, files, isMadeOnRequest }: Places): Promise<boolean> {
  if (name.split(/[\\/]/).includes('..')) return false;
  if (isMadeOnRequest?.(name)) return true;
  const found = await stat(join(folder, 'files', name)).catch(() => null);
  if (found?.isFile()) return true;
  const stored = await files?.open(productKey(name));
  stored?.stream.destroy();
  return stored != null;
}

const entriesOf = (root: string) => readdir(root, { withFileTypes: true, recursive: true }).catch(() => []);

/** Whether there is a file below the folder `files`. */
export async function bringsFiles(folder: string): Promise<boolean> {
  return (await entriesOf(join(folder, 'files'))).some((entry) => entry.isFile());
}

/** Puts everything below the folder `files` into the store. */
export async function storeFiles(folder: string, files: FileStore): Promise<void> {
  const root = join(folder, 'files');
  for (const entry of await entriesOf(root)) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    await files.put(productKey(relative(root, path).split(sep).join('/')), createReadStream(path));
  }
}
