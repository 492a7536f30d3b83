// What people do, for the parts desk: sorted, narrowed, empty and failed, driven by role and label (product §8).
import { activityCalls } from '@outrigger/contract/calls/activity.ts';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });

const { activityOfParts, activityList } = activityCalls;
const PART = { partCode: 'HF-100', partName: 'Filter', looked: 7, added: 2, kept: 1, ordered: 40 };
const ENTRY = { id: 1, at: '2026-11-20T08:00:00.000Z', email: 'ana@rental.example', company: 'Rental' };

beforeEach(() => {
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['support'] }) });
  network.answer(areaCalls.currencyList, []);
  network.answer(activityOfParts, { parts: [PART], pages: [{ operateType: 1, count: 3 }] });
  const items = [{ ...ENTRY, operateType: 27, content: 'HF-100 Filter' }];
  network.answer(activityList, { items, total: 1, page: 1, pageSize: 20 });
});

test('product §8 parts are sorted by what is asked for, the log narrowed by kind and words, all of it in the address', async () => {
  const { user, path } = await renderShop('/office/activity');
  const sorted = await screen.findByLabelText('Sorted by');
  expect(await screen.findByText('ana@rental.example')).toBeTruthy();
  await user.selectOptions(sorted, 'Ordered');
  await waitFor(() => expect(path()).toBe('/office/activity?by=ordered'));
  await waitFor(() => expect(network.sentTo(activityOfParts).at(-1)?.query.get('by')).toBe('ordered'));
  await user.selectOptions(screen.getByLabelText('What'), 'Put into the cart');
  await waitFor(() => expect(network.sentTo(activityList).at(-1)?.query.get('operateType')).toBe('29'));
  await user.type(screen.getByLabelText('Email, company or part'), 'ana');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(path()).toBe('/office/activity?keyword=ana&by=ordered&type=29'));
  expect(network.sentTo(activityList).at(-1)?.query.get('keyword')).toBe('ana');
});

test('product §8 nothing noted yet is said; a log that does not load is tried again', async () => {
  network.refuse(activityList, 'unavailable');
  const { user } = await renderShop('/office/activity');
  await screen.findByText('The activity could not be loaded');
  network.answer(activityOfParts, { parts: [], pages: [] });
  network.answer(activityList, { items: [], total: 0, page: 1, pageSize: 20 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByText('Nothing noted yet')).length).toBe(2);
});
