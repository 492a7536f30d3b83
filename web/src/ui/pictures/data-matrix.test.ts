// Product §5 Scan: what is printed as a Data Matrix is read back by the very reader of the scan.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { dataMatrix } from './data-matrix.ts';

beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = Uint8Array.from(readFileSync(path)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

const CELL = 4;
const QUIET = 3;

function pictureOf(text: string): ImageData {
  const cells = dataMatrix(text);
  const side = (cells.length + 2 * QUIET) * CELL;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [Math.floor((at % side) / CELL) - QUIET, Math.floor(at / side / CELL) - QUIET];
    if (cells[y]?.[x]) data.fill(0, at * 4, at * 4 + 3);
  }
  return { data, width: side, height: side, colorSpace: 'srgb' };
}

test('product §5 texts of every length are read as they were written, in each size of the code', async () => {
  const sizes = new Set<number>();
  for (let length = 1; length <= 174; length += 5) {
    const text = Array.from({ length }, (_, at) =>
      'https://shop.example/scan?m=S1012-RT z~'.charAt((at * 7) % 39),
    ).join('');
    sizes.add(dataMatrix(text).length);
    const found = await readBarcodes(pictureOf(text), { formats: ['DataMatrix'] });
    expect(found.map((one) => one.text)).toEqual([text]);
  }
  expect(sizes.size).toBeGreaterThan(11);
  expect((await readBarcodes(pictureOf('20260115'), { formats: ['DataMatrix'] }))[0]?.text).toBe('20260115');
});

test('what no Data Matrix of ours holds is refused', () => {
  for (const text of ['退货', '', 'A'.repeat(175)]) expect(() => dataMatrix(text)).toThrow(RangeError);
});
