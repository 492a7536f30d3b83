// Product §5 Scan: what is printed as a bar code is read back by the very reader of the scan.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { code128 } from './code128.ts';

beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = Uint8Array.from(readFileSync(path)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** A row of pixels, three a module, repeated to a picture. */
function pictureOf(text: string): ImageData {
  const row = code128(text).flatMap((wide, at) => Array.from({ length: wide * 3 }, () => (at % 2 === 0 ? 0 : 255)));
  const line = [...Array.from({ length: 40 }, () => 255), ...row, ...Array.from({ length: 40 }, () => 255)];
  const height = 60;
  const data = new Uint8ClampedArray(line.length * height * 4);
  for (let at = 0; at < line.length * height; at += 1) {
    data.fill(line[at % line.length] ?? 255, at * 4, at * 4 + 3);
    data[at * 4 + 3] = 255;
  }
  return { data, width: line.length, height, colorSpace: 'srgb' };
}

test.each(['RT26000001', 'RT991234567', 'A-1 z~'])(
  'product §5 a bar code of %s is read as it was written',
  async (text) => {
    const found = await readBarcodes(pictureOf(text), { formats: ['Code128'] });
    expect(found.map((one) => one.text)).toEqual([text]);
  },
);

test('what no bar code holds is refused', () => {
  expect(() => code128('退货')).toThrow(RangeError);
  expect(() => code128('')).toThrow(RangeError);
});
