// How large a packed workbook is once it is unpacked, by unpacking it within a limit: what its directory says of that may be a lie (quality 10).
import { inflateRawSync } from 'node:zlib';
import { FILE_LIMITS, Unreadable } from './file-problem.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const COMMENT_MOST = 0xffff;
const DEFLATED = 8;

/** In bytes; stops where it is more than may be, and refuses what is no whole archive. */
export function unpackedSize(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = 0;
  for (const entry of entriesOf(file)) {
    size += sizeOf(file, entry, FILE_LIMITS.unpackedBytes - size);
    if (size > FILE_LIMITS.unpackedBytes) throw new Unreadable('tooLarge');
  }
  return size;
}

interface Entry {
  method: number;
  packed: number;
  at: number;
}

function* entriesOf(file: Buffer): Generator<Entry> {
  const end = endOf(file);
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  for (let turn = 0; turn < count; turn += 1) {
    if (at + ENTRY_LENGTH > file.length || file.readUInt32LE(at) !== ENTRY) throw new Unreadable('damaged');
    yield { method: file.readUInt16LE(at + 10), packed: file.readUInt32LE(at + 20), at: file.readUInt32LE(at + 42) };
    at += ENTRY_LENGTH + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
}

function endOf(file: Buffer): number {
  for (let at = file.length - END_LENGTH; at >= Math.max(0, file.length - END_LENGTH - COMMENT_MOST); at -= 1)
    if (file.readUInt32LE(at) === END) return at;
  throw new Unreadable('damaged');
}

function sizeOf(file: Buffer, { method, packed, at }: Entry, most: number): number {
  if (at + LOCAL_LENGTH > file.length) throw new Unreadable('damaged');
  const start = at + LOCAL_LENGTH + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  if (method !== DEFLATED) return packed;
  try {
    return inflateRawSync(file.subarray(start, start + packed), { maxOutputLength: Math.max(1, most) }).length;
  } catch (thrown) {
    const isTooLarge = thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_BUFFER_TOO_LARGE';
    throw new Unreadable(isTooLarge ? 'tooLarge' : 'damaged');
  }
}
