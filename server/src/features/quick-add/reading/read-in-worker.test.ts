// What a file may take of the machine (quality 10): a bomb is refused for its size, a long one for its time, and neither ends the shop.
import { deflateRawSync } from 'node:zlib';
import * as XLSX from '@e965/xlsx';
import { expect, test } from 'vitest';
import { FILE_LIMITS } from './file-problem.ts';
import { readInWorker } from './read-in-worker.ts';
import { unpackedSize } from './unpacked-size.ts';

const book = (rows: unknown[][]): Buffer => {
  const made = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(rows), 'List');
  return XLSX.write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
};

/** An archive of one packed file whose directory says that it is small. */
function zipOf(content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const name = Buffer.from('xl/workbook.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(10, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(10, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}

test('quality 10 a file that unpacks to more than may be is refused, whatever its directory says', async () => {
  const bomb = zipOf(Buffer.alloc(FILE_LIMITS.unpackedBytes + 1, 'a'));
  expect(await readInWorker({ bytes: bomb, maxRows: 500 })).toEqual({ problem: 'tooLarge' });
  expect(unpackedSize(zipOf(Buffer.alloc(5000, 'a')))).toBe(5000);
  expect(await readInWorker({ bytes: bomb.subarray(0, 5000), maxRows: 500 })).toEqual({ problem: 'damaged' });
});

test('quality 10 a thread that takes too long or too much memory is ended', async () => {
  const bytes = book([['Code', 'Qty'], ...Array.from({ length: 4000 }, (_, at) => [`A-${at}`, 1])]);
  const { heapMegabytes, milliseconds } = FILE_LIMITS;
  const asked = { bytes, maxRows: 500 };
  expect(await readInWorker(asked, { milliseconds: 1, heapMegabytes })).toEqual({ problem: 'tooSlow' });
  expect(await readInWorker(asked, { milliseconds, heapMegabytes: 8 })).toEqual({ problem: 'tooLarge' });
  expect(await readInWorker(asked)).toEqual({ problem: 'tooManyRows' });
});

test('product §6 codes written as numbers keep their figures, and the likeliest sheet is read', async () => {
  const made = XLSX.read(book([['Our list'], [], ['Total', 'Price'], ['sum', 12.5]]));
  const list = XLSX.utils.aoa_to_sheet([
    ['Parts for the workshop'],
    ['Pos', 'Part no.', 'Qty', 'Remarks'],
    [1, 123456789012, 4, 'bay 2'],
    [2, 77, 1.5, ''],
    [3, 'NV-0110668', '2 pcs', ''],
  ]);
  const padded = list['B4'] as XLSX.CellObject;
  padded.z = '000000';
  delete padded.w;
  XLSX.utils.book_append_sheet(made, list, 'Order');
  const bytes = XLSX.write(made, { type: 'buffer', bookType: 'ods' }) as Buffer;
  const xlsx = XLSX.write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  const read = await readInWorker({ bytes: xlsx, maxRows: 500 });
  expect(read).toMatchObject({
    list: {
      sheets: ['List', 'Order'],
      sheet: 1,
      header: ['Pos', 'Part no.', 'Qty', 'Remarks'],
      columns: { code: 1, quantity: 2, name: null, note: 3 },
      rows: [
        ['1', '123456789012', '4', 'bay 2'],
        ['2', '000077', '1.5', ''],
        ['3', 'NV-0110668', '2 pcs', ''],
      ],
    },
  });
  expect(await readInWorker({ bytes, maxRows: 500, sheet: 0 })).toMatchObject({ list: { sheet: 0 } });
});
