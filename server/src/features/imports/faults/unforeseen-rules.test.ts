// Product §8 Import: a rule of the database that nobody foresaw still names the row it was broken by, the first in the order of the file.
import { rm } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { lonelyPool } from '../../../../test/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { makeFolder } from '../imports.make.ts';
import { importFolder, type ImportOptions } from '../import-folder.ts';

let db: Db;
beforeAll(async () => {
  const alone = await lonelyPool(2);
  db = alone.db;
  await db.unsafe(`
    create unique index brands_one_of_a_name on brands (lower(name), (code is null));
    create function refuse_nobody() returns trigger language plpgsql as $$
    begin
      if new.name_en = 'Nobody' then raise exception 'nobody is no name'; end if;
      return new;
    end $$;
    create trigger tags_named before insert or update on tags for each row execute function refuse_nobody();
    create function refuse_deep() returns trigger language plpgsql as $$
    begin
      raise exception 'too deep' using errcode = 'check_violation', constraint = 'chapters_one_level', column = 'parent_id';
    end $$;
    create trigger chapters_flat after update of parent_id on chapters for each row
      when (new.parent_id is not null and new.position = 13) execute function refuse_deep();`);
  return alone.close;
}, 60_000);

async function faultsOf(files: Record<string, string>, options?: ImportOptions): Promise<unknown[]> {
  const folder = await makeFolder(files);
  const counts = () =>
    db`select (select count(*) from brands) b, (select count(*) from tags) t, (select count(*) from chapters) c, (select count(*) from import_rows) r`;
  const before = [...(await counts())];
  const result = await importFolder(db, folder, options);
  await rm(folder, { recursive: true });
  expect([...(await counts())]).toEqual(before);
  return result.status === 'refused'
    ? result.faults.map(({ file, row, column, value, expected }) => [file, row, column, value, expected])
    : [];
}

const many = (count: number, row: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => row(at)).join('\n');

test('product §8 what a trigger raises is told at its row, in a table that is empty and in one that is not', async () => {
  const tags = `code,name_en\n${many(300, (at) => `T${at},${at === 211 || at === 250 ? 'Nobody' : at}`)}\n`;
  const expected = [['tags.csv', 213, '', '', 'what the database takes; it says: nobody is no name']];
  expect(await faultsOf({ 'tags.csv': tags })).toEqual(expected);
  await db`insert into tags (code, name_en) values ('T0', 'before')`;
  expect(await faultsOf({ 'tags.csv': tags })).toEqual(expected);
});

test('product §8 a unique index over expressions names the later row, also where indexes were off during the load', async () => {
  const names = (at: number) => (at === 1100 ? 'NAME 7' : `Name ${at}`);
  const brands = `code,name\n${many(1200, (at) => `B${at},${names(at)}`)}\n`;
  for (const isExclusive of [false, true])
    expect(await faultsOf({ 'brands.csv': brands }, { isExclusive })).toEqual([
      ['brands.csv', 1102, 'code, name', 'B1100 NAME 7', expect.stringContaining('brands_one_of_a_name')],
    ]);
});

test('product §8 what breaks once rows are joined is told at its row and its column', async () => {
  const chapters = 'code,parent,name_en,position\nA,,A,1\nB,A,B,13\nC,B,C,2\n';
  expect(await faultsOf({ 'chapters.csv': chapters })).toEqual([
    ['chapters.csv', 3, 'parent', 'A', 'what the database takes; it says: too deep'],
  ]);
});
