// Product §8 Import: two rows with one key are a fault of the later one, which names the earlier, whatever the shop has already.
import { rm } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { lonelyPool } from '../../../../test/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { makeCsvParser } from '../../../platform/text-files/csv-parser.ts';
import { makeFolder } from '../imports.make.ts';
import { importFolder, type ImportResult } from '../index.ts';
import { allKinds } from '../format/kinds/all-kinds.ts';
import { CUSTOMER, filesFor, WHOLE_SHOP } from '../whole-shop.make.ts';

let db: Db;
beforeAll(async () => {
  const alone = await lonelyPool(2);
  db = alone.db;
  await db`insert into companies (name, customer_number, status, currency, approved_at) values ('Rental', ${CUSTOMER}, 'approved', 'USD', now())`;
  const result = await importFiles(WHOLE_SHOP);
  if (result.status === 'refused') throw new Error(JSON.stringify(result.faults));
  return alone.close;
}, 60_000);

async function importFiles(files: Record<string, string>): Promise<ImportResult> {
  const folder = await makeFolder(files);
  try {
    return await importFolder(db, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const linesOf = (kind: string) => makeCsvParser(',').push(WHOLE_SHOP[`${kind}.csv`] ?? '');
const written = (lines: string[][]) =>
  lines.map((line) => `${line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`).join('');

test.each(allKinds.map(({ kind }) => kind))(
  'product §8 %s: of two rows with one key the later is a fault, though the first changes nothing',
  async (kind) => {
    const [head = [], first = [], ...others] = linesOf(kind);
    const files = { ...filesFor(), [`${kind}.csv`]: written([head, first, ...others, first]) };
    const result = await importFiles(files);
    const row = others.length + 3;
    expect(result).toMatchObject({
      status: 'refused',
      faultCount: 1,
      faults: [
        { file: `${kind}.csv`, row, reason: 'duplicate', expected: expect.stringContaining('row 2 has the same ') },
      ],
    });
    const [fault] = result.status === 'refused' ? result.faults : [];
    const cells = fault?.column.split(', ').map((column) => first[head.indexOf(column)]);
    // A moment comes back as the database writes it.
    expect(fault?.value.replace(' 00:00:00+00', '')).toBe(cells?.filter((cell) => cell !== '').join(', '));
    expect(fault?.column).not.toBe('');
  },
);

test('product §8 a later row never wins in silence, not even where the first one says what the shop has', async () => {
  const rows = 'code,name_en\nNEW,New\nNEW,Newer\n';
  expect(await importFiles({ 'tags.csv': rows })).toMatchObject({
    faults: [{ row: 3, column: 'code', value: 'NEW', expected: 'a row of its own: row 2 has the same code' }],
  });
  expect([...(await db`select name_en from tags where code = 'NEW'`)]).toEqual([{ nameEn: 'New' }]);
});

test('product §8 one key in two spellings is one key', async () => {
  const machines = 'serial_number,scheme,variant\nNS-77777,S7,S0607\nns 77777,S7,S0607\n';
  expect(await importFiles({ 'machines.csv': machines })).toMatchObject({
    faults: [{ row: 3, column: 'serial_number, scheme', value: 'ns 77777, S7', reason: 'duplicate' }],
  });
});
