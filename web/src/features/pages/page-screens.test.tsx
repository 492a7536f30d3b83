// Spec §2: about, help, cookies, privacy and terms, open to visitors; and what a browser keeps only where it is allowed.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { pageCalls } from '@outrigger/contract/calls/pages.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseConsent, consent } from '../../client/stored/consent.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { recentSearches, rememberSearch } from '../search/recent-searches.stored.ts';

const PAGE = { page: 'help' as const, name: 'Help', version: '2026-11', startsAt: '2026-11-01T00:00:00.000Z' };
const HELP =
  '<h2>Ordering</h2>\n<h3>Can I cancel?</h3>\n<p>As long as nothing was dispatched.</p>\n<h3>How do I pay?</h3>\n<p>By card, see <a href="/terms">terms</a>.</p>';

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(contentCalls.regionContact, { email: 'desk@outrigger.example' });
});

test('§2 the help is searched by the words of questions and answers', async () => {
  network.answer(pageCalls.shopPage, { ...PAGE, body: HELP });
  const { user } = await renderShop('/help');
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeTruthy();
  expect(screen.getByText('Can I cancel?')).toBeTruthy();
  await user.type(screen.getByLabelText('Search the help'), 'ordering');
  expect(await screen.findByText('2 answers')).toBeTruthy();
  await user.clear(screen.getByLabelText('Search the help'));
  await user.type(screen.getByLabelText('Search the help'), 'DISPATCHED');
  expect(await screen.findByText('1 answer')).toBeTruthy();
  expect(screen.queryByText('How do I pay?')).toBeNull();
  await user.type(screen.getByLabelText('Search the help'), ' nowhere');
  expect(await screen.findByText('No answer found')).toBeTruthy();
});

test('§2 terms say their version and lead to their headings; a page that is not reached says so', async () => {
  const body = Array.from({ length: 6 }, (_, at) => `<h2>${at}. Part</h2><p>Text</p>`).join('');
  network.answer(pageCalls.shopPage, { ...PAGE, page: 'terms', name: 'Terms', body });
  await renderShop('/terms');
  expect(await screen.findByText(/Version 2026-11, in force since/)).toBeTruthy();
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  expect(contents.getByRole('link', { name: '3. Part' }).getAttribute('href')).toBe('#3-part');
  network.lose(pageCalls.shopPage);
  await renderShop('/privacy');
  expect(await screen.findByText('The page could not be loaded')).toBeTruthy();
});

test('§2 cookie policy: nothing optional is kept before it is allowed, and goes when that is taken back', async () => {
  network.answer(pageCalls.shopPage, { ...PAGE, page: 'cookies', name: 'Cookies', body: '<p>None</p>' });
  rememberSearch('filter');
  expect(recentSearches.get()).toEqual([]);
  const { user } = await renderShop('/cookies');
  const choice = await screen.findByRole('switch', { name: /Last searches/ });
  await user.click(choice);
  rememberSearch('filter');
  expect(recentSearches.get()).toEqual(['filter']);
  await user.click(choice);
  expect(recentSearches.get()).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.endsWith('searches'))).toEqual([]);
  expect(consent.get()).toBe('necessary');
  chooseConsent('necessary');
});
