// Spec §4 Cart, §8; product §2, §6: a cart is ordered once, whatever other tabs and devices do and whichever answer is lost.
import type { ResultOf } from '@outrigger/contract';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storageKey } from '../../../client/stored/stored.ts';
import { goToPayment } from '../../../test/checkout.make.ts';
import { network } from '../../../test/fake-network.ts';
import { makeKept } from '../../../test/kept-lines.make.ts';
import { openShopForOrders, usd } from '../../../test/orders.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => openShopForOrders());

const { makeOrder } = orderCalls;
const PLACED: ResultOf<typeof makeOrder> = {
  orderNo: 'OR260000021',
  status: 'toBeShipped',
  total: usd('50.00'),
  approvals: [],
};

/** Opens checkout and goes on to the payment step. */
async function toPayment() {
  const shop = await goToPayment();
  await orderButton();
  return shop;
}
async function orderButton() {
  const button = await screen.findByRole('button', { name: 'Order for $50.00 on credit' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  return button;
}
const changeElsewhere = (differs: Parameters<typeof makeKept>[0]) =>
  network.answer(cartCalls.cart, { version: 2, lines: [makeKept({ version: 2, ...differs })] });
const keysSent = () => network.sentTo(makeOrder).map((sent) => sent.headers.get('idempotency-key'));

test('product §6 a cart changed on another device is told before anything is sent, and the next press orders what it is now', async () => {
  const { user } = await toPayment();
  changeElsewhere({ qty: 5 });
  await user.click(await orderButton());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Your cart has changed')).toBeTruthy();
  expect(document.activeElement).toBe(alert.parentElement);
  expect(within(alert).getByText('NV-1000001: was 2, now 5')).toBeTruthy();
  expect(network.sentTo(makeOrder)).toHaveLength(0);
  await user.click(await orderButton());
  await screen.findByText('OR260000021');
  expect(network.sentTo(makeOrder)[0]?.body).toMatchObject({ lines: [{ code: 'NV-1000001', qty: 5 }] });
});

test('product §6 a cart ordered on another device is not ordered again, and the way to the orders is shown', async () => {
  const { user } = await toPayment();
  changeElsewhere({ isRemoved: true });
  await user.click(await orderButton());
  expect(await screen.findByText('The cart is empty now')).toBeTruthy();
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'See your orders' });
  expect(link.getAttribute('href')).toBe('/order');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(network.sentTo(makeOrder)).toHaveLength(0);
});

test('§3 a cart ordered in another tab leaves checkout here at once', async () => {
  await toPayment();
  const key = storageKey({ name: 'cart', owner: 'user' });
  localStorage.setItem(key, JSON.stringify({ content: { lines: [], version: 2, unsent: [] }, expiry: 0 }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(await screen.findByText('The cart is empty now')).toBeTruthy();
});

test('§3 other tabs hear of a placed order in the same moment', async () => {
  const { user } = await toPayment();
  await user.click(await orderButton());
  await screen.findByText('OR260000021');
  const kept = localStorage.getItem(storageKey({ name: 'cart', owner: 'user' }));
  expect(JSON.parse(kept ?? '{}').content.lines).toEqual([]);
});

test('product §2 an order without an answer is asked for again as it was, though the cart is empty on the server by then', async () => {
  network.lose(makeOrder);
  const { user } = await toPayment();
  // As newer browsers answer.
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
  await user.click(await orderButton());
  const failure = await screen.findByText('No answer came');
  // On a phone the box is screens away from the button.
  expect(brought.mock.contexts).toContain(failure.parentElement);
  changeElsewhere({ isRemoved: true });
  network.answer(makeOrder, PLACED);
  await user.click(await orderButton());
  await screen.findByText('OR260000021');
  brought.mockRestore();
  expect(new Set(keysSent()).size).toBe(1);
});

test('product §2 an order without an answer is the same order after a reload, and another one once it was answered', async () => {
  network.lose(makeOrder);
  const { user } = await toPayment();
  await user.click(await orderButton());
  expect(await screen.findByText('No answer came')).toBeTruthy();
  cleanup();
  network.answer(makeOrder, PLACED);
  const after = await renderShop('/placeorder');
  await after.user.click(await orderButton());
  await screen.findByText('OR260000021');
  expect(new Set(keysSent()).size).toBe(1);
  expect(localStorage.getItem(storageKey({ name: 'open-orders', owner: 'user' }))).toBeNull();
});

test('product §2 an order answered after its buyer went to another screen takes its lines out of the cart all the same', async () => {
  let answer: ((response: Response) => void) | undefined;
  network.respond(makeOrder, () => new Promise((resolve) => (answer = resolve)));
  const { user, router } = await toPayment();
  await user.click(await orderButton());
  await waitFor(() => expect(network.sentTo(makeOrder)).toHaveLength(1));
  await router.navigate({ to: '/shopcart' });
  await screen.findByRole('heading', { name: 'Cart' });
  answer?.(new Response(JSON.stringify({ code: 200, message: 'OK', result: PLACED }), { status: 200 }));
  expect(await screen.findByText('The cart is empty')).toBeTruthy();
});

test('§8 where the cart cannot be compared nothing is sent, and it is said', async () => {
  const { user } = await toPayment();
  network.lose(cartCalls.cart);
  await user.click(await orderButton());
  expect(await screen.findByText(/could not be compared with the shop’s, so nothing was sent/)).toBeTruthy();
  expect(network.sentTo(makeOrder)).toHaveLength(0);
});
