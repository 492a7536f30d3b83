// The office keeps what stands beside the catalogue: saved, refused, asked before it goes, previewed in each language (product §8).
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { contentDeskCalls } from '@outrigger/contract/calls/content-desk.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { uploadCalls } from '@outrigger/contract/calls/uploads.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePartDetail } from '../../../test/catalogue.make.ts';
import { network } from '../../../test/fake-network.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });

const { deskContent, saveBanner, removeContent } = contentDeskCalls;
const five = (en: string, fa = '') => ({ en, es: '', pt: '', fa, zh: '' });
const BANNER = {
  id: 4,
  position: 1,
  from: null,
  to: null,
  state: 'shown' as const,
  titles: five('Seal kits', 'Kits de joints'),
  texts: five('For every cylinder'),
  image: null,
  link: '/shop',
};

beforeEach(() => {
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['support'] }) });
  network.answer(areaCalls.currencyList, []);
  network.answer(deskContent, { banners: [BANNER], recommendations: [], links: [], contacts: [] });
});

test('product §8 a banner is previewed in each language; a refusal keeps what was typed, and saved it is back in the list', async () => {
  network.refuse(saveBanner, 'dateRangeInvalid', 'The end lies before the beginning.');
  const { user, path } = await renderShop('/office/content?kind=banners&id=4');
  const choice = within(await screen.findByRole('group', { name: 'Language of the preview' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Seal kits' })).toBeTruthy();
  await user.click(choice.getByRole('button', { name: 'français' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Kits de joints' }).getAttribute('lang')).toBe('fr');
  expect(screen.getByText('For every cylinder', { selector: 'p' }).getAttribute('lang')).toBe('en');
  const heading = screen.getByLabelText('Heading (English)');
  await user.clear(heading);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  expect(screen.getByText('A heading in English is needed.')).toBeTruthy();
  await user.type(heading, 'Kits');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The end lies before the beginning.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Heading (English)').value).toBe('Kits');
  network.answer(saveBanner, { id: 4 });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toBe('/office/content?kind=banners'));
  expect(network.sentTo(saveBanner).at(-1)?.body).toMatchObject({ id: 4, titles: five('Kits', 'Kits de joints') });
});

test('product §8 a picture is sent from the device and goes with the banner; one of the shop is named instead', async () => {
  network.answer(uploadCalls.uploadPicture, { fileId: 7, name: 'fleet.webp', mediaType: 'image/webp', sizeBytes: 9 });
  network.answer(saveBanner, { id: 4 });
  const { user } = await renderShop('/office/content?kind=banners&id=4');
  const picture = await screen.findByLabelText(/^Picture/);
  expect(screen.getByLabelText(/^Or a picture the shop has/)).toBeTruthy();
  await user.upload(picture, new File(['x'], 'fleet.png', { type: 'image/png' }));
  await screen.findByRole('button', { name: 'Remove fleet.webp' });
  expect(screen.queryByLabelText(/^Or a picture the shop has/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(network.sentTo(saveBanner)[0]?.body).toMatchObject({ id: 4, image: null, fileId: 7 }));
});

test('product §8 nothing is taken away before it is asked', async () => {
  network.answer(removeContent, null);
  const { user, path } = await renderShop('/office/content?kind=banners&id=4');
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove it?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(network.sentTo(removeContent)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const again = await screen.findByRole('alertdialog', { name: 'Remove it?' });
  await user.click(within(again).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(path()).toBe('/office/content?kind=banners'));
  expect(network.sentTo(removeContent)[0]?.query.get('id')).toBe('4');
});

test('product §8 what a typed part code means is seen before it is put forward, and one that means nothing is told', async () => {
  network.refuse(partCalls.goodsDetail, 'partNotFound', 'There is no product with the part code HF-1.');
  const { user } = await renderShop('/office/content?kind=recommendations&isNew=yes');
  await user.type(await screen.findByLabelText('Part code'), 'HF-1');
  expect(await screen.findByText('There is no product with the part code HF-1.')).toBeTruthy();
  network.answer(partCalls.goodsDetail, makePartDetail());
  await user.clear(screen.getByLabelText('Part code'));
  await user.type(screen.getByLabelText('Part code'), 'nv1000001');
  expect(await screen.findByText('NV-1000001')).toBeTruthy();
  expect(screen.getByText('Wear pad')).toBeTruthy();
});

test('product §8 what does not load is told and tried again', async () => {
  network.refuse(deskContent, 'unavailable');
  const { user } = await renderShop('/office/content');
  await screen.findByText('This could not be loaded');
  network.answer(deskContent, { banners: [], recommendations: [], links: [], contacts: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing here yet')).toBeTruthy();
});
