// The files an import brings along: pictures, drawings, 3D models, manuals (docs/import-format.md).
import { join } from 'node:path';
import type { Db } from '../../../platform/db/db.ts';
import { productKey } from '../../../platform/http/product-files.ts';
import type { FileStore } from '../../../platform/outside/file-store.ts';
import { expectedOf, makeCellCheck } from '../reading/check-cell.ts';
import { readWaitingNames } from './drafts.store.ts';
import type { FaultList } from '../faults/faults.ts';
import { entriesOf } from '../reading/folder-entries.ts';
import { fileName } from '../format/kinds/cells.ts';
import { readNamedFiles } from './named-files.ts';
import type { Table } from '../reading/read-table.ts';

const AT_A_TIME = 32;
const SERVED = fileName('webp', 'png', 'jpg', 'jpeg', 'svg', 'glb', 'gltf', 'pdf');

/** Where files may be: in the folder, in the store, or nowhere yet. */
type Places = { folder: string; files?: FileStore; isMadeOnRequest?: (name: string) => boolean };

/** Lists as faults the files in the folder that the shop could never show; answers the others. */
export function checkNames(names: readonly string[], faults: FaultList): string[] {
  const isServed = makeCellCheck(SERVED);
  const expected = expectedOf(SERVED);
  for (const name of names)
    if (isServed(name) === undefined)
      faults.add({ file: `files/${name}`, row: 0, column: '', value: name, reason: 'unknownFile', expected });
  return names.filter((name) => isServed(name) !== undefined);
}

/** Lists as faults the files that rows name and that are neither in the folder nor in the store nor made on request; asks before any row is written, for a store may be far away. */
export async function checkFiles(
  db: Db,
  { tables, faults, ...places }: Places & { tables: Table[]; faults: FaultList },
): Promise<void> {
  const there = new Set([...(await filesIn(places.folder)), ...(await readWaitingNames(db))]);
  const seen = (name: string) => there.has(name) || places.isMadeOnRequest?.(name) === true;
  for (const table of tables.filter(({ columns }) => columns.some((one) => one.isFile)))
    for (const [column, named] of await readNamedFiles(table, seen)) {
      const isStored = await areStored([...named.keys()], places.files);
      for (const [at, [value, row]] of [...named].entries()) {
        if (isStored[at]) continue;
        const expected = 'a file in the folder files';
        faults.add({ file: table.file, row, column, value, reason: 'missingFile', expected });
      }
    }
}

// A store may be far away, so that many names are asked about at a time.
async function areStored(named: readonly string[], files: FileStore | undefined): Promise<boolean[]> {
  const found: boolean[] = [];
  for (let at = 0; files && at < named.length; at += AT_A_TIME) {
    const some = named.slice(at, at + AT_A_TIME).map((name) => isStored(name, files));
    found.push(...(await Promise.all(some)));
  }
  return found;
}

async function isStored(name: string, files: FileStore): Promise<boolean> {
  const stored = await files.open(productKey(name));
  stored?.stream.destroy();
  return stored !== null;
}

/** The names of all plain files below the folder `files` but hidden ones, as rows give them; lists as faults what else lies there. */
export async function filesIn(folder: string, faults?: FaultList): Promise<string[]> {
  return await filesBelow(join(folder, 'files'), { before: '', faults });
}

async function filesBelow(
  folder: string,
  { before, faults }: { before: string; faults: FaultList | undefined },
): Promise<string[]> {
  const names: string[] = [];
  for (const { name, is, words } of await entriesOf(folder).catch(noneWhereNoFolder)) {
    const path = `${before}${name}`;
    if (is === 'file') names.push(path);
    else if (is === 'folder') names.push(...(await filesBelow(join(folder, name), { before: `${path}/`, faults })));
    else {
      const expected = `a plain file or a folder of such; this is ${words}: put what it leads to in its place, or take it away`;
      faults?.add({ file: `files/${path}`, row: 0, column: '', value: path, reason: 'unknownFile', expected });
    }
  }
  return names;
}

function noneWhereNoFolder(error: unknown): [] {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return [];
  throw error;
}
