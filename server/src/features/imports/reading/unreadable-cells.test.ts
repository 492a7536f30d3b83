// What looks like a cell and can be read by nobody is refused at import, by file, row, column and value (product §5, §8 Import).
import { isOptionRule } from '@outrigger/contract';
import fc from 'fast-check';
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { lonelyPool } from '../../../../test/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { encodedAs } from './encodings.make.ts';
import { importFolder } from '../index.ts';
import { makeFolder, SMALL_SHOP } from '../imports.make.ts';

let db: Db;
beforeAll(async () => {
  const alone = await lonelyPool(2);
  db = alone.db;
  return alone.close;
});

async function faultsOf(files: Record<string, string | Uint8Array>): Promise<unknown[]> {
  const folder = await makeFolder(files);
  try {
    const result = await importFolder(db, folder);
    return result.status === 'refused'
      ? result.faults.map(({ file, row, column, value, reason }) => [file, row, column, value, reason])
      : [];
  } finally {
    await rm(folder, { recursive: true });
  }
}

const RULES = `rule\n${['"A++B"', '(A', '"A,"', '!', 'A B', 'A', '"!(A+B),A"'].join('\n')}\n`;

test('product §5 an option rule that cannot be read is a fault of its cell, in a new shop and in one that has rules', async () => {
  const expected = [
    [2, 'A++B'],
    [3, '(A'],
    [4, 'A,'],
    [5, '!'],
    [6, 'A B'],
  ].map(([row, value]) => ['option-rules.csv', row, 'rule', value, 'cell']);
  const codes = { 'option-codes.csv': 'code,name_en\nA,Generator\nB,Outriggers\n' };
  expect(await faultsOf({ ...codes, 'option-rules.csv': RULES })).toEqual(expected);
  expect(await faultsOf(SMALL_SHOP)).toEqual([]);
  expect(await faultsOf({ 'option-rules.csv': RULES })).toEqual(expected);
});

test('product §5 a rule names options that are there, and is not blamed for a faulty row of another file', async () => {
  expect(await faultsOf({ 'option-rules.csv': 'rule\nA+!BB\nB+A\n' })).toEqual([
    ['option-rules.csv', 2, 'rule', 'A+!BB', 'reference'],
  ]);
  expect(await faultsOf({ 'option-codes.csv': 'code,name_en\nCC,\n', 'option-rules.csv': 'rule\nA+!CC\n' })).toEqual([
    ['option-codes.csv', 2, 'name_en', '', 'required'],
  ]);
});

test('a rule of more than a hundred characters is named by its lines', async () => {
  const rule = `A+!B${'+(A,!B)'.repeat(30)}`;
  const lines = { 'item-lines.csv': `figure,item,line_no,part,option_rule\nF-01,1,3,7021-0451,"${rule}"\n` };
  expect(await faultsOf({ 'option-rules.csv': `rule\n"${rule}"\n`, ...lines })).toEqual([]);
});

test('the database reads rules as the shop does', async () => {
  const words = fc.string({
    unit: fc.constantFrom('A', 'B', '1', '-', '_', '+', ',', '!', '(', ')', ' '),
    maxLength: 9,
  });
  const rules = [...fc.sample(words, 5000), 'A+!B+(C,D)', '!!(A,(B+C))', '((A)', 'A(B)', '!A!B'];
  const judged = await db<{ rule: string; isRead: boolean }[]>`
    select rule, is_option_rule(rule) as is_read from unnest(${rules}::text[]) rule`;
  expect(judged.filter(({ isRead }) => isRead).length).toBeGreaterThan(200);
  expect(judged.filter(({ rule, isRead }) => isRead !== isOptionRule(rule))).toEqual([]);
});

test('§5 a pattern of serial numbers that PostgreSQL cannot read, or without two groups, is a fault of its cell', async () => {
  const patterns = ['^([A-Z]{2})(\\d{5}$', '^[A-Z]{2}(\\d{5})$', '^([A-Z]*)(\\d+)$', 'a(b)(c)\\'];
  const schemes = `code,name,pattern\n${patterns.map((pattern, at) => `P${at},Pattern,"${pattern}"`).join('\n')}\n`;
  const expected = [0, 1, 3].map((at) => ['serial-schemes.csv', at + 2, 'pattern', patterns[at], 'cell']);
  const machines = { 'machines.csv': 'serial_number,scheme,variant\nAB12345,P0,S0607\n' };
  expect(await faultsOf({ 'serial-schemes.csv': schemes, ...machines })).toEqual(expected);
});

