// Spec §2 Cart, §4 refresh prices and stock, §8 Cart messages; product §7 pack quantity: driven by role and label.
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { quickAddCalls } from '@outrigger/contract/calls/quick-add.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeMachine, makePartCard } from '../../../test/catalogue.make.ts';
import { network } from '../../../test/fake-network.ts';
import { makeKept } from '../../../test/kept-lines.make.ts';
import { makeChecked, openShopForOrders, usd } from '../../../test/orders.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => openShopForOrders());

const { checkPriceAndInventory } = orderCalls;
const lastSent = () => (network.sentTo(cartCalls.changeCart).at(-1)?.body as { lines: object[] } | undefined)?.lines;

test('§2 the cart shows price, stock and total of this minute and leads to checkout', async () => {
  await renderShop('/shopcart');
  expect(await screen.findByText('In stock: 14')).toBeTruthy();
  expect(screen.getAllByText('$25.00').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Proceed to checkout' }).getAttribute('href')).toBe('/placeorder');
});

test('product §7 a quantity break counts from its quantity on', async () => {
  const priceBreaks = [
    { fromQuantity: 1, price: usd('12.50') },
    { fromQuantity: 3, price: usd('10.00') },
  ];
  network.answer(checkPriceAndInventory, [makeChecked({ priceBreaks })]);
  const { user } = await renderShop('/shopcart');
  await screen.findByText('In stock: 14');
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect((await screen.findAllByText('$30.00')).length).toBeGreaterThan(0);
});

test('product §7 a broken pack is told with the next quantity, blocks checkout, and one press mends it', async () => {
  network.answer(checkPriceAndInventory, [makeChecked({ packQuantity: 50, inventory: 900 })]);
  const { user } = await renderShop('/shopcart');
  expect(await screen.findByText('Sold in packs of 50. The next quantity is 50.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Proceed to checkout' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: /^Order 50/ }));
  expect(await screen.findByRole('link', { name: 'Proceed to checkout' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(lastSent()).toMatchObject([{ code: 'NV-1000001', qty: 100 }]));
});

test('§8 a part that is not sold blocks checkout, says whom to ask and can be taken out', async () => {
  network.answer(checkPriceAndInventory, [makeChecked({ sellPolicy: 'notSold', price: null })]);
  const { user } = await renderShop('/shopcart');
  expect(await screen.findByText('Cannot be bought here. Ask our staff.')).toBeTruthy();
  const ask = () => screen.getByRole('link', { name: 'Ask our staff' }).getAttribute('href');
  await waitFor(() => expect(ask()).toMatch(/^mailto:parts@outrigger\.example\?subject=NV-1000001/));
  await user.click(screen.getByRole('button', { name: /^Take it out/ }));
  expect(await screen.findByText('The cart is empty')).toBeTruthy();
});

test.each([
  ['§8 stock-only and out of stock', { sellPolicy: 'stockOnly', inventory: 0 }, /^None in stock\. Take it out/, true],
  ['§8 without a price', { price: null }, /^No price yet\. Ask/, true],
  ['§8 unknown code', { code: null, price: null, sellPolicy: null }, /^No part with this code/, true],
  ['product §7 a backorder may be ordered', { inventory: 1 }, /the rest waits for the warehouse$/, false],
] as const)('%s is said on the line', async (_, differs, words, isBlocked) => {
  network.answer(checkPriceAndInventory, [makeChecked(differs)]);
  await renderShop('/shopcart');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: 'Proceed to checkout' })).toHaveLength(isBlocked ? 0 : 1);
});

test('product §7 a line carries the buyer’s own reference to the order', async () => {
  const { user } = await renderShop('/shopcart');
  await user.click(await screen.findByRole('button', { name: 'Add a reference NV-1000001' }));
  await user.type(screen.getByRole('textbox', { name: 'Your reference for NV-1000001' }), 'Bay 4{Enter}');
  await waitFor(() => expect(lastSent()).toMatchObject([{ code: 'NV-1000001', reference: 'Bay 4' }]));
});

