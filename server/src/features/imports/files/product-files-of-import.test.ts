// Pictures, models and books beside the tables of an import folder (docs/import-format.md).
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { lonelyDatabase } from '../../../../test/database.ts';
import { connect } from '../../../platform/db/connect.ts';
import type { FileStore } from '../../../platform/outside/file-store.ts';
import { placeFiles } from './drafts.ts';
import { type ImportOptions, importFolder } from '../import-folder.ts';
import { glbOf, makeFolder, pdfOf, webpOf } from '../imports.make.ts';

test('files of the folder go to the store under the names rows give them', async () => {
  const { kept, files } = memoryStore();
  const lonely = await lonelyDatabase();
  const db = connect(lonely.url, { max: 1 });
  const folder = await makeFolder({ 'files/manuals/s-1.pdf': pdfOf('S-1'), 'files/f-01.glb': glbOf() });
  expect(await importFolder(db, folder, { files })).toMatchObject({ status: 'done' });
  expect([...kept].toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
    ['product/f-01.glb', glbOf()],
    ['product/manuals/s-1.pdf', pdfOf('S-1')],
  ]);
  await rm(folder, { recursive: true });
  await db.end();
  await lonely.drop();
});

test('§8 a folder that holds nothing is refused and counts as no import', async () => {
  const { db, load, close } = await emptyShop();
  const result = await load({ '.hidden.csv': '', 'readme.md': 'parts' });
  expect(result).toMatchObject({ status: 'refused', faultCount: 1, faults: [{ reason: 'empty', row: 0 }] });
  expect(await db`select id from imports`).toEqual([]);
  await close();
});

test('spec §5 what nobody sees in a text is cleaned away, as in calls; a line stays one line', async () => {
  const { db, load, close } = await emptyShop();
  const part = '77\u202e-0001\u200b,"Rod\u2066 seal\nlong\u0007","One\u200e\u000btwo\nthree"\n';
  const head = 'code,name_en,description_en\n';
  const nameless = await load({ 'parts.csv': `${head}${part}\u200b,Nameless,\n` });
  expect(nameless).toMatchObject({
    faultCount: 1,
    faults: [{ row: 3, column: 'code', value: '', reason: 'required' }],
  });
  expect(await load({ 'parts.csv': head + part })).toMatchObject({ status: 'done' });
  const found = await db`select code, name_en, description_en from parts`;
  expect([...found]).toEqual([{ code: '77-0001', nameEn: 'Rod seal long', descriptionEn: 'One\ntwo\nthree' }]);
  await close();
});

test('spec §2 of a description only the marks of the contract are stored', async () => {
  const { db, load, close } = await emptyShop();
  const part = '77-0001,Rod seal <b>,"<p onclick=""x()"">90 < 100</p><script>x()</script>"\n';
  expect(await load({ 'parts.csv': `code,name_en,description_en\n${part}` })).toMatchObject({ status: 'done' });
  const found = await db`select name_en, description_en from parts`;
  expect([...found]).toEqual([{ nameEn: 'Rod seal <b>', descriptionEn: '<p>90 &lt; 100</p>' }]);
  await close();
});

async function emptyShop() {
  const lonely = await lonelyDatabase();
  const db = connect(lonely.url, { max: 1 });
  const load = async (files: Record<string, string>, options: ImportOptions = {}) => {
    const folder = await makeFolder(files);
    const result = await importFolder(db, folder, options);
    await rm(folder, { recursive: true });
    return result;
  };
  const close = async () => {
    await db.end();
    await lonely.drop();
  };
  return { db, load, close };
}

test('§8 pictures that rows name lie in the folder or the store, or the shop makes them', async () => {
  const { load, close } = await emptyShop();
  const rows = {
    'categories.csv': 'code,name_en,image\nHYD,Hydraulics,hyd.webp\n',
    'parts.csv':
      'code,name_en,image_url,recipe\nA,One,"a.webp,b.webp",\nB,Two,b.webp,\nC,Three,made.webp,\nD,Four,drawn.webp,{}\n',
    'machine-families.csv': 'code,name_en,image\nS,Lifts,s.webp\n',
    'model-variants.csv': 'code,family,model,name_en,image\nS0607,S,S0607E,Lift,v.webp\n',
    'banners.csv': 'code,title_en,image\nX,Title,x.webp\n',
  };
  const [stored, isMade] = [new Set(['product/hyd.webp', 'product/x.webp']), (name: string) => name === 'made.webp'];
  const files: FileStore = {
    put: async () => {},
    open: async (key) => (stored.has(key) ? { sizeBytes: 0, stream: Readable.from([]) } : null),
    remove: async () => {},
  };
  const missing = await load({ ...rows, 'files/a.webp': webpOf('a') }, { files, isMadeOnRequest: isMade });
  const faults = missing.status === 'refused' ? missing.faults : [];
  expect(faults.map(({ file, row, column, value, reason }) => [file, row, column, value, reason])).toEqual([
    ['parts.csv', 2, 'image_url', 'b.webp', 'missingFile'],
    ['machine-families.csv', 2, 'image', 's.webp', 'missingFile'],
    ['model-variants.csv', 2, 'image', 'v.webp', 'missingFile'],
  ]);
  const brought = {
    'files/a.webp': webpOf('a'),
    'files/b.webp': webpOf('a'),
    'files/s.webp': webpOf('a'),
    'files/v.webp': webpOf('a'),
  };
  expect(await load({ ...rows, ...brought }, { files, isMadeOnRequest: isMade })).toMatchObject({ status: 'done' });
  await close();
});

