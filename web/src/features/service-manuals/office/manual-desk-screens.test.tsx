// Product §8 manuals: a PDF is sent and told what it is, refusals stand in the form, a removal is asked about; driven by role and label.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { manualDeskCalls } from '@outrigger/contract/calls/manual-desk.ts';
import { uploadCalls } from '@outrigger/contract/calls/uploads.ts';
import type { ManualToEdit } from '@outrigger/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../../test/fake-network.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
const { deskManuals, deskManual, saveManual, removeManual } = manualDeskCalls;
const facts = {
  manualId: 5,
  code: 'SM-A14E',
  language: 'en' as const,
  kind: 'service' as const,
  revision: null,
  publishedOn: '2026-05-04',
  pageCount: 120,
  sizeBytes: 3_000_000,
  file: 'manual/SM-A14E.en.pdf',
  text: 'read' as const,
};
const manual: ManualToEdit = {
  ...facts,
  titles: { en: 'Service manual A14E', es: null, pt: null, fa: null, zh: null },
  models: [{ variantId: 2, model: 'A14E', isPartly: true }],
};
const book = (variantId: number, model: string) => ({
  variantId,
  model,
  name: model,
  nameLang: null,
  family: 'Articulating booms',
  familyLang: null,
  image: null,
  figureCount: 3,
});

beforeEach(() => {
  const user = signInAs({ role: 'admin', officeRoles: ['catalogue'] });
  network.answer(identityCalls.profile, { user });
  network.answer(areaCalls.currencyList, []);
  network.answer(bookCalls.bookContents, { books: [book(2, 'A14E'), book(3, 'A16D')], chapters: [] });
  network.answer(deskManual, manual);
  network.answer(deskManuals, {
    items: [{ ...facts, title: 'Service manual A14E', titleLang: null, models: ['A14E'] }],
    total: 1,
    page: 1,
    pageSize: 20,
  });
});

test('product §8 a manual is added out of a PDF, for the models that are ticked', async () => {
  const kept = { fileId: 77, name: 'book.pdf', mediaType: 'application/pdf', sizeBytes: 9000 };
  network.respond(uploadCalls.uploadDocument, () => Response.json({ code: 200, message: 'OK', result: kept }));
  network.refuse(saveManual, 'manualNotTaken', 'A password is needed to open it.');
  const { user } = await renderShop('/office/manual');
  await user.click(await screen.findByRole('button', { name: 'Save manual' }));
  expect(screen.getByText('Choose the PDF of the manual.')).toBeTruthy();
  expect(network.sentTo(saveManual)).toEqual([]);
  await user.type(screen.getByLabelText('Code of the manual'), 'SM-A16D');
  await user.type(screen.getByLabelText('Title, English'), 'Service manual A16D');
  await user.upload(screen.getByLabelText(/^File/), new File(['%PDF-'], 'book.pdf', { type: 'application/pdf' }));
  await screen.findByText('book.pdf');
  await user.click(await screen.findByRole('checkbox', { name: 'A16D' }));
  expect(screen.getByText('1 model chosen')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save manual' }));
  expect((await screen.findByRole('alert')).textContent).toContain('A password is needed to open it.');
  expect(network.sentTo(saveManual)[0]?.body).toEqual({
    code: 'SM-A16D',
    language: 'en',
    kind: 'service',
    titles: { en: 'Service manual A16D', es: null, pt: null, fa: null, zh: null },
    revision: null,
    publishedOn: null,
    variantIds: [3],
    fileId: 77,
  });
});

test('product §8 facts are changed without a file; a removal is asked about first', async () => {
  network.answer(saveManual, manual);
  network.answer(removeManual, null);
  const { user, path } = await renderShop('/office/manual?id=5');
  await user.selectOptions(await screen.findByLabelText('Kind'), 'brochure');
  await user.click(screen.getByRole('button', { name: 'Save manual' }));
  await screen.findByText('Manual saved');
  expect(network.sentTo(saveManual)[0]?.body).toMatchObject({
    manualId: 5,
    kind: 'brochure',
    variantIds: [2],
    fileId: null,
  });
  await user.click(screen.getByRole('button', { name: 'Remove manual' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('Remove SM-A14E in English?')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Remove manual' }));
  await waitFor(() => expect(path()).toBe('/office/manuals'));
});

test('product §8 the list says what each manual is, and keeps its filter in the address', async () => {
  const { user, path } = await renderShop('/office/manuals');
  expect((await screen.findByRole('link', { name: /SM-A14E/ })).getAttribute('href')).toBe('/office/manual?id=5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lacking' }), 'models');
  await waitFor(() => expect(path()).toBe('/office/manuals?lacks=models'));
  await waitFor(() => expect(network.sentTo(deskManuals).at(-1)?.query.get('lacks')).toBe('models'));
});
