// Lines of the cart whose part was replaced since, and the one press that goes on (product §5 Supersession, §6): driven by role and label.
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePartCard, makeSuccessor } from '../../../test/catalogue.make.ts';
import { network } from '../../../test/fake-network.ts';
import { makeKept } from '../../../test/kept-lines.make.ts';
import { makeChecked, openShopForOrders } from '../../../test/orders.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => openShopForOrders());

const { checkPriceAndInventory } = orderCalls;
const lastSent = () => (network.sentTo(cartCalls.changeCart).at(-1)?.body as { lines: object[] } | undefined)?.lines;

const replacedBySet = (inventory: number) =>
  makeChecked({
    sellPolicy: 'stockOnly',
    inventory,
    instead: {
      mode: 'all',
      successors: [
        { code: 'NV-2', oldQuantity: 1, newQuantity: 1 },
        { code: 'NV-3', oldQuantity: 1, newQuantity: 4 },
      ],
    },
  });

/** A cart with NV-1000001, which NV-2 and four of NV-3 replaced together. */
function replaceBySeveral() {
  const old = makePartCard({ code: 'NV-1000001', sellPolicy: 'stockOnly', stock: 0 });
  const parts = [
    {
      ...old,
      replacedBy: [makeSuccessor('NV-2'), makeSuccessor('NV-3', 4)],
    },
    makePartCard({ id: 2, code: 'NV-2' }),
    makePartCard({ id: 3, code: 'NV-3' }),
  ];
  network.answer(checkPriceAndInventory, [replacedBySet(0)]);
  network.answer(
    partCalls.goodsBatchDetail,
    parts.map((part) => ({ item: part.code, part, changeCode: null, oldQuantity: 1, newQuantity: 1 })),
  );
}

test('product §5 a line whose part was replaced by several and is gone names them, and one press orders them instead', async () => {
  replaceBySeveral();
  const { user } = await renderShop('/shopcart');
  const order = await screen.findByRole('button', { name: 'Order 2 × NV-2 + 8 × NV-3 instead' });
  // Each code is a piece of its own, which no line end cuts.
  expect(within(order).getAllByText(/^\d × NV-\d$/)).toHaveLength(2);
  await user.click(order);
  const saysOld = (_: string, own: Element | null) =>
    own?.tagName === 'SPAN' && own.textContent === 'replaces NV-1000001';
  await waitFor(() => expect(screen.getAllByText(saysOld)).toHaveLength(2));
  await waitFor(() =>
    expect(lastSent()).toMatchObject([
      { code: 'NV-2', qty: 2, changeCode: 'NV-1000001' },
      { code: 'NV-3', qty: 8, changeCode: 'NV-1000001' },
      { code: 'NV-1000001', isRemoved: true },
    ]),
  );
});

test('product §5 what is ordered instead follows the quantity of its line at once, also where nobody can be asked anew', async () => {
  replaceBySeveral();
  const { user } = await renderShop('/shopcart');
  await screen.findByRole('button', { name: 'Order 2 × NV-2 + 8 × NV-3 instead' });
  network.lose(partCalls.goodsBatchDetail);
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(await screen.findByRole('button', { name: 'Order 3 × NV-2 + 12 × NV-3 instead' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Order 2 / })).toBeNull();
});

test('product §5 where only one part of a set is in the cart the other is named, and added with one press', async () => {
  replaceBySeveral();
  const kept = makeKept({
    code: 'NV-2',
    partId: 2,
    qty: 3,
    changeCode: 'NV-1000001',
    reference: 'Bay 4',
    machines: [{ hostId: 41, serialNumber: '1000007', qty: 3 }],
  });
  network.answer(cartCalls.cart, { version: 1, lines: [kept] });
  network.answer(checkPriceAndInventory, [makeChecked({ item: 'NV-2', code: 'NV-2' })]);
  network.answer(machineCalls.fitOfParts, []);
  const { user } = await renderShop('/shopcart');
  const words = await screen.findByText(/you also need/);
  expect(words.textContent).toBe('In place of NV-1000001 you also need 12 × NV-3.');
  // Each code is a piece of its own, which no line end cuts.
  expect(within(words).getByText('12 × NV-3')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add to cart 12 × NV-3' }));
  await waitFor(() => expect(screen.queryByText(/you also need/)).toBeNull());
  const machines = [{ hostId: 41, qty: 12 }];
  await waitFor(() =>
    expect(lastSent()).toMatchObject([
      { code: 'NV-3', qty: 12, changeCode: 'NV-1000001', reference: 'Bay 4', machines },
    ]),
  );
});

test('product §5 what is missing of one set stays said while the cart asks anew because another line has gone', async () => {
  replaceBySeveral();
  const kept = makeKept({ code: 'NV-2', partId: 2, changeCode: 'NV-1000001' });
  const other = makeKept({ code: 'NV-9', partId: 9, changeCode: 'NV-9000000' });
  network.answer(cartCalls.cart, { version: 1, lines: [kept, other] });
  network.answer(checkPriceAndInventory, [makeChecked({ item: 'NV-2' }), makeChecked({ item: 'NV-9' })]);
  const { user } = await renderShop('/shopcart');
  await screen.findByText(/you also need/);
  const asked = network.sentTo(partCalls.goodsBatchDetail).length;
  network.respond(partCalls.goodsBatchDetail, () => new Promise(() => undefined));
  await user.click(screen.getByRole('button', { name: 'Take NV-9 out' }));
  await waitFor(() => expect(network.sentTo(partCalls.goodsBatchDetail).length).toBe(asked + 1));
  expect(screen.getByText(/you also need/)).toBeDefined();
});

test('product §5 of a replaced part of which too few are left both are offered: those, and what replaced it', async () => {
  replaceBySeveral();
  network.answer(checkPriceAndInventory, [replacedBySet(1)]);
  await renderShop('/shopcart');
  expect(await screen.findByRole('button', { name: 'Order 2 × NV-2 + 8 × NV-3 instead' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Order 1/ })).toBeTruthy();
});

test('product §5 what is ordered instead keeps machines in its ratio, reference and the code asked for', async () => {
  replaceBySeveral();
  const machine = { hostId: 41, serialNumber: '1000007' };
  const other = { hostId: 42, serialNumber: '1000008', qty: 1 };
  const old = makeKept({ reference: 'Bay 4', machines: [{ ...machine, qty: 1 }, other] });
  const there = makeKept({ code: 'NV-2', partId: 2, qty: 3, machines: [{ ...machine, qty: 3 }] });
  network.answer(cartCalls.cart, { version: 1, lines: [old, there] });
  network.answer(machineCalls.fitOfParts, []);
  const { user } = await renderShop('/shopcart');
  await user.click(await screen.findByRole('button', { name: 'Order 2 × NV-2 + 8 × NV-3 instead' }));
  const meant = { changeCode: 'NV-1000001', reference: 'Bay 4' };
  const forBoth = (one: number, two: number) => [
    { hostId: 41, qty: one },
    { hostId: 42, qty: two },
  ];
  await waitFor(() =>
    expect(lastSent()).toMatchObject([
      { code: 'NV-2', qty: 5, ...meant, machines: forBoth(4, 1) },
      { code: 'NV-3', qty: 8, ...meant, machines: forBoth(4, 4) },
      { code: 'NV-1000001', isRemoved: true },
    ]),
  );
});
