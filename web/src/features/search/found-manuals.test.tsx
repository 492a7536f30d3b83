// Spec §2 Search results: brochures and service manuals are offered and counted.
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { found, openShopForSearch, partHit, SERVICE_MANUAL } from '../../test/search.make.ts';

const GROUPS = [
  { group: 'parts' as const, total: 1 },
  { group: 'brochures' as const, total: 1 },
];

beforeEach(openShopForSearch);

test('spec §2 a suggestion says what a manual is, and results have their group', async () => {
  network.answer(searchCalls.goodsSearch, found([partHit()], { groups: GROUPS }));
  network.answer(searchCalls.goodsSuggest, [SERVICE_MANUAL]);
  const { user } = await renderShop('/searchResult?keyword=hyd');
  expect(await screen.findByRole('tab', { name: 'Brochures 1' })).toBeDefined();
  await user.type(await screen.findByRole('combobox'), 'hyd');
  const list = await screen.findByRole('listbox');
  expect((await within(list).findByRole('option', { name: /SM-1/ })).textContent).toContain('Service manual');
});
