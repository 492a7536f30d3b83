// Product §8: the parts desk reads what was searched for and not found, and takes a term off when done.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../client/texts.ts';
import { network } from '../../../test/fake-network.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

const missed = (...terms: string[]) => ({
  items: terms.map((term, at) => ({ term, language: 'fa' as const, times: 9 - at, lastAt: '2026-03-08T11:00:00Z' })),
  total: terms.length,
  page: 1,
  pageSize: 20,
});

beforeEach(async () => {
  await loadTexts('zeroresults');
  const user = signInAs({ role: 'admin' });
  network.answer(identityCalls.profile, { user });
  network.answer(areaCalls.currencyList, []);
});

test('product §8 terms without a hit are listed with language and count; one that is done leaves the list', async () => {
  network.answer(searchCalls.zeroResults, missed('patin bleu', 'roue 12'));
  network.answer(searchCalls.settleZeroResult, { isSettled: true });
  const { user } = await renderShop('/office/searches');
  const table = within(await screen.findByRole('table', { name: 'Searches without a hit' }));
  expect(table.getAllByRole('row')[1]?.textContent).toMatch(/patin bleu.*French.*9/);
  network.answer(searchCalls.zeroResults, missed('roue 12'));
  await user.click(table.getByRole('button', { name: 'Done: patin bleu' }));
  expect(network.sentTo(searchCalls.settleZeroResult)[0]?.body).toEqual({ term: 'patin bleu', language: 'fa' });
  await waitFor(() => expect(screen.queryByText('patin bleu')).toBeNull());
});

test('product §8 a list that fails, and an empty one, say so', async () => {
  network.refuse(searchCalls.zeroResults, 'unavailable');
  const { user } = await renderShop('/office/searches');
  await screen.findByText('The list could not be loaded');
  network.answer(searchCalls.zeroResults, missed());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Every search found something')).toBeDefined();
});
