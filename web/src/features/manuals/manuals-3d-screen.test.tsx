// Product §5 3D manuals: one selection in model, illustration and rows; without WebGL or with a broken model the illustration stands in.
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dropMachine } from '../../client/chosen-machine.ts';
import { network } from '../../test/fake-network.ts';
import { answerFile, makeFigurePage, openShopForManuals } from '../../test/manuals.make.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { makeRow } from '../../test/catalogue.make.ts';
import { knownItemsOf } from '../figures/index.ts';

vi.setConfig({ testTimeout: 20_000 });
const model3d = { sheet: 1, file: 'figure/A1.glb', width: null, height: null, hotspots: [] };
beforeEach(async () => {
  dropMachine();
  await openShopForManuals();
  network.answer(bookCalls.figurePage, makeFigurePage({ model3d }));
  answerFile('figure/A1.glb', () => new Response(new Uint8Array([1, 2, 3])));
});

const FIGURE = '/manual/3d?hostId=41&figureId=10';
const rows = async () => within(await screen.findByRole('list', { name: 'Parts of Boom head' }));

test('product §5 without WebGL the illustration stands in, and says so; its items are the rows’', async () => {
  const { user, path } = await renderShop(FIGURE);
  expect(await screen.findByText('This browser shows no 3D. The illustration has the same items.')).toBeTruthy();
  const callouts = within(await screen.findByRole('group', { name: 'Items' }));
  await user.click(callouts.getByRole('button', { name: 'Item 2: Lift cylinder' }));
  expect((await rows()).getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe(
    'Item 2: Lift cylinder',
  );
  await waitFor(() => expect(path()).toBe(`${FIGURE}&item=2`));
});

test('product §5 views keep figure and item', async () => {
  await renderShop(`${FIGURE}&item=2`);
  const views = within(await screen.findByRole('navigation', { name: 'Views' }));
  // The parts list is offered once the machine is known to have the figure.
  await views.findByRole('link', { name: 'Parts list' });
  const hrefs = views.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/manual/parts?hostId=41&figureId=10&item=2',
    '/manual/3d?hostId=41&figureId=10&item=2',
    '/manual/service?hostId=41&figureId=10&item=2&search=NV-2000002',
    '/historyPartsList?hostId=41&figure=10&item=2',
  ]);
  expect(views.getByRole('link', { current: 'page' }).textContent).toBe('3D');
});

test('product §5 search inside the model narrows the rows; Enter lights the first', async () => {
  const { user, path } = await renderShop(FIGURE);
  const list = await rows();
  await user.type(screen.getByRole('searchbox', { name: 'Find an item, a name or a code' }), 'nv2000{Enter}');
  await waitFor(() => expect(list.queryByRole('button', { name: 'Item 1: Wear pad' })).toBeNull());
  await waitFor(() => expect(path()).toBe(`${FIGURE}&item=2`));
});

test('product §5 a figure without a model says so and shows its illustration', async () => {
  network.answer(bookCalls.figurePage, makeFigurePage());
  await renderShop(FIGURE);
  expect(await screen.findByText('This figure has no 3D model; here is its illustration.')).toBeTruthy();
  expect(await screen.findByRole('group', { name: 'Items' })).toBeTruthy();
});

test('product §5 nodes are items by hotspot and by part code; a code at several items is none’s', () => {
  const none = { shape: 'node' as const, x: null, y: null, width: null, height: null, outline: null };
  const known = knownItemsOf({
    model3d: { ...model3d, hotspots: [{ ...none, itemNo: '4', node: 'Bolt' }] },
    rows: [
      makeRow({ itemNo: '1', partCode: 'A-1' }),
      makeRow({ itemNo: '2', partCode: 'B-2' }),
      makeRow({ itemNo: '3', partCode: 'B-2' }),
    ],
  });
  expect([...known.ofNode]).toEqual([['Bolt', '4']]);
  expect([...known.ofCode]).toEqual([['A1', '1']]);
});
