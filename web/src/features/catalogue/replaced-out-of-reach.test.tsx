// A replaced part in a list whose piece for successors does not load at once (product §5 Supersession; spec §8).
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { catalogueCalls } from '@outrigger/contract/calls/catalogue.ts';
import { type PartCard, partCalls } from '@outrigger/contract/calls/parts.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePartCard, makeSuccessor, openShopForParts, pageOf } from '../../test/catalogue.make.ts';
import type * as later from '../supersession/lazy-replacement-cells.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';

const loads = vi.hoisted(() => ({ fails: true }));
vi.mock('../supersession/lazy-replacement-cells.ts', async (original) => {
  const file = await original<typeof later>();
  const loadInstead = () =>
    loads.fails ? Promise.reject(new TypeError('Importing a module script failed.')) : file.loadInstead();
  return { loadInstead };
});

beforeEach(async () => {
  await openShopForParts();
  network.lose(cartCalls.changeCart);
});

const usd = (amount: string) => ({ amount, currency: 'USD' });
const sold = makePartCard({ id: 2, code: 'NV-2', price: usd('10.00'), listPrice: usd('10.00'), stock: 3 });
const old = (differs: Partial<PartCard>) =>
  makePartCard({ price: usd('99.00'), listPrice: usd('99.00'), stock: 7, sellPolicy: 'stockOnly', ...differs });

test('product §5 out of reach a part that has not given way keeps price and stock; one that has is tried again', async () => {
  network.answer(partCalls.goodsBatchDetail, [
    { item: 'NV-2', part: sold, changeCode: null, oldQuantity: 1, newQuantity: 1 },
  ]);
  const future = { ...makeSuccessor('NV-8'), effectiveFrom: '2999-01-01' };
  const both = { ...makeSuccessor('NV-8'), isTwoWay: true };
  const parts = [
    old({ replacedBy: [makeSuccessor('NV-2')] }),
    old({ id: 7, code: 'NV-7', name: 'Pin', replacedBy: [future] }),
    old({ id: 9, code: 'NV-9', name: 'Lever', replacedBy: [both] }),
  ];
  network.answer(catalogueCalls.goodsList, pageOf(parts));
  await renderShop('/shop?view=list');
  const rowOf = async (name: string) => {
    const link = await screen.findByRole('link', { name });
    return within(link.closest('article') as HTMLElement);
  };
  const gone = await rowOf('Wear pad');
  expect(await gone.findByRole('button', { name: 'Add to cart: NV-1000001' })).toBeDefined();
  expect(gone.queryByText(/99|7 in stock/)).toBeNull();
  for (const name of ['Pin', 'Lever']) {
    const row = await rowOf(name);
    expect(row.getByText('$99.00')).toBeDefined();
    expect(row.getByText('7 in stock')).toBeDefined();
  }
  loads.fails = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await gone.findByText('$10.00')).toBeDefined();
});
