// The shop turns read-only before the disk is full, and recovers alone (product §1).
import { mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { requireFreeSpace, watchDisk } from './disk-guard.ts';
import { diskPlaces } from './disk-places.ts';

it('§1 read-only below the minimum, writing again once there is a tenth more', async () => {
  const readings = [500, 99, 105, 111];
  const changes: [boolean, number][] = [];
  const guard = await watchDisk({
    directories: ['/'],
    minimumMegabytes: 100,
    everyMilliseconds: 5,
    measure: async () => readings.shift() ?? 111,
    onChange: (isReadOnly, free) => changes.push([isReadOnly, free]),
  });
  expect(guard.isReadOnly()).toBe(false);
  await expect.poll(() => changes.length).toBe(2);
  guard.stop();
  expect(changes).toEqual([
    [true, 99],
    [false, 111],
  ]);
  expect(guard.isReadOnly()).toBe(false);
});

it('§1 begins read-only on a full disk, and a failed measurement changes nothing', async () => {
  let isFirst = true;
  const measure = async () => {
    if (!isFirst) throw new Error('statfs failed');
    isFirst = false;
    return 3;
  };
  const guard = await watchDisk({ directories: ['/'], minimumMegabytes: 100, everyMilliseconds: 5, measure });
  await sleep(20);
  guard.stop();
  expect([guard.isReadOnly(), guard.freeMegabytes()]).toEqual([true, 3]);
});

it('§1 of several disks the fullest decides', async () => {
  const sizes: Record<string, number> = { '/data': 900, '/var/lib/cluster': 90, '/srv/files': 500 };
  const measure = async (directory: string) => sizes[directory] ?? 0;
  const guard = await watchDisk({ directories: Object.keys(sizes), minimumMegabytes: 100, measure });
  guard.stop();
  expect([guard.isReadOnly(), guard.freeMegabytes()]).toEqual([true, 90]);
});

it('§1 the disks of a shop are those of its data, of the cluster where it truly lies, and of its files', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'places-')));
  const [dataDir, cluster, files] = ['data', 'elsewhere', 'files'].map((name) => join(folder, name));
  await mkdir(join(dataDir ?? '', 'postgres'), { recursive: true });
  const env = { DATA_DIR: dataDir, FILES_URL: pathToFileURL(files ?? '').href };
  expect(await diskPlaces(readConfig(env))).toEqual([dataDir]);
  await Promise.all([mkdir(join(cluster ?? '', 'cluster'), { recursive: true }), mkdir(files ?? '')]);
  await symlink(cluster ?? '', join(dataDir ?? '', 'postgres/18'));
  expect(await diskPlaces(readConfig(env))).toEqual([dataDir, cluster, files]);
  await rm(folder, { recursive: true });
});

it('§1 no disk space is one clear line', async () => {
  await expect(requireFreeSpace('/', 10 ** 9)).rejects.toThrow(
    /^No disk space: \/ has \d+ MB free and at least 1000000000 MB are needed\.$/,
  );
});
