// Files made to break or to deceive whoever takes them, and those that others have gathered (quality 10).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { limits } from '@outrigger/contract';
import { hasRealData, REAL_DATA } from '@outrigger/server/test/real-data.ts';

/** One file as it is sent, and whether it may be kept; undefined where either will do. */
export interface HostileFile {
  name: string;
  bytes: Buffer;
  mayBeKept?: boolean;
}

const SCRIPT = '<script>alert(1)</script>';
const WHOLE = limits.uploadMegabytes * 1024 * 1024;

const pngChunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** A grey picture that says it is so many points wide and high, and holds `rows` of them. */
function pngOf(edge: number, rows: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  head.writeUInt8(8, 8);
  const points = deflateSync(Buffer.alloc(rows * (edge + 1)));
  const chunks = [pngChunk('IHDR', head), pngChunk('IDAT', points), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

/** An archive as office programs write it, of one entry that unpacks to so many bytes. */
function officeOf(entry: string, unpacked: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(unpacked, 'a'));
  const name = Buffer.from(`[Content_Types].xml ${entry}`);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04_03_4b_50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(unpacked, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name, packed]);
}

const text = (name: string, content: string, mayBeKept?: boolean): HostileFile => ({
  name,
  bytes: Buffer.from(content, 'latin1'),
  ...(mayBeKept !== undefined && { mayBeKept }),
});

/** Those made here. */
export const MADE: readonly HostileFile[] = [
  text('photo.svg', `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`, false),
  text('photo.jpg', `<html>${SCRIPT}</html>`, false),
  text('photo.gif', `GIF89a/*${SCRIPT}*/=1;`, undefined),
  text('note.txt', `  \n<!doctype html>${SCRIPT}`, false),
  text('broken.jpg', `\xff\xd8\xff\xe0${SCRIPT}`, false),
  text('broken.webp', 'RIFF\x00\x00\x00\x00WEBPVP8 ', false),
  text('program.exe', 'MZ\x90\x00\x03', false),
  text('shell.sh', '\x7fELF\x02\x01\x01', false),
  text('empty.txt', '', false),
  text('blank.txt', ' \r\n\t ', false),
  text('latin.txt', 'caf\xe9', false),
  text('book.pdf', `%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>`, true),
  text('../../../etc/passwd', 'root:x:0:0', true),
  text('..\\..\\windows\\win.ini', '[fonts]', true),
  text('a".txt\r\nX-Evil: 1', 'a line', undefined),
  text(`${'n'.repeat(5000)}.txt`, 'a long name', true),
  text('con.txt', 'a name of a device', true),
  // Lists whose cells took minutes to read for names of machines, by their length and by their number.
  text('dots.csv', `Code,Qty\nmachine a${'.'.repeat(500_000)}!,1\n`, true),
  text('names.csv', `Code,Qty,Note\n${`NV-1,1${`,${'a1 b2 c3 '.repeat(20)}`.repeat(40)}\n`.repeat(120)}`, true),
  { name: 'huge-head.png', bytes: pngOf(60_000, 1), mayBeKept: false },
  { name: 'cut.png', bytes: pngOf(4000, 10), mayBeKept: false },
  // So many points may be: it is drawn, or given up where that takes too long.
  { name: 'bomb.png', bytes: pngOf(7900, 7900) },
  { name: 'bomb.xlsx', bytes: officeOf('xl/workbook.xml', 200 * 1024 * 1024) },
  { name: 'macro.docx', bytes: officeOf('word/document.xml vbaProject.bin', 10), mayBeKept: false },
  {
    name: 'archive.zip',
    bytes: Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(100)]),
    mayBeKept: false,
  },
  { name: 'too-large.txt', bytes: Buffer.alloc(WHOLE, 'x'), mayBeKept: false },
  { name: 'just-fits.txt', bytes: Buffer.alloc(WHOLE - 1, 'x'), mayBeKept: true },
];

/** Those of others; none where they do not lie beside the project. */
export const gatheredFiles = (): HostileFile[] =>
  (hasRealData
    ? globSync(
        ['spreadsheets/**/*.*', 'pdf/**/*.pdf', 'models3d/broken/**/*.*', 'cart-import/*.*', 'part-images/*.*'],
        {
          cwd: REAL_DATA,
        },
      )
    : []
  ).map((name) => ({ name, bytes: readFileSync(join(REAL_DATA, name)) }));
