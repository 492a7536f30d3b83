// Product §8 Import: files that cannot be shown, hotspots that point at nothing and recipes nobody knows are faults with file, row, column and value.
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { lonelyPool } from '../../../../test/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { FileStore } from '../../../platform/outside/file-store.ts';
import { importFolder, type ImportOptions } from '../import-folder.ts';
import { glbOf, makeFolder, pdfOf, SMALL_SHOP, svgOf, webpOf } from '../imports.make.ts';

const kept = new Map<string, Buffer>();
const files: FileStore = {
  put: async (key, bytes) => void kept.set(key, Buffer.isBuffer(bytes) ? bytes : await buffer(bytes)),
  open: async (key) => {
    const found = kept.get(key);
    return found ? { sizeBytes: found.length, stream: Readable.from([found]) } : null;
  },
  remove: async (key) => void kept.delete(key),
};

let db: Db;
beforeAll(async () => {
  const alone = await lonelyPool(2);
  db = alone.db;
  const result = await load(SMALL_SHOP);
  if (result.status === 'refused') throw new Error(JSON.stringify(result.faults));
  return alone.close;
}, 60_000);

async function load(content: Record<string, string>, options: ImportOptions = {}) {
  const folder = await makeFolder(content);
  try {
    return await importFolder(db, folder, { files, ...options });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function faultsOf(content: Record<string, string>, options?: ImportOptions): Promise<unknown[]> {
  const count = () =>
    db`select (select count(*) from illustrations) l, (select count(*) from hotspots) h, (select count(*) from imports) i`;
  const before = [...(await count())];
  const result = await load(content, options);
  if (result.status === 'done') return [];
  expect([...(await count())], 'nothing is left behind').toEqual(before);
  return result.faults.map(({ file, row, column, value }) => [file, row, column, value]);
}

test('product §8 a file that is not what its name says is told at the row that names it, else by its own name', async () => {
  expect(
    await faultsOf({
      'parts.csv': 'code,name_en,image_url\nP-1,One,"a.webp,b.webp"\nP-2,Two,b.webp\n',
      'illustrations.csv': 'figure,kind,sheet,file\nF-01,drawing,7,f-07.svg\nF-01,model,7,f-07.glb\n',
      'manuals.csv': 'code,language,kind,title_en,file,page_count\nM,en,service,Manual,m.pdf,1\n',
      'files/a.webp': webpOf('a'),
      'files/b.webp': 'GIF89a',
      'files/f-07.svg': svgOf('a').replace('<g', '<script/><g'),
      'files/f-07.glb': `${glbOf('a')}more`,
      'files/m.pdf': 'PK',
      'files/nobody.png': webpOf('a'),
    }),
  ).toEqual([
    ['files/nobody.png', 0, '', 'nobody.png'],
    ['parts.csv', 2, 'image_url', 'b.webp'],
    ['illustrations.csv', 2, 'file', 'f-07.svg'],
    ['illustrations.csv', 3, 'file', 'f-07.glb'],
    ['manuals.csv', 2, 'file', 'm.pdf'],
  ]);
  expect(
    await faultsOf({
      'manuals.csv': 'code,language,kind,title_en,file,page_count\nM,en,service,Manual,m.pdf,1\n',
      'files/m.pdf': pdfOf('m'),
    }),
  ).toEqual([]);
});

const HEAD = 'figure,sheet,illustration,item,shape,x,y,width,height,outline,node\n';
const DRAWN = {
  'illustrations.csv':
    'figure,kind,sheet,recipe,file,width,height\nF-01,drawing,2,,f-02.svg,,\nF-01,drawing,3,cylinder,,50,40\nF-01,model,2,,f-02.glb,,\n',
  'files/f-02.svg': svgOf('item-1'),
  'files/f-02.glb': glbOf('rod'),
};

test('product §8 a hotspot outside its sheet, or at a node or element nobody has, is a fault of its cell', async () => {
  const spots = [
    'F-01,2,drawing,1,callout,200,100,,,,',
    'F-01,2,drawing,1,callout,200.5,-1,,,,',
    'F-01,2,drawing,1,box,150,50,60,20,,',
    'F-01,2,drawing,1,box,140,60,50,41,,',
    'F-01,2,drawing,1,outline,,,,,M300 10L3 4z,',
    'F-01,2,drawing,1A,outline,,,,,nonsense,',
    'F-01,2,drawing,1A,outline,1,,,,M.5.5L1 1z,',
    'F-01,2,drawing,1A,outline,2,,,,M1e1 .5E2L1 1z,',
    'F-01,2,drawing,1A,outline,3,,,,M 5E3 10z,',
    'F-01,2,drawing,1A,outline,4,,,,"M\t10,\t10\tL 1 1z",',
    'F-01,2,drawing,1A,outline,5,,,,M10L1 1z,',
    'F-01,2,drawing,1,node,,,,,,item-1',
    'F-01,2,drawing,1,node,,,,,,item-2',
    'F-01,3,drawing,1,callout,51,10,,,,',
    'F-01,2,model,1,node,,,,,,rod',
    'F-01,2,model,1,node,,,,,,seal',
  ];
  expect(await faultsOf({ ...DRAWN, 'hotspots.csv': `${HEAD}${spots.join('\n')}\n` })).toEqual([
    ['hotspots.csv', 3, 'x', '200.5'],
    ['hotspots.csv', 3, 'y', '-1'],
    ['hotspots.csv', 4, 'width', '60'],
    ['hotspots.csv', 5, 'height', '41'],
    ['hotspots.csv', 6, 'outline', 'M300 10L3 4z'],
    ['hotspots.csv', 7, 'outline', 'nonsense'],
    ['hotspots.csv', 10, 'outline', 'M 5E3 10z'],
    ['hotspots.csv', 12, 'outline', 'M10L1 1z'],
    ['hotspots.csv', 14, 'node', 'item-2'],
    ['hotspots.csv', 15, 'x', '51'],
    ['hotspots.csv', 17, 'node', 'seal'],
  ]);
});

test('product §8 hotspots the shop has are kept true: by a new illustration, a new file, and files it stored before', async () => {
  const spot = `${HEAD}F-01,1,model,1,node,,,,,,rod\n`;
  expect(await faultsOf({ 'hotspots.csv': spot })).toEqual([['hotspots.csv', 2, 'node', 'rod']]);
  expect(await faultsOf({ 'files/f-01.glb': glbOf('rod') })).toEqual([['files/f-01.glb', 0, '', 'f-01.glb']]);
  const other = {
    'illustrations.csv': 'figure,kind,sheet,file\nF-01,model,1,other.glb\n',
    'files/other.glb': glbOf('rod'),
  };
  expect(await faultsOf(other)).toEqual([['illustrations.csv', 2, 'file', 'other.glb']]);
  expect(await faultsOf({ 'files/f-01.glb': glbOf('rod', 'rod_seal'), 'hotspots.csv': spot })).toEqual([]);
});

test('product §8 a recipe the shop does not know is a fault of its cell; where nobody says which it does, any will do', async () => {
  const rows = 'figure,kind,sheet,recipe\nF-01,drawing,8,cylinder\nF-01,drawing,9,flying carpet\n';
  const knowsRecipe = (name: string) => name === 'cylinder';
  const spots = `${HEAD}F-01,9,drawing,1,callout,1,1,,,,\n`;
  expect(await faultsOf({ 'illustrations.csv': rows, 'hotspots.csv': spots }, { knowsRecipe })).toEqual([
    ['illustrations.csv', 3, 'recipe', 'flying carpet'],
  ]);
  expect(await faultsOf({ 'illustrations.csv': rows })).toEqual([]);
});
