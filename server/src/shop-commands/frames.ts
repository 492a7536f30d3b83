// The form of a backup file: gzip over frames, each one line of JSON and then its bytes, so that `zcat` shows what is inside.
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartProblem } from '../platform/start-problem.ts';

/** What a frame is; `bytes` counts what follows its line. */
export type FrameHead =
  | { kind: 'manifest'; bytes: number }
  | { kind: 'rows'; table: string; bytes: number }
  | { kind: 'file'; path: string; offset: number; bytes: number }
  | { kind: 'end'; rows: Record<string, number>; files: number; bytes: 0 };

/** A frame as read: its head and its bytes, at most a few megabytes. */
export type Frame = { head: FrameHead; body: Buffer };

/** Takes frames one by one; `finish` makes the file whole, `discard` leaves nothing. */
export type FrameWriter = {
  write: (head: FrameHead, body?: Buffer) => Promise<void>;
  finish: () => Promise<void>;
  discard: () => Promise<void>;
};

const LONGEST_HEAD = 65_536;
const LONGEST_BODY = 64 * 1024 * 1024;

/** Writes beside the target, readable by its owner alone, and renames only what is complete and on disk. */
export function writeFrames(path: string): FrameWriter {
  const draft = `${path}.part`;
  const gzip = createGzip({ level: 4 });
  const file = createWriteStream(draft, { mode: 0o600 });
  gzip.pipe(file);
  const done = finished(file);
  let first: unknown;
  done.catch((error: unknown) => {
    first = error;
    gzip.destroy();
  });
  // Each write hears of the fault itself; without a listener it would end the process as well.
  gzip.on('error', () => {});
  const put = (bytes: Buffer) =>
    new Promise<void>((resolve, reject) =>
      gzip.write(bytes, (error) => (error ? reject(faultOf(path, first ?? error)) : resolve())),
    );
  return {
    async write(head, body) {
      await put(Buffer.from(`${JSON.stringify(head)}\n`));
      if (body && body.length > 0) await put(body);
    },
    async finish() {
      gzip.end();
      await done.then(() => settle(draft, path)).catch((error: unknown) => Promise.reject(faultOf(path, error)));
    },
    async discard() {
      gzip.destroy();
      file.destroy();
      // Where nothing can be written there is nothing to remove either; the first fault is the one to tell.
      await rm(draft, { force: true }).catch(() => {});
    },
  };
}

async function settle(draft: string, path: string): Promise<void> {
  const handle = await open(draft, 'r+');
  await handle.sync();
  await handle.close();
  await rename(draft, path);
}

/** What the system says of the target, as the operator's one line. */
function faultOf(path: string, error: unknown): unknown {
  return isStreamError(error) ? new StartProblem(`${path} cannot be written: ${error.message}.`) : error;
}

/** Reads a backup frame by frame; throws StartProblem for a file that is none, or is damaged or cut short. */
export async function* readFrames(path: string): AsyncGenerator<Frame> {
  const source = createReadStream(path);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  let held = Buffer.alloc(0);
  try {
    for await (const chunk of source.pipe(gunzip)) {
      held = Buffer.concat([held, chunk as Buffer]);
      for (let frame = takeFrame(held); frame; frame = takeFrame(held)) {
        yield frame;
        held = held.subarray(frame.size);
      }
    }
  } catch (error) {
    throw isStreamError(error)
      ? new StartProblem(`${path} cannot be read as a backup (${error.message}): nothing was changed.`)
      : error;
  }
  if (held.length > 0) throw new StartProblem(`${path} is cut short: nothing was changed.`);
}

/** Reads a backup to its last byte, so that its checksum has been compared; throws StartProblem unless it is whole. */
export async function requireWhole(path: string): Promise<void> {
  let first: string | undefined;
  let last: string | undefined;
  for await (const { head } of readFrames(path)) {
    first ??= head.kind;
    last = head.kind;
  }
  if (first !== 'manifest') throw new StartProblem(`${path} is no backup of a shop: nothing was changed.`);
  if (last !== 'end') throw new StartProblem(`${path} is cut short: nothing was changed.`);
}

const NO_BACKUP = 'This file is no backup of a shop, or it is damaged: nothing was changed.';

function takeFrame(held: Buffer): (Frame & { size: number }) | undefined {
  const lineEnd = held.indexOf(10);
  if (lineEnd < 0 && held.length > LONGEST_HEAD) throw new StartProblem(NO_BACKUP);
  if (lineEnd < 0) return undefined;
  const head = parseHead(held.subarray(0, lineEnd).toString());
  const size = lineEnd + 1 + head.bytes;
  if (held.length < size) return undefined;
  return { head, body: held.subarray(lineEnd + 1, size), size };
}

function parseHead(line: string): FrameHead {
  try {
    const head = JSON.parse(line) as FrameHead;
    if (typeof head.kind === 'string' && head.bytes >= 0 && head.bytes <= LONGEST_BODY) return head;
  } catch {
    // Falls through to the one refusal below.
  }
  throw new StartProblem(NO_BACKUP);
}

function isStreamError(error: unknown): error is NodeJS.ErrnoException {
  return (
    error instanceof Error &&
    !(error instanceof StartProblem) &&
    'code' in error &&
    /^(Z_|ERR_|E[A-Z]+$)/.test(String(error.code))
  );
}
