// Lines whose part is gone and others took its place (product §5 Supersession, §6): what they say, that nobody is charged the old price, and the press that goes on.
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { configure, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePartCard, makeSuccessor } from '../../../test/catalogue.make.ts';
import { network } from '../../../test/fake-network.ts';
import { makeKept } from '../../../test/kept-lines.make.ts';
import { makeChecked, openShopForOrders, usd } from '../../../test/orders.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => openShopForOrders());

type Mode = 'all' | 'choice';
type Checked = ReturnType<typeof makeChecked>;

/** A cart with two of OLD-1, which NEW-2 and NEW-3 replaced, and one of NV-9, which is sold as ever. */
function replaceOld(mode: Mode, differs: Partial<Checked> = {}, isSold = true): void {
  const instead = ['NEW-2', 'NEW-3'].map((code) => ({ code, oldQuantity: 1, newQuantity: 1 }));
  const gone = { price: usd('1715.00'), sellPolicy: 'stockOnly', inventory: 0 } as const;
  network.answer(cartCalls.cart, {
    version: 1,
    lines: [makeKept({ code: 'OLD-1' }), makeKept({ code: 'NV-9', partId: 9, qty: 1 })],
  });
  network.answer(orderCalls.checkPriceAndInventory, [
    makeChecked({ item: 'OLD-1', code: 'OLD-1', ...gone, instead: { mode, successors: instead }, ...differs }),
    makeChecked({ item: 'NV-9', code: 'NV-9' }),
  ]);
  const sellPolicy = isSold ? 'backorder' : 'notSold';
  const replacedBy = ['NEW-2', 'NEW-3'].map((code) => ({ ...makeSuccessor(code), mode }));
  const parts = [
    makePartCard({ code: 'OLD-1', sellPolicy: 'stockOnly', stock: 0, replacedBy }),
    makePartCard({ id: 2, code: 'NEW-2', sellPolicy }),
    makePartCard({ id: 3, code: 'NEW-3' }),
  ];
  network.answer(
    partCalls.goodsBatchDetail,
    parts.map((part) => ({ item: part.code, part, changeCode: null, oldQuantity: 1, newQuantity: 1 })),
  );
}

const row = async () => {
  const remove = await screen.findByRole('button', { name: 'Take OLD-1 out' });
  const found = remove.closest('li');
  if (!found) throw new Error('no row');
  await within(found).findAllByRole('button', { name: /^Order .* instead$/ });
  return found;
};
const total = () => screen.getByText('Items').parentElement?.textContent;

test('product §5 a part that several replaced together says so once, and one press orders them', async () => {
  replaceOld('all');
  await renderShop('/shopcart');
  const line = await row();
  expect(line.textContent).toContain('Replaced together by NEW-2 + NEW-3');
  const orders = within(line).getAllByRole('button', { name: /^Order / });
  expect(orders.map((one) => one.textContent)).toEqual(['Order 2 × NEW-2 + 2 × NEW-3 instead']);
  expect(orders[0]?.className).toContain('bg-brand');
  expect(line.textContent).not.toMatch(/None in stock|Take it out|Ask our staff/);
});

test('product §5 of a choice each is offered under one heading, and none before the others', async () => {
  replaceOld('choice');
  await renderShop('/shopcart');
  const line = await row();
  expect(line.textContent).toContain('Replaced by one of NEW-2, NEW-3');
  expect(within(line).getAllByText(/Replaced/)).toHaveLength(1);
  const orders = within(line).getAllByRole('button', { name: /^Order / });
  expect(orders.map((one) => one.textContent)).toEqual(['Order 2 × NEW-2 instead', 'Order 2 × NEW-3 instead']);
  for (const one of orders) expect(one.className).not.toContain('bg-brand');
});

test('product §5 two to choose from that one part replaced in turn are one press', async () => {
  replaceOld('choice', { instead: { mode: 'one', successors: [{ code: 'NEW-3', oldQuantity: 1, newQuantity: 1 }] } });
  const [old, , last] = [
    makePartCard({ code: 'OLD-1', sellPolicy: 'stockOnly', stock: 0 }),
    null,
    makePartCard({ id: 3, code: 'NEW-3' }),
  ];
  const replacedBy = ['NEW-2', 'NEW-3'].map((code) => ({ ...makeSuccessor(code), mode: 'choice' as const }));
  const ends = { 'OLD-1': { ...old, replacedBy }, 'NEW-2': last, 'NEW-3': last };
  network.answer(
    partCalls.goodsBatchDetail,
    Object.entries(ends).map(([item, part]) => ({ item, part, changeCode: null, oldQuantity: 1, newQuantity: 1 })),
  );
  await renderShop('/shopcart');
  const orders = within(await row()).getAllByRole('button', { name: /^Order / });
  expect(orders.map((one) => one.textContent)).toEqual(['Order 2 × NEW-3 instead']);
});

