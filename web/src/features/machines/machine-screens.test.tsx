// Spec §2 Historical machine list and parts list, §5 keyword rule, §6 stars, §8 messages: driven by role and label.
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../client/texts.ts';
import { makeMachine, makeMachineDetail, makePartCard, makeRow } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { preloadPartsList } from './machines.data.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';

const found = (...items: ReturnType<typeof makeMachine>[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 20,
  suggestions: [],
});
const rowsOf = (...items: ReturnType<typeof makeRow>[]) => ({ items, total: items.length, page: 1, pageSize: 99 });

/** Keeps what was sent, as the server does. */
function keepLines(): Response {
  const sent = network.sentTo(cartCalls.changeCart);
  const body = sent.at(-1)?.body as { lines: { code: string; qty: number }[] } | undefined;
  const lines = body?.lines ?? [];
  const kept = lines.map((line) => ({
    reference: null,
    changeCode: null,
    isRemoved: false,
    version: 1,
    ...line,
    partId: 1,
    machines: [],
  }));
  const result = { version: sent.length, lines: kept };
  return new Response(JSON.stringify({ code: 200, message: 'OK', result }), { status: 200 });
}

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

beforeEach(async () => {
  await Promise.all(['machines', 'parts', 'cart'].map((feature) => loadTexts(feature)));
  const user = signInAs();
  network.answer(identityCalls.profile, { user });
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.respond(cartCalls.changeCart, keepLines);
  network.answer(partCalls.goodsListByIds, [makePartCard()]);
  network.answer(machineCalls.machineList, found(makeMachine()));
  network.answer(machineCalls.machineDetail, makeMachineDetail());
  network.answer(machineCalls.machinePartTypes, [
    { id: 5, parentId: null, code: 'wearPart', name: 'Wear part', count: 1 },
    { id: 6, parentId: null, code: 'drivePart', name: 'Drive part', count: 1 },
  ]);
  network.answer(
    machineCalls.machinePartList,
    rowsOf(
      makeRow(),
      makeRow({
        rowId: '2-1',
        partId: 2,
        partCode: 'NV-2000002',
        name: 'Drive wheel',
        type: 'Drive part',
        figureId: 20,
        figureName: 'Drive wheel',
        chapter: 'Drive',
        verdict: 'doesNotFit',
        proof: 'range',
        reason: { name: 'outOfRange', printed: 'A12E: 1 and above; A14E: 49603 and above', options: null },
      }),
    ),
  );
});

test('§2 the historical list shows serial number, type, model and manufacture date', async () => {
  await renderShop('/history');
  const row = (await screen.findByRole('rowheader', { name: 'AH39484' })).closest('tr');
  for (const text of ['A14E', 'Articulating boom lifts', '2015-11-01']) {
    expect(within(row as HTMLElement).getByText(text)).toBeTruthy();
  }
});

test('§5 a serial number of another length is told in words, and nothing is sent', async () => {
  const { user } = await renderShop('/history');
  await screen.findByRole('rowheader', { name: 'AH39484' });
  await user.type(screen.getByLabelText('Machine to look for'), 'S32 45');
  await user.click(screen.getByRole('button', { name: 'Find machine' }));
  expect(screen.getByText(/This has 5 characters/)).toBeTruthy();
  expect(network.sentTo(machineCalls.machineList).every((sent) => sent.query.get('keyword') === null)).toBe(true);
});

