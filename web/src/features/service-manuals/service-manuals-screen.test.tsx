// Spec §2, product §5 service manuals: the list with the machine's first, hits with their sentence, and a book opened, locked or refused.
import type { ResultOf } from '@outrigger/contract';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { serviceManualCalls } from '@outrigger/contract/calls/service-manuals.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseMachine, dropMachine } from '../../client/chosen-machine.ts';
import { network } from '../../test/fake-network.ts';
import { makeFigurePage } from '../../test/manuals.make.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';
import type { OpenBook, Opening } from './viewer/open-book.ts';

const openBook = vi.hoisted(() => vi.fn<(url: string, opening: Opening) => Promise<OpenBook>>());
vi.mock('./viewer/open-book.ts', () => ({ openBook }));
// Pictures need a real browser; e2e/service-manuals.spec.ts looks at them.
vi.mock('./viewer/draw-page.ts', () => ({ startDrawing: () => () => undefined, free: () => undefined }));

type Book = ResultOf<typeof serviceManualCalls.manualList>['items'][number];
const edition = { pageCount: 35, sizeBytes: null, revision: 'A', publishedOn: '2026-01-15' };
const makeBook = (given: Partial<Book> = {}): Book => ({
  code: 'SM-A14E',
  kind: 'service',
  title: 'A14E – Service manual',
  titleLang: null,
  models: ['A14E'],
  isForMachine: null,
  editions: [
    { manualId: 7, language: 'en', ...edition },
    { manualId: 8, language: 'fa', ...edition },
  ],
  ...given,
});
const listed = (items: Book[], forMachine: number | null = null) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 24,
  forMachine,
});
const manual: ResultOf<typeof serviceManualCalls.manualDetail> = {
  ...makeBook(),
  manualId: 7,
  language: 'en',
  file: 'manual/SM-A14E.en.pdf',
  pageCount: 12,
  outline: [
    { level: 1, title: 'Safety', page: 2 },
    { level: 1, title: 'Hydraulic system', page: 5 },
  ],
  text: 'read',
};
const hit = (page: number, matches = 1) => ({
  page,
  heading: 'Hydraulic system',
  matches,
  passage: [
    { text: 'Check the ', isMatch: false },
    { text: 'oil', isMatch: true },
    { text: ' level.', isMatch: false },
  ],
});
const opened = (given: Partial<OpenBook> = {}): OpenBook => ({
  pdf: {} as OpenBook['pdf'],
  pageCount: 12,
  firstPage: { width: 595, height: 842 },
  mayPrint: true,
  mayCopy: true,
  close: () => undefined,
  ...given,
});
const model3d = { sheet: 1, file: 'figure/A1.glb', width: null, height: null, hotspots: [] };
const MACHINE = { hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' as const };

beforeEach(() => {
  dropMachine();
  network.answer(identityCalls.profile, { user: signInAs() });
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(serviceManualCalls.manualPageParts, []);
  openBook.mockReset();
});

test('spec §2 the list shows each book once with its languages; with a machine only its own, until all are wanted', async () => {
  chooseMachine(MACHINE);
  network.answer(serviceManualCalls.manualList, listed([makeBook({ isForMachine: true })], 1));
  const { user, path } = await renderShop('/manual/service');
  const book = within(await screen.findByRole('article'));
  expect(book.getByRole('link', { name: 'A14E – Service manual' }).getAttribute('href')).toBe('/manual/service?id=7');
  expect(book.getByRole('link', { name: 'Français' }).getAttribute('href')).toBe('/manual/service?id=8');
  expect(book.getByText('Applies to AH39484')).toBeDefined();
  const asked = () => network.sentTo(serviceManualCalls.manualList).at(-1)?.query;
  expect([asked()?.get('hostId'), asked()?.get('only')]).toEqual(['41', 'machine']);
  await user.click(screen.getByRole('switch', { name: 'Only for AH39484' }));
  await waitFor(() => expect(asked()?.get('only')).toBeNull());
  expect(asked()?.get('hostId')).toBe('41');
  expect(path()).toBe('/manual/service?all=1');
});

test('product §5 where the machine has no manual the list says so and leads to all', async () => {
  chooseMachine(MACHINE);
  network.answer(serviceManualCalls.manualList, listed([], 0));
  await renderShop('/manual/service');
  expect(await screen.findByText('No manual for this machine')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show all manuals' }).getAttribute('href')).toBe('/manual/service?all=1');
});

test('product §5 a list that was refused says so and can be asked for again', async () => {
  network.refuse(serviceManualCalls.manualList, 'unavailable', 'The shop is being tended.');
  const { user } = await renderShop('/manual/service');
  expect((await screen.findByRole('alert')).textContent).toContain('The shop is being tended.');
  network.answer(serviceManualCalls.manualList, listed([makeBook()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeDefined();
});

test('product §5 a hit shows its sentence, marked, and leads to the page with the words marked there', async () => {
  const found = { manualId: 7, code: 'SM-A14E', kind: 'service' as const, language: 'en' as const, titleLang: null };
  network.answer(serviceManualCalls.manualList, listed([makeBook()]));
  network.answer(serviceManualCalls.manualSearch, {
    items: [{ ...found, title: 'A14E – Service manual', ...hit(5, 2) }],
    total: 1,
    page: 1,
    pageSize: 20,
  });
  const { user, path } = await renderShop('/manual/service');
  await user.type(await screen.findByRole('searchbox', { name: 'Search in all manuals' }), 'oil{Enter}');
  const link = await screen.findByRole('link', { name: /Check the oil level/ });
  expect(link.getAttribute('href')).toBe('/manual/service?id=7&page=5&search=oil');
  expect(link.querySelector('mark')?.textContent).toBe('oil');
  expect(screen.getByText('Found on 1 page')).toBeDefined();
  expect(path()).toBe('/manual/service?search=oil');
});

test('product §5 what no manual of the machine says is offered to be searched in all', async () => {
  chooseMachine(MACHINE);
  network.answer(serviceManualCalls.manualSearch, { items: [], total: 0, page: 1, pageSize: 20 });
  await renderShop('/manual/service?search=oil');
  expect(await screen.findByText('“oil” was not found')).toBeDefined();
  const all = screen.getByRole('link', { name: 'Search all manuals' });
  expect(all.getAttribute('href')).toBe('/manual/service?search=oil&all=1');
  expect(network.sentTo(serviceManualCalls.manualSearch)[0]?.query.get('hostId')).toBe('41');
});

test('product §5 who came from an item finds the way back to it in every view, from the hits and from an opened book', async () => {
  chooseMachine(MACHINE);
  network.answer(bookCalls.figurePage, makeFigurePage({ model3d }));
  network.answer(serviceManualCalls.manualSearch, { items: [], total: 0, page: 1, pageSize: 20 });
  const { user, path } = await renderShop('/manual/service?hostId=41&figureId=10&item=2&search=NV-2000002');
  const views = within(await screen.findByRole('navigation', { name: 'Views' }));
  const back = '/manual/parts?hostId=41&figureId=10&item=2';
  expect((await views.findByRole('link', { name: '3D' })).getAttribute('href')).toBe(
    '/manual/3d?hostId=41&figureId=10&item=2',
  );
  expect(views.getByRole('link', { name: 'Illustration' }).getAttribute('href')).toBe(back);
  expect(views.getByRole('link', { current: 'page' }).textContent).toBe('Service');
  expect(screen.getByRole('link', { name: 'Item 2: Lift cylinder' }).getAttribute('href')).toBe(back);
  network.answer(serviceManualCalls.manualDetail, manual);
  openBook.mockResolvedValue(opened());
  await user.click(await screen.findByRole('link', { name: 'Search all manuals' }));
  await waitFor(() => expect(path()).toContain('figureId=10&item=2'));
});

test('product §5 a book opens at its page; contents, page field and steps lead through it', async () => {
  network.answer(serviceManualCalls.manualDetail, manual);
  openBook.mockResolvedValue(opened());
  const { user, path } = await renderShop('/manual/service?id=7&page=3');
  const field = await screen.findByRole('textbox', { name: 'Page, of 12' });
  expect(openBook.mock.calls[0]?.[0]).toBe('/static/product/manual/SM-A14E.en.pdf');
  expect((field as HTMLInputElement).value).toBe('3');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(path()).toContain('page=4'));
  const pageField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Page, of 12' });
  await user.clear(pageField());
  await user.type(pageField(), '99{Enter}');
  await waitFor(() => expect(pageField().value).toBe('12'));
  expect(screen.getByRole('button', { name: 'Next page' }).hasAttribute('disabled')).toBe(true);
});

test('product §5 search in a book counts all places and steps through them, round at the end', async () => {
  network.answer(serviceManualCalls.manualDetail, manual);
  network.answer(serviceManualCalls.findInManual, { pages: [hit(3, 2), hit(9)], matches: 3 });
  openBook.mockResolvedValue(opened());
  const { user, path } = await renderShop('/manual/service?id=7&page=3&search=oil');
  expect(await screen.findByText('1 of 3')).toBeDefined();
  const next = screen.getByRole('button', { name: 'Next place' });
  await user.click(next);
  expect(screen.getByText('2 of 3')).toBeDefined();
  await user.click(next);
  expect(screen.getByText('3 of 3')).toBeDefined();
  await waitFor(() => expect(path()).toContain('page=9'));
  await user.click(next);
  expect(screen.getByText('1 of 3')).toBeDefined();
});

test('product §5 a protected book asks for its password, says when it was wrong, and opens', async () => {
  network.answer(serviceManualCalls.manualDetail, manual);
  const given: string[] = [];
  openBook.mockImplementation(async (_, { askPassword }) => {
    given.push(await askPassword(false), await askPassword(true));
    return opened({ mayPrint: false });
  });
  const { user } = await renderShop('/manual/service?id=7');
  expect(await screen.findByText('This manual is protected')).toBeDefined();
  await user.type(screen.getByLabelText('Password'), 'first{Enter}');
  expect(await screen.findByText('That is not the password. Try again.')).toBeDefined();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'second{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Page, of 12' })).toBeDefined();
  expect(given).toEqual(['first', 'second']);
});

test.each([
  ['damaged', 'This file is damaged', 'Download'],
  ['slow', 'This file takes too long', 'Download'],
] as const)('product §5 a %s file is refused in words, and can be saved', async (fault, title, way) => {
  network.answer(serviceManualCalls.manualDetail, manual);
  openBook.mockRejectedValue(Object.assign(new Error(fault), { fault }));
  await renderShop('/manual/service?id=7');
  expect((await screen.findByRole('alert')).textContent).toContain(title);
  const link = screen.getByRole('link', { name: way });
  expect(link.getAttribute('href')).toBe('/static/product/manual/SM-A14E.en.pdf');
});

test('product §5 a manual that is gone is said to be, with the way to all', async () => {
  network.refuse(serviceManualCalls.manualDetail, 'manualNotFound', 'There is no such manual.');
  await renderShop('/manual/service?id=999');
  expect((await screen.findByRole('alert')).textContent).toContain('This manual is not here any more');
  expect(screen.getByRole('link', { name: 'All manuals' }).getAttribute('href')).toBe('/manual/service');
});
