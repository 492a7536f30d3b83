// Finds out how a text file is encoded and turns its bytes into text (product §6: files as spreadsheets write them).

import { TextDecoder } from 'node:util';
import { hasHalvesAlone, stretchEvidence, type Utf8Evidence, utf8Evidence } from './encoding-evidence.ts';

/** Encodings a file may come in, by the names TextDecoder knows. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252';

/** The encoding, or in words why the bytes are no text. */
export type Sniffed = { encoding: Encoding } | { problem: string };

const MARKS: [Encoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
const NOT_TEXT: [string, number[]][] = [
  ['This is a spreadsheet or archive (zip), not text: save it as CSV.', [0x50, 0x4b, 0x03, 0x04]],
  ['This is an old spreadsheet (xls), not text: save it as CSV.', [0xd0, 0xcf, 0x11, 0xe0]],
  ['This is a compressed file, not text: unpack it.', [0x1f, 0x8b]],
  ['This is a PDF, not text.', [0x25, 0x50, 0x44, 0x46]],
];

/** So many whole letters to a broken byte are of UTF-8, whatever alphabet they are of. */
const MANY_TIMES = 4;
/** Bytes that stand for nothing in windows-1252. */
const NO_LETTERS = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

/** Judges by a byte order mark, else by the bytes, damaged ones as what most of them are; give it the whole of a small file or the first megabyte of a large one. */
export function sniffEncoding(bytes: Uint8Array): Sniffed {
  const binary = NOT_TEXT.find(([, start]) => startsWith(bytes, start));
  if (binary) return { problem: binary[0] };
  const marked = MARKS.find(([, mark]) => startsWith(bytes, mark));
  if (marked) return { encoding: marked[0] };
  if (bytes.includes(0)) return sniffWide(bytes);
  if (isUtf8(bytes)) return { encoding: 'utf-8' };
  const { chinese, western } = stretchEvidence(bytes);
  const isChinese = chinese > western;
  if (hasHalvesAlone(bytes) || isDamagedUtf8(utf8Evidence(bytes), isChinese)) return { encoding: 'utf-8' };
  if (isChinese) return { encoding: 'gb18030' };
  if (NO_LETTERS.some((byte) => bytes.includes(byte)))
    return { problem: 'The file is in none of the encodings that spreadsheets write: save it as UTF-8.' };
  return { encoding: 'windows-1252' };
}

/** A decoder that throws TypeError for bytes that do not belong; feed it chunks with `{ stream: true }`. It drops a byte order mark. */
export function decoderFor(encoding: Encoding): TextDecoder {
  return new TextDecoder(encoding, { fatal: true });
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** UTF-16 without a mark has its zeros all on one side of each pair. */
function sniffWide(bytes: Uint8Array): Sniffed {
  let even = 0;
  let odd = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === 0 && at % 2 === 0) even += 1;
    else if (bytes[at] === 0) odd += 1;
  }
  const half = bytes.length / 2;
  if (even === 0 && odd > half * 0.3) return { encoding: 'utf-16le' };
  if (odd === 0 && even > half * 0.3) return { encoding: 'utf-16be' };
  return { problem: 'The file holds zero bytes, so it is no text file.' };
}

/** Bytes of GB18030 are letters of UTF-8 by chance now and then, those of windows-1252 hardly ever. */
function isDamagedUtf8({ valid, ours, broken }: Utf8Evidence, isChinese: boolean): boolean {
  if (valid >= broken * MANY_TIMES) return true;
  return isChinese ? ours > broken : ours > 0 && ours * 2 >= broken;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
