// Spec §2 Checkout, §3 stored entries with their expiry; design: forms. What was chosen and typed in checkout outlives the page.
import { addressCalls } from '@outrigger/contract/calls/addresses.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../client/api/query-client.ts';
import { endSession } from '../../client/session/session.ts';
import { storageKey } from '../../client/stored/stored.ts';
import { network } from '../../test/fake-network.ts';
import { makeAddress, makeDetail, openShopForOrders } from '../../test/orders.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => openShopForOrders());
afterEach(() => void vi.useRealTimers());

const { makeOrder } = orderCalls;
const key = () => storageKey({ name: 'checkout', owner: 'user' });

/** Chooses the second address and types a word in the second step. */
async function chooseAndType() {
  const two = [makeAddress(), makeAddress({ id: 5, fullName: 'Yard', isDefault: false })];
  network.answer(addressCalls.addressList, two);
  const shop = await renderShop('/placeorder');
  await shop.user.click(await screen.findByRole('radio', { name: /Yard/ }));
  const next = screen.getByRole('button', { name: 'Go on to payment' });
  await waitFor(() => expect(next.hasAttribute('disabled')).toBe(false));
  await shop.user.click(next);
  await shop.user.type(await screen.findByLabelText(/^Purchase order number/), 'PO-7');
  await shop.user.click(screen.getByRole('checkbox', { name: /^Machine down/ }));
  return shop;
}

test('§2 the step stands in the address: going back opens the first one again', async () => {
  const { path, router } = await chooseAndType();
  expect(path()).toBe('/placeorder?step=payment');
  router.history.back();
  expect(await screen.findByRole('radio', { name: /Yard/ })).toHaveProperty('checked', true);
});

test('design forms: after a reload the step, the address and the words are there, and are what is ordered', async () => {
  const { path } = await chooseAndType();
  cleanup();
  const { user, path: after } = await renderShop(path());
  expect(await screen.findByLabelText(/^Purchase order number/)).toHaveProperty('value', 'PO-7');
  expect(screen.getByRole('checkbox', { name: /^Machine down/ })).toHaveProperty('checked', true);
  const button = await screen.findByRole('button', { name: 'Order for $50.00 on credit' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
  await screen.findByText('OR260000021');
  expect(network.sentTo(makeOrder)[0]?.body).toMatchObject({
    addressId: 5,
    purchaseOrderNo: 'PO-7',
    isMachineDown: true,
  });
  expect(localStorage.getItem(key())).toBeNull();
  await waitFor(() => expect(after()).toBe('/placeorder'));
});

test('§3 the words are forgotten at sign-out, and after a day', async () => {
  await chooseAndType();
  const kept = JSON.parse(localStorage.getItem(key()) ?? '{}');
  expect(kept.content.words.purchaseOrderNo).toBe('PO-7');
  expect(Math.round((kept.expiry - Date.now()) / 3_600_000)).toBe(24);
  const name = key();
  endSession();
  expect(localStorage.getItem(name)).toBeNull();
});

test('§3 what stands in storage and is no draft is not trusted', async () => {
  const content = { addressId: 'x', shipMode: 'pigeon', words: { notes: 4, costCentre: 'WS', other: '<b>' } };
  localStorage.setItem(key(), JSON.stringify({ content, expiry: 0 }));
  await renderShop('/placeorder?step=payment');
  expect(await screen.findByLabelText(/^Cost centre or job/)).toHaveProperty('value', 'WS');
  expect(screen.getByLabelText(/^Notes/)).toHaveProperty('value', '');
});

test('§2 without an address the first step is open, whatever the address bar says', async () => {
  network.answer(addressCalls.addressList, []);
  await renderShop('/placeorder?step=payment');
  expect(await screen.findByText('There is no address yet. Add the first one.')).toBeTruthy();
});

test('§2 the completed step outlives a reload, with address, payment and the ways on', async () => {
  const { user } = await renderShop('/placeorder?step=payment');
  await user.click(await screen.findByRole('button', { name: 'Order for $50.00 on credit' }));
  await screen.findByText('OR260000021');
  cleanup();
  await renderShop('/placeorder');
  expect(await screen.findByText('OR260000021')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe('/details?orderNo=OR260000021');
  expect(screen.getByRole('link', { name: 'See your orders' }).getAttribute('href')).toBe('/order');
  expect(screen.getByText('Parts counter, 8810 Wallisville Road, Houston, United States')).toBeTruthy();
  expect(screen.getByText('Credit line')).toBeTruthy();
});

test.each(['canceled', 'notApproved'] as const)(
  '§2 an order that is %s since is not shown as placed after a reload',
  async (status) => {
    const { user } = await renderShop('/placeorder?step=payment');
    await user.click(await screen.findByRole('button', { name: 'Order for $50.00 on credit' }));
    await screen.findByText('OR260000021');
    cleanup();
    queryClient.clear();
    network.answer(orderCalls.orderInfo, makeDetail({ status }));
    await renderShop('/placeorder');
    expect(await screen.findByText('The cart is empty')).toBeTruthy();
    expect(screen.queryByText('OR260000021')).toBeNull();
  },
);
