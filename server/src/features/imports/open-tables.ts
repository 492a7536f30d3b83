// Finds the tables of an import folder: one file a kind, and nothing beside them that would be passed over (docs/import-format.md).
import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Fault, FaultList } from './faults.ts';
import { allKinds } from './kinds/all-kinds.ts';
import type { Kind } from './kinds/kind.ts';
import { readHeader, type Table } from './read-table.ts';

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

/** What lies at the top of the folder, whether it lies there itself or a link leads to it; a link that leads nowhere is a fault. */
async function filesOf(folder: string, faults: FaultList): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted();
  const found = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)));
  for (const [at, name] of names.entries())
    if (!found[at]) faults.add(faultOf(name, 'unknownFile', 'a file that can be reached: this link leads nowhere'));
  return names.filter((_, at) => found[at]?.isFile());
}
