// Product §2: an order without an answer is open; it is sent again as it was, whatever the shop says of prices, plans and stock by then.
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../client/api/query-client.ts';
import { refreshCalls } from '../../../client/api/use-call.ts';
import { network } from '../../../test/fake-network.ts';
import { makeKept } from '../../../test/kept-lines.make.ts';
import { makeBatch, makeChecked, makePlan, openShopForOrders, usd } from '../../../test/orders.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => openShopForOrders());

const { makeOrder, shipBatchList, checkPriceAndInventory } = orderCalls;

async function orderButton() {
  const button = await screen.findByRole('button', { name: /^Order for/ });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  return button;
}
/** Goes on to payment and orders; the answer is lost behind the shop's own door. */
async function orderInVain(status = 502) {
  network.respond(makeOrder, () => new Response('<h1>Bad gateway</h1>', { status }));
  const shop = await renderShop('/placeorder');
  const next = await screen.findByRole('button', { name: 'Go on to payment' });
  await waitFor(() => expect(next.hasAttribute('disabled')).toBe(false));
  await shop.user.click(next);
  await shop.user.click(await orderButton());
  await screen.findByText('No answer came');
  return shop;
}
const answerOrder = () =>
  network.answer(makeOrder, { orderNo: 'OR260000021', status: 'toBeShipped', total: usd('50.00'), approvals: [] });
/** Everything sent to order was the same request under the same key. */
function expectOneOrder() {
  const sent = network.sentTo(makeOrder);
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map((one) => one.headers.get('idempotency-key'))).size).toBe(1);
  expect(new Set(sent.map((one) => JSON.stringify(one.body))).size).toBe(1);
}
function reload(path: string) {
  cleanup();
  queryClient.clear();
  return renderShop(path);
}
/** What the shop says once the order has taken the stock: other batches, another freight, another total. */
function takeTheStock() {
  const batches = [makeBatch({ deliveryTo: '2026-12-20', freight: usd('40.00') })];
  network.answer(shipBatchList, makePlan({ batches, freight: usd('40.00'), total: usd('65.00') }));
  network.answer(checkPriceAndInventory, [makeChecked({ inventory: 0 })]);
}

test.each(['/placeorder?step=payment', '/placeorder'])(
  'product §2 after a reload of %s another plan and total do not make another order of it',
  async (path) => {
    await orderInVain();
    takeTheStock();
    answerOrder();
    const { user } = await reload(path);
    await screen.findByText(/the same order is never placed twice/);
    await user.click(await orderButton());
    expect(await screen.findByText('OR260000021')).toBeTruthy();
    expectOneOrder();
  },
);

test('product §2 a second tab without any choice of its own goes on with the same order', async () => {
  await orderInVain();
  localStorage.removeItem(Object.keys(localStorage).find((key) => key.endsWith(':checkout')) ?? '');
  takeTheStock();
  answerOrder();
  const { user } = await reload('/placeorder?step=payment');
  await user.click(await orderButton());
  expect(await screen.findByText('OR260000021')).toBeTruthy();
  expectOneOrder();
});

test('product §2 nothing of an open order can be changed, here or in another tab, until its answer is there', async () => {
  await orderInVain();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  // Another tab has put something else into the cart and typed other words.
  cleanup();
  network.answer(cartCalls.cart, { version: 9, lines: [makeKept({ version: 9, qty: 7 })] });
  const other = await reload('/placeorder?step=payment');
  await screen.findByText(/It can be changed once the answer is here/);
  expect(screen.queryByRole('textbox')).toBeNull();
  answerOrder();
  await other.user.click(await orderButton());
  await screen.findByText('OR260000021');
  expectOneOrder();
});