test('§8 a quotation mark that is never closed is a fault of its row', async () => {
  const faults = await faultsOf({
    'brands.csv': 'code,name\nA,One\nB,"Two\nC,Three\n',
    'tags.csv': '"code,name_en\nA,B\n',
  });
  expect(faults).toEqual([
    ['tags.csv', 1, '', '"code,name_en\nA,B\n', 'quotation'],
    ['brands.csv', 3, '', 'B,"Two\nC,Three\n', 'quotation'],
  ]);
});

test('§8 a mark that only one of a later row closes is a fault of the row where its cell began', async () => {
  const rows = ['A,One', 'B,"Two', 'C,Three', 'D,"Four"', 'E,Five'];
  expect(await faultsOf({ 'brands.csv': `code,name\n${rows.join('\n')}\n` })).toEqual([
    ['brands.csv', 3, '', `${rows.slice(1).join('\n')}\n`, 'quotation'],
  ]);
});

test('§8 a link that leads nowhere is told by its name', async () => {
  const folder = await makeFolder({ 'brands.csv': 'code,name\nA,One\n' });
  await symlink(join(folder, 'gone.csv'), join(folder, 'parts.csv'));
  const result = await importFolder(db, folder);
  expect(result).toMatchObject({ faultCount: 1, faults: [{ file: 'parts.csv', row: 0, reason: 'unknownFile' }] });
  await rm(folder, { recursive: true });
});

test('§8 endings are read in any case; every other file is named, and so is a second one of a kind', async () => {
  const brands = 'code,name\nUPPER,Upper\n';
  expect(await faultsOf({ 'brands.CSV': brands, 'notes.md': '- a note' })).toEqual([]);
  expect(await db`select name from brands where code = 'UPPER'`).toHaveLength(1);
  const others = { 'parts.xlsx': 'PK', prices: '', 'brands.TXT': brands, 'brands.tsv': brands, '.hidden': '' };
  expect(await faultsOf(others)).toEqual([
    ['brands.tsv', 0, '', 'brands.tsv', 'duplicate'],
    ['parts.xlsx', 0, '', 'parts.xlsx', 'unknownFile'],
    ['prices', 0, '', 'prices', 'unknownFile'],
  ]);
});

test('product §8 a byte that was lost is told at its row, column and value, each such row', async () => {
  const rows = Array.from({ length: 200 }, (_, at) => `P-${at},Seal,"Junta tórica ${at},\nvedação"\n`);
  const whole = Buffer.from(`code,name_en,name_es\n${rows.join('')}`);
  const places = ['tórica 7,', 'tórica 150,'].map((words) => whole.indexOf(words) + 1);
  const damaged = Buffer.from([...whole].filter((_, at) => !places.includes(at)));
  expect(await faultsOf({ 'parts.csv': damaged })).toEqual([
    ['parts.csv', 9, 'name_es', 'Junta t\ufffdrica 7,\nvedação', 'encoding'],
    ['parts.csv', 152, 'name_es', 'Junta t\ufffdrica 150,\nvedação', 'encoding'],
  ]);
});

test('product §8 a lost byte is told at its row where other encodings, late rows and the header have it', async () => {
  const wide = Buffer.from('\ufeffcode,name_en\nP-1,One\nP-2,Two\nP-3,Three\n', 'utf16le');
  const shifted = Buffer.concat([wide.subarray(0, wide.length - 11), wide.subarray(wide.length - 10)]);
  expect(await faultsOf({ 'parts.csv': shifted })).toEqual([
    ['parts.csv', 4, 'name_en', expect.any(String), 'encoding'],
  ]);
  const chinese = encodedAs('gb18030', 'code,name_en,name_zh\nP-1,One,活塞杆密封\nP-2,Two,螺栓\nP-3,Three,液压缸\n');
  const lost = Buffer.from(
    chinese
      .toString('latin1')
      .replace('\xa8,', ',')
      .replace(/.\n(?=P-3)/, '\n'),
    'latin1',
  );
  expect(await faultsOf({ 'parts.csv': lost })).toEqual([['parts.csv', 3, 'name_zh', '螺\ufffd', 'encoding']]);
  const late = `code,name_en,description_en\n${Array.from({ length: 60 }, (_, at) => `P-${at},Bracket,${'a long text '.repeat(1600)}\n`).join('')}`;
  expect(
    await faultsOf({ 'parts.csv': Buffer.concat([Buffer.from(late), Buffer.from('P-X,Caf\xe9,\n', 'latin1')]) }),
  ).toEqual([['parts.csv', 62, 'name_en', 'Caf\ufffd', 'encoding']]);
  expect(
    await faultsOf({ 'parts.csv': Buffer.from('code,name_en,na\xc3m\xc3\xa9\nP,Two,\xc3\xa9\n', 'latin1') }),
  ).toEqual([['parts.csv', 1, '', 'na\ufffdmé', 'encoding']]);
});
