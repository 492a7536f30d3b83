// Spec §8 the device is offline: the corner that says so is there before anybody presses, since it could not come afterwards.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { network } from '../test/fake-network.ts';
import { renderShop } from '../test/render-shop.tsx';

const corner = vi.hoisted(() => ({ isFetched: false }));
vi.mock(import('../ui/overlays/toast-host.tsx'), async (original) => {
  corner.isFetched = true;
  return await original();
});

test('§8 the corner of notices comes once the page rests, without any press', async () => {
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  await renderShop('/login');
  await screen.findByRole('heading', { level: 1 });
  expect(corner.isFetched).toBe(false);
  await waitFor(() => expect(corner.isFetched).toBe(true), { timeout: 5000 });
});
