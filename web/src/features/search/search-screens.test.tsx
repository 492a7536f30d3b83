// Spec §2 search and search results, §8 search messages: driven by role and label.
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseConsent } from '../../client/stored/consent.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { found, MACHINE, openShopForSearch, partHit } from '../../test/search.make.ts';

beforeEach(openShopForSearch);

test('§2 results come in groups with counts, each hit with its reason', async () => {
  const groups = [
    { group: 'parts' as const, total: 1 },
    { group: 'articulatingBoomLifts' as const, total: 1 },
  ];
  network.answer(searchCalls.goodsSearch, found([partHit({ matched: 'Patin', matchedIn: 'fa' })], { groups }));
  const { user, path } = await renderShop('/searchResult?keyword=patin');
  expect(await screen.findByRole('tab', { name: 'Parts 1', selected: true })).toBeDefined();
  const row = await screen.findByRole('article');
  expect(row.textContent).toContain('French name: Patin');
  network.answer(searchCalls.goodsSearch, found([MACHINE], { groups }));
  await user.click(screen.getByRole('tab', { name: 'Articulating boom lifts 1' }));
  const link = await screen.findByRole('link', { name: /AH39484/ });
  expect(link.getAttribute('href')).toBe('/historyPartsList?hostId=41');
  expect(link.textContent).toContain('Fleet number: HA-0138');
  expect(path()).toContain('group=articulatingBoomLifts');
});

test('product §5 of hits with one name each says for which models it is; one alone does not repeat its kind', async () => {
  const twin = partHit({ subtitle: 'Pad · S1012RT, S1218RT' });
  const { part } = partHit();
  const alone = partHit({ id: 2, subtitle: 'Pad', part: part && { ...part, id: 2, code: 'NV-2', type: 'Pad' } });
  network.answer(searchCalls.goodsSearch, found([twin, alone]));
  await renderShop('/searchResult?keyword=pad');
  const [first, second] = await screen.findAllByRole('article');
  expect(within(first as HTMLElement).getByText(/S1012RT, S1218RT/)).toBeDefined();
  expect(within(second as HTMLElement).queryByText('Pad')).toBeNull();
});

test('product §5 one exact code opens the part in place of the results', async () => {
  network.answer(searchCalls.goodsSearch, found([partHit({ foundBy: 'code' })], { exactCode: 'NV-1000001' }));
  const { router, path } = await renderShop('/searchResult?keyword=nv1000001');
  await waitFor(() => expect(path()).toBe('/detail?code=NV-1000001'));
  expect(router.history.canGoBack()).toBe(false);
});

test('product §5 the way to all the rest stands on the screen that was opened', async () => {
  const groups = [{ group: 'parts' as const, total: 3 }];
  network.answer(searchCalls.goodsSearch, found([partHit()], { exactCode: 'NV-1000001', groups }));
  const { user, path } = await renderShop('/searchResult?keyword=nv1000001');
  await waitFor(() => expect(path()).toBe('/detail?code=NV-1000001'));
  await user.click(await screen.findByRole('button', { name: 'Show all 3 hits' }, { timeout: 5000 }));
  await waitFor(() => expect(path()).toBe('/searchResult?keyword=nv1000001&all=1'));
});

test('product §5 a code nobody knows: the near ones are offered instead of advice for serial numbers', async () => {
  const near = partHit({ foundBy: 'codeNear', matched: 'NV-1000001', part: undefined });
  network.answer(searchCalls.goodsSearch, found([], { nearCodes: [near] }));
  await renderShop('/searchResult?keyword=NV-1000007');
  expect(await screen.findByText('No part has the code “NV-1000007”')).toBeDefined();
  const link = await screen.findByRole('link', { name: /NV-1000001/ });
  expect(link.getAttribute('href')).toBe('/detail?code=NV-1000001');
  expect(link.textContent).toContain('Similar code: NV-1000001');
  expect(screen.queryByText(/serial number has/)).toBeNull();
});

test('product §5 only similar names: it says so', async () => {
  network.answer(searchCalls.goodsSearch, found([partHit({ foundBy: 'nameTypo' })]));
  await renderShop('/searchResult?keyword=waer');
  expect(await screen.findByText('Nothing is called exactly “waer”')).toBeDefined();
});

test('product §5 where nothing has all the words it says so, and each hit which words it has or which category holds them', async () => {
  network.answer(searchCalls.goodsSearch, found([partHit({ foundBy: 'someWords', matched: 'wear' })]));
  const { user } = await renderShop('/searchResult?keyword=wear+capacitor');
  expect(await screen.findByText('Nothing has all of “wear capacitor”')).toBeDefined();
  expect(screen.getByText('These have some of the words.')).toBeDefined();
  expect((await screen.findByRole('article')).textContent).toContain('Only has: wear');
  const filed = partHit({ foundBy: 'category', matched: 'Hydraulics › Cylinders' });
  network.answer(searchCalls.goodsSearch, found([filed]));
  network.answer(searchCalls.goodsSuggest, [filed]);
  await user.type(screen.getByRole('combobox'), ' part');
  expect(await screen.findByRole('option', { name: /Category: Hydraulics › Cylinders/ })).toBeDefined();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Category: Hydraulics › Cylinders'));
  expect(screen.queryByText(/^Nothing has all/)).toBeNull();
});

