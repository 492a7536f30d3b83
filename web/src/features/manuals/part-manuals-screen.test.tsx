// Product §5 Part manuals, §4 prices: illustration and rows light up together, by mouse and keyboard, and each state is an address.
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chosenMachine, dropMachine } from '../../client/chosen-machine.ts';
import { makeRow } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { answerFile, makeFigurePage, openShopForManuals } from '../../test/manuals.make.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
beforeEach(async () => {
  dropMachine();
  await openShopForManuals();
});

const FIGURE = '/manual/parts?hostId=41&figureId=10';
const PLACE = { shape: 'callout', x: 40, y: 30, width: null, height: null, outline: null, node: null } as const;
const callout = (name: string) => within(screen.getByRole('group', { name: 'Items' })).getByRole('button', { name });
const row = (name: string) =>
  within(screen.getByRole('list', { name: 'Parts of Boom head' })).getByRole('button', { name });
const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed');
/** Callouts and rows come as files of their own, in either order. */
const opened = async () => {
  await screen.findByRole('group', { name: 'Items' });
  await screen.findByRole('list', { name: 'Parts of Boom head' });
};

test('product §5 a callout lights its row, a row its callout, and the address says which', async () => {
  const { user, path } = await renderShop(FIGURE);
  await opened();
  await user.click(callout('Item 2: Lift cylinder'));
  expect(pressed(row('Item 2: Lift cylinder'))).toBe('true');
  await waitFor(() => expect(path()).toBe(`${FIGURE}&item=2`));
  await user.click(row('Item 1: Wear pad'));
  expect(pressed(callout('Item 1: Wear pad'))).toBe('true');
  expect(pressed(callout('Item 2: Lift cylinder'))).toBe('false');
  await waitFor(() => expect(path()).toBe(`${FIGURE}&item=1`));
  await user.click(row('Item 1: Wear pad'));
  await waitFor(() => expect(path()).toBe(FIGURE));
});

test('product §5 the mouse over one lights the other', async () => {
  const { user } = await renderShop(FIGURE);
  await opened();
  await user.hover(row('Item 2: Lift cylinder'));
  expect(callout('Item 2: Lift cylinder').dataset['lit']).toBeDefined();
  await user.hover(callout('Item 1: Wear pad'));
  expect(row('Item 1: Wear pad').closest('article')?.className).toContain('bg-hover');
});

test('product §5 by keyboard alone: from callout to callout, from row to row, and into the cart', async () => {
  const { user } = await renderShop(FIGURE);
  await opened();
  act(() => callout('Item 1: Wear pad').focus());
  await user.keyboard('{ArrowRight}{Enter}');
  expect(pressed(row('Item 2: Lift cylinder'))).toBe('true');
  act(() => row('Item 2: Lift cylinder').focus());
  await user.keyboard('{ArrowUp}{Enter}');
  expect(document.activeElement).toBe(row('Item 1: Wear pad'));
  const add = await screen.findByRole('button', { name: 'Add to cart: NV-1000001' });
  act(() => add.focus());
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(network.sentTo(cartCalls.changeCart).at(-1)?.body).toMatchObject({
      lines: [{ code: 'NV-1000001', machines: [{ hostId: 41 }] }],
    }),
  );
});

test('product §5 of several sheets the one with the item is shown; one chosen by hand stays until another item is lit', async () => {
  const sheet = (no: number, ...items: string[]) => ({
    sheet: no,
    file: `figure/A1-${no.toString()}.png`,
    width: 100,
    height: 80,
    hotspots: items.map((itemNo) => ({ ...PLACE, itemNo })),
  });
  network.answer(bookCalls.figurePage, makeFigurePage({ drawings: [sheet(1, '1'), sheet(2, '2')] }));
  const { user } = await renderShop(`${FIGURE}&item=2`);
  await opened();
  const shown = () =>
    within(screen.getByRole('toolbar', { name: 'Sheets' }))
      .getAllByRole('button')
      .filter((button) => pressed(button) === 'true')
      .map((button) => button.textContent);
  const press = async (name: string) => {
    // What an unfolded row needs may come late, and holds the rows back until then.
    await opened();
    await user.click(row(name));
    await opened();
  };
  expect(shown()).toEqual(['Sheet 2']);
  await press('Item 1: Wear pad');
  expect([shown(), pressed(callout('Item 1: Wear pad'))]).toEqual([['Sheet 1'], 'true']);
  await user.click(screen.getByRole('button', { name: 'Sheet 2' }));
  expect(shown()).toEqual(['Sheet 2']);
  await press('Item 1: Wear pad');
  expect(shown()).toEqual(['Sheet 2']);
  await press('Item 1: Wear pad');
  expect(shown()).toEqual(['Sheet 1']);
});