test('§5 the rule of length is said until the length is right', async () => {
  const { user } = await renderShop('/history');
  await screen.findByRole('rowheader', { name: 'AH39484' });
  const field = screen.getByLabelText('Machine to look for');
  await user.type(field, 'S32450');
  expect(screen.getByText(/7 or 17 characters.*6 so far/)).toBeDefined();
  await user.type(field, '7');
  expect(screen.queryByText(/7 or 17 characters/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Identification number' }));
  expect(screen.getByText(/17 characters.*7 so far/)).toBeDefined();
});

test('product §5 advice about the nameplate stands under numbers of the nameplate alone', async () => {
  network.answer(machineCalls.machineList, found());
  const { router } = await renderShop('/history?field=any&keyword=HA-9999');
  expect(await screen.findByText('Nothing was found for “HA-9999”')).toBeDefined();
  expect(screen.queryByText(/Compare it with the nameplate/)).toBeNull();
  expect(screen.getByText('Check the spelling, or search by serial number.')).toBeDefined();
  await router.navigate({ to: '/history', search: { field: 'serial', keyword: 'S324507' } });
  expect(await screen.findByText(/Compare it with the nameplate/)).toBeDefined();
});

test('§5 a model is never held to a length', async () => {
  const { user } = await renderShop('/history');
  await screen.findByRole('rowheader', { name: 'AH39484' });
  await user.click(screen.getByRole('radio', { name: 'Model' }));
  await user.type(screen.getByLabelText('Machine to look for'), 'A14{Enter}');
  await waitFor(() => expect(network.sentTo(machineCalls.machineList).at(-1)?.query.get('field')).toBe('model'));
});

test('product §5 a serial number that names one machine opens its parts list and puts it onto the strip', async () => {
  const { user, path } = await renderShop('/history');
  await screen.findByRole('rowheader', { name: 'AH39484' });
  const field = screen.getByLabelText('Machine to look for');
  fireEvent.change(field, { target: { value: 'ah-39 484' } });
  await user.type(field, '{Enter}');
  await waitFor(() => expect(path()).toBe('/historyPartsList?hostId=41'));
  expect(network.sentTo(machineCalls.machineList).at(-1)?.query.get('keyword')).toBe('AH39484');
  const strip = await screen.findByRole('region', { name: 'Chosen machine' });
  expect(within(strip).getByText('AH39484')).toBeTruthy();
});

test('product §5 a confusion suggests the serial number that exists', async () => {
  network.answer(machineCalls.machineList, { ...found(), suggestions: ['S324507'] });
  await renderShop('/history?field=serial&keyword=5324507');
  const link = await screen.findByRole('link', { name: 'S324507' });
  expect(link.getAttribute('href')).toContain('keyword=S324507');
  expect(screen.getByText('Nothing was found for “5324507”')).toBeTruthy();
});

test('product §5 what is no serial number is looked for among names and fleet numbers at a touch; nothing found is said at the field', async () => {
  const { user, path } = await renderShop('/history');
  await screen.findByRole('rowheader', { name: 'AH39484' });
  await user.type(screen.getByLabelText('Machine to look for'), 'FL 12{Enter}');
  network.answer(machineCalls.machineList, found());
  await user.click(screen.getByRole('link', { name: 'Look for “FL 12” among names and fleet numbers' }));
  await waitFor(() => expect(path()).toBe('/history?field=any&keyword=FL+12'));
  await screen.findByText('Nothing was found for “FL 12”');
  const field = screen.getByLabelText('Machine to look for');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  expect(described.map((one) => one?.textContent)).toContain('Nothing was found for “FL 12”');
  expect(screen.queryByRole('link', { name: /among names and fleet numbers/ })).toBeNull();
});

test('§8 without an answer the list says so and can be asked again', async () => {
  network.refuse(machineCalls.machineList, 'serverError', 'The server met an error.');
  await renderShop('/history');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('product §5 the own name is edited in place', async () => {
  network.answer(machineCalls.saveOwnMachine, makeMachine({ ownName: 'Hall 3' }));
  const { user } = await renderShop('/history');
  await user.type(await screen.findByLabelText('Own name of AH39484'), 'Hall 3{Enter}');
  await waitFor(() =>
    expect(network.sentTo(machineCalls.saveOwnMachine)[0]?.body).toEqual({ hostId: 41, ownName: 'Hall 3' }),
  );
});

test('product §5 what does not fit stays in the list, with the reason for this model', async () => {
  await renderShop('/historyPartsList?hostId=41');
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

test('§2 a filter that leaves nothing says so and can be cleared', async () => {
  const { user } = await renderShop('/historyPartsList?hostId=41&keyword=nothing');
  await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeTruthy();
});

test('§4 adding a code that is in the cart warns, and the toast raises its quantity', async () => {
  network.answer(machineCalls.machinePartList, rowsOf(makeRow({ quantity: 1 })));
  const { user } = await renderShop('/historyPartsList?hostId=41');
  await user.click(await screen.findByRole('button', { name: 'Add to cart: NV-1000001' }));
  await user.click(await screen.findByRole('button', { name: 'In cart: 1. Add more of NV-1000001' }));
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
  expect(await screen.findAllByText('Your account may not order.')).not.toHaveLength(0);
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
  const { user, path } = await renderShop('/historyPartsList?hostId=41');
  expect(await screen.findByText(/In place of NV-OLD, printed for this machine/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Fits this machine at item 7, Drive wheel' }));
  await waitFor(() => expect(path()).toBe('/historyPartsList?hostId=41&figure=20&keyword=NV-2000002'));
});

test('product §5 a row begins with what the figure needs, in whole packs; one that does not fit with the least', async () => {
  network.answer(
    machineCalls.machinePartList,
    rowsOf(
      makeRow({ quantity: 8, packQuantity: 50 }),
      makeRow({ rowId: '3-1', partId: 3, partCode: 'NV-3000003', name: 'Bolt', quantity: 4 }),
      makeRow({ rowId: '4-1', partId: 4, partCode: 'NV-4000004', name: 'Nut', quantity: 4, verdict: 'doesNotFit' }),
    ),
  );
  await renderShop('/historyPartsList?hostId=41');
  await screen.findByRole('textbox', { name: 'Quantity of NV-3000003' });
  const values = ['NV-1000001', 'NV-3000003', 'NV-4000004'].map((code) => {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${code}` });
    return field.value;
  });
  expect(values).toEqual(['50', '4', '1']);
});

test('product §5 pointing at a machine loads its list ahead and does not open it, which would put it into the history', async () => {
  await preloadPartsList({ hostId: 41 }, true);
  await waitFor(() => expect(network.sentTo(machineCalls.machinePartList)).toHaveLength(1));
  expect(network.sentTo(machineCalls.machineDetail)).toEqual([]);
  await preloadPartsList({ hostId: 41 }, false);
  await waitFor(() => expect(network.sentTo(machineCalls.machineDetail)).toHaveLength(1));
});

test('product §5 the field takes numbers as long as the shop says its machines have', async () => {
  const serialLengths = { serial: [5, 8, 17], identification: [17] };
  network.answer(machineCalls.historyFlag, { show: true, count: 1, serialLengths });
  const { user } = await renderShop('/history');
  expect(await screen.findByText(/5, 8, or 17 characters/)).toBeDefined();
  await user.type(screen.getByLabelText('Machine to look for'), '15548{Enter}');
  await waitFor(() => expect(network.sentTo(machineCalls.machineList).at(-1)?.query.get('keyword')).toBe('15548'));
});

test('product §5 a chapter of another book holds none of this one’s rows', async () => {
  await renderShop('/historyPartsList?hostId=41&chapter=999');
  expect(await screen.findByText(/No part matches/)).toBeDefined();
});
