// Product §3: what puts away what waits is there before the network may be gone.
import { favouriteCalls } from '@outrigger/contract/calls/favourites.ts';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openShopForParts } from '../test/catalogue.make.ts';
import { network } from '../test/fake-network.ts';
import { renderShop } from '../test/render-shop.tsx';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('../features/cart/waiting-cart.ts', () => {
  loaded.push('cart');
  return { sealCart: async () => undefined };
});
vi.mock('./waiting-entries.ts', () => {
  loaded.push('entries');
  return { sealEntries: async () => undefined };
});

test('product §3 whoever is watched for inactivity has what puts away at hand, though nothing is put away yet', async () => {
  await openShopForParts();
  network.answer(favouriteCalls.favourites, []);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await renderShop('/shop');
  await vi.advanceTimersByTimeAsync(11_000);
  await waitFor(() => expect(loaded.toSorted()).toEqual(['cart', 'entries']));
  vi.useRealTimers();
});