test('product §5 a line whose successors cannot be asked for can be taken out', async () => {
  replaceOld('all');
  network.lose(partCalls.goodsBatchDetail);
  await renderShop('/shopcart');
  expect(await screen.findByText(/Replaced together by/)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Take it out OLD-1' })).toBeDefined();
});

test('product §5 a part that is no longer sold is replaced too, and one that has no price any more', async () => {
  replaceOld('all', { sellPolicy: 'notSold', inventory: 0 });
  const { user } = await renderShop('/shopcart');
  expect((await row()).textContent).not.toContain('Cannot be bought here');
  replaceOld('all', { price: null, inventory: 5 });
  await user.click(screen.getByRole('button', { name: 'Update cart' }));
  const line = await row();
  expect(line.textContent).toContain('Replaced together by');
  expect(line.textContent).not.toContain('No price');
});

test('product §5 what took the place and is not sold either leaves the line to be taken out, or asked about', async () => {
  replaceOld('all', {}, false);
  await renderShop('/shopcart');
  expect(await screen.findByRole('button', { name: 'Take it out OLD-1' })).toBeDefined();
  expect(screen.getByText(/Replaced together by/)).toBeDefined();
});

/** OLD-1 was replaced by MID-1 alone, and that by NEW-2 and NEW-3 together. */
function replaceTwice(inventory: number): void {
  replaceOld('all', { code: 'MID-1', inventory });
  const replacedBy = [makeSuccessor('NEW-2'), makeSuccessor('NEW-3')];
  const mid = makePartCard({ id: 4, code: 'MID-1', sellPolicy: 'stockOnly', stock: inventory, replacedBy });
  const ends = [makePartCard({ id: 2, code: 'NEW-2' }), makePartCard({ id: 3, code: 'NEW-3' })];
  const sold = [{ item: 'OLD-1', part: mid }, ...[mid, ...ends].map((part) => ({ item: part.code, part }))];
  network.respond(partCalls.goodsBatchDetail, (asked) => {
    const codes = asked.query.get('codes')?.split(',') ?? [];
    const found = sold.filter(({ item }) => codes.includes(item));
    const result = found.map((one) => ({ ...one, changeCode: null, oldQuantity: 1, newQuantity: 1 }));
    return new Response(JSON.stringify({ code: 200, message: 'OK', result }), { status: 200 });
  });
}

test('product §5 the one part that replaced another is named while it is there, and what replaced it when it is gone', async () => {
  replaceTwice(5);
  const { user } = await renderShop('/shopcart');
  const line = await row();
  expect(line.textContent).toContain('Replaced by MID-1');
  expect(line.textContent).not.toContain('NEW-2');
  replaceTwice(0);
  await user.click(screen.getByRole('button', { name: 'Update cart' }));
  expect(await screen.findByRole('button', { name: 'Order 2 × NEW-2 + 2 × NEW-3 instead' })).toBeDefined();
  expect(line.textContent).toContain('Replaced together by NEW-2 + NEW-3');
  expect(line.textContent).not.toContain('MID-1');
});

test('spec §4 what cannot be ordered shows no price, counts in no total and says so', async () => {
  replaceOld('all');
  await renderShop('/shopcart');
  const line = await row();
  expect(line.textContent).toContain('Not in the total');
  expect(line.textContent).not.toContain('$');
  expect(total()).toBe('Items$12.50');
});

test('spec §4 where nothing in the cart can be ordered there is no total', async () => {
  replaceOld('all');
  network.answer(cartCalls.cart, { version: 1, lines: [makeKept({ code: 'OLD-1' })] });
  await renderShop('/shopcart');
  await row();
  expect(total()).toBe('Items–');
});

test('product §5 the old part of which stock is left is ordered at its own price', async () => {
  replaceOld('all', { inventory: 5 });
  await renderShop('/shopcart');
  expect(await screen.findByText('In stock: 5')).toBeDefined();
  expect(screen.queryByText(/Replaced/)).toBeNull();
  expect(total()).toBe('Items$3,442.50');
});

test('spec §4 checkout says the same of the line, and shows no price of it', async () => {
  replaceOld('all');
  await renderShop('/placeorder');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Replaced together by NEW-2 + NEW-3');
  const summary = screen.getByRole('heading', { name: 'Summary' }).parentElement ?? document.body;
  const [line, other] = within(summary).getAllByRole('listitem');
  expect(line?.textContent).toContain('Not in the total');
  expect(line?.textContent).not.toContain('$');
  expect(other?.textContent).toContain('$12.50');
});

test('design: the code that was asked for is set in the face of codes, and in one piece', async () => {
  network.answer(cartCalls.cart, { version: 1, lines: [makeKept({ changeCode: 'OLD-6784982' })] });
  network.answer(partCalls.goodsBatchDetail, []);
  await renderShop('/placeorder');
  const code = await screen.findByText('OLD-6784982');
  expect(code.parentElement?.textContent).toBe('replaces OLD-6784982');
  expect(code.className).toContain('font-mono');
  expect(code.className).toContain('inline-block');
});
