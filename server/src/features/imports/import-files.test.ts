// Pictures, models and books beside the tables of an import folder (docs/import-format.md).
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { lonelyDatabase } from '../../../test/database.ts';
import { connect } from '../../platform/db/connect.ts';
import type { FileStore } from '../../platform/outside/file-store.ts';
import { importFolder } from './index.ts';
import { makeFolder } from './imports.make.ts';

test('files of the folder go to the store under the names rows give them', async () => {
  const kept = new Map<string, string>();
  const files: FileStore = {
    put: async (key, bytes) => void kept.set(key, Buffer.isBuffer(bytes) ? bytes.toString() : await text(bytes)),
    open: async () => null,
    remove: async () => {},
  };
  const lonely = await lonelyDatabase();
  const db = connect(lonely.url, { max: 1 });
  const folder = await makeFolder({ 'files/manuals/s-1.pdf': '%PDF', 'files/f-01.glb': 'glTF' });
  expect(await importFolder(db, folder, { files })).toMatchObject({ status: 'done' });
  expect([...kept].toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
    ['product/f-01.glb', 'glTF'],
    ['product/manuals/s-1.pdf', '%PDF'],
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

async function emptyShop() {
  const lonely = await lonelyDatabase();
  const db = connect(lonely.url, { max: 1 });
  const load = async (files: Record<string, string>) => {
    const folder = await makeFolder(files);
    const result = await importFolder(db, folder);
    await rm(folder, { recursive: true });
    return result;
  };
  const close = async () => {
    await db.end();
    await lonely.drop();
  };
  return { db, load, close };
}
