// Spec §8 the device is offline, told by the search box of a page that has not loaded its suggestions yet.
import { catalogueCalls } from '@outrigger/contract/calls/catalogue.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makePartCard, openShopForParts, pageOf } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';

// Never arrives, as without a network.
vi.mock('../../features/search/suggester.tsx', () => new Promise(() => undefined));
afterEach(() => vi.restoreAllMocks());

test('§8 who types without a network reads under the search box that the device is offline', async () => {
  await openShopForParts();
  network.answer(catalogueCalls.goodsList, pageOf([makePartCard()]));
  const { user } = await renderShop('/shop');
  const field = await screen.findByRole('combobox', { name: 'Search parts, machines and figures' });
  const search = field.closest('search');
  await user.type(field, 'p');
  expect(search?.textContent).not.toContain('The device is offline.');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.type(field, 'ump');
  expect(search?.textContent).toContain('The device is offline.');
});
