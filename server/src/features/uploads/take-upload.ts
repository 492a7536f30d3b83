// Takes an upload: counted, read as it comes, judged by its bytes, kept under its owner (spec §7 Upload, §9).
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { limits } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { countHit } from '../../platform/counters.store.ts';
import type { Answering } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refuse.ts';
import { newToken } from '../../platform/sessions/token.ts';
import { FILE_KINDS, type FileKind, isOfCatalogue, isPicture, kindOf, nameOf } from './file-kind.rules.ts';
import { boundaryOf, type FilePart, openFilePart } from './multipart-file.ts';
import { redrawPicture } from './redraw-picture.ts';
import { insertFile, type KeptFile } from './uploads.store.ts';

const HOUR = 3600;
const LIMIT_BYTES = limits.uploadMegabytes * 1024 * 1024;
/** What stands around a file in its body. */
const FRAME_BYTES = 64 * 1024;

interface Taking {
  request: Answering['request'];
  kind: 'picture' | 'document';
  /** Has few files judged and drawn at once. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Keeps the file of a request for who sent it. */
export async function takeUpload(context: SignedInContext, taking: Taking): Promise<KeptFile> {
  const { db, caller, ip } = context;
  const { request } = taking;
  const boundary = boundaryOf(request.headers['content-type']);
  if (Number(request.headers['content-length'] ?? 0) > LIMIT_BYTES + FRAME_BYTES) refuseSize();
  await countHit(db, { name: 'uploadsOf', subject: String(caller.userId), hits: 60, seconds: HOUR });
  await countHit(db, { name: 'uploadsFrom', subject: ip, hits: 300, seconds: HOUR });
  const part = await openFilePart(request.raw, boundary);
  const folder = await mkdtemp(join(tmpdir(), 'outrigger-upload-'));
  try {
    const path = join(folder, 'whole');
    await pipeline(belowLimit(part.bytes), createWriteStream(path));
    return await taking.inTurn(() => keep(context, { part, path, asked: taking.kind }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const refuseSize = (): never => refuse('uploadTooLarge', { limitMegabytes: limits.uploadMegabytes });

async function* belowLimit(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size >= LIMIT_BYTES) refuseSize();
    yield piece;
  }
}

interface Spooled {
  part: FilePart;
  path: string;
  asked: Taking['kind'];
}

// The bytes go into the store first: a row without its file would be a promise, a file without its row is only room.
async function keep({ db, caller, shop }: SignedInContext, { part, path, asked }: Spooled): Promise<KeptFile> {
  const given = await readFile(path);
  const { kind, bytes } = await asKept(given, asked);
  const isCatalogue = caller.officeRoles.some((role) => role === 'catalogue' || role === 'super');
  if (isOfCatalogue(kind) && !isCatalogue) refuse('uploadNotTaken', { kind: asked });
  const storeKey = `upload/${newToken()}`;
  await shop.files.put(storeKey, bytes === given ? createReadStream(path) : bytes);
  try {
    return await insertFile(db, {
      companyId: caller.companyId,
      userId: caller.userId,
      storeKey,
      name: nameOf(part.name, kind),
      mediaType: FILE_KINDS[kind].mediaType,
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      purpose: asked,
    });
  } catch (error) {
    await shop.files.remove(storeKey);
    throw error;
  }
}

async function asKept(given: Buffer, asked: Taking['kind']): Promise<{ kind: FileKind; bytes: Buffer }> {
  const kind = kindOf(given);
  if (kind === null || (asked === 'picture' && !isPicture(kind))) return refuse('uploadNotTaken', { kind: asked });
  return isPicture(kind) ? await redrawPicture(given, kind) : { kind, bytes: given };
}
