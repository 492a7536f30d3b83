// Product §5: a code leads to the same part wherever it is given (decision 0006).
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../../test/database.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { makeCompany } from '../../../identity/identity.make.ts';
import { resolveCodes } from '../../../supersession/index.ts';
import { makePart, makeSupersession } from '../../../parts/parts.make.ts';
import { searchParts } from './search-parts.ts';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});

const foundBy = async (code: string, companyId: number | null = null) =>
  (await resolveCodes(db, { companyId, codes: [code] })).get(code)?.foundPartId;
const found = async (text: string, companyId: number | null = null) =>
  await searchParts({
    db,
    index: null,
    labels: null,
    synonyms: null,
    companyId,
    text,
    mayBe: { unlistedCode: true },
    page: { skip: 0, limit: 5 },
    head: 5,
    fitting: null,
    ahead: [],
    isFittingAlone: false,
    isCounted: true,
  });
const openedBy = async (code: string, companyId: number | null = null) => (await found(code, companyId)).exactPartId;

test('product §5 what is an alias of one part and the company’s own code of another leads where search opens', async () => {
  const [alias, own, third] = [await makePart(db), await makePart(db), await makePart(db)];
  const { companyId } = await makeCompany(db);
  const code = `BOTH ${alias.code}`;
  await db`insert into customer_part_codes (company_id, part_id, code) values (${companyId}, ${own.partId}, ${code})`;
  await db`insert into part_aliases (part_id, code) values (${alias.partId}, ${code})`;
  expect([await foundBy(code, companyId), await openedBy(code, companyId)]).toEqual([alias.partId, alias.partId]);
  await db`insert into part_aliases (part_id, code) values (${third.partId}, ${code})`;
  expect([await foundBy(code, companyId), await openedBy(code, companyId)]).toEqual([own.partId, own.partId]);
});

test('product §5 the code of a part taken off sale stays its own, though another part has it as an alias', async () => {
  const [replaced, gone] = [await makePart(db, { status: 'offline' }), await makePart(db, { status: 'offline' })];
  const [successor, other] = [await makePart(db), await makePart(db)];
  await makeSupersession(db, replaced, successor);
  for (const { code } of [replaced, gone])
    await db`insert into part_aliases (part_id, code) values (${other.partId}, ${code})`;
  expect([await foundBy(replaced.code), await openedBy(replaced.code)]).toEqual([replaced.partId, replaced.partId]);
  // Nothing took its place: the cart says that it is not sold, and search shows the other part without opening it.
  expect([await foundBy(gone.code), await openedBy(gone.code)]).toEqual([gone.partId, null]);
  expect((await found(gone.code)).hits.map((hit) => hit.partId)).toEqual([other.partId]);
});
