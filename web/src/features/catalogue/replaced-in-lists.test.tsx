// Product §5 Supersession: a replaced part shows price, stock and Add of what is ordered in its place in every list, as its page does.
import type { PartCard } from '@outrigger/contract';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { catalogueCalls } from '@outrigger/contract/calls/catalogue.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makePartCard, makeSuccessor, openShopForParts, pageOf } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';

beforeEach(async () => {
  await openShopForParts();
  network.lose(cartCalls.changeCart);
});

const price = (amount: string) => ({ price: { amount, currency: 'USD' }, listPrice: { amount, currency: 'USD' } });
const SOLD = [
  makePartCard({ id: 2, code: 'NV-2', ...price('10.00'), stock: 3 }),
  makePartCard({ id: 3, code: 'NV-3', ...price('2.50'), stock: 11, sellPolicy: 'stockOnly' }),
].map((part) => ({ item: part.code, part, changeCode: null, oldQuantity: 1, newQuantity: 1 }));
const old = (replacedBy: PartCard['replacedBy'], differs: Partial<PartCard> = {}) =>
  makePartCard({ ...price('99.00'), stock: 0, sellPolicy: 'stockOnly', replacedBy, ...differs });

async function listOf(parts: PartCard[], view: string) {
  network.answer(catalogueCalls.goodsList, pageOf(parts));
  const { user } = await renderShop(`/shop?view=${view}`);
  const rowOf = async (name: string) => {
    const row = (await screen.findByRole('link', { name })).closest('article') as HTMLElement;
    return within(row);
  };
  return { user, rowOf };
}

test.each(['grid', 'list'])('product §5 as %s: of the one successor, and it goes into the cart', async (view) => {
  network.answer(partCalls.goodsBatchDetail, SOLD);
  const { user, rowOf } = await listOf([old([makeSuccessor('NV-2', 2)])], view);
  const row = await rowOf('Wear pad');
  expect(await row.findByText('$10.00')).toBeDefined();
  expect(row.getByText('3 in stock')).toBeDefined();
  expect(row.queryByText(/99|Out of stock/)).toBeNull();
  await user.click(row.getByRole('button', { name: 'Add to cart: NV-2' }));
  expect(await screen.findByText('2 × NV-2 is in the cart.')).toBeDefined();
});

test.each(['grid', 'list'])('product §5 as %s: of all parts of a set, and the mark counts sets', async (view) => {
  network.answer(partCalls.goodsBatchDetail, SOLD);
  const { user, rowOf } = await listOf([old([makeSuccessor('NV-2'), makeSuccessor('NV-3', 4)])], view);
  const row = await rowOf('Wear pad');
  expect(await row.findByText('$20.00')).toBeDefined();
  expect(row.getByText('2 sets in stock')).toBeDefined();
  await user.click(row.getByRole('button', { name: 'Add all to cart: NV-1000001' }));
  expect(await screen.findByText('1 × NV-2, 4 × NV-3 are in the cart.')).toBeDefined();
  expect(row.getByRole('button', { name: 'In cart: 1. Add more of NV-1000001' })).toBeDefined();
});

test('product §5 while nobody has answered the place is kept, and the old price and button are not to be had', async () => {
  let answer = (_: Response) => {};
  network.respond(partCalls.goodsBatchDetail, () => new Promise((kept) => (answer = kept)));
  const { rowOf } = await listOf([old([makeSuccessor('NV-2')])], 'grid');
  const row = await rowOf('Wear pad');
  const kept = (await row.findByText('$99.00')).closest('[aria-hidden="true"]');
  expect(kept?.querySelector('.invisible')?.textContent).toContain('$99.00');
  expect(row.queryByRole('button', { name: /^Add/ })).toBeNull();
  answer(Response.json({ code: 200, message: 'OK', result: SOLD }));
  expect(await row.findByText('$10.00')).toBeDefined();
});

test('product §5 one question asks for all successors of a page, none for a part that is still there', async () => {
  network.answer(partCalls.goodsBatchDetail, SOLD);
  const both = [{ ...makeSuccessor('NV-8'), isTwoWay: true }];
  const { rowOf } = await listOf(
    [
      old([makeSuccessor('NV-2')]),
      old([makeSuccessor('NV-3')], { id: 7, code: 'NV-7', name: 'Pin' }),
      old(both, { id: 9, code: 'NV-9', name: 'Lever', stock: 5 }),
    ],
    'list',
  );
  expect(await (await rowOf('Pin')).findByText('$2.50')).toBeDefined();
  const still = await rowOf('Lever');
  expect(still.getByText('$99.00')).toBeDefined();
  expect(still.getByRole('button', { name: 'Add to cart: NV-9' })).toBeDefined();
  expect(network.sentTo(partCalls.goodsBatchDetail).map(({ query }) => query.get('codes'))).toEqual(['NV-2,NV-3']);
});

test('product §5 where what replaced it cannot be asked the old price is not shown, and the old code can be added', async () => {
  network.refuse(partCalls.goodsBatchDetail, 'unavailable');
  const { rowOf } = await listOf([old([makeSuccessor('NV-2')])], 'list');
  const row = await rowOf('Wear pad');
  expect(await row.findByRole('button', { name: 'Add to cart: NV-1000001' })).toBeDefined();
  expect(row.queryByText(/99|Out of stock/)).toBeNull();
});
