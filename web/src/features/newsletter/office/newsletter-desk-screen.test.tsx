// Product §8: the desk sees who gets the newsletter and takes the list along; driven by role and label.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { newsletterCalls } from '@outrigger/contract/calls/newsletter.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { network } from '../../../test/fake-network.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

const { newsletterReaders, newsletterFile } = newsletterCalls;
const reader = {
  email: 'ada@norrvik.example',
  language: 'fa' as const,
  company: null,
  confirmedAt: '2026-11-25T09:00:00Z',
};
const pageOf = (...items: (typeof reader)[]) => ({ items, total: items.length, page: 1, pageSize: 20 });

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(newsletterReaders, pageOf(reader));
});

async function open(path = '/office/newsletter') {
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['support'], company: null }) });
  return await renderShop(path);
}

test('product §8 the readers are narrowed by language in the address, and taken along as they are narrowed', async () => {
  network.refuse(newsletterFile, 'unavailable', 'The shop is busy.');
  const shop = await open();
  expect((await screen.findByRole('table', { name: 'Newsletter' })).textContent).toContain('French');
  await shop.user.selectOptions(screen.getByLabelText('Language'), 'fa');
  await waitFor(() => expect(network.sentTo(newsletterReaders).at(-1)?.query.get('language')).toBe('fa'));
  await shop.user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(network.sentTo(newsletterFile)[0]?.query.get('language')).toBe('fa'));
  expect(await screen.findByText('The shop is busy.')).toBeDefined();
});

test('product §8 without readers nothing is taken along', async () => {
  network.answer(newsletterReaders, pageOf());
  await open('/office/newsletter?keyword=nobody');
  expect(await screen.findByText('No readers')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
});

test('product §8 a list that does not come is told', async () => {
  network.refuse(newsletterReaders, 'unavailable');
  await open();
  expect(await screen.findByText('The readers could not be loaded')).toBeDefined();
});
