// Files of imports on their way to their places: none blocks another, and no older one comes over a newer (product §8 Import).
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lonelyDatabase } from '../../../../test/database.ts';
import { connect } from '../../../platform/db/connect.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { FileStore } from '../../../platform/outside/file-store.ts';
import { placeFiles } from './drafts.ts';
import { importFolder } from '../import-folder.ts';
import { makeFolder, webpOf } from '../imports.make.ts';

let [db, other]: Db[] = [];
let drop = () => Promise.resolve();
let kept = new Map<string, string>();
const failing = new Set<string>();
let beforePut: (name: string, content: string) => Promise<void>;
beforeEach(async () => {
  const lonely = await lonelyDatabase();
  [db, other] = [connect(lonely.url, { max: 2 }), connect(lonely.url, { max: 2 })];
  drop = lonely.drop;
  [kept, beforePut] = [new Map(), async () => {}];
  failing.clear();
});
afterEach(async () => {
  await Promise.all([db?.end(), other?.end()]);
  await drop();
});

const files: FileStore = {
  async put(key, bytes) {
    if (failing.has(key)) throw new Error('EISDIR');
    const content = Buffer.isBuffer(bytes) ? bytes.toString() : await text(bytes);
    await beforePut(key, content);
    kept.set(key, content);
  },
  open: async (key) => {
    const found = kept.get(key);
    return found === undefined ? null : { sizeBytes: found.length, stream: Readable.from([Buffer.from(found)]) };
  },
  remove: async (key) => void kept.delete(key),
};

const shop = (): { db: Db; other: Db } => {
  if (!db || !other) throw new Error('no database');
  return { db, other };
};

async function load(content: Record<string, string>, into: Db = shop().db) {
  const folder = await makeFolder(content);
  const result = await importFolder(into, folder, { files });
  await rm(folder, { recursive: true });
  return result;
}

test('§8 a file that cannot be put in place is told and kept, and blocks no other import', async () => {
  failing.add('product/a.webp');
  const told = expect.stringContaining('a.webp of import 1: Error: EISDIR');
  expect(await load({ 'files/a.webp': webpOf('a') })).toMatchObject({ status: 'done', notes: [told] });
  expect(await load({ 'brands.csv': 'code,name\nA,One\n' })).toMatchObject({ status: 'done', notes: [] });
  expect(await load({ 'files/b.webp': webpOf('b') })).toMatchObject({ status: 'done', notes: [told] });
  expect(kept.get('product/b.webp')).toBe(webpOf('b'));
  await expect(placeFiles({ db: shop().db, files })).rejects.toThrow('a.webp of import 1');
  failing.clear();
  await placeFiles({ db: shop().db, files });
  expect(Object.fromEntries(kept)).toEqual({ 'product/a.webp': webpOf('a'), 'product/b.webp': webpOf('b') });
});

test('§8 a file that waits for its place is there for the rows of later imports', async () => {
  failing.add('product/a.webp');
  await load({ 'files/a.webp': webpOf('a') });
  const rows = { 'categories.csv': 'code,name_en,image\nHYD,Hydraulics,a.webp\n' };
  expect(await load(rows)).toMatchObject({ status: 'done' });
});

test('§8 a file that was passed over never comes over that of a newer import, even one cut short', async () => {
  beforePut = async (key, content) => {
    if (key === 'product/c.webp' || (key === 'product/b.webp' && content === webpOf('old')))
      throw new Error('no answer');
  };
  await load({ 'files/a.webp': webpOf('old'), 'files/b.webp': webpOf('old') });
  await load({ 'files/b.webp': webpOf('new'), 'files/c.webp': webpOf('new') });
  beforePut = async () => {};
  await placeFiles({ db: shop().db, files });
  expect(Object.fromEntries(kept)).toEqual({
    'product/a.webp': webpOf('old'),
    'product/b.webp': webpOf('new'),
    'product/c.webp': webpOf('new'),
  });
  expect(await shop().db`select from import_drafts`).toHaveLength(0);
});

test('§8 two processes that place files wait for each other: the newer file stays', async () => {
  const shops = shop();
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  beforePut = async (key, content) => {
    if (key !== 'product/a.webp' || content !== webpOf('old')) return;
    reached.resolve();
    await gate.promise;
  };
  const older = load({ 'files/a.webp': webpOf('old') });
  await reached.promise;
  let isDone = false;
  const newer = load({ 'files/a.webp': webpOf('new') }, shops.other).finally(() => (isDone = true));
  await vi.waitFor(async () => {
    const waiting = await shops.db`
      select from pg_locks l join pg_database d on d.oid = l.database
      where datname = current_database() and locktype = 'advisory' and not granted`;
    if (!isDone && waiting.length === 0) throw new Error('still under way');
  }, 10_000);
  gate.resolve();
  await Promise.all([older, newer]);
  expect(Object.fromEntries(kept)).toEqual({ 'product/a.webp': webpOf('new') });
});

test('§8 names that the shop could never show are faults, hidden files are passed over', async () => {
  const names = ['machine', '图.webp', 'a/b/c/d/e.webp', 'notes.txt', `${'x'.repeat(240)}.webp`];
  const result = await load({
    'files/.DS_Store': '',
    'files/a/.hidden/x.webp': '',
    'files/a/b/good.webp': webpOf('good'),
    ...Object.fromEntries(names.map((name) => [`files/${name}`, 'RIFF'])),
  });
  const faults = result.status === 'refused' ? result.faults : [];
  expect(new Set(faults.map(({ file, row, reason }) => `${file} ${row} ${reason}`))).toEqual(
    new Set(names.map((name) => `files/${name} 0 unknownFile`)),
  );
  expect([...kept]).toEqual([]);
});

test('§8 the store is asked for named pictures while no transaction is open', async () => {
  const { other: watching } = shop();
  const open: number[] = [];
  const asking: FileStore = {
    ...files,
    open: async () => {
      const [found] = await watching<{ count: number }[]>`
        select count(*) from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`;
      open.push(found?.count ?? -1);
      return { sizeBytes: 0, stream: Readable.from([]) };
    },
  };
  const folder = await makeFolder({ 'parts.csv': 'code,name_en,image_url\nA,One,"a.webp,b.webp"\nB,Two,b.webp\n' });
  expect(await importFolder(shop().db, folder, { files: asking })).toMatchObject({ status: 'done' });
  await rm(folder, { recursive: true });
  expect(open).toEqual([0, 0]);
});
