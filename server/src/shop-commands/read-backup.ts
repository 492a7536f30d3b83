// `npm run shop -- restore FILE`: all or nothing, the database in one transaction that also decides which files are the shop's (product §1).
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { finished } from 'node:stream/promises';
import { closeCopy, type CopyIn } from '../platform/db/copy-in.ts';
import type { Db, Trx } from '../platform/db/db.ts';
import { draftOf, newRestoreToken, settleFiles } from '../platform/supervisor/restored-files.ts';
import { keepRestoreToken, readRestoreToken } from '../platform/supervisor/restored-files.store.ts';
import { StartProblem } from '../platform/start-problem.ts';
import type { Manifest } from './backup.reads.ts';
import { asFaultyRow } from './faulty-row.ts';
import { type Frame, readFrames } from './frames.ts';
import { countRows, finishSchema, openTable, prepareSchema, refuseForeignBackup } from './restore.store.ts';

/** What was restored. */
export type RestoreResult = { madeAt: string; rows: number; files: number };

/**
 * Restores into an empty or emptied shop; on any problem the database stays as it was and so do the files.
 * The commit says that the unpacked files are the shop's; a crash after it is made good by the next start.
 */
export async function readBackup(db: Db, filesDirectory: string | null, path: string): Promise<RestoreResult> {
  const token = newRestoreToken();
  const draft = filesDirectory === null ? null : draftOf(filesDirectory, token);
  try {
    const result = await db.begin(async (trx) => {
      const restored = await restoreInto(trx, draft, path);
      await keepRestoreToken(trx, token);
      return restored;
    });
    if (filesDirectory !== null) await settleFiles(db, filesDirectory);
    return result;
  } catch (error) {
    if (draft !== null && !(await isCommitted(db, token))) await rm(draft, { recursive: true, force: true });
    throw asFaultyRow(error);
  }
}

/** Where the answer is lost, the files stay: the next start knows. */
const isCommitted = (db: Db, token: string): Promise<boolean> =>
  readRestoreToken(db).then(
    (kept) => kept === token,
    () => true,
  );

async function restoreInto(trx: Trx, draft: string | null, path: string): Promise<RestoreResult> {
  const frames = readFrames(path);
  const manifest = readManifest((await frames.next()).value);
  await refuseForeignBackup(manifest);
  const keys = await prepareSchema(trx, manifest);
  const target = new RowTarget(trx, manifest);
  try {
    const { rows, files } = await unpack(target, draft, frames);
    const total = await checkRows(trx, rows);
    await finishSchema(trx, manifest, keys);
    return { madeAt: manifest.madeAt, rows: total, files };
  } catch (error) {
    await target.abandon();
    throw error;
  }
}

type Unpacked = { rows: Record<string, number>; files: number };

async function unpack(target: RowTarget, draft: string | null, frames: AsyncGenerator<Frame>): Promise<Unpacked> {
  if (draft !== null) await mkdir(draft, { recursive: true });
  let files = 0;
  for await (const { head, body } of frames) {
    if (head.kind === 'rows') await target.write(head.table, body);
    else await target.close();
    if (head.kind === 'file') files += await writePiece(draft, head, body);
    if (head.kind !== 'end') continue;
    if (files !== head.files) throw new StartProblem('The backup is damaged: files are missing from it.');
    return { rows: head.rows, files };
  }
  throw new StartProblem('The backup is cut short: nothing was restored.');
}

/** Feeds consecutive pieces of one table into one COPY. */
class RowTarget {
  readonly #trx: Trx;
  readonly #manifest: Manifest;
  #open: { table: string; copy: CopyIn } | undefined;

  constructor(trx: Trx, manifest: Manifest) {
    this.#trx = trx;
    this.#manifest = manifest;
  }

  async write(table: string, body: Buffer): Promise<void> {
    if (this.#open?.table !== table) {
      await this.close();
      const shape = this.#manifest.tables.find((one) => one.name === table);
      if (!shape) throw new StartProblem(`The backup is damaged: it has rows of an unnamed table ${table}.`);
      this.#open = { table, copy: await openTable(this.#trx, shape) };
    }
    const { stream, over } = this.#open.copy;
    await over(
      new Promise<void>((resolve, reject) => stream.write(body, (error) => (error ? reject(error) : resolve()))),
    );
  }

  async close(): Promise<void> {
    const copy = this.#open?.copy;
    this.#open = undefined;
    if (copy) await closeCopy(copy);
  }

  /** Ends a COPY that is under way, so that the connection can roll back. */
  async abandon(): Promise<void> {
    const stream = this.#open?.copy.stream;
    this.#open = undefined;
    if (!stream || stream.destroyed) return;
    stream.destroy(new Error('the restore was given up'));
    await finished(stream).catch(() => {});
  }
}

function readManifest(frame: Frame | undefined): Manifest {
  if (frame?.head.kind !== 'manifest') throw new StartProblem('This file is no backup of a shop.');
  const manifest = JSON.parse(frame.body.toString()) as Manifest;
  if (manifest.format !== 1)
    throw new StartProblem(`The backup has format ${String(manifest.format)}: it was made by a newer release.`);
  return manifest;
}

async function checkRows(trx: Trx, expected: Record<string, number>): Promise<number> {
  let total = 0;
  for (const [table, count] of Object.entries(expected)) {
    const found = await countRows(trx, table);
    if (found !== count)
      throw new StartProblem(`The backup is damaged: ${table} has ${found} rows in place of ${count}.`);
    total += count;
  }
  return total;
}

async function writePiece(draft: string | null, head: { path: string; offset: number }, body: Buffer): Promise<number> {
  if (draft === null)
    throw new StartProblem(
      'This backup holds files, and those of this shop lie in S3: restore without FILES_URL, then copy them there.',
    );
  const path = normalize(join(draft, head.path));
  if (!path.startsWith(draft + sep))
    throw new StartProblem(`The backup is damaged: ${head.path} leads out of the store.`);
  await mkdir(dirname(path), { recursive: true });
  const handle = await open(path, head.offset === 0 ? 'w' : 'r+', 0o600);
  await handle.write(body, 0, body.length, head.offset);
  await handle.datasync();
  await handle.close();
  return head.offset === 0 ? 1 : 0;
}
