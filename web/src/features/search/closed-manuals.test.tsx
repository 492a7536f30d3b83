// Spec §2 Search results: what opens on a page that is not built yet is neither offered nor counted.
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { found, openShopForSearch, partHit, SERVICE_MANUAL } from '../../test/search.make.ts';

vi.mock('../../client/address/built-pages.ts', () => ({
  leadsOn: (href: string) => !href.startsWith('/manual/'),
  markUnbuilt: () => undefined,
}));
const GROUPS = [
  { group: 'parts' as const, total: 1 },
  { group: 'brochures' as const, total: 1 },
];

beforeEach(openShopForSearch);

test('spec §2 what opens on a page that is not built is in no group and no suggestion', async () => {
  network.answer(searchCalls.goodsSearch, found([partHit()], { groups: GROUPS }));
  network.answer(searchCalls.goodsSuggest, [SERVICE_MANUAL]);
  const { user } = await renderShop('/searchResult?keyword=hyd&group=brochures');
  expect(await screen.findByRole('tab', { name: 'Parts 1', selected: true })).toBeDefined();
  expect(screen.queryByRole('tab', { name: /Brochures/ })).toBeNull();
  await user.type(await screen.findByRole('combobox'), 'hyd');
  expect(await screen.findByRole('option', { name: /All results/ })).toBeDefined();
  expect(screen.queryByRole('option', { name: /SM-1/ })).toBeNull();
});

test('spec §2 where nothing else was found, nothing was', async () => {
  const groups = GROUPS.slice(1);
  network.answer(searchCalls.goodsSearch, found([SERVICE_MANUAL], { groups }));
  await renderShop('/searchResult?keyword=hyd');
  expect(await screen.findByText('Nothing was found for “hyd”')).toBeDefined();
});
