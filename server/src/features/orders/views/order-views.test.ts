// Saved views of my orders (spec §2): kept, chosen, renamed and removed by each person for himself.
import { calls, limits } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeSubAccount } from '../../identity/identity.make.ts';
import { type Buyer, makeBuyer } from '../orders.make.ts';

let it: TestShop;
let buyer: Buyer;
beforeAll(async () => {
  it = await testShop();
  buyer = await makeBuyer(it.shop.db);
});
const { orderViews, saveOrderView, renameOrderView, deleteOrderView } = calls.orderViews;
const own = () => ({ token: buyer.token });
const LATE = {
  name: 'Late at Houston',
  status: 'inTransit',
  keyword: 'PO-79',
  sort: 'promiseAsc',
  hidden: ['lines', 'total'],
} as const;
const DOWN = { name: 'down', from: '2026-10-01', to: '2026-11-01', machineDown: '1' } as const;

test('§2 a view keeps filters, sorting and columns; of the same name it takes the new state, and stays with its person', async () => {
  await it.ask(saveOrderView, LATE, own());
  const both = (await it.ask(saveOrderView, DOWN, own())).result;
  expect(both).toEqual([{ ...DOWN, sort: 'placedDesc', hidden: [] }, LATE]);
  const again = (await it.ask(saveOrderView, { name: 'DOWN', sort: 'numberAsc' }, own())).result;
  expect(again[0]).toEqual({ name: 'DOWN', sort: 'numberAsc', hidden: [] });
  expect((await it.ask(orderViews, {}, own())).result).toEqual(again);
  const colleague = await makeSubAccount(it.shop.db, buyer.companyId);
  const stranger = await makeBuyer(it.shop.db);
  for (const { token } of [colleague, stranger]) {
    expect((await it.ask(orderViews, {}, { token })).result).toEqual([]);
    expect((await it.ask(renameOrderView, { name: LATE.name, newName: 'x' }, { token })).reason).toBe('viewNotFound');
    expect((await it.ask(deleteOrderView, { name: LATE.name }, { token })).reason).toBe('viewNotFound');
  }
  for (const call of [orderViews, saveOrderView, renameOrderView, deleteOrderView])
    expect((await it.ask(call, { name: 'x', newName: 'y' })).reason).toBe('signInAgain');
});

test('§2 a view is renamed unless another has the name, in small letters or capital ones, and removed', async () => {
  await it.ask(saveOrderView, LATE, own());
  await it.ask(saveOrderView, DOWN, own());
  const rename = (name: string, newName: string) => it.ask(renameOrderView, { name, newName }, own());
  expect((await rename(LATE.name, 'Down')).reason).toBe('viewNameTaken');
  expect((await rename('nobody', 'x')).reason).toBe('viewNotFound');
  expect((await rename(LATE.name, LATE.name.toUpperCase())).result.map(({ name }) => name)).toContain(
    'LATE AT HOUSTON',
  );
  const left = (await it.ask(deleteOrderView, { name: 'LATE AT HOUSTON' }, own())).result;
  expect(left.map(({ name }) => name.toLowerCase())).toEqual(['down']);
});

test('§5, §6 a range that ends before it begins, a sorting by what is hidden, and one view too many are refused', async () => {
  const { db } = it.shop;
  expect((await it.ask(saveOrderView, { name: 'x', from: '2026-11-02', to: '2026-11-01' }, own())).reason).toBe(
    'dateRangeInvalid',
  );
  const blind = await makeSubAccount(db, buyer.companyId, { permissions: [3] });
  expect((await it.ask(saveOrderView, { name: 'x', sort: 'totalDesc' }, { token: blind.token })).reason).toBe(
    'noPermission',
  );
  const keen = await makeBuyer(db);
  for (let no = 0; no < limits.orderViewsMax; no += 1)
    await it.ask(saveOrderView, { name: `View ${no}` }, { token: keen.token });
  const refused = await it.ask(saveOrderView, { name: 'One more' }, { token: keen.token });
  expect(refused).toMatchObject({
    reason: 'viewsTooMany',
    message: `You have ${limits.orderViewsMax} saved views. Remove one first.`,
  });
  expect((await it.ask(saveOrderView, { name: 'view 3' }, { token: keen.token })).reason).toBeUndefined();
});
