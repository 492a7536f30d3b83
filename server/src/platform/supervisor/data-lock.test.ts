// Product §1: a directory that cannot be used is one clear line at start, never a start that hangs.
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDataDirectory } from './data-lock.ts';

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
  await expect(makeDataDirectory(file)).rejects.toThrow('EEXIST');
  await expect(makeDataDirectory(join(file, 'deeper'))).rejects.toThrow(/ENOTDIR|EEXIST/);
  await rm(folder, { recursive: true });
});
