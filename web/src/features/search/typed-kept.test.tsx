// Product §5 Search: what was typed and what was offered for it are kept.
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../client/api/query-client.ts';
import { loadTexts } from '../../client/texts.ts';
import { makePartCard, makePartDetail, openShopForParts } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';

const HIT = {
  kind: 'part' as const,
  id: 1,
  code: 'NV-1000001',
  title: 'Wear pad',
  subtitle: 'Wear part',
  image: null,
  foundBy: 'name' as const,
  matched: null,
  part: makePartCard(),
};

beforeEach(async () => {
  await Promise.all([openShopForParts(), loadTexts('search')]);
  network.answer(searchCalls.goodsSuggest, [HIT]);
});

async function typeWear() {
  const shop = await renderShop('/search');
  const box = within(await screen.findByRole('main')).getByRole('combobox');
  await shop.user.type(box, 'wear');
  await screen.findByRole('option', { name: /Wear pad/ });
  return { ...shop, box };
}

test('product §5 the way back from a suggestion leads to what was typed', async () => {
  network.answer(partCalls.goodsDetail, makePartDetail());
  const { user, path, router } = await typeWear();
  await user.click(screen.getByRole('option', { name: /Wear pad/ }));
  await waitFor(() => expect(path()).toBe('/detail?code=NV-1000001'));
  await act(async () => router.history.back());
  await waitFor(() => expect(path()).toBe('/search?keyword=wear'));
  await waitFor(() => expect(within(screen.getByRole('main')).getByRole('combobox')).toHaveProperty('value', 'wear'));
});

test('product §5 what was offered stays when asking anew fails', async () => {
  await typeWear();
  network.refuse(searchCalls.goodsSuggest, 'partLoadFailed');
  await act(async () => queryClient.invalidateQueries());
  const failed = queryClient.getQueryCache().findAll({ queryKey: [searchCalls.goodsSuggest.path] });
  await waitFor(() => expect(failed.some(({ state }) => state.status === 'error')).toBe(true));
  await act(async () => new Promise((resolve) => void setTimeout(resolve, 50)));
  expect(screen.getByRole('option', { name: /Wear pad/ })).toBeDefined();
});
