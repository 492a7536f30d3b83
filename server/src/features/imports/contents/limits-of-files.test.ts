// Files that no page could show are refused by what they say of themselves, before they are read: too large, of too much, of nothing, out of all bounds (product §8 Import; quality §10).
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { webpOf } from '../imports.make.ts';
import { contentLimits } from './content-limits.ts';
import { bytesOf, type FileBytes } from './file-bytes.ts';
import { judgeFile } from './judge-file.ts';

const judge = (name: string, bytes: Buffer) => judgeFile(name, bytesOf(bytes));
/** Says a size and must not be read. */
const vast = (size: number): FileBytes => ({
  size,
  read: async () => {
    throw new Error('a file that is too large was read');
  },
});

test.each([
  ['a.svg', 60_000_000, 'an SVG drawing of at most 4 MB; this has 60.0 MB'],
  ['a.png', 30_000_001, 'a PNG picture of at most 30 MB'],
  ['a.glb', 200_000_001, 'binary glTF 2.0 (GLB) of at most 200 MB'],
  ['a.gltf', 8_000_001, 'JSON of at most 8 MB'],
  ['a.pdf', 1_000_000_001, 'a PDF of at most 1000 MB'],
])('product §8 %s of %i bytes is refused by its size, unread', async (name, size, words) => {
  expect(await judgeFile(name, vast(size))).toEqual({ problem: expect.stringContaining(words) });
});

const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);

test('product §8 a drawing of too many elements, or with an element of too many attributes, is refused', async () => {
  const { drawingElements, elementAttributes } = contentLimits;
  const many = svg('<g/>'.repeat(drawingElements));
  expect(await judge('a.svg', many)).toEqual({ problem: 'a drawing of at most 200000 elements' });
  const marked = Array.from({ length: elementAttributes + 1 }, (_, at) => `a${at}=""`).join(' ');
  expect(await judge('a.svg', svg(`<g ${marked}/>`))).toEqual({
    problem: 'a drawing of at most 1000 attributes an element',
  });
});

test('quality §10 others have their turn while a large drawing is read', async () => {
  let isDone = false;
  const judged = judge('a.svg', svg('<g/>'.repeat(contentLimits.drawingElements - 1))).finally(() => (isDone = true));
  let turns = 0;
  for (; !isDone; turns += 1) await setImmediate();
  expect(await judged).toMatchObject({ names: new Set() });
  expect(turns).toBeGreaterThan(100);
});

const pngOf = (width: number, height: number) => {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000806000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.from('0000000049454e44ae426082', 'hex')]);
};
const jpegOf = (width: number, height: number) => {
  const frame = Buffer.from('ffc000080800000000', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const profile = Buffer.concat([Buffer.from('ffe20802', 'hex'), Buffer.alloc(0x800)]);
  return Buffer.concat([
    Buffer.from('ffd8ffc4000211ffff', 'hex').subarray(0, 6),
    profile,
    frame,
    Buffer.from('01ffd9', 'hex'),
  ]);
};
const webpWith = (kind: string, body: string) => {
  const chunk = Buffer.concat([Buffer.from(kind), Buffer.from(body, 'hex'), Buffer.alloc(8)]);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(chunk.length + 4, 4);
  return Buffer.concat([head, chunk]);
};

describe('product §8 pictures by the pixels they say they have', () => {
  test.each([
    ['a.png', pngOf(60_000, 60_000), 'this PNG says 60000 × 60000'],
    ['a.png', pngOf(16_000, 4001), 'this PNG says 16000 × 4001'],
    ['a.png', pngOf(0, 5), 'a whole PNG picture'],
    ['a.jpg', jpegOf(65_000, 10), 'this JPEG says 65000 × 10'],
    ['a.jpg', Buffer.from('ffd8ffe000044a46ffd9', 'hex'), 'a whole JPEG picture'],
    ['a.webp', webpWith('VP8X', '0a000000000000005fea005fea00'), 'this WebP says 60000 × 60000'],
    ['a.webp', webpWith('VP8L', '050000002fffffff0f'), 'this WebP says 16384 × 16384'],
    ['a.webp', webpWith('VP8 ', '0a0000003001009d012aff3fff3f'), 'this WebP says 16383 × 16383'],
    ['a.webp', webpWith('ANMF', '0a00000000000000'), 'a whole WebP picture'],
  ])('%s is refused: %#', async (name, bytes, words) => {
    expect(await judge(name, bytes)).toEqual({ problem: expect.stringContaining(words) });
  });

  test.each([
    ['a.png', pngOf(16_000, 4000)],
    ['a.jpg', jpegOf(8000, 8000)],
    ['a.webp', webpWith('VP8X', '0a000000000000003f1f003f1f00')],
    ['a.webp', webpWith('VP8L', '050000002f00c00700')],
    ['a.webp', webpWith('VP8 ', '0a0000003001009d012a01000100')],
    ['a.webp', Buffer.from(webpOf('x'))],
  ])('%s is taken: %#', async (name, bytes) => {
    expect(await judge(name, bytes)).toEqual({ names: new Set() });
  });
});
