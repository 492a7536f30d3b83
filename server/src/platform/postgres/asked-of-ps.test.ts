// Product §1 orphans are adopted or refused: where there is no /proc, `ps` tells a server from a stranger with its number.
import { expect, test } from 'vitest';
import { askPs, readPsLine } from './asked-of-ps.ts';
import { isThatServerToPs, startTime } from './running-server.ts';

const LINE = 'Sun Nov 22 11:00:52 2026     /opt/shop/postgres -D /Users/kim/data/postgres/18/cluster -c port=5432\n';
const startedAt = Date.UTC(2026, 10, 22, 11, 0, 52) / 1000;
const file = {
  pid: 7,
  directory: '/Users/kim/data/postgres/18/cluster',
  startedAt,
  port: 5432,
  socketDirectory: '/tmp',
  status: 'ready',
};

test('product §1 the line of ps gives start and command, on a day of one digit too', () => {
  expect(readPsLine(LINE)).toEqual({ startedAt, command: LINE.slice(29).trim() });
  expect(readPsLine('Sun Nov  1 01:02:03 2026 node x')?.startedAt).toBe(Date.UTC(2026, 10, 1, 1, 2, 3) / 1000);
  expect(readPsLine('')).toBeUndefined();
});

test('product §1 a server is adopted by start time and directory, a stranger with its number is not', () => {
  const found = readPsLine(LINE);
  expect(isThatServerToPs(file, found)).toBe(true);
  expect(isThatServerToPs({ ...file, startedAt: startedAt - 60 }, found)).toBe(false);
  expect(isThatServerToPs({ ...file, directory: '/Users/kim/other' }, found)).toBe(false);
  expect(isThatServerToPs(file, { startedAt, command: '/usr/sbin/cupsd' })).toBe(false);
  expect(isThatServerToPs(file, undefined)).toBe(false);
});

test('product §1 ps tells the start of this process as the system does', async () => {
  const [found, started] = await Promise.all([askPs(process.pid), startTime(process.pid)]);
  expect(Math.abs((found?.startedAt ?? 0) - (started ?? 0))).toBeLessThanOrEqual(2);
  expect(found?.command).not.toBe('');
  expect(await askPs(2 ** 30)).toBeUndefined();
});