test('product §5 an address opens machine, figure and item; the figures before and after and the breakdown are links', async () => {
  await renderShop(`${FIGURE}&item=2`);
  await opened();
  expect(pressed(callout('Item 2: Lift cylinder'))).toBe('true');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Boom head');
  await waitFor(() => expect(chosenMachine()?.serialNumber).toBe('AH39484'));
  const next = await screen.findByRole('link', { name: 'Next figure: Boom cylinder' });
  expect(next.getAttribute('href')).toBe('/manual/parts?hostId=41&figureId=11');
  expect(screen.queryByRole('link', { name: /Previous figure/ })).toBeNull();
  const below = screen.getByRole('link', { name: 'Taken apart in Boom cylinder' });
  expect(below.getAttribute('href')).toBe('/manual/parts?hostId=41&figureId=11');
});

test('product §5 a figure that takes an item apart leads back up to it', async () => {
  const within2 = [{ figureId: 10, code: 'A1-10', name: 'Boom head', itemNo: '2' }];
  const own = { figureId: 11, code: 'A1-11', name: 'Boom cylinder', revision: null };
  network.answer(bookCalls.figurePage, makeFigurePage({ figure: own, within: within2, breakdowns: [] }));
  await renderShop('/manual/parts?hostId=41&figureId=11');
  const up = await screen.findByRole('link', { name: 'Item 2 of Boom head' });
  expect(up.getAttribute('href')).toBe('/manual/parts?hostId=41&figureId=10&item=2');
});

test('product §5 without a machine nothing is said to fit; with one whose book has not the figure it is said whose it is', async () => {
  const { router } = await renderShop('/manual/parts?variantId=17&figureId=10');
  await opened();
  expect(screen.queryByText('Fits')).toBeNull();
  network.answer(bookCalls.figurePage, makeFigurePage({ variantId: 5, models: [{ variantId: 5, model: 'S1012RT' }] }));
  await act(async () => await router.navigate({ to: '/manual/parts', search: { hostId: 41, figureId: 10 } }));
  expect(await screen.findByText(/not in the manual of the A14E. It belongs to S1012RT/)).toBeTruthy();
  expect(await screen.findAllByText('Fits')).not.toHaveLength(0);
});

test('product §4 who may not see prices sees stars', async () => {
  signInAs({ id: 9, role: 'sub', permissions: [3] });
  const { price: _, ...bare } = makeRow();
  network.answer(bookCalls.figurePage, makeFigurePage({}, bare));
  await renderShop(FIGURE);
  await opened();
  expect(document.body.textContent).toContain('∗∗∗∗∗');
  expect(document.body.textContent).not.toContain('12.50');
});

test('product §5 the chosen machine’s book opens by itself; the books of all stay a press away', async () => {
  const { path, user } = await renderShop('/manual/parts?hostId=41');
  expect(await screen.findByRole('heading', { level: 1, name: 'Parts manual A14E' })).toBeTruthy();
  await waitFor(() => expect(chosenMachine()?.hostId).toBe(41));
  await user.type(screen.getByRole('searchbox', { name: 'Find a figure by name or code' }), 'hub');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Boom head/ })).toBeNull());
  expect(screen.getByRole('link', { name: /Drive hub/ }).getAttribute('href')).toBe(
    '/manual/parts?hostId=41&figureId=20',
  );
  await user.type(screen.getByRole('searchbox', { name: 'Find a figure by name or code' }), 'xx');
  expect(await screen.findByText('No figure is called “hubxx”')).toBeTruthy();
  act(() => dropMachine());
  await waitFor(() => expect(path()).toBe('/manual/parts'));
});

test('product §5 states: no such machine, no such figure, a failure to try again, no illustration, no rows', async () => {
  network.refuse(bookCalls.figurePage, 'notFound');
  const { router } = await renderShop('/manual/parts?figureId=99');
  expect(await screen.findByText('This figure does not exist')).toBeTruthy();
  network.lose(bookCalls.figurePage);
  await act(async () => await router.navigate({ to: '/manual/parts', search: { figureId: 98 } }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.answer(bookCalls.figurePage, {
    ...makeFigurePage({ drawings: [] }),
    list: { ...makeFigurePage().list, items: [] },
  });
  act(() => retry.click());
  expect(await screen.findByText('No illustration of this figure')).toBeTruthy();
  expect(screen.getByText('No parts are listed here')).toBeTruthy();
  network.refuse(bookCalls.figurePage, 'machineNotFound');
  await act(async () => await router.navigate({ to: '/manual/parts', search: { hostId: 7, figureId: 97 } }));
  expect(await screen.findByText('This machine does not exist')).toBeTruthy();
});

test('product §5 a drawing that does not load is said in its place; the rows stay', async () => {
  answerFile('figure/A1.svg', () => new Response('', { status: 404 }));
  await renderShop(FIGURE);
  expect(await screen.findByRole('list', { name: 'Parts of Boom head' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
