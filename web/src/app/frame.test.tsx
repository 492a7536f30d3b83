// Spec §2: a progress bar shows during navigation.
import { act, screen } from '@testing-library/react';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { beforeEach, expect, test } from 'vitest';
import { network } from '../test/fake-network.ts';
import { renderShop } from '../test/render-shop.tsx';

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(contentCalls.regionContact, { email: 'desk@outrigger.example' });
});

const bar = () => screen.queryByText('The page is loading');

test('§2 while a route is opened a progress bar shows, and is gone once it is there', async () => {
  const { router } = await renderShop('/login');
  expect(bar()).toBeNull();
  let arrived: Promise<void> | undefined;
  act(() => void (arrived = router.navigate({ to: '/contact' })));
  expect(await screen.findByText('The page is loading')).toBeDefined();
  await act(async () => await arrived);
  expect(bar()).toBeNull();
});
