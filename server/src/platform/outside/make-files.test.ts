// Files made by a guest's program (product §1): its death costs pictures for a moment, never the shop.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileMaker } from './make-files.ts';

const MAKE = `const told = [];
process.on('message', ({ id, name }) => {
  if (name === 'die') process.kill(process.pid, 'SIGKILL');
  told.push(id);
  if (name === 'many') process.send({ id, bytes: Buffer.from(told.join()) });
  if (name === 'nothing') process.send({ id, bytes: null });
  if (/^.$/.test(name)) process.send({ id, bytes: Buffer.from('file ' + name) });
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
  expect(await Promise.all([dying, maker.makeFile('b'), maker.makeFile('c')])).toEqual([
    'not yet',
    'not yet',
    'not yet',
  ]);
  await expect.poll(async () => String(await maker.makeFile('d'))).toBe('file d');
  maker.stop();
});

test('product §1 what can never be made is told apart from what is not made in time', async () => {
  const maker = openFileMaker({ warn: () => {} }, program);
  expect(await maker.makeFile('nothing')).toBeNull();
  maker.stop();
});

test('product §5 a file that waits and is opened is told of once more, and made once for all', async () => {
  const maker = openFileMaker({ warn: () => {} }, program);
  void maker.makeFile('slow');
  void maker.makeFile('slow', true);
  void maker.makeFile('slow', true);
  expect(String(await maker.makeFile('many'))).toBe('1,1,2');
  maker.stop();
});

test('product §5 the pictures of lists never keep out a file that somebody waits for', async () => {
  const maker = openFileMaker({ warn: () => {} }, program);
  for (let count = 0; count < 400; count += 1) void maker.makeFile(`slow ${count}`);
  expect(await maker.makeFile('a')).toBe('not yet');
  expect(String(await maker.makeFile('a', true))).toBe('file a');
  maker.stop();
});

test('product §1 a shop without a guest makes nothing', async () => {
  const maker = openFileMaker({ warn: () => {} }, undefined);
  expect(await maker.makeFile('a')).toBeNull();
  maker.stop();
});
