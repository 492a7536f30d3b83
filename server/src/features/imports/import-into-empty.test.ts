// The first load of an empty shop goes faster, and leaves the database as it was (product §8 Import; stack.md).
import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { lonelyDatabase } from '../../../test/database.ts';
import { connect } from '../../platform/db/connect.ts';
import { importFolder } from './index.ts';
import { makeFolder } from './imports.make.ts';

test('a large load takes indexes and constraints off and puts back every one of them', async () => {
  const lonely = await lonelyDatabase();
  const alone = connect(lonely.url, { max: 1 });
  const pieces = async () => [
    ...(await alone`
      select conrelid::regclass::text as on, conname::text as name, pg_get_constraintdef(oid) as is from pg_constraint
      union all select tablename::text, indexname::text, indexdef from pg_indexes where schemaname = 'public' order by 1, 2, 3`),
  ];
  const before = await pieces();
  const codes = Array.from({ length: 1200 }, (_, at) => `P-${at}`);
  const folder = await makeFolder({
    'parts.csv': `code,name_en\n${codes.map((code) => `${code},Part ${code}`).join('\n')}\n`,
    'price-lists.csv': 'code,name,currency\nL,List,USD\n',
    'prices.csv': `part,price_list,amount\n${codes.map((code) => `${code},L,1.00`).join('\n')}\n`,
  });
  const result = await importFolder(alone, folder, { isExclusive: true });
  expect(result).toMatchObject({ status: 'done', counts: { parts: { added: 1200 }, prices: { added: 1200 } } });
  expect(await pieces()).toEqual(before);

  const twice = await makeFolder({
    'tags.csv': `code,name_en\n${[...codes, 'P-7'].map((code) => `${code},x`).join('\n')}\n`,
  });
  const refusal = await importFolder(alone, twice, { isExclusive: true });
  const twin = { file: 'tags.csv', row: 1202, column: 'code', value: 'P-7', reason: 'duplicate' };
  expect(refusal).toMatchObject({ status: 'refused', faults: [twin] });
  expect(await pieces()).toEqual(before);
  await Promise.all([folder, twice].map((one) => rm(one, { recursive: true })));
  await alone.end();
  await lonely.drop();
});
