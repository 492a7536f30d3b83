// A company's own codes are kept for a part, found wherever a code is, and private (product §5 Search).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makePart, makeSupersession } from '../parts/parts.make.ts';

const { ownCodes, keepOwnCode, removeOwnCode } = calls.ownCodes;

let it: TestShop;
let count = 0;
beforeAll(async () => {
  it = await testShop();
});
const newCode = () => `OWN ${(count += 1)}/${Date.now()}`;

test('product §5 an own code leads to its part in lists and in search until it is forgotten', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const part = await makePart(db);
  const code = newCode();
  const { result: kept } = await it.ask(keepOwnCode, { partCode: part.code, code }, { token });
  expect(kept.code).toBe(code);
  const asked = { codes: [code.toLowerCase().replaceAll(' ', '-')] };
  const { result } = await it.ask(calls.quickAdd.checkRows, asked, { token });
  expect(result[0]).toMatchObject({ code: part.code });
  expect((await it.ask(ownCodes, { partCode: part.code }, { token })).result).toEqual([kept]);
  for (let time = 0; time < 2; time += 1)
    expect((await it.ask(removeOwnCode, { id: kept.id }, { token })).result).toEqual({ id: kept.id });
  expect((await it.ask(ownCodes, { partCode: part.code }, { token })).result).toEqual([]);
});

test('product §5 the code of a replaced part stays its own', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const [old, part] = [await makePart(db), await makePart(db)];
  await makeSupersession(db, old, part);
  await it.ask(keepOwnCode, { partCode: old.code, code: newCode() }, { token });
  expect((await it.ask(ownCodes, { partCode: old.code }, { token })).result).toHaveLength(1);
  expect((await it.ask(ownCodes, { partCode: part.code }, { token })).result).toHaveLength(0);
});

test('product §5 one code means one part: ownCodeTaken, noOwnCode and partNotFound', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const [one, other] = [await makePart(db), await makePart(db)];
  const code = newCode();
  await it.ask(keepOwnCode, { partCode: one.code, code }, { token });
  const refused = async (partCode: string, kept: string) => {
    const { reason, facts } = await it.ask(keepOwnCode, { partCode, code: kept }, { token });
    return [reason, facts];
  };
  expect(await refused(other.code, code.toLowerCase())).toEqual([
    'ownCodeTaken',
    { code: code.toLowerCase(), part: one.code },
  ]);
  expect(await refused(one.code, other.code)).toEqual(['noOwnCode', { code: other.code }]);
  expect(await refused(one.code, '--')).toEqual(['noOwnCode', { code: '--' }]);
  expect(await refused('NO-SUCH-PART', newCode())).toEqual(['partNotFound', { code: 'NO-SUCH-PART' }]);
  expect((await it.ask(ownCodes, { partCode: 'NO-SUCH-PART' }, { token })).reason).toBe('partNotFound');
});

test('product §4 codes of another company are not known, nor forgotten by anybody else', async () => {
  const { db } = it.shop;
  const [mine, theirs] = [await makeCompany(db), await makeCompany(db)];
  const part = await makePart(db);
  const code = newCode();
  const { result: kept } = await it.ask(keepOwnCode, { partCode: part.code, code }, { token: mine.token });
  expect((await it.ask(ownCodes, { partCode: part.code }, { token: theirs.token })).result).toEqual([]);
  await it.ask(removeOwnCode, { id: kept.id }, { token: theirs.token });
  expect((await it.ask(ownCodes, { partCode: part.code }, { token: mine.token })).result).toEqual([kept]);
  expect((await it.ask(keepOwnCode, { partCode: part.code, code }, { token: theirs.token })).status).toBe(200);
  const viewer = await makeSubAccount(db, mine.companyId, { permissions: [2] });
  for (const [call, input] of [
    [keepOwnCode, { partCode: part.code, code: newCode() }],
    [removeOwnCode, { id: kept.id }],
  ] as const) {
    expect((await it.ask(call, input, { token: viewer.token })).reason).toBe('noPermission');
    expect((await it.ask(call, input)).reason).toBe('signInAgain');
  }
  expect((await it.ask(ownCodes, { partCode: part.code })).reason).toBe('signInAgain');
});
