// Spec §2 Historical parts list, §4 add to cart, §6 stars; product §5 Fit: driven by role and label.
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../client/api/query-client.ts';
import { keepFitsOnly } from '../../../client/fits-only.ts';
import { makeRow } from '../../../test/catalogue.make.ts';
import { network } from '../../../test/fake-network.ts';
import { rowsOf, openShopForMachines } from '../../../test/machines.make.ts';
import { openShopForManuals } from '../../../test/manuals.make.ts';
import { signInAs } from '../../../test/people.make.ts';
import { pressPrint } from '../../../test/press-print.ts';
import { renderShop } from '../../../test/render-shop.tsx';
import { cartStore } from '../../cart/cart.stored.ts';
import { openDrawing } from './drawing/drawing-open.ts';
import { preloadPartsList } from '../machines.data.ts';

const NOTHING_FOUND = {
  items: [],
  total: 0,
  page: 1,
  pageSize: 100,
  groups: [],
  exactCode: null,
  exactHostId: null,
  exactRest: null,
  exactFit: null,
  nearMachines: [],
  isMoreNear: false,
  nearCodes: [],
  model: null,
  restMissed: null,
};

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

beforeEach(async () => {
  await openShopForMachines();
  network.answer(searchCalls.goodsSearch, NOTHING_FOUND);
  keepFitsOnly(false);
});
afterEach(() => vi.unstubAllGlobals());

