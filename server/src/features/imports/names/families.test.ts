// Product §5: in the books of which families a part stands, after imports that write some of its lines, figures and models.
import { rm } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { lonelyPool } from '../../../../test/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { makeFolder } from '../imports.make.ts';
import { importFolder } from '../index.ts';

let db: Db;
beforeAll(async () => {
  const alone = await lonelyPool(2);
  db = alone.db;
  await importFiles({
    'parts.csv': 'code,name_en\nA,Axle\nB,Bolt\nC,Cable\n',
    'machine-families.csv': 'code,name_en\nS,Scissor lifts\nF,Forklifts\n',
    'model-variants.csv': 'code,family,model,name_en\nS1,S,S1,Lift\nF1,F,F1,Truck\n',
    'chapters.csv': 'code,name_en\nCH,Chassis\n',
    'figures.csv': 'code,name_en\nX,Frame\nY,Cab\n',
    'figure-models.csv': 'variant,figure,chapter\nS1,X,CH\n',
    'items.csv': 'figure,item_no\nX,1\nX,2\nY,1\n',
    'item-lines.csv': 'figure,item,part\nX,1,A\nY,1,C\n',
  });
  return alone.close;
});

async function importFiles(files: Record<string, string>): Promise<void> {
  const folder = await makeFolder(files);
  try {
    expect(await importFolder(db, folder)).toMatchObject({ status: 'done' });
  } finally {
    await rm(folder, { recursive: true });
  }
}

const families = async () =>
  (
    await db<{ one: string }[]>`
      select concat(f.code, ' ', p.code) as one from part_families pf join machine_families f on f.id = pf.family_id
        join parts p on p.id = pf.part_id order by 1`
  ).map(({ one }) => one);

test.each<[string, Record<string, string>, string[]]>([
  ['a new line', { 'item-lines.csv': 'figure,item,part\nX,2,B\n' }, ['S A', 'S B']],
  ['a line that names another part', { 'item-lines.csv': 'figure,item,part\nX,2,C\n' }, ['S A', 'S C']],
  [
    'a figure in the book of another model',
    { 'figure-models.csv': 'variant,figure,chapter\nF1,Y,CH\n' },
    ['F C', 'S A', 'S C'],
  ],
  ['an item whose place alone is other', { 'items.csv': 'figure,item_no,position\nX,1,5\n' }, ['F C', 'S A', 'S C']],
  ['a model of another family', { 'model-variants.csv': 'code,family,model,name_en\nS1,F,S1,Lift\n' }, ['F A', 'F C']],
])('product §5 %s moves the parts it touches, and only those', async (_, files, expected) => {
  await importFiles(files);
  expect(await families()).toEqual(expected);
});
