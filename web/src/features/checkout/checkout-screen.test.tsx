// Spec §2 Checkout, §4 shipping choice, §8 Checkout messages; product §4, §7: driven by role and label.
import { addressCalls } from '@outrigger/contract/calls/addresses.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { creditCalls } from '@outrigger/contract/calls/credit.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { goToPayment } from '../../test/checkout.make.ts';
import { network } from '../../test/fake-network.ts';
import { makeKept } from '../../test/kept-lines.make.ts';
import { makeAddress, makeBatch, makeChecked, makePlan, openShopForOrders, usd } from '../../test/orders.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => openShopForOrders());

const { makeOrder, shipBatchList, checkPriceAndInventory } = orderCalls;

/** Opens checkout and goes on to the payment step. */
async function toPayment() {
  const shop = await goToPayment();
  await screen.findByLabelText(/^Purchase order number/);
  return shop;
}
/** The button as soon as it may be pressed. */
async function orderButton() {
  const button = await screen.findByRole('button', { name: 'Order for $50.00 on credit' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  return button;
}

test('§2 checkout goes from the address over payment to complete, and the cart is empty on the server at once', async () => {
  const { user } = await toPayment();
  await screen.findByText('This order takes you to 30%.', { exact: false });
  await user.type(screen.getByLabelText(/^Purchase order number/), ' PO-7 ');
  await user.type(screen.getByLabelText(/^Cost centre or job/), 'WS-HOU');
  await user.type(screen.getByLabelText(/^Wanted by/), '2031-01-31');
  await user.click(screen.getByRole('checkbox', { name: /^Machine down/ }));
  await user.type(screen.getByLabelText(/^Notes/), 'at the gate');
  await user.click(await orderButton());
  expect(await screen.findByText('OR260000021')).toBeTruthy();
  const sent = network.sentTo(makeOrder);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    lines: [{ code: 'NV-1000001', qty: 2 }],
    addressId: 4,
    shipMode: 'batches',
    paymentMethod: 'credit',
    purchaseOrderNo: 'PO-7',
    costCentre: 'WS-HOU',
    wantedBy: '2031-01-31',
    isMachineDown: true,
    notes: 'at the gate',
    expectedTotal: usd('50.00'),
    expectedDates: [{ code: 'NV-1000001', by: '2026-12-04' }],
  });
  // The server has emptied its cart with the order: this browser reads it anew and sends nothing.
  await waitFor(() => expect(network.sentTo(cartCalls.cart).at(-1)?.query.get('since')).toBe('0'));
  expect(network.sentTo(cartCalls.changeCart)).toHaveLength(0);
  expect((await screen.findByRole('link', { name: 'See the order' })).getAttribute('href')).toBe(
    '/details?orderNo=OR260000021',
  );
});

