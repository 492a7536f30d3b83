// Serial numbers the books hold a part for, on the page of the part (spec §2 Part detail: serial number from; product §5).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { makeLine, makeMachine, makeModel } from '../machines/machines.make.ts';
import { makePart } from './parts.make.ts';

let it: TestShop;
let token: string;
beforeAll(async () => {
  it = await testShop();
  token = (await makeCompany(it.shop.db)).token;
});

async function serialsOf(id: number) {
  const { result } = await it.ask(calls.parts.goodsDetail, { id }, { token });
  return result.matchedModels.map((one) => [one.serialNumberFrom, one.serialRules?.map(({ rule }) => rule) ?? null]);
}

test('§2 a part is valid for all serial numbers only where no line restricts them', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const [free, both, bound, early] = [await makePart(db), await makePart(db), await makePart(db), await makePart(db)];
  await makeMachine(db, model, { ordinal: 40 });
  await makeMachine(db, model, { ordinal: 60 });
  await makeLine(db, model, { itemNo: '1', partId: free.partId });
  await makeLine(db, model, { itemNo: '2', partId: both.partId });
  await makeLine(db, model, { itemNo: '3', partId: both.partId, ordinals: '{[50,100)}' });
  // No machine known lies in it: it is restricted all the same.
  await makeLine(db, model, { itemNo: '4', partId: bound.partId, ordinals: '{[500,)}', printed: 'from 500' });
  await makeLine(db, model, { itemNo: '5', partId: early.partId, ordinals: '{[0,50)}', printed: 'prior to 50' });
  await makeLine(db, model, { itemNo: '6', partId: early.partId, ordinals: '{[60,60]}', printed: 'only 60' });
  await makeLine(db, model, { itemNo: '7', partId: early.partId, ordinals: '{[20,21),[90,)}', printed: 'after all' });
  expect(await serialsOf(free.partId)).toEqual([[null, null]]);
  expect(await serialsOf(both.partId)).toEqual([[null, null]]);
  expect(await serialsOf(bound.partId)).toEqual([[null, ['from 500']]]);
  expect(await serialsOf(early.partId)).toEqual([['40', ['prior to 50', 'only 60', 'after all']]]);
});

test('§2 where the book prints no wording its ranges are told; a wording stands in the language of the reader', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const part = await makePart(db);
  const ordinals = '{[0,10),[20,21),[30,)}';
  await makeLine(db, model, { itemNo: '1', partId: part.partId, prefix: 'K', ordinals, printed: `K ${part.code}` });
  await db`update effectivities set printed_fr = ${`FR ${part.code}`} where printed_en = ${`K ${part.code}`}`;
  const french = await it.ask(calls.parts.goodsDetail, { id: part.partId }, { token, language: 'fa' });
  expect(french.result.matchedModels[0]?.serialRules?.map(({ rule }) => rule)).toEqual([`FR ${part.code}`]);
  await db`update effectivities set printed_fr = null, printed_en = null where printed_en = ${`K ${part.code}`}`;
  const bare = await makePart(db);
  await db`update item_lines set part_id = ${bare.partId} where part_id = ${part.partId}`;
  expect(await serialsOf(bare.partId)).toEqual([[null, ['–K9, K20, K30–']]]);
});

test('product §5 of schemes that took over from each other the older one’s machine is the first, whatever their ordinals', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const newer = { ...model, schemeId: (await makeModel(db)).schemeId };
  const part = await makePart(db);
  const built = async (made: { hostId: number }, day: string) =>
    db`update machines set manufactured_on = ${day} where id = ${made.hostId}`;
  await built(await makeMachine(db, model, { ordinal: 50_000 }), '2011-05-01');
  await built(await makeMachine(db, model, { ordinal: 50_001 }), '2010-05-01');
  await built(await makeMachine(db, newer, { prefix: 'N', ordinal: 7 }), '2016-05-01');
  await makeLine(db, model, { itemNo: '1', partId: part.partId, ordinals: '{[50000,)}', printed: 'from 50000' });
  await makeLine(db, newer, { itemNo: '2', partId: part.partId, prefix: 'N', ordinals: '{[1,)}', printed: 'N1 on' });
  expect(await serialsOf(part.partId)).toEqual([['50000', ['N1 on', 'from 50000']]]);
});

test('§2 a wording that names bare numbers comes with what they begin with, of the model and of the range whose limits they are', async () => {
  const { db } = it.shop;
  const [model, other] = [await makeModel(db), await makeModel(db)];
  const part = await makePart(db);
  await makeMachine(db, model, { prefix: 'K', ordinal: 40 });
  await makeMachine(db, model, { prefix: 'OLD', ordinal: 7 });
  await makeMachine(db, { ...other, schemeId: model.schemeId }, { prefix: 'Z', ordinal: 1 });
  await makeLine(db, model, {
    itemNo: '1',
    partId: part.partId,
    prefix: 'K',
    ordinals: '{[0,15548)}',
    printed: 'prior to 15548',
  });
  const range = async (prefix: string, ordinals: string) =>
    db`insert into effectivity_ranges (effectivity_id, scheme_id, prefix, ordinals)
      select id, ${model.schemeId}, ${prefix}, ${ordinals}::text::int8multirange from effectivities where id = (select max(effectivity_id) from item_lines where part_id = ${part.partId})`;
  // All of the older numbers, of which the wording says nothing; and those of another model under the same wording.
  await range('OLD', '{[0,)}');
  await range('Z', '{[0,15548)}');
  await makeLine(db, model, {
    itemNo: '2',
    partId: part.partId,
    prefix: 'K',
    ordinals: '{[20000,)}',
    printed: 'K20000 on',
  });
  const { result } = await it.ask(calls.parts.goodsDetail, { id: part.partId }, { token });
  expect(result.matchedModels[0]?.serialRules).toEqual([
    { rule: 'prior to 15548', prefixes: 'K' },
    { rule: 'K20000 on', prefixes: null },
  ]);
});

test('§2 one wording of two lines comes with what the numbers of both begin with, once each', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const [part, bare] = [await makePart(db), await makePart(db)];
  const line = (itemNo: string, prefix: string, partId: number) =>
    makeLine(db, model, { itemNo, partId, prefix, ordinals: '{[0,500)}', printed: 'prior to 500' });
  for (const prefix of ['K', 'L', '']) await makeMachine(db, model, { prefix, ordinal: 40 });
  for (const [at, prefix] of ['L', 'K', 'L'].entries()) await line(`${at}`, prefix, part.partId);
  for (const [at, prefix] of ['K', ''].entries()) await line(`1${at}`, prefix, bare.partId);
  const rulesOf = async ({ partId }: { partId: number }) =>
    (await it.ask(calls.parts.goodsDetail, { id: partId }, { token })).result.matchedModels[0]?.serialRules;
  expect(await rulesOf(part)).toEqual([{ rule: 'prior to 500', prefixes: 'K, L' }]);
  // Numbers that begin with nothing are no less meant.
  expect(await rulesOf(bare)).toEqual([
    { rule: 'prior to 500', prefixes: 'K' },
    { rule: 'prior to 500', prefixes: null },
  ]);
});
