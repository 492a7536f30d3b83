// Finds the tables of an import folder: one file a kind, and nothing beside them that would be passed over (docs/import-format.md).
import { basename, extname, join } from 'node:path';
import type { Fault, FaultList } from '../faults/faults.ts';
import { entriesOf } from './folder-entries.ts';
import { allKinds } from '../format/kinds/all-kinds.ts';
import type { Kind } from '../format/kinds/kind.ts';
import { readHeader, type Table } from './read-table.ts';

/** The subfolder of what rows name. */
const FILES = 'files';
const ENDINGS = new Set(['.csv', '.tsv', '.txt']);
/** Words for people, such as the notes of a converter; no table is ever written so. */
const FOR_PEOPLE = '.md';
const KINDS = new Map<string, Kind>(allKinds.map((kind) => [kind.kind, kind]));

/** The tables in the order they are loaded; every other file is a fault, but for hidden ones and words for people. */
export async function openTables(folder: string, faults: FaultList): Promise<Table[]> {
  const byKind = new Map<Kind, Table | null>();
  for (const file of await filesOf(folder, faults)) {
    const ending = extname(file).toLowerCase();
    if (ending === FOR_PEOPLE) continue;
    const kind = ENDINGS.has(ending) ? KINDS.get(basename(file, extname(file))) : undefined;
    if (!kind) faults.add(faultOf(file, 'unknownFile', `one of ${[...KINDS.keys()].join(', ')}, ending in .csv`));
    else if (byKind.has(kind)) faults.add(faultOf(file, 'duplicate', `one file of ${kind.kind} alone`));
    else byKind.set(kind, (await readHeader(join(folder, file), kind, faults)) ?? null);
  }
  return allKinds.flatMap((kind) => byKind.get(kind) ?? []);
}

const faultOf = (file: string, reason: Fault['reason'], expected: string): Fault => ({
  file,
  row: 0,
  column: '',
  value: file,
  reason,
  expected,
});

/** Plain files at the top of the folder, whether they lie there themselves or a link leads to them; all else but the folder of files is a fault. */
async function filesOf(folder: string, faults: FaultList): Promise<string[]> {
  const entries = await entriesOf(folder);
  for (const { name, is, words } of entries) {
    const isRight = name === FILES ? is === 'folder' || is === 'linkedFolder' : is === 'file';
    const wanted = name === FILES ? 'a folder' : 'a plain file';
    const expected = `${wanted}; this is ${words}, which is not read: tables lie at the top, what rows name in the folder files`;
    if (!isRight) faults.add(faultOf(name, 'unknownFile', expected));
  }
  return entries.filter(({ name, is }) => is === 'file' && name !== FILES).map(({ name }) => name);
}
