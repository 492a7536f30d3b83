// Any code leads to the part to order (product §5 Supersession): normalised, replaced, alias, own code.
import { successorQuantity } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import type { Db } from '../../platform/db/db.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { makePart, makeSupersession } from '../parts/parts.make.ts';
import { resolveCodes } from './current-parts.reads.ts';
import { readChain, readSuccessors } from './successors.reads.ts';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});

test('product §5 dashes, spaces and case never matter', async () => {
  const part = await makePart(db);
  const spoiled = ` ${part.code.toLowerCase().replaceAll('-', ' ')} `;
  const found = await resolveCodes(db, { companyId: null, codes: [spoiled, 'no such code'] });
  expect(found.get(spoiled)).toMatchObject({ code: part.code, changeCode: null, foundBy: 'code' });
  expect(found.has('no such code')).toBe(false);
});

test('product §5 a chain leads to its end and multiplies its ratios', async () => {
  const [a, b, c] = [await makePart(db), await makePart(db), await makePart(db)];
  await makeSupersession(db, a, b, { oldQuantity: 1, newQuantity: 2 });
  await makeSupersession(db, b, c, { oldQuantity: 4, newQuantity: 1 });
  const found = (await resolveCodes(db, { companyId: null, codes: [a.code] })).get(a.code);
  expect(found).toMatchObject({ code: c.code, foundCode: a.code, changeCode: a.code, oldQuantity: 2, newQuantity: 1 });
  expect(successorQuantity(3, { oldQuantity: 2, newQuantity: 1 })).toBe(2);
});

test('product §5 a replacement counts from its day, a two-way one once the old stock is gone', async () => {
  const [later, now, next] = [await makePart(db), await makePart(db), await makePart(db)];
  await makeSupersession(db, later, next, { effectiveFrom: '2999-01-01' });
  await makeSupersession(db, now, next, { isTwoWay: true });
  const before = await resolveCodes(db, { companyId: null, codes: [later.code, now.code] });
  expect([before.get(later.code)?.code, before.get(now.code)?.code]).toEqual([later.code, now.code]);
  await db`update stock_levels set on_hand = 0 where part_id = ${now.partId}`;
  const after = await resolveCodes(db, { companyId: null, codes: [now.code] });
  expect(after.get(now.code)?.code).toBe(next.code);
});

test('product §5 a part with several successors stays until somebody chooses', async () => {
  const [old, left, right] = [await makePart(db), await makePart(db), await makePart(db)];
  await makeSupersession(db, old, left, { mode: 'choice' });
  await makeSupersession(db, old, right, { mode: 'choice' });
  expect((await resolveCodes(db, { companyId: null, codes: [old.code] })).get(old.code)?.code).toBe(old.code);
});

test('product §5 an own code counts for its company alone, an alias for everybody', async () => {
  const part = await makePart(db);
  const [mine, other] = [await makeCompany(db), await makeCompany(db)];
  const own = `OWN ${part.code}`;
  await db`insert into customer_part_codes (company_id, part_id, code) values (${mine.companyId}, ${part.partId}, ${own})`;
  await db`insert into part_aliases (part_id, code) values (${part.partId}, ${`ALIAS ${part.code}`})`;
  const asked = [own, `alias-${part.code}`];
  const forMine = await resolveCodes(db, { companyId: mine.companyId, codes: asked });
  // Other names of the part itself: nothing was replaced.
  expect(forMine.get(own)).toMatchObject({ code: part.code, changeCode: null, foundBy: 'ownCode' });
  expect(forMine.get(`alias-${part.code}`)).toMatchObject({ code: part.code, changeCode: null, foundBy: 'alias' });
  expect((await resolveCodes(db, { companyId: other.companyId, codes: asked })).has(own)).toBe(false);
  const next = await makePart(db);
  await makeSupersession(db, part, next);
  const replaced = await resolveCodes(db, { companyId: mine.companyId, codes: asked });
  for (const code of asked) expect(replaced.get(code)).toMatchObject({ code: next.code, changeCode: code });
});

test('product §5 a successor of a later day does not keep the one in force from taking over, one in force that nobody knows does', async () => {
  const [old, now, next, half] = [await makePart(db), await makePart(db), await makePart(db), await makePart(db)];
  await makeSupersession(db, old, now);
  await makeSupersession(db, old, next, { effectiveFrom: '2999-01-01' });
  await makeSupersession(db, half, now);
  await makeSupersession(db, half, 'NOBODY-KNOWS');
  const found = await resolveCodes(db, { companyId: null, codes: [old.code, half.code] });
  expect([found.get(old.code)?.code, found.get(half.code)?.code]).toEqual([now.code, half.code]);
});

test('product §5 the chain draws successors in the order they are told in beside the part, and its groups in that of the parts they replace', async () => {
  const old = await makePart(db);
  const named = async (start: string) => await makePart(db, { code: `${start}-${old.code}` });
  const [first, second, third] = [await named('Z'), await named('A'), await named('M')];
  const [ofSecond, ofFirst] = [await makePart(db), await makePart(db)];
  for (const one of [first, second, third]) await makeSupersession(db, old, one);
  await makeSupersession(db, second, ofSecond);
  await makeSupersession(db, first, ofFirst);
  const told = (await readSuccessors(db, [old.partId])).get(old.partId)?.map((one) => one.code);
  expect(told).toEqual([first.code, second.code, third.code]);
  const chain = await readChain(db, 'en', old.partId);
  expect(chain.filter((link) => link.step === 1).map((link) => link.code)).toEqual(told);
  expect(chain.filter((link) => link.step === 2).map((link) => link.code)).toEqual([ofFirst.code, ofSecond.code]);
});

test('product §5 a part that replaces two is in the chain of each and of both', async () => {
  const [one, two, now] = [await makePart(db), await makePart(db), await makePart(db)];
  await makeSupersession(db, one, now, { newQuantity: 2 });
  await makeSupersession(db, two, now, { isTwoWay: true });
  const chain = await readChain(db, 'en', now.partId);
  expect(chain.map((step) => [step.step, step.code, step.oldCode, step.newQuantity, step.isTwoWay])).toEqual([
    [0, one.code, null, 1, false],
    [0, two.code, null, 1, false],
    [1, now.code, one.code, 2, false],
    [1, now.code, two.code, 1, true],
  ]);
});

test('product §5 pieces in a closed warehouse keep no part on sale, and no chain promises them', async () => {
  const [old, equal] = [await makePart(db), await makePart(db, { stock: 3 })];
  await makeSupersession(db, old, equal, { isTwoWay: true });
  const [closed] = await db<{ id: number }[]>`
    insert into warehouses (code, name, country, is_active) values (${`SHUT ${old.code}`}, 'Shut', 'US', false) returning id`;
  await db`update stock_levels set warehouse_id = ${closed?.id ?? 0} where part_id = ${old.partId}`;
  expect((await resolveCodes(db, { companyId: null, codes: [old.code] })).get(old.code)?.code).toBe(equal.code);
  const chain = await readChain(db, 'en', equal.partId);
  expect(chain.map((step) => [step.code, step.stock])).toEqual([
    [old.code, 0],
    [equal.code, 3],
  ]);
});