test('§8 an empty cart says so and leads to the machines', async () => {
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  await renderShop('/placeorder');
  expect(await screen.findByText('The cart is empty')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find a part' }).getAttribute('href')).toBe('/history');
});

test('§4 both plans are shown with their days and freight before choosing, and the choice is what is ordered', async () => {
  network.respond(shipBatchList, () => {
    const asked = network.sentTo(shipBatchList).at(-1)?.body as { shipMode: 'batches' | 'together' } | undefined;
    const shipMode = asked?.shipMode ?? 'batches';
    const later = makeBatch({ name: 'Shanghai', dispatchDate: '2026-12-10', deliveryTo: '2026-12-20' });
    const batches = shipMode === 'batches' ? [makeBatch({ nameLang: 'en' }), later] : [later];
    const freight = usd(shipMode === 'batches' ? '40.00' : '25.00');
    const result = makePlan({ shipMode, batches: batches.length > 1 ? batches : [later], freight });
    return new Response(JSON.stringify({ code: 200, message: 'OK', result }), { status: 200 });
  });
  const { user } = await renderShop('/placeorder');
  const group = await screen.findByRole('group', { name: 'How should it ship?' });
  expect(within(group).getByText('$40.00')).toBeTruthy();
  expect(within(group).getByText('$25.00')).toBeTruthy();
  expect(within(group).getAllByText(/Shanghai: 1 line, 1.2 kg, Tue, Dec 1 – Sun, Dec 20/)).toHaveLength(2);
  const english = within(group).getByText('Rotterdam', { selector: '[lang=en]' });
  expect(english.parentElement?.textContent).toMatch(/^Rotterdam: 1 line/);
  await user.click(within(group).getByRole('radio', { name: /^Ship together/ }));
  await user.click(screen.getByRole('button', { name: 'Go on to payment' }));
  await user.click(await orderButton());
  await screen.findByText('OR260000021');
  expect(network.sentTo(makeOrder)[0]?.body).toMatchObject({ shipMode: 'together' });
});

test('quality 3 two presses in a moment send one order, and its number is shown', async () => {
  network.answer(makeOrder, { orderNo: 'OR260000023', status: 'toBeShipped', total: usd('50.00'), approvals: [] });
  const { user } = await toPayment();
  await user.dblClick(await orderButton());
  await screen.findByText('OR260000023');
  expect(network.sentTo(makeOrder)).toHaveLength(1);
});

test('§8 a country without a freight zone says so and cannot be chosen', async () => {
  network.answer(addressCalls.addressList, [
    makeAddress(),
    makeAddress({ id: 5, fullName: 'McMurdo', countryName: 'Antarctica', isShippedTo: false, isDefault: false }),
  ]);
  await renderShop('/placeorder');
  expect((await screen.findByRole('radio', { name: /McMurdo/ })).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('We cannot ship to Antarctica.')).toBeTruthy();
});

test('product §7 changed prices are shown against the old ones, what was typed stays, and the new total can be accepted', async () => {
  network.refuseWithPrices(makeOrder, {
    items: usd('30.00'),
    freight: usd('27.00'),
    total: usd('57.00'),
    lines: [{ code: 'NV-1000001', quantity: 2, price: usd('15.00') }],
  });
  const { user } = await toPayment();
  await user.type(screen.getByLabelText(/^Purchase order number/), 'PO-7');
  const button = await orderButton();
  network.answer(shipBatchList, makePlan({ freight: usd('27.00'), total: usd('57.00') }));
  await user.click(button);
  const alert = await screen.findByRole('alert');
  const rows = within(alert).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['What', 'Shown before', 'Now'],
    ['NV-1000001', '$12.50', '$15.00'],
    ['Freight', '$25.00', '$27.00'],
    ['Total', '$50.00', '$57.00'],
  ]);
  network.answer(makeOrder, { orderNo: 'OR260000022', status: 'toBeShipped', total: usd('57.00'), approvals: [] });
  // One press accepts it, as soon as the page stands on the new total too.
  const accept = await screen.findByRole('button', { name: 'Accept and order for $57.00' });
  await waitFor(() => expect(accept.hasAttribute('disabled')).toBe(false));
  expect(screen.getByRole('button', { name: 'Order for $57.00 on credit' })).toBeTruthy();
  await user.click(accept);
  await screen.findByText('OR260000022');
  expect(network.sentTo(makeOrder)[1]?.body).toMatchObject({ expectedTotal: usd('57.00'), purchaseOrderNo: 'PO-7' });
  const keys = network.sentTo(makeOrder).map((sent) => sent.headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('§8 stock that went between cart and order is shown with what is left, and one press takes it', async () => {
  network.answer(checkPriceAndInventory, [makeChecked({ sellPolicy: 'stockOnly' })]);
  network.refuse(makeOrder, 'waitsForWarehouse', 'Out of stock, waiting for the warehouse: NV-1000001. Left: 1.');
  const { user } = await toPayment();
  const button = await orderButton();
  network.answer(checkPriceAndInventory, [makeChecked({ sellPolicy: 'stockOnly', inventory: 1 })]);
  await user.click(button);
  expect(await screen.findByText(/Left: 1/)).toBeTruthy();
  expect(await screen.findByText('Only 1 in stock. Lower the quantity.')).toBeTruthy();
  network.answer(makeOrder, { orderNo: 'OR260000022', status: 'toBeShipped', total: usd('50.00'), approvals: [] });
  await user.click(screen.getByRole('button', { name: /^Order 1 NV/ }));
  await user.click(await orderButton());
  await screen.findByText('OR260000022');
  expect(network.sentTo(makeOrder).at(-1)?.body).toMatchObject({ lines: [{ code: 'NV-1000001', qty: 1 }] });
});

test('product §5 a part replaced between cart and order is refused with what replaced it, as a change', async () => {
  const words = 'NV-1000001 was replaced and is no longer sold. In its place, order one of these: 1 × NV-2, 1 × NV-3.';
  network.refuse(makeOrder, 'partReplaced', words);
  const { user } = await toPayment();
  await user.click(await orderButton());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Something changed')).toBeTruthy();
  expect(within(alert).getByText(words)).toBeTruthy();
  expect(within(alert).getByRole('link', { name: 'Change the cart' })).toHaveProperty('pathname', '/shopcart');
});

test('§8 insufficientCredit that only the shop knows of keeps cart and words', async () => {
  network.refuse(makeOrder, 'insufficientCredit', 'Insufficient credit limit.');
  const { user } = await toPayment();
  await user.type(screen.getByLabelText(/^Notes/), 'kept');
  await user.click(await orderButton());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Insufficient credit limit.')).toBeTruthy();
  expect(screen.getByLabelText(/^Notes/)).toHaveProperty('value', 'kept');
});

test('product §7 above the automatic limit the order says beforehand and afterwards what it waits for', async () => {
  network.answer(shipBatchList, makePlan({ total: usd('600.00') }));
  network.answer(makeOrder, {
    orderNo: 'OR260000021',
    status: 'pendingApproval',
    total: usd('600.00'),
    approvals: ['credit', 'spendLimit'],
  });
  const { user } = await toPayment();
  expect(await screen.findByText('Orders over $500.00 wait for the parts desk.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send for approval: $600.00' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Order sent for approval' })).toBeTruthy();
  expect(await screen.findByText(/the parts desk approves it.*your main account approves it/)).toBeTruthy();
});

test('product §2 a dropped answer is asked for again under the same key, also while the first try is at work', async () => {
  let tries = 0;
  network.respond(makeOrder, () => {
    tries += 1;
    if (tries === 1) return Promise.reject(new TypeError('fetch failed'));
    const running = { code: 409, message: 'running', result: { reason: 'idempotencyKeyRunning', facts: {} } };
    if (tries === 2) return new Response(JSON.stringify(running), { status: 409 });
    const result = { orderNo: 'OR260000021', status: 'toBeShipped', total: usd('50.00'), approvals: [] };
    return new Response(JSON.stringify({ code: 200, message: 'OK', result }), { status: 200 });
  });
  const { user } = await toPayment();
  const button = await orderButton();
  await user.dblClick(button);
  expect(await screen.findByText('OR260000021')).toBeTruthy();
  const keys = network.sentTo(makeOrder).map((sent) => sent.headers.get('idempotency-key'));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('product §2 where no answer comes at all the buyer may press again, and it stays the same order', async () => {
  network.lose(makeOrder);
  const { user } = await toPayment();
  await user.click(await orderButton());
  expect(await screen.findByText('No answer came')).toBeTruthy();
  network.answer(makeOrder, { orderNo: 'OR260000021', status: 'toBeShipped', total: usd('50.00'), approvals: [] });
  await user.click(await orderButton());
  await screen.findByText('OR260000021');
  expect(new Set(network.sentTo(makeOrder).map((sent) => sent.headers.get('idempotency-key'))).size).toBe(1);
});

test('product §4 without the view-price permission the order goes without a total and waits for the main account', async () => {
  await openShopForOrders({ role: 'sub', permissions: [3] });
  const { price: _, ...hidden } = makeChecked();
  network.answer(checkPriceAndInventory, [hidden]);
  const { freight: _f, ...batch } = makeBatch();
  network.answer(shipBatchList, { shipMode: 'batches', batches: [batch] });
  network.answer(makeOrder, { orderNo: 'OR260000021', status: 'pendingApproval', approvals: ['noPrice'] });
  const { user } = await toPayment();
  await user.click(await screen.findByRole('button', { name: 'Send for approval' }));
  expect(await screen.findByText(/You order without seeing prices; your main account approves it/)).toBeTruthy();
  expect(network.sentTo(makeOrder)[0]?.body).not.toHaveProperty('expectedTotal');
  expect(network.sentTo(creditCalls.creditLines)).toHaveLength(0);
  expect(document.querySelector('main')?.textContent).not.toMatch(/[$€]/);
});

test('§8 several lines of which stock went are taken to what is there by one press, and ordered then', async () => {
  const codes = ['NV-1000001', 'NV-1000002', 'NV-1000003'];
  network.respond(cartCalls.cart, () => {
    const since = Number(network.sentTo(cartCalls.cart).at(-1)?.query.get('since') ?? 0);
    const lines = since < 1 && network.sentTo(makeOrder).length < 2 ? codes.map((code) => makeKept({ code })) : [];
    return Response.json({ code: 200, message: 'OK', result: { version: Math.max(1, since), lines } });
  });
  const checked = (inventory: readonly number[]) =>
    codes.map((code, at) => makeChecked({ item: code, code, sellPolicy: 'stockOnly', inventory: inventory[at] ?? 0 }));
  network.answer(checkPriceAndInventory, checked([9, 9, 9]));
  network.refuse(makeOrder, 'waitsForWarehouse', 'Out of stock, waiting for the warehouse.');
  const { user } = await toPayment();
  const button = await orderButton();
  network.answer(checkPriceAndInventory, checked([1, 0, 9]));
  await user.click(button);
  expect(await screen.findByText('Lowers 1 line to what is in stock and takes out those with none.')).toBeTruthy();
  network.answer(makeOrder, { orderNo: 'OR260000022', status: 'toBeShipped', total: usd('50.00'), approvals: [] });
  await user.click(screen.getByRole('button', { name: 'Take what is there' }));
  expect(screen.queryByRole('button', { name: 'Take what is there' })).toBeNull();
  await user.click(await orderButton());
  await screen.findByText('OR260000022');
  expect(network.sentTo(makeOrder).at(-1)?.body).toMatchObject({
    lines: [
      { code: 'NV-1000001', qty: 1 },
      { code: 'NV-1000003', qty: 2 },
    ],
  });
});
