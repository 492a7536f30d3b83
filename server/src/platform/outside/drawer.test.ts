// Drawing in a process of its own (product §1): its death costs pictures for a moment, never the shop.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDrawer } from './drawer.ts';

const DRAW = `process.on('message', ({ id, name }) => {
  if (name === 'die') process.kill(process.pid, 'SIGKILL');
  process.send({ id, bytes: Buffer.from('drawing of ' + name) });
});`;

let folder = '';
let program = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawer-'));
  program = join(folder, 'draw.mjs');
  await writeFile(program, DRAW);
});
afterAll(() => rm(folder, { recursive: true }));

test('product §1 what is asked while the drawing program dies is not drawn, and the next request starts it again', async () => {
  const drawer = makeDrawer({ warn: () => {} }, program);
  expect(String(await drawer.draw('a'))).toBe('drawing of a');
  const dying = drawer.draw('die');
  await new Promise((resolve) => setImmediate(resolve));
  // This process is too busy to notice the death before it asks again.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  expect(await Promise.all([dying, drawer.draw('b'), drawer.draw('c')])).toEqual([null, null, null]);
  await expect.poll(async () => String(await drawer.draw('d'))).toBe('drawing of d');
  drawer.stop();
});

test('product §1 a shop without the program draws nothing', async () => {
  const drawer = makeDrawer({ warn: () => {} }, join(folder, 'none.mjs'));
  expect(await drawer.draw('a')).toBeNull();
  drawer.stop();
});
