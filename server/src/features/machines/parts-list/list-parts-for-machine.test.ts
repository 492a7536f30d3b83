// The parts list held to what fits a machine or with that first, beside the verdicts of its parts one by one (spec §2; product §4, §5).
import { calls, type InputOf } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../../identity/identity.make.ts';
import { type MadePart, makePart, makeSupersession } from '../../parts/parts.make.ts';
import { type MadeModel, makeLine, makeMachine, makeModel } from '../machines.make.ts';

const { goodsForMachine, fitOfParts, categoriesForMachine } = calls.machines;
const { goodsList } = calls.catalogue;
let it: TestShop;
let token: string;
let companyId: number;
let model: MadeModel;
let hostId: number;
let parts: Record<string, MadePart>;

/** A machine of serial 700 whose list has every kind of row: plain, in and out of range, options, built, replaced, of other models. */
beforeAll(async () => {
  it = await testShop();
  const { db } = it.shop;
  ({ token, companyId } = await makeCompany(db));
  model = await makeModel(db);
  const named = [
    'plain',
    'before',
    'after',
    'option',
    'built',
    'was',
    'next',
    'strange',
    'choice',
    'chosen',
    'offline',
    'unknown',
  ];
  const entries = await Promise.all(
    named.map(async (name, at) => {
      const status = name === 'offline' ? ('offline' as const) : ('active' as const);
      return [name, await makePart(db, { nameEn: `Fitted ${name}`, priceMinor: (at + 1) * 100, status })] as const;
    }),
  );
  parts = Object.fromEntries(entries);
  const put = (name: string, itemNo: string, says: object = {}) =>
    makeLine(db, model, { partId: parts[name]?.partId ?? 0, itemNo, ...says });
  await put('plain', '1');
  await put('before', '2', { ordinals: '{[0,500)}' });
  await put('after', '3', { ordinals: '{[500,)}' });
  await put('option', '4', { rule: `OPT${model.variantId}` });
  await put('was', '5');
  await put('choice', '6');
  await put('offline', '7');
  // Printed for the numbers of another maker's scheme: nobody knows.
  const { schemeId } = await makeModel(db);
  await put('unknown', '8', { ordinals: '{[0,900)}', schemeId });
  await makeSupersession(db, part('was'), part('next'));
  await makeSupersession(db, part('choice'), part('chosen'), { mode: 'choice' });
  await makeLine(db, await makeModel(db), { partId: part('strange').partId, itemNo: '1' });
  const built = { asBuilt: 'partial' as const, asBuiltParts: [part('built').partId], ordinal: 700 };
  ({ hostId } = await makeMachine(db, model, { ...built, options: [`OPT${model.variantId}`] }));
});

function part(name: string): MadePart {
  const found = parts[name];
  if (!found) throw new Error(`no part ${name}`);
  return found;
}

const listOf = async (input: Partial<InputOf<typeof goodsForMachine>> = {}) =>
  await it.ask(goodsForMachine, { hostId, only: 'fits', ...input }, { token });
const namesIn = (items: readonly { name: string }[]) => items.map((item) => item.name.replace('Fitted ', ''));

test('product §5 the list holds what fits and nothing else: what the verdict of each part says', async () => {
  const { result } = await listOf({ sort: 'priceAsc' });
  const names = namesIn(result.items);
  // An old part is sorted by the price of what is ordered in its place, which stands beside it.
  expect(names.toSpliced(4, 2)).toEqual(['plain', 'after', 'option', 'built', 'choice']);
  expect(names.slice(4, 6).toSorted()).toEqual(['next', 'was']);
  expect(result.total).toBe(7);
  const ids = Object.values(parts).map((one) => one.partId);
  const verdicts = await it.ask(fitOfParts, { hostId, ids: ids.join(',') }, { token });
  const fitting = verdicts.result.filter((fit) => fit.verdict === 'fits').map((fit) => fit.partId);
  const sold = fitting.filter((id) => id !== part('offline').partId).toSorted((a, b) => a - b);
  expect(result.items.map((item) => item.id).toSorted((a, b) => a - b)).toEqual(sold);
});

test('§2 filters, sorts, pages and the cursor hold among what fits', async () => {
  const second = await listOf({ sort: 'priceDesc', page: 2, pageSize: 3 });
  expect([namesIn(second.result.items), second.result.total]).toEqual([['built', 'option', 'after'], 7]);
  const first = await listOf({ sort: 'priceAsc', pageSize: 5 });
  const rest = await listOf({ sort: 'priceAsc', pageSize: 5, cursor: first.result.nextCursor ?? '' });
  expect(namesIn([...first.result.items, ...rest.result.items])).toHaveLength(7);
  expect(rest.result.nextCursor).toBeNull();
  const priced = await listOf({ minPrice: '3.00', maxPrice: '5.00', sort: 'priceAsc' });
  expect(namesIn(priced.result.items)).toEqual(['after', 'option', 'built']);
  expect(namesIn((await listOf({ keyword: 'fitted next' })).result.items)).toEqual(['next']);
  expect((await listOf({ keyword: 'fitted strange' })).result.total).toBe(0);
});

