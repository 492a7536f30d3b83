// Finds the file in a multipart body and gives its bytes as they come (RFC 7578).
import type { Readable } from 'node:stream';
import { refuse } from '../../platform/refuse.ts';

/** The file of a body: what it is called, and its bytes, to be read once. */
export interface FilePart {
  name: string;
  bytes: AsyncGenerator<Buffer>;
}

const HEAD_MOST = 8 * 1024;
const FIELD_MOST = 64 * 1024;
const PARTS_MOST = 20;
const HEAD_END = Buffer.from('\r\n\r\n');

/** The boundary that a content type names; refuses what is no multipart body. */
export function boundaryOf(contentType: string | undefined): string {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? '') ?? [];
  return quoted ?? plain ?? refuse('unsupportedMedia');
}

/** The first file of a body; refuses a body without one, or one that ends within it. */
export async function openFilePart(body: Readable, boundary: string): Promise<FilePart> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const read = makeReader(body);
  await read.upTo(delimiter, HEAD_MOST);
  for (let part = 0; part < PARTS_MOST; part += 1) {
    const head = (await read.upTo(HEAD_END, HEAD_MOST)).toString('utf8');
    const name = /^content-disposition:.*?;\s*filename="([^"\r\n]*)"/im.exec(head)?.[1];
    if (name !== undefined && !head.startsWith('--')) return { name, bytes: read.pieces(delimiter) };
    await read.upTo(delimiter, FIELD_MOST);
  }
  return refuse('uploadFailed');
}

/** Reads a stream by marks; it is never destroyed here, for the answer goes out on the same connection. */
function makeReader(body: Readable) {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  // A delimiter begins with a line end, but the first one of a body.
  let held: Buffer = Buffer.from('\r\n');
  const more = async (): Promise<void> => {
    // Whoever goes away in the middle is no fault of the shop's.
    const next = await chunks.next().catch(() => ({ done: true as const, value: undefined }));
    if (next.done) refuse('uploadFailed');
    held = held.length === 0 ? next.value : Buffer.concat([held, next.value]);
  };
  const cut = (at: number, behind: number): Buffer => {
    const before = held.subarray(0, at);
    held = held.subarray(at + behind);
    return before;
  };
  return {
    async upTo(mark: Buffer, most: number): Promise<Buffer> {
      for (;;) {
        const at = held.indexOf(mark);
        if (at >= 0) return cut(at, mark.length);
        if (held.length > most) refuse('uploadFailed');
        await more();
      }
    },
    async *pieces(mark: Buffer): AsyncGenerator<Buffer> {
      for (;;) {
        const at = held.indexOf(mark);
        if (at >= 0) return yield cut(at, mark.length);
        // What may be the beginning of the mark waits for what follows.
        const sure = held.length - mark.length + 1;
        if (sure > 0) yield cut(sure, 0);
        await more();
      }
    },
  };
}