test('product §2 an open order that the shop refuses after all can be changed again, and is another one then', async () => {
  const { user } = await orderInVain();
  network.refuse(makeOrder, 'waitsForWarehouse', 'Out of stock.');
  await user.click(await orderButton());
  await screen.findByText('Out of stock.');
  await user.type(await screen.findByLabelText(/^Notes/), 'x');
  answerOrder();
  await user.click(await orderButton());
  await screen.findByText('OR260000021');
  const sent = network.sentTo(makeOrder);
  expect(sent[0]?.headers.get('idempotency-key')).toBe(sent[1]?.headers.get('idempotency-key'));
  expect(sent[2]?.headers.get('idempotency-key')).not.toBe(sent[1]?.headers.get('idempotency-key'));
  expect(sent[2]?.body).toMatchObject({ notes: 'x' });
});

test('§8 a refusal at the gate after a lost answer does not say that nothing was ordered, and the order stays open', async () => {
  const { user } = await orderInVain();
  network.refuse(makeOrder, 'tooManyRequests', 'Too many requests. Wait 10 seconds.');
  await user.click(await orderButton());
  const alert = (await screen.findByText('Too many requests. Wait 10 seconds.')).closest('[role=alert]');
  expect(alert?.textContent).toContain('the same order is never placed twice');
  expect(alert?.textContent).not.toContain('Nothing was ordered');
  answerOrder();
  await user.click(await orderButton());
  await screen.findByText('OR260000021');
  expectOneOrder();
});

test.each([500, 502, 504])('§8 after a %s nobody says that nothing was ordered', async (status) => {
  await orderInVain(status);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(/the same order is never placed twice/)).toBeTruthy();
  expect(alert.textContent).not.toContain('Nothing was ordered');
});

test('product §2 the last piece, taken by the order itself, does not keep anybody from pressing again', async () => {
  network.answer(checkPriceAndInventory, [makeChecked({ sellPolicy: 'stockOnly', inventory: 2 })]);
  await orderInVain();
  const asked = network.sentTo(checkPriceAndInventory).length;
  network.answer(checkPriceAndInventory, [makeChecked({ sellPolicy: 'stockOnly', inventory: 0 })]);
  network.refuse(shipBatchList, 'waitsForWarehouse');
  await act(() => refreshCalls([checkPriceAndInventory, shipBatchList]));
  expect(network.sentTo(checkPriceAndInventory)).toHaveLength(asked);
  await orderButton();
  const { user } = await reload('/placeorder?step=payment');
  answerOrder();
  await user.click(await orderButton());
  await screen.findByText('OR260000021');
  expectOneOrder();
});

test('§4 where one of two plans fails it is said, and trying again asks for that one', async () => {
  network.respond(shipBatchList, ({ body }) =>
    (body as { shipMode: string }).shipMode === 'batches'
      ? Response.json({ code: 200, message: 'OK', result: makePlan() })
      : Response.json(
          { code: 503, message: 'No freight.', result: { reason: 'freightFailed', facts: {} } },
          { status: 503 },
        ),
  );
  const { user } = await renderShop('/placeorder');
  const again = await screen.findByRole('button', { name: 'Try again' });
  const modes = () => network.sentTo(shipBatchList).map((sent) => (sent.body as { shipMode: string }).shipMode);
  const before = modes().length;
  network.answer(shipBatchList, makePlan());
  await user.click(again);
  expect(await screen.findByText('All of it ships at once from one warehouse.')).toBeTruthy();
  expect(modes().slice(before)).toEqual(['together']);
});

test('§4 an offer that was gone on with is for that cart; a changed cart is offered anew', async () => {
  const { user } = await renderShop('/placeorder');
  const next = await screen.findByRole('button', { name: 'Go on to payment' });
  await waitFor(() => expect(next.hasAttribute('disabled')).toBe(false));
  await user.click(next);
  await orderButton();
  network.answer(cartCalls.cart, { version: 9, lines: [makeKept({ version: 9, qty: 5 })] });
  network.respond(shipBatchList, ({ body }) => {
    const { shipMode } = body as { shipMode: 'batches' | 'together' };
    const freight = usd(shipMode === 'batches' ? '40.00' : '25.00');
    return Response.json({ code: 200, message: 'OK', result: makePlan({ shipMode, freight }) });
  });
  await reload('/placeorder');
  expect(await screen.findByRole('radio', { name: /^Ship together/ })).toHaveProperty('checked', true);
});
