// Product §3: an end by inactivity is no signing out; cart lines that wait for the network go out after the same person's next sign-in.
import { favouriteCalls } from '@outrigger/contract/calls/favourites.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../client/session/session.ts';
import { newLine } from '../features/cart/cart.rules.ts';
import { cartStore, putCartLine, writeCart } from '../features/cart/cart.stored.ts';
import { openShopForParts } from '../test/catalogue.make.ts';
import { network } from '../test/fake-network.ts';
import { signInAs } from '../test/people.make.ts';
import { renderShop } from '../test/render-shop.tsx';

const key = vi.hoisted(() => ({ isThere: true, made: undefined as Promise<CryptoKey> | undefined }));
vi.mock('../client/stored/stored-key.ts', () => ({
  storedKey: async () => {
    if (!key.isThere) throw new Error('the key store is closed');
    key.made ??= crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    return await key.made;
  },
}));

const CODE = 'NV-7000001';
const LINE = newLine(
  {
    code: CODE,
    partId: 71,
    name: 'Added offline',
    stock: 4,
    imageUrl: '',
    unit: 'pcs',
    packQuantity: 1,
    minQuantity: 1,
    sellPolicy: 'backorder',
  },
  3,
);
const SAVED = { version: 1, lines: [] };
const stored = () => JSON.stringify({ ...localStorage });
const sentCodes = () => network.sentTo(cartCalls.changeCart).map(({ body }) => JSON.stringify(body));
const nextVisitOf = async (id: number) => {
  cleanup();
  network.answer(identityCalls.profile, { user: signInAs({ id }) });
  await renderShop('/shop');
  await screen.findByRole('button', { name: 'Favourite: NV-1000001' });
};

beforeEach(async () => {
  key.isThere = true;
  await openShopForParts();
  network.answer(favouriteCalls.favourites, []);
  network.answer(identityCalls.logout, null);
  network.lose(cartCalls.changeCart);
});

afterEach(() => void vi.useRealTimers());

async function addAndFallAsleep(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { path } = await renderShop('/shop');
  act(() => putCartLine(LINE));
  await vi.advanceTimersByTimeAsync(11_000);
  await waitFor(() => expect(localStorage.getItem('outrigger:user:7:activity')).not.toBeNull());
  vi.setSystemTime(Date.now() + 31 * 60_000);
  await waitFor(() => expect(path()).toBe('/login?ended=idle'));
  vi.useRealTimers();
}

test('product §3 lines added offline outlive an end by inactivity, encrypted, unseen by others, and are sent for the same person', async () => {
  await addAndFallAsleep();
  expect(stored()).toContain('cart-waiting');
  expect(stored()).not.toContain(CODE);
  const before = sentCodes().length;
  network.answer(cartCalls.changeCart, SAVED);
  await nextVisitOf(8);
  expect(cartStore.get().lines.map(({ part }) => part)).not.toContain(CODE);
  expect(sentCodes()).toHaveLength(before);
  await nextVisitOf(7);
  await waitFor(() => expect(sentCodes().slice(before).at(-1)).toContain(CODE));
  expect(sentCodes().at(-1)).toContain('"qty":3');
});

test('product §3 where nothing can be encrypted the lines are not lost either', async () => {
  key.isThere = false;
  await addAndFallAsleep();
  const before = sentCodes().length;
  network.answer(cartCalls.changeCart, SAVED);
  await nextVisitOf(7);
  await waitFor(() => expect(sentCodes().slice(before).at(-1)).toContain(CODE));
});

test('product §3 a session that had ended before the page was opened takes no line with it', async () => {
  signInAs();
  putCartLine(LINE);
  writeCart();
  // No profile is stored: the server is asked, and says that the session is over.
  session.set({ token: 'token-7', userId: 7, user: undefined, mustEnroll: false });
  network.refuse(identityCalls.profile, 'signInAgain');
  const { path } = await renderShop('/shop');
  expect(path()).toBe('/login?back=%2Fshop');
  expect(session.get()).toBeUndefined();
  const before = sentCodes().length;
  network.answer(cartCalls.changeCart, SAVED);
  await nextVisitOf(7);
  await waitFor(() => expect(sentCodes().slice(before).at(-1)).toContain(CODE));
});