test('product §5 a set whose ranges say other than its printed wording is noted', async () => {
  const { load, close } = await emptyShop();
  const result = await load({
    'serial-schemes.csv': 'code,name,pattern\nS,Plain,"^()(\\d+)$"\n',
    'effectivities.csv':
      'code,printed_en\nE1,prior to 15548 except 12378\nE2,prior to 15548\nE3,late models\nE4,5 and above\n',
    'effectivity-ranges.csv':
      'effectivity,scheme,prefix,ordinals\nE1,S,,-12377 12379-15547\nE2,S,,-15548\nE3,S,,7-\nE4,S,AB,6-\n',
  });
  expect(result.status === 'done' && result.notes).toEqual([
    'effectivities.csv: E2 is printed “prior to 15548”, its ranges say {[0,15549)}.',
  ]);
  await close();
});

function memoryStore() {
  const kept = new Map<string, string>();
  const files: FileStore = {
    put: async (key, bytes) => void kept.set(key, Buffer.isBuffer(bytes) ? bytes.toString() : await text(bytes)),
    open: async (key) => {
      const found = kept.get(key);
      return found === undefined ? null : { sizeBytes: found.length, stream: Readable.from([Buffer.from(found)]) };
    },
    remove: async (key) => void kept.delete(key),
  };
  return { kept, files };
}

const PICTURES = { 'files/a.webp': webpOf('new a'), 'files/b.webp': webpOf('new b') };
const BEFORE = [['product/a.webp', 'old a']] as const;

test('§8 all or nothing holds for files: a store that fails half-way changes none of those that are there', async () => {
  const { db, load, close } = await emptyShop();
  const { kept, files } = memoryStore();
  kept.set(...BEFORE[0]);
  const put: FileStore['put'] = async (key, bytes) => {
    if (key.endsWith('/1')) throw new Error('the disk is full');
    await files.put(key, bytes);
  };
  await expect(load(PICTURES, { files: { ...files, put } })).rejects.toThrow('the disk is full');
  expect([...kept]).toEqual(BEFORE);
  expect(await load({ ...PICTURES, 'partz.csv': 'code\n' }, { files })).toMatchObject({ status: 'refused' });
  expect([...kept]).toEqual(BEFORE);
  expect(await db`select from imports`).toHaveLength(0);
  expect(await db`select from import_drafts`).toHaveLength(0);
  await close();
});

test('§8 files of an import that is sure are put in place later where the store fails then', async () => {
  const { db, load, close } = await emptyShop();
  const { kept, files } = memoryStore();
  const put: FileStore['put'] = async (key, bytes) => {
    if (key === 'product/b.webp') throw new Error('no answer');
    await files.put(key, bytes);
  };
  const result = await load(PICTURES, { files: { ...files, put } });
  expect(result).toMatchObject({ status: 'done', notes: [expect.stringContaining('no answer')] });
  await placeFiles({ db, files });
  expect(Object.fromEntries(kept)).toEqual({
    'product/a.webp': webpOf('new a'),
    'product/b.webp': webpOf('new b'),
  });
  expect(await db`select from import_drafts`).toHaveLength(0);
  await close();
});

test('§8 files of an import cut short are thrown away, those of one under way are left alone', async () => {
  const { db, close } = await emptyShop();
  const { kept, files } = memoryStore();
  const [cut, begun] = await db<{ id: number }[]>`
    insert into import_drafts (names, created_at) values ('{a.webp}', now() - interval '2 hours'), ('{b.webp}', now()) returning id`;
  kept.set(...BEFORE[0]);
  kept.set(`import-drafts/${cut?.id}/0`, 'cut short').set(`import-drafts/${begun?.id}/0`, 'under way');
  await placeFiles({ db, files });
  expect([...kept]).toEqual([...BEFORE, [`import-drafts/${begun?.id}/0`, 'under way']]);
  await close();
});
