// Files made by a guest's program (product §1): its death costs pictures for a moment, never the shop.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileMaker } from './make-files.ts';

const MAKE = `process.on('message', ({ id, name }) => {
  if (name === 'die') process.kill(process.pid, 'SIGKILL');
  process.send({ id, bytes: Buffer.from('file ' + name) });
});`;

let folder = '';
let program = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-files-'));
  program = join(folder, 'make.mjs');
  await writeFile(program, MAKE);
});
afterAll(() => rm(folder, { recursive: true }));

test('product §1 what is asked while the program dies is not made, and the next request starts it again', async () => {
  const maker = openFileMaker({ warn: () => {} }, program);
  expect(String(await maker.makeFile('a'))).toBe('file a');
  const dying = maker.makeFile('die');
  await new Promise((resolve) => setImmediate(resolve));
  // This process is too busy to notice the death before it asks again.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  expect(await Promise.all([dying, maker.makeFile('b'), maker.makeFile('c')])).toEqual([null, null, null]);
  await expect.poll(async () => String(await maker.makeFile('d'))).toBe('file d');
  maker.stop();
});

test('product §1 a shop without a guest makes nothing', async () => {
  const maker = openFileMaker({ warn: () => {} }, undefined);
  expect(await maker.makeFile('a')).toBeNull();
  maker.stop();
});
