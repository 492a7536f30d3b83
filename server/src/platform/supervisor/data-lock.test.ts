// Product §1: a directory that cannot be used is one clear line at start, never a start that hangs.
import { existsSync } from 'node:fs';
import type * as FileSystem from 'node:fs/promises';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { StartProblem } from '../start-problem.ts';
import { lockDataDirectory, makeDataDirectory, makeWritable } from './data-lock.ts';

const pause = vi.hoisted(() => ({ at: '', reached: () => {}, until: Promise.resolve() }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FileSystem>();
  const link: typeof real.link = async (from, to) => {
    if (pause.at !== '' && String(to).includes(pause.at)) {
      pause.at = '';
      pause.reached();
      await pause.until;
    }
    return await real.link(from, to);
  };
  return { ...real, link };
});

const DEAD = JSON.stringify({ pid: 2 ** 30, startedAt: 1 });
const folderWith = async (files: Record<string, string>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'outrigger-lock-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
};

test('§1 a directory is used by one shop, whose process is named, until it is given back', async () => {
  const folder = await folderWith({});
  const giveBack = await lockDataDirectory(folder);
  await expect(lockDataDirectory(folder)).rejects.toThrow(`process ${process.pid}`);
  await giveBack();
  await (await lockDataDirectory(folder))();
  expect(await readdir(folder)).toHaveLength(1);
  await rm(folder, { recursive: true });
});

test('§1 of many starters that meet one stale file, one takes the directory', async () => {
  for (let round = 0; round < 20; round += 1) {
    const folder = await folderWith({ 'in-use.json': DEAD });
    const taken = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDirectory(folder)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await rm(folder, { recursive: true });
  }
});

test('§1 a starter that was slow to take a stale file does not take what others used since', async () => {
  const folder = await folderWith({ 'in-use.json': DEAD });
  const [reached, addReplacement] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  Object.assign(pause, { at: 'in-use', reached: reached.resolve, until: addReplacement.promise });
  const slow = lockDataDirectory(folder);
  await reached.promise;
  await (await lockDataDirectory(folder))();
  const giveBack = await lockDataDirectory(folder);
  addReplacement.resolve();
  await expect(slow).rejects.toThrow('in use by a running shop');
  await expect(lockDataDirectory(folder)).rejects.toThrow(`process ${process.pid}`);
  await giveBack();
  await (await lockDataDirectory(folder))();
  await rm(folder, { recursive: true });
});

test('§1 the file of an earlier release that still runs is respected', async () => {
  const folder = await folderWith({});
  const giveBack = await lockDataDirectory(folder);
  expect(await readdir(folder)).toEqual(['in-use.json']);
  await expect(lockDataDirectory(folder)).rejects.toThrow('in use');
  await giveBack();
  await rm(folder, { recursive: true });
});

test.skipIf(!existsSync('/proc/self'))(
  '§1 where the system takes no folder, the start ends with a reason',
  async () => {
    await expect(makeDataDirectory('/proc/outrigger/data')).rejects.toThrow('set DATA_DIR');
  },
);

test('§1 a file in the place of the directory is told, and stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outrigger-lock-'));
  const file = join(folder, 'notes');
  await writeFile(file, 'mine');
  const line = `${file} must be a directory and is a file: move it away, or set`;
  await expect(makeDataDirectory(file)).rejects.toThrow(`${line} DATA_DIR.`);
  await expect(makeDataDirectory(join(file, 'deeper'))).rejects.toThrow(`${line} DATA_DIR.`);
  await expect(makeWritable(file, 'FILES_URL')).rejects.toThrow(`${line} FILES_URL.`);
  await expect(readFile(file, 'utf8')).resolves.toBe('mine');
  await rm(folder, { recursive: true });
});

test('§1 a directory in the place of the file that names the user is told, and nothing is taken', async () => {
  const folder = await folderWith({});
  await mkdir(join(folder, 'in-use.json'));
  const taking = lockDataDirectory(folder);
  await expect(taking).rejects.toBeInstanceOf(StartProblem);
  await expect(taking).rejects.toThrow(`${join(folder, 'in-use.json')} must be a file and is a directory`);
  expect(await readdir(folder)).toEqual(['in-use.json']);
  await rm(folder, { recursive: true });
});
