// Product §5 Supersession: a favourite that was replaced shows what can be ordered in its place, as its page does.
import type { PartCard } from '@outrigger/contract';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { favouriteCalls } from '@outrigger/contract/calls/favourites.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadTexts } from '../../../client/texts.ts';
import { makePartCard, makeSuccessor } from '../../../test/catalogue.make.ts';
import { network } from '../../../test/fake-network.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

beforeEach(async () => {
  await Promise.all(['favourites', 'catalogue', 'parts', 'detail', 'cart'].map((feature) => loadTexts(feature)));
  network.answer(identityCalls.profile, { user: signInAs() });
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.lose(cartCalls.changeCart);
});

const price = (amount: string) => ({ price: { amount, currency: 'USD' }, listPrice: { amount, currency: 'USD' } });
/** Three of NV-2 and eleven of NV-3 are there. */
const SOLD = [
  makePartCard({ id: 2, code: 'NV-2', ...price('10.00'), stock: 3 }),
  makePartCard({ id: 3, code: 'NV-3', ...price('2.50'), stock: 11, sellPolicy: 'stockOnly' }),
];

/** Opens the favourites with an old part for 99, of which there are seven. */
async function openWith(replacedBy: PartCard['replacedBy'], sold: readonly PartCard[] = SOLD) {
  const old = makePartCard({ ...price('99.00'), stock: 7, replacedBy });
  const kept = { id: old.id, code: old.code, name: old.name, addedAt: '2026-01-01T00:00:00Z' };
  network.answer(favouriteCalls.favourites, [kept]);
  network.answer(partCalls.goodsListByIds, [old]);
  network.answer(
    partCalls.goodsBatchDetail,
    sold.map((part) => ({ item: part.code, part, changeCode: null, oldQuantity: 1, newQuantity: 1 })),
  );
  const { user } = await renderShop('/favorite');
  const row = (await screen.findByRole('link', { name: 'Wear pad' })).closest('article') as HTMLElement;
  return { user, row: within(row) };
}

test('product §5 replaced by a set: the price of all of it, how many sets are there, and one press that adds and counts it', async () => {
  const { user, row } = await openWith([makeSuccessor('NV-2'), makeSuccessor('NV-3', 4)]);
  expect(await row.findByText('$20.00')).toBeDefined();
  expect(row.getByText('2 sets in stock')).toBeDefined();
  expect(row.queryByText(/99/)).toBeNull();
  expect(row.queryByText('7 in stock')).toBeNull();
  await user.click(row.getByRole('button', { name: 'Add all to cart: NV-1000001' }));
  expect(await screen.findByText('1 × NV-2, 4 × NV-3 are in the cart.')).toBeDefined();
  expect(row.getByRole('button', { name: 'In cart: 1. Add more of NV-1000001' })).toBeDefined();
});

test('product §5 replaced by one part: its price, its stock, and as many of it in the cart as its page says', async () => {
  const { user, row } = await openWith([makeSuccessor('NV-2', 2)]);
  expect(await row.findByText('$10.00')).toBeDefined();
  expect(row.getByText('3 in stock')).toBeDefined();
  await user.click(row.getByRole('button', { name: 'Add to cart: NV-2' }));
  expect(await row.findByRole('button', { name: 'In cart: 2. Add more of NV-2' })).toBeDefined();
});

test('product §5 replaced by one of several: from the cheapest on, and the way to choose', async () => {
  const choice = { mode: 'choice' as const };
  const { row } = await openWith([
    { ...makeSuccessor('NV-2'), ...choice },
    { ...makeSuccessor('NV-3'), ...choice },
  ]);
  expect(await row.findByText('from $2.50')).toBeDefined();
  expect(row.getByText('11 in stock')).toBeDefined();
  const choose = row.getByRole('link', { name: 'Choose what replaces NV-1000001' });
  expect(choose.getAttribute('href')).toBe('/detail?code=NV-1000001');
  expect(row.queryByRole('button', { name: /Add/ })).toBeNull();
});

test('product §5 replaced by one of several: price and stock are of the same part, and only the cheapest is called so', async () => {
  const choice = { mode: 'choice' as const };
  const steps = [makeSuccessor('NV-2'), makeSuccessor('NV-3')].map((step) => ({ ...step, ...choice }));
  const { row } = await openWith(
    steps,
    SOLD.map((part) => (part.code === 'NV-3' ? { ...part, stock: 0 } : part)),
  );
  expect(await row.findByText('$10.00')).toBeDefined();
  expect(row.getByText('3 in stock')).toBeDefined();
});

test('product §5 a set that cannot be had whole has no price, and its page says what to do', async () => {
  const { row } = await openWith([makeSuccessor('NV-2'), makeSuccessor('NV-3', 4)], SOLD.slice(0, 1));
  const see = await row.findByRole('link', { name: 'See what replaces it: NV-1000001' });
  expect(see.getAttribute('href')).toBe('/detail?code=NV-1000001');
  expect(row.queryByText(/\$/)).toBeNull();
});

test('§6 of a set the price stays hidden, and who may not order is told why', async () => {
  const hidden = SOLD.map((part) => ({ ...part, price: undefined, listPrice: undefined }));
  await loadTexts('noorder');
  network.answer(identityCalls.profile, { user: signInAs({ permissions: [] }) });
  const { row } = await openWith([makeSuccessor('NV-2'), makeSuccessor('NV-3', 4)], hidden);
  expect(await row.findByText('Price hidden')).toBeDefined();
  expect(row.queryByRole('button', { name: /^Add all/ })).toBeNull();
});

test('§6 of one of several the price stays hidden, and its stock is told', async () => {
  const hidden = SOLD.map((part) => ({ ...part, price: undefined, listPrice: undefined, stock: part.stock - 3 }));
  const choice = { mode: 'choice' as const };
  const steps = [makeSuccessor('NV-2'), makeSuccessor('NV-3')].map((step) => ({ ...step, ...choice }));
  const { row } = await openWith(steps, hidden);
  expect(await row.findByText('Price hidden')).toBeDefined();
  expect(row.getByText('8 in stock')).toBeDefined();
});
