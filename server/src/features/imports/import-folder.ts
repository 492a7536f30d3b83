// Imports a folder of the documented format: all of it or nothing, every fault named (docs/import-format.md; product §8).
import { basename, relative, resolve } from 'node:path';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { FileStore } from '../../platform/outside/file-store.ts';
import { checkContents } from './contents/file-contents.ts';
import { checkHotspots } from './contents/check-hotspots.ts';
import { findUnknownRecipes, type KnowsRecipe } from './contents/unknown-recipes.store.ts';
import { type FileDrafts, openDrafts, placeFiles } from './files/drafts.ts';
import { type Fault, type FaultList, makeFaultList } from './faults/faults.ts';
import { notesOf } from './import-notes.ts';
import { digestOf, knownRows, type ReadFile, rememberFiles, seenNow } from './writing/imported-files.store.ts';
import { closeImport, followUp, openImport } from './imports.store.ts';
import { loadTable } from './writing/load-table.store.ts';
import { openTables } from './reading/open-tables.ts';
import { checkFiles, checkNames, filesIn } from './files/product-files.ts';
import type { Table } from './reading/read-table.ts';
import { prepareForImport, stageTable } from './writing/stage.store.ts';
import type { RowCounts } from './writing/write-rows.store.ts';

/** Where an import stands. */
export type ImportProgress = {
  file: string;
  step: 'reading' | 'writing' | 'finishing';
  /** Rows done in this step so far. */
  rows: number;
  /** Rows to do, where that is known. */
  of?: number;
};

/** How to import; `isExclusive` may lock tables against readers and is several times faster on empty ones. Files of the folder are kept only where `files` says in which store. */
export type ImportOptions = {
  onProgress?: (progress: ImportProgress) => void;
  isExclusive?: boolean;
  files?: FileStore;
  /** Tells names of files that the shop makes when they are asked for. */
  isMadeOnRequest?: (name: string) => boolean;
  /** Tells recipes that illustrations can be made by; where nobody says, any will do. */
  knowsRecipe?: KnowsRecipe;
  userId?: number;
  /** How many rows are written between two words of progress. */
  rowsPerStep?: number;
};

/** Done with counts by kind, or refused with what is wrong; a refused import leaves nothing behind. */
export type ImportResult =
  | { status: 'done'; importId: number; counts: Record<string, RowCounts>; notes: string[] }
  | { status: 'refused'; faults: Fault[]; faultCount: number };

/** About a minute of writing beside a running shop. */
const ROWS_PER_STEP = 250_000;

/** Tables that say where hotspots stand and on what. */
const SHOWING = ['figures', 'illustrations', 'items', 'hotspots'];

class Refused extends Error {}

const NOTHING = 'it holds nothing to import: neither a table, such as parts.csv, nor a file in the subfolder files';

/** Reads every CSV file of the folder and its subfolder `files`. */
export async function importFolder(db: Db, folder: string, options: ImportOptions = {}): Promise<ImportResult> {
  const faults = makeFaultList();
  const tables = await openTables(folder, faults);
  const names = await filesIn(folder, faults);
  await checkContents(folder, checkNames(names, faults), { tables, faults });
  if (tables.length === 0 && faults.count() === 0 && names.length === 0)
    faults.add({ file: basename(resolve(folder)), row: 0, column: '', value: '', reason: 'empty', expected: NOTHING });
  await checkFiles(db, { folder, tables, faults, ...options });
  const drafts = options.files && (await openDrafts(db, folder, options.files));
  try {
    const result = await db.begin<ImportResult>(async (trx) => {
      await drafts?.hold(trx);
      const loaded = await load(trx, { folder, names, tables, faults, options, drafts });
      if (faults.count() > 0) throw new Refused();
      return loaded;
    });
    return drafts && options.files ? await withFiles(result, { db, files: options.files }) : result;
  } catch (error) {
    // What cannot be thrown away now is later, by whoever places files next.
    await drafts?.drop().catch(() => {});
    if (error instanceof Refused)
      return { status: 'refused', faults: inOrder(faults.all(), tables), faultCount: faults.count() };
    throw error;
  }
}