test('§8 keyword not found, wrong keyword length and no keyword each say what to do', async () => {
  network.answer(searchCalls.goodsSearch, found([]));
  const { router } = await renderShop('/searchResult?keyword=zzz');
  expect(await screen.findByText('Nothing was found for “zzz”')).toBeDefined();
  await router.navigate({ to: '/searchResult', search: { keyword: 'S52815' } });
  expect(await screen.findByText(/This has 6 characters\. A serial number has 7 or 17/)).toBeDefined();
  await router.navigate({ to: '/searchResult', search: { keyword: 'x'.repeat(101) } });
  expect(await screen.findByText('Wrong keyword length')).toBeDefined();
  expect(network.sentTo(searchCalls.goodsSearch)).toHaveLength(2);
  await router.navigate({ to: '/searchResult', search: {} });
  expect(await screen.findByText('Type what to search for.')).toBeDefined();
});

test('design: the search page has one search box, which `/` leads to; any other screen has the header’s', async () => {
  const { user, router } = await renderShop('/search');
  const main = await screen.findByRole('main');
  const field = within(main).getByRole('combobox');
  expect(screen.getAllByRole('combobox')).toEqual([field]);
  act(() => field.blur());
  await user.keyboard('/');
  expect(document.activeElement).toBe(field);
  await act(async () => router.navigate({ to: '/searchResult', search: { keyword: 'pad' } }));
  const inHeader = screen.getByRole('combobox', { name: 'Search parts, machines and figures' });
  expect([inHeader.closest('main'), inHeader.closest('header')]).toEqual([null, expect.anything()]);
  await user.keyboard('/');
  expect(document.activeElement).toBe(inHeader);
});

test('§8 the search page says of a keyword that is too long what a search may have, until it is changed', async () => {
  const { user, path } = await renderShop('/search');
  const main = await screen.findByRole('main');
  const field = within(main).getByRole('combobox');
  fireEvent.change(field, { target: { value: 'x'.repeat(3000) } });
  await user.type(field, '{Enter}');
  expect(await screen.findByText('A search has 1 to 100 characters, this one has 3,000.')).toBeDefined();
  expect(screen.queryByText('Type what to search for.')).toBeNull();
  expect(path()).toBe('/search');
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.queryByText(/^A search has/)).toBeNull();
  await user.type(field, '{Enter}');
  expect(await screen.findByText('Type what to search for.')).toBeDefined();
});

test('design: the heading of results is cut where the keyword is long, and holds it whole', async () => {
  const keyword = 'x'.repeat(4000);
  const { router } = await renderShop(`/searchResult?keyword=${keyword}`);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect([heading.title, heading.className]).toEqual([keyword, expect.stringContaining('line-clamp-3')]);
  await router.navigate({ to: '/searchResult', search: { keyword: 'hose' } });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).title).toBe(''));
});

test('§2 the search page keeps what was searched for last on this browser', async () => {
  chooseConsent('all');
  network.answer(searchCalls.goodsSearch, found([partHit()]));
  network.answer(searchCalls.goodsSuggest, []);
  const { user, path, router } = await renderShop('/search');
  const main = await screen.findByRole('main');
  await user.type(within(main).getByRole('combobox'), 'wear pad');
  await user.click(within(main).getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(path()).toBe('/searchResult?keyword=wear+pad'));
  await router.navigate({ to: '/search' });
  expect(await screen.findByRole('link', { name: 'wear pad' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove wear pad' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'wear pad' })).toBeNull());
});

test('§2 behind the last page of results there is a way back to the first, no empty list', async () => {
  const groups = [{ group: 'parts' as const, total: 30 }];
  network.answer(searchCalls.goodsSearch, found([], { total: 30, page: 99, groups }));
  await renderShop('/searchResult?keyword=pad&group=parts&page=99');
  expect(await screen.findByText('The list is shorter than that')).toBeDefined();
  const first = screen.getByRole('link', { name: 'To the first page' });
  expect(first.getAttribute('href')).toMatch(/^\/searchResult\?keyword=pad&group=parts&all=1&page=1$/);
  expect(screen.queryByRole('navigation', { name: 'Pages of results' })).toBeNull();
});

test('§8 who has no right to search is led to the parts desk, not asked to try again', async () => {
  network.refuse(searchCalls.goodsSearch, 'noPermission', 'No permission to access.');
  await renderShop('/searchResult?keyword=pad');
  expect(await screen.findByText('No permission to access.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Contact the parts desk' }).getAttribute('href')).toBe('/contact');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