test('product §5 what does not fit is folded away, stays in the list all the same, with the reason for this model', async () => {
  keepFitsOnly(true);
  const { user } = await renderShop('/historyPartsList?hostId=41');
  await screen.findByRole('link', { name: 'Wear pad' });
  expect(screen.queryByRole('link', { name: 'Drive wheel' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^1 line does not fit this machine/ }));
  const row = (await screen.findByRole('link', { name: 'Drive wheel' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('Does not fit')).toBeTruthy();
  expect(within(row).getByText('49603 and above')).toBeTruthy();
  expect(within(row).getByText(/Outside the printed range/)).toBeTruthy();
});

test('§2 the list is filtered by name and number, by type, and by what fits', async () => {
  const { user, path } = await renderShop('/historyPartsList?hostId=41');
  await screen.findByRole('link', { name: 'Drive wheel' });
  const field = screen.getByLabelText('Filter by name or part code');
  fireEvent.change(field, { target: { value: 'nv2000' } });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Wear pad' })).toBeNull());
  await waitFor(() => expect(path()).toContain('keyword=nv2000'));
  fireEvent.change(screen.getByLabelText('Filter by name or part code'), { target: { value: '' } });
  await screen.findByRole('link', { name: 'Drive wheel' });
  await user.click((await screen.findAllByLabelText('Only what fits'))[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Drive wheel' })).toBeNull());
  await waitFor(() => expect(path()).toContain('fits=1'));
});

test('the book counts what the filter leaves in each of its chapters, whichever one is looked at', async () => {
  const { user } = await renderShop('/historyPartsList?hostId=41&chapter=1');
  const field = await screen.findByLabelText('Filter by name or part code');
  fireEvent.change(field, { target: { value: 'nv2000' } });
  await user.click(screen.getByRole('button', { name: /^Chapters/ }));
  const book = within(await screen.findByRole('dialog', { name: 'Chapters' }));
  await book.findByRole('button', { name: /^Whole machine ?1$/ });
  expect(book.getByRole('button', { name: /^Drive ?1$/ })).toBeDefined();
  expect(book.getAllByRole('button', { name: /^Boom ?0$/ }).length).toBeGreaterThan(0);
});

test('product §5 the one search is asked as well, and what it alone finds stands below; what holds only some of the words is left out', async () => {
  const hit = { kind: 'part', id: 1, title: '', titleLang: null, subtitle: null, subtitleLang: null, image: null };
  const found = [
    { ...hit, code: 'NV-2000002', foundBy: 'synonym' as const, matched: null, kind: 'part' as const },
    { ...hit, code: 'NV-1000001', foundBy: 'someWords' as const, matched: null, kind: 'part' as const },
  ];
  network.answer(searchCalls.goodsSearch, { ...NOTHING_FOUND, items: found, total: 2 });
  await renderShop('/historyPartsList?hostId=41');
  await screen.findByRole('link', { name: 'Drive wheel' });
  // The name of the figure helps the name, and is none of it.
  const field = screen.getByLabelText('Filter by name or part code');
  fireEvent.change(field, { target: { value: 'pa' } });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Drive wheel' })).toBeNull());
  expect(screen.queryByText('Also found')).toBeNull();
  fireEvent.change(field, { target: { value: 'boom pad' } });
  const heading = await screen.findByText('Also found');
  const own = screen.getByRole('link', { name: 'Wear pad' });
  const also = await screen.findByRole('link', { name: 'Drive wheel' });
  expect(own.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(heading.compareDocumentPosition(also)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const asked = network.sentTo(searchCalls.goodsSearch).map(({ query }) => query);
  expect(asked.map((query) => `${query.get('keyword')} ${query.get('hostId')}`)).toContain('boom pad 41');
  fireEvent.change(field, { target: { value: 'driven roller' } });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Wear pad' })).toBeNull());
  await screen.findByRole('link', { name: 'Drive wheel' });
  expect(screen.queryByText('Also found')).toBeNull();
});

test('design: back undoes the words typed, then the filter chosen before them, one at a time', async () => {
  const { router, user, path } = await renderShop('/historyPartsList?hostId=41');
  await screen.findByRole('link', { name: 'Drive wheel' });
  await user.click((await screen.findAllByLabelText('Only what fits'))[0] as HTMLElement);
  await waitFor(() => expect(path()).toBe('/historyPartsList?hostId=41&fits=1'));
  const field = screen.getByLabelText('Filter by name or part code');
  for (const words of ['we', 'wear']) {
    fireEvent.change(field, { target: { value: words } });
    await waitFor(() => expect(path()).toBe(`/historyPartsList?hostId=41&fits=1&keyword=${words}`));
  }
  act(() => router.history.back());
  await waitFor(() => expect(path()).toBe('/historyPartsList?hostId=41&fits=1'));
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  act(() => router.history.back());
  await waitFor(() => expect(path()).toBe('/historyPartsList?hostId=41'));
  // What was chosen is kept for every list, also for this one without a word in its address.
  expect(screen.queryByRole('link', { name: 'Drive wheel' })).toBeNull();
});

test('§2 a code after its label filters the list, also out of an address nobody has touched yet', async () => {
  await renderShop('/historyPartsList?hostId=41&keyword=Part%20No.%20NV-1000001');
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Drive wheel' })).toBeNull();
});

test('§2 a filter that leaves nothing says so and can be cleared', async () => {
  const { user } = await renderShop('/historyPartsList?hostId=41&keyword=nothing');
  await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeTruthy();
});

test.each([
  ['warns, and the toast raises its quantity', 0],
  ['warns as well once the server has it, and the toast raises what it holds for the machine', 1],
])('§4 adding a code that is in the cart %s', async (_case, heard) => {
  network.answer(machineCalls.machinePartList, rowsOf(makeRow({ quantity: 1 })));
  const { user } = await renderShop('/historyPartsList?hostId=41');
  await user.click(await screen.findByRole('button', { name: 'Add to cart: NV-1000001' }));
  const more = await screen.findByRole('button', { name: 'In cart: 1. Add more of NV-1000001' });
  await waitFor(() => expect(cartStore.get().version).toBeGreaterThanOrEqual(heard));
  await user.click(more);
  expect(await screen.findByText('NV-1000001 is in the cart already')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Raise to 2' }));
  expect(await screen.findByRole('button', { name: 'In cart: 2. Add more of NV-1000001' })).toBeTruthy();
  await waitFor(() =>
    expect(network.sentTo(cartCalls.changeCart).at(-1)?.body).toMatchObject({
      lines: [{ code: 'NV-1000001', qty: 2, machines: [{ hostId: 41, qty: 2 }] }],
    }),
  );
});

test('§6 without the ordering permission the row says so in the place of the button', async () => {
  signInAs({ id: 8, role: 'sub', permissions: [2] });
  await renderShop('/historyPartsList?hostId=41');
  expect(await screen.findAllByText('No permission to access.')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Add to cart: NV-1000001' })).toBeNull();
  expect(network.sentTo(cartCalls.changeCart)).toEqual([]);
});

test('§6 where the server sends no price, stars stand in its place', async () => {
  const { price: _, ...row } = makeRow();
  network.answer(machineCalls.machinePartList, rowsOf(row));
  await renderShop('/historyPartsList?hostId=41');
  expect(await screen.findByText('Price hidden')).toBeTruthy();
  expect(document.body.textContent).not.toContain('$');
});

test('§2 a machine that does not exist leads back to the choice', async () => {
  network.refuse(machineCalls.machineDetail, 'machineNotFound');
  network.refuse(machineCalls.machinePartList, 'machineNotFound');
  await renderShop('/historyPartsList?hostId=9');
  expect(await screen.findByText('This machine does not exist')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose a machine' }).getAttribute('href')).toBe('/history');
});

test('product §5 a row that fits in place of an old code names it; one that fits elsewhere leads there', async () => {
  const reason = { name: 'replacesFitting' as const, printed: 'prior to 44600', options: null, replaces: 'NV-OLD' };
  const fitsAt = { figureId: 20, figureName: 'Drive wheel', itemNo: '7', partCode: 'NV-2000002' };
  const off = { name: 'outOfRange' as const, printed: null, options: null };
  network.answer(
    machineCalls.machinePartList,
    rowsOf(
      makeRow({ proof: 'range', reason }),
      makeRow({ rowId: '3-1', partCode: 'NV-2000002', verdict: 'doesNotFit', proof: 'range', reason: off, fitsAt }),
    ),
  );
  await renderShop('/historyPartsList?hostId=41');
  expect(await screen.findByText(/In place of NV-OLD, printed for this machine/)).toBeTruthy();
  const there = screen.getByRole('link', { name: 'Fits this machine at item 7, Drive wheel' });
  expect(there.getAttribute('href')).toBe('/manual/parts?hostId=41&figureId=20&item=7');
  const [own] = screen.getAllByRole('link', { name: 'Show item 1 in the drawing' });
  expect(own?.getAttribute('href')).toBe('/manual/parts?hostId=41&figureId=10&item=1');
});

test('design: the list is printed with the pictures that are out of sight', async () => {
  const { user } = await renderShop('/historyPartsList?hostId=41');
  const told = await pressPrint(user);
  await waitFor(() => expect(told).toEqual(['picture', 'print']), { timeout: 8000 });
});

test('product §5 a row begins with one, or the pack; what a machine takes fills it with one press, and what does not fit says so', async () => {
  network.answer(
    machineCalls.machinePartList,
    rowsOf(
      makeRow({ quantity: 8, packQuantity: 50 }),
      makeRow({ rowId: '3-1', partId: 3, partCode: 'NV-3000003', name: 'Bolt', quantity: 4 }),
      makeRow({ rowId: '4-1', partId: 4, partCode: 'NV-4000004', name: 'Nut', quantity: 4, verdict: 'doesNotFit' }),
    ),
  );
  const { user } = await renderShop('/historyPartsList?hostId=41');
  await screen.findByRole('textbox', { name: 'Quantity of NV-3000003' });
  const values = () =>
    ['NV-1000001', 'NV-3000003', 'NV-4000004'].map((code) => {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${code}` });
      return field.value;
    });
  expect(values()).toEqual(['50', '1', '1']);
  await user.click(screen.getByRole('button', { name: '4 a machine: fill in for NV-3000003' }));
  expect(values()).toEqual(['50', '4', '1']);
  expect(screen.queryByRole('button', { name: /a machine/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add anyway, it does not fit: NV-4000004' }).textContent).toBe(
    'Add anyway',
  );
});

test('product §5 what does not fit goes into the cart anyway, and Undo takes it back', async () => {
  const row = makeRow({ rowId: '4-1', partId: 4, partCode: 'NV-4000004', name: 'Nut', verdict: 'doesNotFit' });
  network.answer(machineCalls.machinePartList, rowsOf(row));
  const reason = { name: 'otherModel', printed: null, options: null } as const;
  network.answer(machineCalls.fitOfParts, [{ partId: 4, verdict: 'doesNotFit', proof: 'model', reason }]);
  const { user } = await renderShop('/historyPartsList?hostId=41');
  const name = 'Add anyway, it does not fit: NV-4000004';
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(/^It does not fit/)).toBeTruthy();
  expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name })).toBeTruthy();
});

test('product §5 pointing at a machine loads its list ahead and does not open it, which would put it into the history', async () => {
  await preloadPartsList({ hostId: 41 }, true);
  await waitFor(() => expect(network.sentTo(machineCalls.machinePartList)).toHaveLength(1));
  expect(network.sentTo(machineCalls.machineDetail)).toEqual([]);
  await preloadPartsList({ hostId: 41 }, false);
  await waitFor(() => expect(network.sentTo(machineCalls.machineDetail)).toHaveLength(1));
});

test('product §5 a chapter of another book holds none of this one’s rows', async () => {
  await renderShop('/historyPartsList?hostId=41&chapter=999');
  expect(await screen.findByText(/No part matches/)).toBeDefined();
});

test('product §5 words that no row holds are looked for among what fits the machine', async () => {
  await renderShop('/historyPartsList?hostId=41&keyword=zzzz');
  const link = await screen.findByRole('link', { name: 'Search “zzzz” among what fits this machine' });
  expect(link.getAttribute('href')).toBe('/searchResult?keyword=zzzz&fits=1');
});

test('design: the phone names the chosen chapter, counts what is left of the list, and lets go of it', async () => {
  const { user, path } = await renderShop('/historyPartsList?hostId=41&chapter=2');
  expect(await screen.findByRole('button', { name: /^Chapters ?, Drive$/ })).toBeTruthy();
  const chip = screen.getByRole('button', { name: 'Clear the filter Drive' });
  expect(within(chip.parentElement as HTMLElement).getByText('1 line')).toBeTruthy();
  chip.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/historyPartsList?hostId=41'));
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Drive$/ })).toBeNull();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('product §1 without a network a filter works on the list that was read, also when it is read anew and fails', async () => {
  const { user, path } = await renderShop('/historyPartsList?hostId=41');
  await screen.findByRole('link', { name: 'Drive wheel' });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (const call of [machineCalls.machineDetail, machineCalls.machinePartList]) network.lose(call);
  await queryClient.invalidateQueries({ refetchType: 'none' });
  await user.click((await screen.findAllByLabelText('Only what fits'))[0] as HTMLElement);
  await waitFor(() => expect(path()).toContain('fits=1'));
  await waitFor(() => expect(network.sentTo(machineCalls.machinePartList)).toHaveLength(2));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('link', { name: 'Wear pad' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Drive wheel' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  online.mockRestore();
});

test('spec §2 parts number, parent number, name, type, description and quantity of a row are told apart by heading', async () => {
  await renderShop('/historyPartsList?hostId=41');
  await screen.findByRole('link', { name: 'Drive wheel' });
  const [heads] = screen.getAllByRole('rowgroup');
  for (const name of ['Name', 'Parts number', 'Parent number', 'Type', 'Description', 'Qty'])
    expect(heads?.textContent, name).toContain(name);
});

test('product §5 the drawing stands beside the rows: a balloon lights its callout, a callout its row, and the address says which', async () => {
  await openShopForManuals();
  network.answer(
    machineCalls.machinePartList,
    rowsOf(makeRow(), makeRow({ rowId: '2-1', itemNo: '2', name: 'Lift cylinder' })),
  );
  const { user, path } = await renderShop('/historyPartsList?hostId=41');
  const drawing = await screen.findByRole('region', { name: 'Drawing' });
  const callout = (name: string) => within(drawing).getByRole('button', { name });
  await within(drawing).findByRole('group', { name: 'Items' });
  const rowOf = (name: string) => screen.getByRole('link', { name }).closest<HTMLElement>('[data-item]');
  await user.click(screen.getByRole('link', { name: 'Show item 2 in the drawing' }));
  await waitFor(() => expect(callout('Item 2: Lift cylinder').getAttribute('aria-pressed')).toBe('true'));
  await waitFor(() => expect(path()).toBe('/historyPartsList?hostId=41&item=2&at=10'));
  await user.click(callout('Item 1: Wear pad'));
  await waitFor(() => expect(rowOf('Wear pad')?.className).toContain('bg-selected'));
  expect(rowOf('Lift cylinder')?.className).not.toContain('bg-selected');
  await user.hover(callout('Item 2: Lift cylinder'));
  expect(rowOf('Lift cylinder')?.dataset['hovered']).toBeDefined();
  await user.hover(screen.getByRole('link', { name: 'Wear pad' }));
  expect(rowOf('Lift cylinder')?.dataset['hovered']).toBeUndefined();
  await user.click(within(drawing).getByRole('button', { expanded: true }));
  await waitFor(() => expect(within(drawing).queryByRole('group', { name: 'Items' })).toBeNull());
  openDrawing(true);
});

test('product §5 one selection: the item of the drawing somebody comes from is lit among its rows', async () => {
  const scrolled = vi.fn<() => void>();
  HTMLElement.prototype.scrollIntoView = scrolled;
  network.answer(
    machineCalls.machinePartList,
    rowsOf(makeRow(), makeRow({ rowId: '2-1', itemNo: '2', name: 'Lift cylinder' })),
  );
  await renderShop('/historyPartsList?hostId=41&figure=10&item=2');
  const row = (await screen.findByRole('link', { name: 'Lift cylinder' })).closest('tr, article');
  expect(row?.className).toContain('bg-selected');
  expect(screen.getByRole('link', { name: 'Wear pad' }).closest('tr, article')?.className).not.toContain('bg-selected');
  expect(scrolled).toHaveBeenCalledOnce();
});