test('§4 empty cart asks first, and can be undone', async () => {
  const { user } = await renderShop('/shopcart');
  await user.click(await screen.findByRole('button', { name: 'Empty cart' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Empty cart' }));
  expect(await screen.findByText('The cart is empty')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('list', { name: 'Cart' })).toBeTruthy();
});

test('§6 who may not order is told so', async () => {
  await openShopForOrders({ role: 'sub', permissions: [2] });
  await renderShop('/shopcart');
  expect(await screen.findByText('No permission to access')).toBeTruthy();
  expect(network.sentTo(cartCalls.cart)).toHaveLength(0);
});

test('spec §6 who may not see prices is told so once, beside the total, and not on each line', async () => {
  await openShopForOrders({ role: 'sub', permissions: [3] });
  const { price: _, ...unpriced } = makeChecked();
  network.answer(checkPriceAndInventory, [unpriced]);
  await renderShop('/shopcart');
  await screen.findByText('In stock: 14');
  await waitFor(() => expect(screen.getAllByText('Price hidden')).toHaveLength(1));
  expect(screen.queryByText(/each$/)).toBeNull();
});

test('§8 when the price query fails the cart says so and can ask again', async () => {
  network.refuse(checkPriceAndInventory, 'priceQueryFailed', 'The price query failed.');
  const { user } = await renderShop('/shopcart');
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.answer(checkPriceAndInventory, [makeChecked()]);
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});

test.each(['/shopcart', '/placeorder'])(
  'product §5 a line says for which machine it is and that it does not fit it: %s',
  async (path) => {
    const machines = [{ hostId: 41, serialNumber: '1000007', qty: 2 }];
    network.answer(cartCalls.cart, { version: 1, lines: [makeKept({ machines })] });
    const reason = { name: 'otherModel', printed: null, options: null } as const;
    network.answer(machineCalls.fitOfParts, [{ partId: 1, verdict: 'doesNotFit', proof: 'model', reason }]);
    await renderShop(path);
    expect(await screen.findByText('For 1000007')).toBeTruthy();
    expect(await screen.findByText(/^Does not fit/)).toBeTruthy();
  },
);

test('product §5 what does not fit is asked about once before the way goes on, and may be taken out', async () => {
  const machines = [{ hostId: 47, serialNumber: '1000008', qty: 2 }];
  network.answer(cartCalls.cart, { version: 1, lines: [makeKept({ machines })] });
  const reason = { name: 'otherModel', printed: null, options: null } as const;
  network.answer(machineCalls.fitOfParts, [{ partId: 1, verdict: 'doesNotFit', proof: 'model', reason }]);
  const { user } = await renderShop('/shopcart');
  expect(await screen.findByText('1 part does not fit 1000008')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Proceed to checkout' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Parts that do not fit');
  await user.click(screen.getByRole('button', { name: 'Take it out' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Order anyway' }));
  expect(screen.queryByText('1 part does not fit 1000008')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Proceed to checkout' }));
  expect(await screen.findByRole('heading', { name: 'Checkout', level: 1 })).toBeTruthy();
  expect(screen.queryByText('1 part does not fit 1000008')).toBeNull();
});

test.each([
  [0, '2026-12-10', 'None in stock; in the warehouse on Thu, Dec 10'],
  [0, null, 'None in stock; no date known yet'],
  [1, '2026-12-10', '1 in stock; 1 more in the warehouse on Thu, Dec 10'],
  [1, null, '1 in stock; no date known yet for the other one'],
])('§8 out-of-stock parts wait for the warehouse: %i there, the rest on %s', async (inventory, until, text) => {
  network.answer(orderCalls.checkPriceAndInventory, [makeChecked({ inventory })]);
  const waits = { quantity: 2 - inventory, until };
  const line = { code: 'NV-1000001', name: 'Pad', quantity: 2, sellPolicy: 'backorder', now: [], waits } as const;
  network.answer(orderCalls.stockAssign, {
    isEverythingInStock: false,
    lines: [{ ...line, now: [], promiseDate: until }],
    plans: [],
  });
  await renderShop('/shopcart');
  expect(await screen.findByText(text)).toBeTruthy();
});

test('§4 Undo puts a line back where it was, and the keyboard goes on there', async () => {
  const codes = ['NV-1000001', 'NV-1000002', 'NV-1000003'];
  network.answer(cartCalls.cart, { version: 1, lines: codes.map((code) => makeKept({ code })) });
  network.answer(
    checkPriceAndInventory,
    codes.map((code) => makeChecked({ item: code, code })),
  );
  const { user } = await renderShop('/shopcart');
  const list = await screen.findByRole('list', { name: 'Cart' });
  const shown = () =>
    within(list)
      .getAllByRole('button', { name: /^Take .* out$/ })
      .map((one) => one.getAttribute('aria-label'));
  const before = shown();
  const focusedRow = () => document.activeElement?.closest<HTMLElement>('li[data-code]')?.dataset['code'];
  await user.click(screen.getByRole('button', { name: 'Take NV-1000002 out' }));
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(focusedRow()).toBe('NV-1000003');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shown()).toEqual(before));
  expect(focusedRow()).toBe('NV-1000002');
});

test('§4 what a notice offers ends with the screen it was offered on', async () => {
  const { user, router } = await renderShop('/shopcart');
  await user.click(await screen.findByRole('button', { name: 'Take NV-1000001 out' }));
  await screen.findByRole('button', { name: 'Undo' });
  await act(() => router.navigate({ to: '/order' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test.each([
  ['99999', 'The most is 9,999.', '9999'],
  ['0', 'The least is 1.', '1'],
  ['-1', 'Type a whole number, such as 1.', '1'],
  ['2.5', 'Type a whole number, such as 1.', '1'],
  ['1e9', 'Type a whole number, such as 1.', '1'],
  ['abc', 'Type a whole number, such as 1.', '1'],
])(
  '§8 quantity error: %s is told at its field, and nobody goes on with the old number',
  async (typed, words, right) => {
    const { user, path } = await renderShop('/shopcart');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity of NV-1000001' });
    // What is said in a region that comes with its words is heard by nobody.
    const region = document.querySelector('[data-code] output');
    await user.clear(field);
    await user.type(field, typed);
    await user.click(screen.getByRole('link', { name: 'Proceed to checkout' }));
    expect(path()).toBe('/shopcart');
    expect(document.activeElement).toBe(field);
    expect(await screen.findByText(/cannot be ordered as it is typed/)).toBeTruthy();
    const told = await screen.findByText(words);
    expect(told.closest('output')).toBe(region);
    expect(region?.id).toBe(field.getAttribute('aria-describedby'));
    await user.click(screen.getByRole('button', { name: /^Set to \d/ }));
    expect([field.value, document.activeElement === field]).toEqual([right, true]);
    expect(screen.queryByText(words)).toBeNull();
    await waitFor(() => expect(screen.queryByText(/cannot be ordered as it is typed/)).toBeNull());
  },
);

test('product §7 more than whole packs allow names the highest that goes, and a broken pack says that it was rounded', async () => {
  network.answer(checkPriceAndInventory, [makeChecked({ packQuantity: 50, inventory: 90_000 })]);
  const { user } = await renderShop('/shopcart');
  await user.click(await screen.findByRole('button', { name: /^Order 50/ }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of NV-1000001' });
  await user.clear(field);
  await user.type(field, '9999{Enter}');
  expect(await screen.findByText('The most is 9,950, in packs of 50.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Set to 9,950' }));
  await user.clear(field);
  await user.type(field, '75{Enter}');
  expect(await screen.findByText('Rounded up to whole packs of 50.')).toBeTruthy();
  expect(field.value).toBe('100');
});

test('product §7 less than the minimum is told as such, not as rounded to packs', async () => {
  network.answer(checkPriceAndInventory, [makeChecked({ packQuantity: 10, minQuantity: 50, inventory: 900 })]);
  const { user } = await renderShop('/shopcart');
  await user.click(await screen.findByRole('button', { name: /^Order 50/ }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of NV-1000001' });
  await user.clear(field);
  await user.type(field, '20{Enter}');
  expect(await screen.findByText('The least is 50.')).toBeTruthy();
  expect(screen.queryByText(/^Rounded up/)).toBeNull();
  await user.clear(field);
  await user.type(field, '51{Enter}');
  expect(await screen.findByText('Rounded up to whole packs of 10.')).toBeTruthy();
});

test('product §7 where no line has a price yet that is said, not that it is hidden', async () => {
  network.answer(checkPriceAndInventory, [makeChecked({ price: null })]);
  await renderShop('/shopcart');
  await screen.findByText(/^No price yet\. Ask/);
  expect(screen.queryByText('Price hidden')).toBeNull();
});

test('§4 updating the cart says what changed in price and stock, or that nothing did', async () => {
  const { user } = await renderShop('/shopcart');
  await screen.findByText('In stock: 14');
  await user.click(screen.getByRole('button', { name: 'Update cart' }));
  expect(await screen.findByText('Prices and stock are as they were')).toBeTruthy();
  network.answer(checkPriceAndInventory, [makeChecked({ price: usd('13.00'), inventory: 9 })]);
  await user.click(screen.getByRole('button', { name: 'Update cart' }));
  expect(await screen.findByText('1 line has changed')).toBeTruthy();
  const told = screen.getByText(/price \$12\.50, now \$13\.00/).textContent;
  expect(told).toBe('NV-1000001 · price $12.50, now $13.00 · in stock 14, now 9');
  network.answer(checkPriceAndInventory, [makeChecked({ price: null, code: 'NV-1000009' })]);
  await user.click(screen.getByRole('button', { name: 'Update cart' }));
  expect(await screen.findByText(/price \$13\.00, now none .* · sold as another part now/)).toBeTruthy();
});

test('§8 no valid items: where no line of several can be ordered that is what is said', async () => {
  const codes = ['NV-1000001', 'NV-1000002'];
  network.answer(cartCalls.cart, { version: 1, lines: codes.map((code) => makeKept({ code })) });
  const checks = codes.map((item) => makeChecked({ item, code: item, price: null }));
  network.answer(checkPriceAndInventory, checks);
  const { user } = await renderShop('/shopcart');
  expect(await screen.findByText(/^No line of the cart can be ordered/)).toBeTruthy();
  const [press] = await screen.findAllByRole('button', { name: /^Take it out/ });
  if (press) await user.click(press);
  expect(await screen.findByText(/^1 line cannot be ordered/)).toBeTruthy();
});

test('product §6 the pieces of a line are shared among the company’s machines, each with its verdict', async () => {
  const reason = { name: 'model', printed: null, options: null } as const;
  const fit = { verdict: 'fits', proof: 'model', reason, quantity: 4, printedCode: null } as const;
  const items = [{ ...makeMachine({ hostId: 41, serialNumber: 'AH39484' }), ...fit }];
  network.answer(machineCalls.machinesOfPart, { items, total: 1, fitting: 1, page: 1, pageSize: 20 });
  network.answer(machineCalls.machineList, { items, total: 1, page: 1, pageSize: 100, suggestions: [] });
  network.answer(machineCalls.fitOfParts, [{ partId: 1, verdict: 'fits', proof: 'model', reason }]);
  const { user } = await renderShop('/shopcart');
  await user.click(await screen.findByRole('button', { name: 'Choose a machine NV-1000001' }));
  expect(await screen.findByText('2 pieces are for no machine yet.')).toBeTruthy();
  expect(await screen.findByText('Takes 4')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add AH39484' }));
  expect(screen.getByText('Every piece is for a machine.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  // Not by its serial number, which nobody knows by heart.
  expect((await screen.findByText('For HA-0138')).title).toBe('AH39484');
  await waitFor(() => expect(lastSent()).toMatchObject([{ machines: [{ hostId: 41, qty: 2 }] }]));
});

test('spec §2 a part is put into the cart by its code, for the chosen machine; an unknown one is said at its field', async () => {
  const { user } = await renderShop('/shopcart');
  const form = await screen.findByRole('form', { name: 'Add a part by its code' });
  const [code, quantity] = [
    within(form).getByRole('textbox', { name: 'Part code' }),
    within(form).getByRole('textbox', { name: 'Quantity' }),
  ];
  const nothing = { code: null, price: null, sellPolicy: null, part: null, changeCode: null } as const;
  network.answer(quickAddCalls.checkRows, [{ ...makeChecked(), ...nothing }]);
  await user.type(code, 'XX-1{Enter}');
  expect(await within(form).findByText('No part with this code.')).toBeTruthy();
  const part = makePartCard({ id: 9, code: 'NV-1000009', name: 'Pad' });
  network.answer(quickAddCalls.checkRows, [
    { ...makeChecked({ item: 'NV-1000009', code: 'NV-1000009' }), part, changeCode: null },
  ]);
  await user.clear(code);
  await user.type(code, 'nv 1000009');
  await user.clear(quantity);
  await user.type(quantity, '3{Enter}');
  await waitFor(() => expect(lastSent()).toMatchObject([{ code: 'NV-1000009', qty: 3 }]));
  expect((code as HTMLInputElement).value).toBe('');
});

test('product §6 lines for several machines stand under them, and more pieces than a machine takes are told', async () => {
  const [one, two] = [
    { hostId: 41, serialNumber: 'AH39484', qty: 2 },
    { hostId: 42, serialNumber: 'AH39485', qty: 2 },
  ];
  const codes = ['NV-1000001', 'NV-1000002'];
  network.answer(cartCalls.cart, {
    version: 1,
    lines: [makeKept({ machines: [one] }), makeKept({ code: 'NV-1000002', partId: 2, machines: [two] })],
  });
  network.answer(
    checkPriceAndInventory,
    codes.map((item) => makeChecked({ item, code: item })),
  );
  const reason = { name: 'model', printed: null, options: null } as const;
  network.answer(machineCalls.fitOfParts, [{ partId: 1, verdict: 'fits', proof: 'model', reason, quantity: 1 }]);
  await renderShop('/shopcart');
  const first = await screen.findByRole('list', { name: 'For AH39484' });
  expect(within(first).getByText('NV-1000001')).toBeTruthy();
  expect(within(first).queryByText('NV-1000002')).toBeNull();
  expect(screen.getByRole('list', { name: 'For AH39485' })).toBeTruthy();
  expect(await within(first).findByText('It takes only 1')).toBeTruthy();
});
