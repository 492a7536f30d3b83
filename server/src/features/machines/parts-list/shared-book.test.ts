// Spec §2 Historical parts list, quality 13: machines of one model share its book, and nothing else of each other.
import { calls, rowsOfList } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../../identity/identity.make.ts';
import { makePart, makeSupersession } from '../../parts/parts.make.ts';
import { makeLine, makeMachine, makeModel } from '../machines.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { machinePartList } = calls.machines;

/** A model with two parts for early numbers, one of them with an option too, and its machines of some numbers. */
async function makeBook(...ordinals: number[]) {
  const { db } = it.shop;
  const model = await makeModel(db);
  const [first, second] = [await makePart(db, { stock: 9 }), await makePart(db)];
  const early = { ordinals: '{[0,500)}', printed: 'prior to 500' };
  await makeLine(db, model, { partId: first.partId, itemNo: '1', ...early });
  await makeLine(db, model, { partId: second.partId, itemNo: '2', ...early, rule: 'SHAREDKIT' });
  const hostIds: number[] = [];
  for (const ordinal of ordinals) {
    const options = ordinal % 2 === 1 ? ['SHAREDKIT'] : ['OTHERKIT'];
    hostIds.push((await makeMachine(db, model, { ordinal, options })).hostId);
  }
  const keptBook = () => it.shop.responseCache.peek<object>(`book of ${model.variantId}   en`);
  return { model, first, second, hostIds, keptBook };
}

const listOf = async (hostId: number, token: string) => (await it.ask(machinePartList, { hostId }, { token })).result;
const told = async (hostId: number, token: string) =>
  rowsOfList(await listOf(hostId, token)).map(({ verdict, reason, figureName }) => [verdict, reason.name, figureName]);

test('quality 13 the book of a model is read once for its machines, each judged by its own number and options', async () => {
  const { token } = await makeCompany(it.shop.db);
  const { hostIds, keptBook } = await makeBook(101, 102, 701);
  const [odd = 0, even = 0, late = 0] = hostIds;
  expect(await told(odd, token)).toEqual([
    ['fits', 'inRange', 'Frame'],
    ['fits', 'optionMet', 'Frame'],
  ]);
  const book = keptBook();
  expect(book).not.toBeNull();
  expect(await told(even, token)).toEqual([
    ['fits', 'inRange', 'Frame'],
    ['doesNotFit', 'optionNotMet', 'Frame'],
  ]);
  expect((await told(late, token)).map(([, reason]) => reason)).toEqual(['outOfRange', 'outOfRange']);
  expect(keptBook()).toBe(book);
});

test('quality 13 what many rows say alike stands in the list once', async () => {
  const { token } = await makeCompany(it.shop.db);
  const { hostIds } = await makeBook(702);
  const { items, figures, reasons } = await listOf(hostIds[0] ?? 0, token);
  expect([items.length, figures.length]).toEqual([2, 1]);
  expect(items.map(({ reason }) => reasons[reason]?.name)).toEqual(['outOfRange', 'optionNotMet']);
});

test('product §4 machines of one model share no price with who may not see it or sees another', async () => {
  const { db } = it.shop;
  const [plain, special] = [await makeCompany(db), await makeCompany(db)];
  const blind = await makeSubAccount(db, plain.companyId, { permissions: [3] });
  const { first, hostIds } = await makeBook(1, 2, 3, 4);
  const [list] = await db<{ id: number }[]>`
    insert into price_lists (code, name, currency) values (${`shared-${first.partId}`}, 'Own', 'USD') returning id`;
  await db`insert into prices (part_id, price_list_id, amount_minor) values (${first.partId}, ${list?.id ?? 0}, 700)`;
  await db`insert into company_price_lists (company_id, price_list_id) values (${special.companyId}, ${list?.id ?? 0})`;
  const asked = [plain, special, blind, plain];
  const amounts: unknown[] = [];
  for (const [at, { token }] of asked.entries())
    amounts.push((await listOf(hostIds[at] ?? 0, token)).items[0]?.price?.amount);
  expect(amounts).toEqual(['10.00', '7.00', undefined, '10.00']);
  const { text } = await it.ask(machinePartList, { hostId: hostIds[3] ?? 0 }, { token: blind.token });
  expect(text).not.toMatch(/price|amount/i);
});

test('quality 13 stock and prices are told anew beside a book that is kept; a successor ends the book', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const { first, second, hostIds, keptBook } = await makeBook(1, 2, 3);
  const row = async (at: number) => (await listOf(hostIds[at] ?? 0, token)).items[0];
  expect((await row(0))?.stock).toBe(9);
  const book = keptBook();
  await db`update stock_levels set reserved = 2 where part_id = ${first.partId}`;
  expect((await row(1))?.stock).toBe(7);
  await db`update prices set amount_minor = 1234 where part_id = ${first.partId}`;
  expect((await row(1))?.price?.amount).toBe('12.34');
  expect(keptBook()).toBe(book);
  await makeSupersession(db, first, second);
  expect((await row(2))?.replacedBy.map(({ code }) => code)).toEqual([second.code]);
});

test('spec §2 a hostile description leaves the list of a machine cleaned', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const { first, hostIds } = await makeBook(703);
  await db`update parts set description_en = ${'<p style="color:red">Ring <b onclick="x()">NBR</b><svg onload=x></p>'}
    where id = ${first.partId}`;
  const { items } = await listOf(hostIds[0] ?? 0, token);
  expect(items.find(({ partId }) => partId === first.partId)?.description).toBe('<p>Ring <b>NBR</b></p>');
});
