// Product §5: a code leads to the same part wherever it is given (decision 0006).
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import type { Db } from '../../platform/db/db.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { resolveCodes } from '../parts/index.ts';
import { makePart } from '../parts/parts.make.ts';
import { searchParts } from './search-parts.ts';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});

test('product §5 what is an alias of one part and the company’s own code of another leads where search opens', async () => {
  const [alias, own, third] = [await makePart(db), await makePart(db), await makePart(db)];
  const { companyId } = await makeCompany(db);
  const code = `BOTH ${alias.code}`;
  await db`insert into customer_part_codes (company_id, part_id, code) values (${companyId}, ${own.partId}, ${code})`;
  await db`insert into part_aliases (part_id, code) values (${alias.partId}, ${code})`;
  const found = async () => (await resolveCodes(db, { companyId, codes: [code] })).get(code)?.code;
  const opened = async () =>
    (
      await searchParts({
        db,
        index: null,
        companyId,
        text: code,
        page: { skip: 0, limit: 5 },
        head: 5,
        fitting: null,
        isFittingAlone: false,
      })
    ).exactPartId;
  expect([await found(), await opened()]).toEqual([alias.code, alias.partId]);
  await db`insert into part_aliases (part_id, code) values (${third.partId}, ${code})`;
  expect([await found(), await opened()]).toEqual([own.code, own.partId]);
});
