// `npm run shop -- backup FILE`: database and stored files of one moment in one file, while the shop runs (product §1).
import { open, opendir, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Db, Trx } from '../platform/db/db.ts';
import { isOfShop } from '../platform/supervisor/restored-files.ts';
import { inSnapshot, readManifest, readStoreKeys, streamRows, type TableShape } from './backup.reads.ts';
import { type FrameWriter, writeFrames } from './frames.ts';

/** What a backup came to hold; `missing` are files that rows speak of and the store has not, `foreign` tables of other programs, left out. */
export type BackupResult = { rows: number; files: number; missing: string[]; foreign: string[] };

const PIECE = 4 * 1024 * 1024;

/** Writes the backup, without files where there is no directory; the file appears only when it is complete. */
export async function writeBackup(db: Db, filesDirectory: string | null, path: string): Promise<BackupResult> {
  const out = writeFrames(path);
  try {
    const { rows, keys, foreign } = await inSnapshot(db, (trx) => writeTables(trx, out));
    const stored = filesDirectory === null ? new Set<string>() : await writeFiles(out, filesDirectory);
    await out.write({ kind: 'end', rows, files: stored.size, bytes: 0 });
    await out.finish();
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    return {
      rows: total,
      files: stored.size,
      missing: filesDirectory === null ? [] : keys.filter((key) => !stored.has(key)),
      foreign,
    };
  } catch (error) {
    await out.discard();
    throw error;
  }
}

type Written = { rows: Record<string, number>; keys: string[]; foreign: string[] };

async function writeTables(trx: Trx, out: FrameWriter): Promise<Written> {
  const { manifest, foreign } = await readManifest(trx);
  const body = Buffer.from(JSON.stringify(manifest));
  await out.write({ kind: 'manifest', bytes: body.length }, body);
  const rows: Record<string, number> = {};
  for (const table of manifest.tables) rows[table.name] = await writeTable(trx, out, table);
  return { rows, keys: await readStoreKeys(trx), foreign };
}

/** COPY text has one line a row, so counting line ends counts rows. */
async function writeTable(trx: Trx, out: FrameWriter, table: TableShape): Promise<number> {
  let held: Buffer[] = [];
  let size = 0;
  let rows = 0;
  const flush = async () => {
    if (size > 0) await out.write({ kind: 'rows', table: table.name, bytes: size }, Buffer.concat(held));
    held = [];
    size = 0;
  };
  for await (const chunk of streamRows(trx, table)) {
    const bytes = chunk as Buffer;
    for (const byte of bytes) if (byte === 10) rows += 1;
    held.push(Buffer.from(bytes));
    size += bytes.length;
    if (size >= PIECE) await flush();
  }
  await flush();
  return rows;
}

async function writeFiles(out: FrameWriter, directory: string): Promise<Set<string>> {
  const stored = new Set<string>();
  if (!(await stat(directory).catch(() => undefined))) return stored;
  for await (const path of filesIn(directory)) {
    const key = relative(directory, path).replaceAll('\\', '/');
    if (await writeFile(out, path, key)) stored.add(key);
  }
  return stored;
}

async function* filesIn(directory: string): AsyncGenerator<string> {
  for (const entry of (await readdir(directory, { withFileTypes: true })).filter(({ name }) => isOfShop(name))) {
    const path = join(directory, entry.name);
    if (entry.isFile() && !entry.name.endsWith('.part')) yield path;
    if (!entry.isDirectory()) continue;
    for await (const deeper of await opendir(path, { recursive: true }))
      if (deeper.isFile() && !deeper.name.endsWith('.part')) yield join(deeper.parentPath, deeper.name);
  }
}

/** False when the file was removed in the meantime. */
async function writeFile(out: FrameWriter, path: string, key: string): Promise<boolean> {
  const handle = await open(path).catch(() => undefined);
  if (!handle) return false;
  try {
    const piece = Buffer.alloc(PIECE);
    let offset = 0;
    for (;;) {
      const { bytesRead } = await handle.read(piece, 0, PIECE, offset);
      if (bytesRead > 0 || offset === 0)
        await out.write({ kind: 'file', path: key, offset, bytes: bytesRead }, piece.subarray(0, bytesRead));
      offset += bytesRead;
      if (bytesRead < PIECE) return true;
    }
  } finally {
    await handle.close();
  }
}
