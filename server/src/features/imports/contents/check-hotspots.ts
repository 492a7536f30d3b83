// Tells hotspots that point at nothing: at their own row, else at the row of the illustration or the file that came without them (docs/import-format.md).
import { join } from 'node:path';
import type { Trx } from '../../../platform/db/db.ts';
import { productKey } from '../../../platform/http/product-files.ts';
import type { FileStore } from '../../../platform/outside/file-store.ts';
import type { Fault, FaultList } from '../faults/faults.ts';
import type { Table } from '../reading/read-table.ts';
import { storedBytes, withFile } from './file-bytes.ts';
import { type PlacedHotspot, readPlacedHotspots } from './hotspot-places.reads.ts';
import { judgeFile } from './judge-file.ts';
import { type Shown, type Stray, straysOf } from './judge-hotspot.ts';
import type { Judged } from './judged.ts';

/** Where an import's files lie, which it brings, and its tables. */
export type Brought = {
  folder: string;
  files: FileStore | undefined;
  names: readonly string[];
  tables: readonly Table[];
  faults: FaultList;
  importId: number;
};

const UNKNOWN: Shown = { names: undefined };

/** Lists as faults the cells of hotspots outside their sheet, and those that name what their drawing or model does not have. */
export async function checkHotspots(trx: Trx, brought: Brought): Promise<void> {
  const names = new Set(brought.names);
  let [file, shown]: [string | null, Shown] = [null, UNKNOWN];
  for await (const batch of readPlacedHotspots(trx, brought))
    for (const hotspot of batch) {
      if (hotspot.file !== file)
        [file, shown] = [hotspot.file, await shownBy(hotspot.file, { ...brought, own: names })];
      for (const stray of straysOf(hotspot, { ...shown, sheet: shown.sheet ?? sheetOf(hotspot) }))
        brought.faults.add(faultOf(hotspot, stray, brought.tables));
    }
}

function sheetOf({ sheetWidth, sheetHeight }: PlacedHotspot): Shown['sheet'] {
  return sheetWidth === null || sheetHeight === null ? undefined : [0, 0, sheetWidth, sheetHeight];
}

/** What a file tells of itself; nothing is held against a file that is told to be faulty, or that nobody can read now. */
async function shownBy(
  name: string | null,
  { folder, files, own }: Pick<Brought, 'folder' | 'files'> & { own: ReadonlySet<string> },
): Promise<Shown> {
  if (name === null) return UNKNOWN;
  if (own.has(name)) return partsOf(await withFile(join(folder, 'files', name), (bytes) => judgeFile(name, bytes)));
  const stored = files && (await storedBytes(files, productKey(name)));
  return stored ? partsOf(await judgeFile(name, stored)) : UNKNOWN;
}

const partsOf = (judged: Judged): Shown => ('problem' in judged ? UNKNOWN : judged);

function faultOf(hotspot: PlacedHotspot, { column, value, expected }: Stray, tables: readonly Table[]): Fault {
  const fileOf = (kind: string) => tables.find((table) => table.kind.kind === kind)?.file ?? '';
  if (hotspot.row > 0)
    return { file: fileOf('hotspots'), row: hotspot.row, column, value, reason: 'content', expected };
  const told = `what its hotspots point at; that of item ${hotspot.itemNo} of figure ${hotspot.figure} says ${column} ${value}: ${expected}`;
  const at =
    hotspot.illustrationRow > 0
      ? { file: fileOf('illustrations'), column: 'file' }
      : { file: `files/${hotspot.file}`, column: '' };
  return { ...at, row: hotspot.illustrationRow, value: hotspot.file ?? '', reason: 'content', expected: told };
}