// The rows are sure, so that a store that fails now only delays the files.
async function withFiles(result: ImportResult, places: { db: Db; files: FileStore }): Promise<ImportResult> {
  if (result.status === 'refused') return result;
  const late = await placeFiles(places).then(
    () => [],
    (error: unknown) => [`Files wait until the store takes them; the running shop tries again: ${String(error)}`],
  );
  return { ...result, notes: [...result.notes, ...late] };
}

type Work = {
  folder: string;
  names: readonly string[];
  tables: Table[];
  faults: FaultList;
  options: ImportOptions;
  drafts: FileDrafts | undefined;
};

async function load(trx: Trx, work: Work): Promise<ImportResult> {
  const { folder, names, tables, faults, options, drafts } = work;
  await prepareForImport(trx);
  const isExclusive = options.isExclusive ?? false;
  const importId = await openImport(trx, relative(process.cwd(), resolve(folder)) || folder, options.userId ?? null);
  const seen = await seenNow(trx);
  const loaded: Loaded = { counts: {}, failed: new Set(), allStaged: new Set(), written: new Set(), read: [] };
  for (const table of tables) await loadOne(trx, table, { ...work, ...loaded, importId });
  // A list of stock leaves them where they are, and there are many.
  const isTouched = names.length > 0 || SHOWING.some((table) => loaded.allStaged.has(table));
  if (isTouched && !SHOWING.some((table) => loaded.failed.has(table)))
    await checkHotspots(trx, { folder, files: options.files, names, tables, faults, importId });
  if (faults.count() > 0) throw new Refused();
  options.onProgress?.({ file: '', step: 'finishing', rows: 0 });
  await followUp(trx, { tables: loaded.written, importId, isExclusive });
  await drafts?.store(trx, importId);
  await rememberFiles(trx, loaded.read, { importId, seen });
  await closeImport(trx, importId, loaded.counts);
  return { status: 'done', importId, counts: loaded.counts, notes: await notesOf(trx, importId) };
}

type Loaded = {
  counts: Record<string, RowCounts>;
  failed: Set<string>;
  allStaged: Set<string>;
  /** Tables with a row that is new or other than before. */
  written: Set<string>;
  read: ReadFile[];
};

/** Passes over a file that the shop holds as it is, and loads any other. */
async function loadOne(trx: Trx, table: Table, work: Work & Loaded & { importId: number }): Promise<void> {
  const { kind, file } = table;
  const digest = await digestOf(trx, table);
  const unchanged = digest && (await knownRows(trx, kind, digest));
  if (unchanged === undefined) {
    const rows = await loadRows(trx, table, work);
    if (digest) work.read.push({ table, digest, rows });
    return;
  }
  work.options.onProgress?.({ file, step: 'writing', rows: unchanged, of: unchanged });
  work.counts[kind.kind] = { added: 0, changed: 0, unchanged };
}

/** Reads and writes one file; what points at a file that failed is read alone. Answers how many rows can be read. */
async function loadRows(trx: Trx, table: Table, work: Work & Loaded & { importId: number }): Promise<number> {
  const { options, faults, failed, allStaged, importId } = work;
  const { kind, file } = table;
  const onRows = (read: number) => options.onProgress?.({ file, step: 'reading', rows: read });
  const rows = await stageTable(trx, table, { faults, onRows });
  allStaged.add(kind.table);
  if (options.knowsRecipe) await findUnknownRecipes(trx, table, { faults, knowsRecipe: options.knowsRecipe });
  const onWritten = (written: number) => options.onProgress?.({ file, step: 'writing', rows: written, of: rows });
  onWritten(0);
  const isBlocked = table.columns.some(({ refersTo, names }) => failed.has((refersTo ?? names)?.table ?? ''));
  const { rowsPerStep = ROWS_PER_STEP, isExclusive = false } = options;
  const loaded = isBlocked
    ? undefined
    : await loadTable(trx, table, { importId, rows, rowsPerStep, onWritten, isExclusive, faults, allStaged });
  if (loaded) work.counts[kind.kind] = loaded.counts;
  else failed.add(kind.table);
  if (loaded?.isWritten) work.written.add(kind.table);
  return rows;
}

/** In the order of loading, then by row. */
function inOrder(faults: Fault[], tables: Table[]): Fault[] {
  const place = new Map(tables.map((table, at) => [table.file, at]));
  return faults.toSorted((a, b) => (place.get(a.file) ?? -1) - (place.get(b.file) ?? -1) || a.row - b.row);
}
