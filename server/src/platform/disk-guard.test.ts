// The shop turns read-only before the disk is full, and recovers alone (product §1).
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { requireFreeSpace, watchDisk } from './disk-guard.ts';

it('§1 read-only below the minimum, writing again once there is a tenth more', async () => {
  const readings = [500, 99, 105, 111];
  const changes: [boolean, number][] = [];
  const guard = await watchDisk({
    directory: '/',
    minimumMegabytes: 100,
    everyMilliseconds: 5,
    measure: async () => readings.shift() ?? 111,
    onChange: (isReadOnly, free) => changes.push([isReadOnly, free]),
  });
  expect(guard.isReadOnly()).toBe(false);
  await sleep(60);
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
  const guard = await watchDisk({ directory: '/', minimumMegabytes: 100, everyMilliseconds: 5, measure });
  await sleep(20);
  guard.stop();
  expect([guard.isReadOnly(), guard.freeMegabytes()]).toEqual([true, 3]);
});

it('§1 no disk space is one clear line', async () => {
  await expect(requireFreeSpace('/', 10 ** 9)).rejects.toThrow(
    /^No disk space: \/ has \d+ MB free and at least 1000000000 MB are needed\.$/,
  );
});
