// What is no plain file is never passed over: each such entry of an import folder is a fault that names its path (product §8 Import).
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { lonelyPool } from '../../../../test/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { importFolder } from '../index.ts';
import { glbOf, makeFolder } from '../imports.make.ts';

const BRANDS = { 'brands.csv': 'code,name\nA,One\n' };

let db: Db;
beforeAll(async () => {
  const alone = await lonelyPool(2);
  db = alone.db;
  return alone.close;
});

async function faultsWith(fill: (folder: string) => Promise<unknown>, content: Record<string, string> = BRANDS) {
  const folder = await makeFolder(content);
  const filled = await fill(folder);
  const result = await importFolder(db, folder);
  if (filled instanceof Object && 'close' in filled) (filled as { close: () => void }).close();
  await rm(folder, { recursive: true });
  return result.status === 'done' ? [] : result.faults.map(({ file, reason, expected }) => [file, reason, expected]);
}

const pipe = (path: string) => promisify(execFile)('mkfifo', [path]);
async function socket(path: string) {
  const server = createServer();
  server.listen(path);
  await once(server, 'listening');
  return server;
}

const STRAYS: [string, string, string, (path: string) => Promise<unknown>][] = [
  ['a folder of a table’s name', 'parts.csv', 'this is a folder', (path) => mkdir(path)],
  ['a folder of notes', 'notes.md', 'this is a folder', (path) => mkdir(path)],
  ['a pipe', 'parts.csv', 'this is a pipe', pipe],
  ['a socket', 'parts.csv', 'this is a socket', socket],
  ['a link to a device', 'parts.csv', 'this is a link to a device', (path) => symlink('/dev/zero', path)],
  ['a link to a folder', 'parts', 'this is a link to a folder', (path) => symlink('..', path)],
  ['a link to itself', 'parts.csv', 'this is a link that leads nowhere', (path) => symlink(path, path)],
  ['files that are no folder', 'files', 'a folder; this is a pipe', pipe],
  ['a pipe among files', 'files/a/b.png', 'this is a pipe', pipe],
  [
    'a link to a device among files',
    'files/a/b.png',
    'this is a link to a device',
    (path) => symlink('/dev/zero', path),
  ],
  ['a link to a folder among files', 'files/a/c', 'this is a link to a folder', (path) => symlink('..', path)],
  ['a dangling link among files', 'files/a/b.png', 'a link that leads nowhere', (path) => symlink('gone.png', path)],
];

test.each(STRAYS)('product §8 %s is told by its path: %s, %s', async (_, path, words, make) => {
  const content = path.startsWith('files/') ? { ...BRANDS, 'files/a/f-01.glb': glbOf('rod') } : BRANDS;
  expect(await faultsWith((folder) => make(join(folder, path)), content)).toEqual([
    [path, 'unknownFile', expect.stringContaining(words)],
  ]);
});

test('product §8 links to plain files are read as these: a table, a file among files, the folder of files itself', async () => {
  const elsewhere = await makeFolder({ 'b.csv': 'code,name\nLINKED,Linked\n', 'shown/one.glb': glbOf('rod') });
  const link = async (folder: string) => {
    await symlink(join(elsewhere, 'b.csv'), join(folder, 'brands.csv'));
    await symlink(join(elsewhere, 'shown'), join(folder, 'files'));
    await symlink(join(elsewhere, 'shown/one.glb'), join(elsewhere, 'shown/other.glb'));
  };
  expect(await faultsWith(link, {})).toEqual([]);
  expect(await db`select name from brands where code = 'LINKED'`).toHaveLength(1);
  const unnamed = async (folder: string) => {
    await mkdir(join(folder, 'files'));
    await symlink(join(elsewhere, 'b.csv'), join(folder, 'files/b.csv'));
  };
  expect(await faultsWith(unnamed)).toEqual([['files/b.csv', 'unknownFile', expect.stringContaining('ending in')]]);
  await rm(elsewhere, { recursive: true });
});
