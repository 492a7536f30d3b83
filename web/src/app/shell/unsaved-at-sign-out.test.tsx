// Product §3: signing out clears what was stored for the user; hearts that wait for the network are never lost without a word.
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { deviceCalls } from '@outrigger/contract/calls/devices.ts';
import { favouriteCalls } from '@outrigger/contract/calls/favourites.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedEntry } from '../../client/stored/stored.ts';
import { loadTexts } from '../../client/texts.ts';
import { newLine } from '../../features/cart/cart.rules.ts';
import { putCartLine } from '../../features/cart/cart.stored.ts';
import { changeFavourite } from '../../features/favourites/favourites.data.ts';
import { makePartCard, openShopForParts } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

const PART = { id: 1, code: 'NV-1000001', name: 'Wear pad' };
const NOW = '2026-11-25T09:00:00.000Z';
const OWN = 'outrigger:user:7:';
const waiting = () => localStorage.getItem(`${OWN}favouritesUnsent`);
const sent = () => network.sentTo(favouriteCalls.changeFavourite);

beforeEach(async () => {
  await Promise.all([openShopForParts(), loadTexts('unsent')]);
  network.answer(favouriteCalls.favourites, []);
  network.answer(identityCalls.logout, null);
  network.lose(favouriteCalls.changeFavourite);
});

afterEach(() => void vi.useRealTimers());

async function pressSignOut() {
  changeFavourite(PART, true);
  await waitFor(() => expect(sent()).toHaveLength(1));
  const shop = await renderShop('/shop');
  await shop.user.click(await screen.findByRole('button', { name: 'Ines' }));
  await shop.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByRole('alertdialog', { name: 'Sign out of Outrigger?' })).toBeDefined();
  return shop;
}

test('product §3 a pressed sign-out says first which favourites are not saved yet, and staying keeps them', async () => {
  const { user } = await pressSignOut();
  expect(await screen.findByText(/^1 change to your favourites is not saved yet/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(waiting()).toContain(PART.code);
});

test('product §3 who signs out all the same leaves nothing behind', async () => {
  const { user, path } = await pressSignOut();
  await user.click(await screen.findByRole('button', { name: 'Sign out all the same' }));
  await waitFor(() => expect(path()).toBe('/login?ended=out'));
  expect(Object.keys(localStorage).filter((key) => key.startsWith(OWN))).toEqual([]);
});

test('product §3 what is saved while the question stands is no longer spoken of', async () => {
  await pressSignOut();
  expect(await screen.findByText(/not saved yet/)).toBeDefined();
  network.answer(favouriteCalls.changeFavourite, { code: PART.code, isFavourite: true });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/not saved yet/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeDefined();
});

test('product §3 cart lines that wait and an order without an answer are named, too', async () => {
  network.lose(cartCalls.cart);
  network.lose(cartCalls.changeCart);
  const body = { lines: [{ code: PART.code, qty: 1 }], addressId: 1, shipMode: 'batches', paymentMethod: 'credit' };
  const order = { input: JSON.stringify(body), key: 'key-of-the-order', at: Date.now() };
  storedEntry<unknown>({ name: 'open-orders', owner: 'user', parse: (content) => content }).write([order]);
  for (const code of ['NV-1000002', 'NV-1000003']) putCartLine(newLine({ ...makePartCard(), partId: 2, code }, 1));
  const { user, path } = await pressSignOut();
  const said = within(await screen.findByRole('alertdialog')).getAllByRole('listitem');
  expect(said.map((one) => one.textContent)).toEqual([
    '1 order has no answer from the shop yet',
    '2 changes to your cart are not saved yet',
    '1 change to your favourites is not saved yet',
  ]);
  await user.click(screen.getByRole('button', { name: 'Sign out all the same' }));
  await waitFor(() => expect(path()).toBe('/login?ended=out'));
  expect(Object.keys(localStorage).filter((key) => key.startsWith(OWN))).toEqual([]);
});

test('product §3 hearts that wait outlive a sign-out by inactivity, alone of all that was stored, and are sent for the same person', async () => {
  changeFavourite(PART, true);
  await waitFor(() => expect(sent()).toHaveLength(1));
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { path } = await renderShop('/shop');
  await vi.advanceTimersByTimeAsync(11_000);
  await waitFor(() => expect(localStorage.getItem(`${OWN}activity`)).not.toBeNull());
  vi.setSystemTime(Date.now() + 31 * 60_000);
  await waitFor(() => expect(path()).toBe('/login?ended=idle'));
  vi.useRealTimers();
  expect(Object.keys(localStorage).filter((key) => key.startsWith(OWN))).toEqual([`${OWN}favouritesUnsent`]);
  signInAs({ id: 8 });
  const before = sent().length;
  network.answer(favouriteCalls.changeFavourite, { code: PART.code, isFavourite: true });
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toHaveLength(before);
  signInAs();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent().at(-1)?.body).toEqual({ code: PART.code, isFavourite: true }));
});

test('product §3 signing out everywhere names what is not saved yet, too', async () => {
  const device = { id: 1, browser: null, system: null, address: null, isSameAddress: false, isThis: true };
  network.answer(deviceCalls.devices, [{ ...device, since: NOW, lastSeen: NOW }]);
  changeFavourite(PART, true);
  await waitFor(() => expect(sent()).toHaveLength(1));
  const shop = await renderShop('/usersetting');
  await shop.user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out on every device?' }));
  expect(await dialog.findByText(/^1 change to your favourites is not saved yet/)).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Sign out all the same' })).toBeDefined();
});
