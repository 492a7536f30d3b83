// Product §8: the office writes the pages for everybody: draft, preview, a day to begin, older versions; nothing typed is lost.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { pageCalls } from '@outrigger/contract/calls/pages.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { network } from '../../../test/fake-network.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

const { officePages, officePage, officePageVersion, savePageDraft, publishPage, removePageVersion, previewText } =
  pageCalls;
const five = (en: string, es = '') => ({ en, es, pt: '', fa: '', zh: '' });
const IN_FORCE = {
  id: 1,
  version: '2026-11',
  state: 'inForce' as const,
  startsAt: '2026-11-01T00:00:00.000Z',
  changedAt: '2026-11-01T00:00:00.000Z',
  by: null,
};
const DRAFT = { ...IN_FORCE, id: 2, version: '2027-01', state: 'draft' as const, startsAt: null, by: 'o@example.test' };
const TAKEN_BACK = 'The version is taken back';
const TEXTS = { page: 'terms' as const, name: five('Terms', 'Condiciones'), body: five('<p>Old</p>', '<p>Viejo</p>') };

beforeEach(() => {
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['support'] }) });
  network.answer(areaCalls.currencyList, []);
  network.answer(officePages, [{ page: 'terms', name: 'Terms', inForce: IN_FORCE, planned: null, draft: DRAFT }]);
  network.answer(officePage, [IN_FORCE]);
  network.answer(officePageVersion, { ...IN_FORCE, ...TEXTS });
  network.answer(previewText, { html: '<p>Clean</p>' });
});

test('product §8 the list says what is in force and what is drafted, and leads to each page', async () => {
  await renderShop('/office/pages');
  const table = within(await screen.findByRole('table', { name: 'Pages for everybody' }));
  const link = table.getByRole('link', { name: 'Terms and conditions' });
  expect(link.getAttribute('href')).toBe('/office/page?page=terms');
  expect(link.closest('tr')?.textContent).toMatch(/2026-11 · Nov 1, 2026.*2027-01/);
});

test('product §8 a draft is kept as it is typed, seen as visitors will, and published on its day; a refusal keeps what is typed', async () => {
  const { user, path } = await renderShop('/office/page?page=terms');
  const text = await screen.findByLabelText(/^Text \(English\)/);
  expect(screen.getByLabelText(/^Text \(español\)/)).toHaveProperty('value', '<p>Viejo</p>');
  await user.clear(text);
  await user.type(text, '<p>New</p>');
  await user.clear(screen.getByLabelText('Version'));
  await user.type(screen.getByLabelText('Version'), '2026-11');
  network.refuse(savePageDraft, 'pageVersionTaken', 'There is a version called 2026-11 already.');
  await user.click(screen.getByRole('button', { name: 'Keep as a draft' }));
  expect(await screen.findByText('There is a version called 2026-11 already.')).toBeTruthy();
  expect(text).toHaveProperty('value', '<p>New</p>');

  await user.click(screen.getByRole('link', { name: 'Notices' }));
  const leaving = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(leaving.getByRole('button', { name: 'Stay here' }));
  expect(path()).toBe('/office/page?page=terms');

  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(await screen.findByText('Clean')).toBeTruthy();
  expect(network.sentTo(previewText).at(-1)?.body).toEqual({ html: '<p>New</p>' });

  network.answer(savePageDraft, { ...DRAFT, ...TEXTS, body: five('<p>New</p>', '<p>Viejo</p>') });
  network.answer(publishPage, { ...DRAFT, state: 'planned', startsAt: '2027-01-01T08:00:00.000Z' });
  await user.type(screen.getByLabelText(/^In force from/), '2027-01-01T09:00');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const asking = within(await screen.findByRole('alertdialog', { name: 'Publish this version?' }));
  expect(asking.getByText(/every registration agrees to this version/)).toBeTruthy();
  expect(asking.getByText(/^No text yet in: português, français, 中文/)).toBeTruthy();
  await user.click(asking.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('The version waits for its moment')).toBeTruthy();
  expect(network.sentTo(savePageDraft)).toHaveLength(2);
  const startsAt = new Date('2027-01-01T09:00').toISOString();
  await waitFor(() => expect(network.sentTo(publishPage).at(-1)?.body).toEqual({ id: 2, startsAt }));
});

test('product §8 an older version is shown as it was and is no longer written on', async () => {
  await renderShop('/office/page?page=terms&id=1');
  expect(await screen.findByText('Clean')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  const on = screen.getByRole('link', { name: 'Write a new version from this one' });
  expect(on.getAttribute('href')).toBe('/office/page?page=terms&from=1');
});

test('product §8 what is planned is taken back, which is told, and the version that is gone is not asked for again', async () => {
  const planned = { ...IN_FORCE, id: 3, state: 'planned' as const, startsAt: '2999-01-01T00:00:00.000Z' };
  network.answer(officePage, [IN_FORCE, planned]);
  network.answer(officePageVersion, { ...planned, ...TEXTS });
  network.answer(removePageVersion, { id: 3 });
  const { user, path } = await renderShop('/office/page?page=terms&id=3');
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  const asked = () => network.sentTo(officePageVersion).filter(({ query }) => query?.get('id') === '3').length;
  const before = asked();
  network.answer(officePage, [IN_FORCE]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(path()).toBe('/office/page?page=terms'));
  expect(await screen.findByText(TAKEN_BACK)).toBeTruthy();
  expect(network.sentTo(removePageVersion)).toHaveLength(1);
  expect(asked()).toBe(before);
});
