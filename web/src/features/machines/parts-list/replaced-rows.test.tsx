// Product §5 Supersession: a row of a machine's parts list that was replaced offers what is ordered in its place, as many as the figure needs.
import type { PartCard } from '@outrigger/contract';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePartCard, makeRow, makeSuccessor } from '../../../test/catalogue.make.ts';
import { network } from '../../../test/fake-network.ts';
import { openShopForMachines, rowsOf } from '../../../test/machines.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

beforeEach(openShopForMachines);

const price = (amount: string) => ({ price: { amount, currency: 'USD' }, listPrice: { amount, currency: 'USD' } });
const SOLD = [
  makePartCard({ id: 2, code: 'NV-2', ...price('10.00'), stock: 3 }),
  makePartCard({ id: 3, code: 'NV-3', ...price('2.50'), stock: 11 }),
].map((part) => ({ item: part.code, part, changeCode: null, oldQuantity: 1, newQuantity: 1 }));

/** The row of a part that is out of stock and needed twice. */
async function openRow(replacedBy: PartCard['replacedBy'], sold: typeof SOLD = SOLD) {
  network.answer(partCalls.goodsBatchDetail, sold);
  const row = makeRow({ quantity: 2, stock: 0, sellPolicy: 'stockOnly', ...price('99.00'), replacedBy });
  network.answer(machineCalls.machinePartList, rowsOf(row));
  const { user } = await renderShop('/historyPartsList?hostId=41');
  const line = (await screen.findByRole('link', { name: 'Wear pad' })).closest('tr') as HTMLElement;
  return { user, row: within(line) };
}
const lastSent = () => (network.sentTo(cartCalls.changeCart).at(-1)?.body as { lines: object[] } | undefined)?.lines;

test('product §5 of the one successor as many as stand for one, then with a press for those needed, meant for the machine', async () => {
  const { user, row } = await openRow([makeSuccessor('NV-2', 2)]);
  expect(await row.findByText('$10.00')).toBeTruthy();
  expect(row.getByText('3 in stock')).toBeTruthy();
  expect(row.queryByText(/99|Out of stock/)).toBeNull();
  await user.click(row.getByRole('button', { name: '4 a machine: fill in for NV-2' }));
  await user.click(row.getByRole('button', { name: 'Add to cart: NV-2' }));
  const meant = { code: 'NV-2', qty: 4, changeCode: 'NV-1000001', machines: [{ hostId: 41, qty: 4 }] };
  await waitFor(() => expect(lastSent()).toMatchObject([meant]));
});

test('product §5 of a set as many as stand for those needed, said before they are added', async () => {
  const { user, row } = await openRow([makeSuccessor('NV-2'), makeSuccessor('NV-3', 4)]);
  expect(await row.findByText('$20.00')).toBeTruthy();
  expect(row.getByText('2 sets in stock')).toBeTruthy();
  expect(row.getByText(/^2\s×\sNV-2 \+ 8\s×\sNV-3$/)).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Add all to cart: NV-1000001' }));
  expect(await screen.findByText('2 × NV-2, 8 × NV-3 are in the cart.')).toBeTruthy();
  expect(row.getByRole('button', { name: 'In cart: 2. Add more of NV-1000001' })).toBeTruthy();
});

test('product §5 of one of several the cheapest at hand, and the way to choose', async () => {
  const { row } = await openRow(['NV-2', 'NV-3'].map((code) => ({ ...makeSuccessor(code), mode: 'choice' as const })));
  expect(await row.findByText('from $2.50')).toBeTruthy();
  expect(row.getByText('11 in stock')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Choose what replaces NV-1000001' })).toBeTruthy();
  expect(row.queryByRole('button', { name: /^Add/ })).toBeNull();
});

test('product §5 a successor replaced in turn is named as it is sold today', async () => {
  const { row } = await openRow([makeSuccessor('NV-0')], [{ ...(SOLD[0] as (typeof SOLD)[0]), item: 'NV-0' }]);
  expect(await row.findByText('Sold today as NV-2')).toBeTruthy();
});
