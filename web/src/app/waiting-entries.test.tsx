// Product §3: hearts and orders that wait to be sent outlive an end by inactivity encrypted, like the lines of the cart.
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { favouriteCalls } from '@outrigger/contract/calls/favourites.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../client/session/session.ts';
import { storageOwner, storedEntry } from '../client/stored/stored.ts';
import { changeFavourite } from '../features/favourites/favourites.data.ts';
import { unsentFavourites } from '../features/favourites/favourites.stored.ts';
import { openShopForParts } from '../test/catalogue.make.ts';
import { network } from '../test/fake-network.ts';
import { signInAs } from '../test/people.make.ts';
import { renderShop } from '../test/render-shop.tsx';
import { leaveEndedSession } from './leave-session.ts';
import { sealEntries, unsealEntries } from './waiting-entries.ts';

const key = vi.hoisted(() => ({ isThere: true, made: undefined as Promise<CryptoKey> | undefined }));
vi.mock('../client/stored/stored-key.ts', () => ({
  storedKey: async () => {
    if (!key.isThere) throw new Error('the key store is closed');
    key.made ??= crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    return await key.made;
  },
}));

const HEART = { id: 71, code: 'NV-7000001', name: 'Pressed offline' };
const ORDER = { input: JSON.stringify({ notes: 'Gate 4, ask for Ines' }), key: 'key-of-the-order', at: Date.now() };
const openOrders = storedEntry<unknown>({ name: 'open-orders', owner: 'user', parse: (content) => content });
const stored = () => JSON.stringify({ ...localStorage });
const inTheOpen = () => unsentFavourites.get().map(({ code, isFavourite }) => `${code} ${isFavourite}`);

beforeEach(async () => {
  key.isThere = true;
  await openShopForParts();
  network.answer(favouriteCalls.favourites, []);
  network.answer(identityCalls.logout, null);
  network.lose(favouriteCalls.changeFavourite);
  signInAs();
  changeFavourite(HEART, true);
  openOrders.write([ORDER]);
});

afterEach(() => void vi.useRealTimers());

async function fallAsleep(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { path } = await renderShop('/shop');
  await vi.advanceTimersByTimeAsync(11_000);
  await waitFor(() => expect(localStorage.getItem('outrigger:user:7:activity')).not.toBeNull());
  vi.setSystemTime(Date.now() + 31 * 60_000);
  await waitFor(() => expect(path()).toBe('/login?ended=idle'));
  vi.useRealTimers();
}

const nextVisitOf = async (id: number) => {
  cleanup();
  network.answer(identityCalls.profile, { user: signInAs({ id }) });
  await renderShop('/shop');
  await screen.findByRole('button', { name: 'Favourite: NV-1000001' });
};

test('product §3 a heart and an order that wait outlive an end by inactivity, encrypted, unseen by others, and are there for the same person', async () => {
  await fallAsleep();
  for (const word of [HEART.code, HEART.name, 'Gate 4', ORDER.key]) expect(stored()).not.toContain(word);
  await nextVisitOf(8);
  expect([inTheOpen(), openOrders.read()]).toEqual([[], undefined]);
  network.answer(favouriteCalls.changeFavourite, { code: HEART.code, isFavourite: true });
  await nextVisitOf(7);
  expect(openOrders.read()).toEqual([ORDER]);
  expect(stored()).not.toContain('7:waiting');
  window.dispatchEvent(new Event('online'));
  const sent = () => network.sentTo(favouriteCalls.changeFavourite).map(({ body }) => body);
  await waitFor(() => expect(sent()).toContainEqual({ code: HEART.code, isFavourite: true }));
});

test('product §3 where nothing can be encrypted they are not lost either', async () => {
  key.isThere = false;
  await fallAsleep();
  await nextVisitOf(7);
  expect(openOrders.read()).toEqual([ORDER]);
  expect(stored()).not.toContain('7:waiting');
});

test('product §3 they are put away where the server ended the session, too', async () => {
  await leaveEndedSession();
  expect(session.get()).toBeUndefined();
  for (const word of ['favouritesUnsent', 'open-orders', 'Gate 4']) expect(stored()).not.toContain(word);
  expect(stored()).toContain('7:waiting');
});

test('product §3 what is put away again joins what waits already, and the newer of two stands', async () => {
  await sealEntries();
  const later = { ...ORDER, key: 'key-of-another' };
  openOrders.write([later]);
  changeFavourite(HEART, false);
  await sealEntries();
  expect([inTheOpen(), openOrders.read()]).toEqual([[], undefined]);
  await unsealEntries();
  expect(openOrders.read()).toEqual([later, ORDER]);
  expect(inTheOpen()).toEqual([`${HEART.code} false`]);
});

test('product §3 what is changed while it is put away waits in the open, and what waits goes to nobody who signs in meanwhile', async () => {
  const sealing = sealEntries();
  changeFavourite(HEART, false);
  await sealing;
  expect(inTheOpen()).toEqual([`${HEART.code} false`]);
  const taking = unsealEntries();
  storageOwner.set(8);
  await taking;
  expect([inTheOpen(), openOrders.read()]).toEqual([[], undefined]);
  storageOwner.set(7);
  await unsealEntries();
  expect([inTheOpen(), openOrders.read()]).toEqual([[`${HEART.code} false`], [ORDER]]);
});