test('product §5 each category counts what its list shows that is held to the machine, those below it included', async () => {
  const { db } = it.shop;
  const made = async (name: string, parentId: number | null) => {
    const [row] = await db<{ id: number }[]>`
      insert into part_categories (code, name_en, parent_id) values (${`${name}-${hostId}`}, ${name}, ${parentId}) returning id`;
    return row?.id ?? 0;
  };
  const above = await made('above', null);
  const [left, right, bare] = [await made('left', above), await made('right', above), await made('bare', above)];
  const put = async (categoryId: number, names: readonly string[]) =>
    await db`update parts set category_id = ${categoryId} where id = any(${names.map((name) => part(name).partId)}::bigint[])`;
  await put(left, ['plain', 'before', 'offline', 'unknown']);
  await put(right, ['after', 'option']);
  await put(above, ['built']);
  await put(bare, ['strange']);
  const { result } = await it.ask(categoriesForMachine, { hostId }, { token });
  const counts = Object.fromEntries(result.map((row) => [row.id, row.partCount]));
  expect(counts).toEqual({ [above]: 4, [left]: 1, [right]: 2 });
  for (const categoryId of [above, left, right, bare])
    expect((await listOf({ categoryId })).result.total).toBe(counts[categoryId] ?? 0);
  expect((await it.ask(categoriesForMachine, { hostId: 999_999_999 }, { token })).reason).toBe('machineNotFound');
  expect((await it.ask(categoriesForMachine, { hostId })).status).toBe(401);
});

test('product §5 a changed list, an option taken off and a new machine are seen at once', async () => {
  const { db } = it.shop;
  await db`delete from machine_options where machine_id = ${hostId} and option_code_id = (select id from option_codes where code = ${`OPT${model.variantId}`})`;
  const without = await listOf({ sort: 'priceAsc' });
  expect(namesIn(without.result.items)).not.toContain('option');
  await makeLine(db, model, { partId: part('strange').partId, itemNo: '9' });
  expect(namesIn((await listOf()).result.items)).toContain('strange');
  const older = await makeMachine(db, model, { ordinal: 300 });
  const ofOlder = await listOf({ hostId: older.hostId });
  expect(namesIn(ofOlder.result.items)).toContain('before');
  expect(namesIn(ofOlder.result.items)).not.toContain('after');
});

test('product §5 in the default order what fits comes first and the rest after it, once each, on every page and by the cursor', async () => {
  const { db } = it.shop;
  for (const [at, one] of Object.values(parts).entries())
    await db`update parts set rank = ${at * 10} where id = ${one.partId}`;
  const asked = { only: undefined, keyword: 'fitted', pageSize: 3 } as const;
  const whole = await listOf({ ...asked, pageSize: 100 });
  const fitting = namesIn((await listOf({ keyword: 'fitted', pageSize: 100 })).result.items);
  const plain = await it.ask(goodsList, { keyword: 'fitted', pageSize: 100 }, { token });
  const others = namesIn(plain.result.items).filter((name) => !fitting.includes(name));
  expect([fitting.length > 3, others.length > 3]).toEqual([true, true]);
  expect(namesIn(whole.result.items)).toEqual([...fitting, ...others]);
  expect(whole.result.total).toBe(plain.result.total);
  const [paged, followed]: [string[], string[]] = [[], []];
  let cursor: string | undefined;
  for (let page = 1; page <= Math.ceil(whole.result.total / 3); page += 1) {
    const byNumber = await listOf({ ...asked, page });
    const byCursor = await listOf({ ...asked, cursor });
    paged.push(...namesIn(byNumber.result.items));
    followed.push(...namesIn(byCursor.result.items));
    cursor = byCursor.result.nextCursor ?? undefined;
  }
  expect([paged, followed, cursor]).toEqual([[...fitting, ...others], [...fitting, ...others], undefined]);
  expect((await listOf({ ...asked, page: 9 })).result.items).toEqual([]);
});

test('product §5 other orders and a machine nobody knows put nothing first', async () => {
  const asked = { keyword: 'fitted', pageSize: 100, sort: 'priceDesc' } as const;
  const plain = await it.ask(goodsList, asked, { token });
  expect(namesIn((await listOf({ ...asked, only: undefined })).result.items)).toEqual(namesIn(plain.result.items));
  const unknown = await listOf({ keyword: 'fitted', pageSize: 100, only: undefined, hostId: 999_999_999 });
  const usual = await it.ask(goodsList, { keyword: 'fitted', pageSize: 100 }, { token });
  expect(namesIn(unknown.result.items)).toEqual(namesIn(usual.result.items));
});

test('product §4 without the right no price is sent and none asked by; a machine nobody knows is refused', async () => {
  const sub = await makeSubAccount(it.shop.db, companyId, { permissions: [] });
  const { result } = await it.ask(goodsForMachine, { hostId, only: 'fits' }, { token: sub.token });
  expect(result.items.length).toBeGreaterThan(0);
  for (const item of result.items) expect(item).not.toHaveProperty('price');
  expect(result).not.toHaveProperty('priceRange');
  expect((await it.ask(goodsForMachine, { hostId, sort: 'priceAsc' }, { token: sub.token })).reason).toBe(
    'noPermission',
  );
  expect((await listOf({ hostId: 999_999_999 })).reason).toBe('machineNotFound');
  expect((await it.ask(goodsForMachine, { hostId })).status).toBe(401);
});

test('§8 a currency the shop does not sell in is refused whether or not the caller sees prices, kept answer or not', async () => {
  const sub = await makeSubAccount(it.shop.db, companyId, { permissions: [] });
  for (const asking of [{ token }, { token: sub.token }]) {
    expect((await it.ask(goodsList, { keyword: 'fitted' }, asking)).status).toBe(200);
    for (const answer of [
      await it.ask(goodsList, { keyword: 'fitted' }, { ...asking, currency: 'JPY' }),
      await it.ask(goodsForMachine, { hostId }, { ...asking, currency: 'JPY' }),
    ])
      expect([answer.status, answer.reason]).toEqual([404, 'currencyNotFound']);
  }
});
