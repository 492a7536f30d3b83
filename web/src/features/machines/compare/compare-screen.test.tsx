// Product §5 Fit: the row-level difference of two serial numbers, driven by role and label.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../client/api/query-client.ts';
import { loadTexts } from '../../../client/texts.ts';
import { makeMachine, makeMachineDetail, makeRow } from '../../../test/catalogue.make.ts';
import { network } from '../../../test/fake-network.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

const found = (...items: ReturnType<typeof makeMachine>[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 1,
  suggestions: [],
});
/** Nothing replaced any of them. */
const stillOther = { today: 'other' as const, todayParts: [] };
const first = makeMachine();
const second = makeMachine({ hostId: 42, serialNumber: 'AH39999' });

beforeEach(async () => {
  await Promise.all(['compare', 'parts'].map((feature) => loadTexts(feature)));
  const user = signInAs();
  network.answer(identityCalls.profile, { user });
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(machineCalls.machineList, found(first, second));
  network.answer(machineCalls.machineDetail, makeMachineDetail());
});

test('product §5 two machines are compared item by item, by figure, both sides named', async () => {
  const changed = {
    side: 'changed' as const,
    row: makeRow({ itemNo: '7' }),
    other: makeRow({ itemNo: '7', partCode: 'NV-2' }),
    ...stillOther,
  };
  const alone = {
    side: 'second' as const,
    row: makeRow({ rowId: '9-1', partCode: 'NV-9', itemNo: '9' }),
    other: null,
    ...stillOther,
  };
  network.answer(machineCalls.compareMachines, { first, second, both: 40, differences: [changed, alone] });
  await renderShop('/compare?hostId=41&otherHostId=42');
  expect(await screen.findByText('2 differences, 40 rows the same')).toBeDefined();
  const table = within(screen.getByRole('table', { name: 'Boom' }));
  expect(table.getByRole('columnheader', { name: 'HA-0138 · AH39999' })).toBeDefined();
  expect(table.getByRole('rowheader', { name: 'Boom A1-01.01' })).toBeDefined();
  const [, , row, last] = table.getAllByRole('row');
  expect(row?.textContent).toMatch(/7.*Another part.*NV-1000001.*NV-2/);
  expect(last?.textContent).toMatch(/9.*Only the second.*Not there.*NV-9/);
});

/** So many differences in two chapters. */
const differences = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    side: at < 50 ? ('first' as const) : ('changed' as const),
    row: makeRow({
      rowId: `r-${at}`,
      itemNo: String(at),
      figureId: at % 2,
      figureName: at % 2 ? 'Axle' : 'Boom',
      chapter: at % 2 ? 'Drive' : 'Boom',
    }),
    other: at < 50 ? null : makeRow({ partCode: 'NV-2' }),
    ...stillOther,
  }));

test('product §5 machines of two models: said so, counted, and folded by chapter until opened', async () => {
  const rows = differences(60);
  const other = makeMachine({ hostId: 42, serialNumber: 'S324507', model: 'S0808E' });
  network.answer(machineCalls.compareMachines, { first, second: other, both: 7, differences: rows });
  const { user } = await renderShop('/compare?hostId=41&otherHostId=42');
  expect(await screen.findByText('A14E and S0808E are different models')).toBeDefined();
  expect(screen.getByText('50 only on AH39484 · 10 with another part')).toBeDefined();
  const chapters = ['Boom', 'Drive'].map((name) => screen.getByRole('heading', { name }).closest('details'));
  expect(chapters.map((one) => one?.open)).toEqual([false, false]);
  expect(chapters[0]?.querySelector('summary')?.textContent).toBe('Boom30 differences');
  await user.click(screen.getByRole('button', { name: 'Open all chapters' }));
  expect(chapters.map((one) => one?.open)).toEqual([true, true]);
  expect(screen.getByRole('button', { name: 'Fold all chapters' }).getAttribute('aria-expanded')).toBe('true');
});

test('product §5 opening all chapters follows what is opened by hand, and begins anew with other machines', async () => {
  const third = makeMachine({ hostId: 43, serialNumber: 'AH40000' });
  network.respond(machineCalls.compareMachines, ({ query }) => {
    const other = query.get('otherHostId') === '43' ? third : second;
    return Response.json({
      code: 200,
      message: 'OK',
      result: { first, second: other, both: 7, differences: differences(60) },
    });
  });
  const { user, router } = await renderShop('/compare?hostId=41&otherHostId=42');
  const all = async (name: string) => (await screen.findByRole('button', { name })).getAttribute('aria-expanded');
  const heading = (name: string) => screen.getByRole('heading', { name });
  expect(await all('Open all chapters')).toBe('false');
  expect(heading('Boom').parentElement?.tagName).toBe('SUMMARY');
  await user.click(heading('Boom'));
  expect(await all('Open all chapters')).toBe('false');
  await user.click(heading('Drive'));
  expect(await all('Fold all chapters')).toBe('true');
  await user.click(heading('Boom'));
  expect(await all('Open all chapters')).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Open all chapters' }));
  await router.navigate({ to: '/compare', search: { hostId: 41, otherHostId: 43 } });
  expect(await screen.findByText(/50 only on AH39484/)).toBeDefined();
  await waitFor(() => expect(heading('Boom').closest('details')?.open).toBe(false));
  await router.navigate({ to: '/compare', search: { hostId: 41, otherHostId: 42 } });
  expect(await all('Open all chapters')).toBe('false');
  expect(heading('Boom').closest('details')?.open).toBe(false);
});

test('product §5 the second machine comes out of one’s own, or by serial number, held to its length', async () => {
  network.answer(machineCalls.compareMachines, { first, second, both: 12, differences: [] });
  const { user, path } = await renderShop('/compare?hostId=41');
  const side = within(await screen.findByRole('region', { name: 'Second machine' }));
  const own = await side.findByRole('combobox', { name: 'One of your machines' });
  const serial = side.getByRole('textbox', { name: 'Serial number' });
  expect(own.compareDocumentPosition(serial)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.type(serial, 'AH 399');
  await user.click(side.getByRole('button', { name: 'Find' }));
  expect(await side.findByText(/This has 5 characters/)).toBeDefined();
  network.answer(machineCalls.machineList, found());
  await user.type(side.getByRole('textbox', { name: 'Serial number' }), '00');
  await user.click(side.getByRole('button', { name: 'Find' }));
  expect(await side.findByText('No machine has this serial number.')).toBeDefined();
  await user.selectOptions(own, '42');
  expect(path()).toBe('/compare?hostId=41&otherHostId=42');
  expect(await screen.findByText('No difference')).toBeDefined();
});

test('product §5 the same machine twice, and machines that cannot be compared, say so', async () => {
  network.refuse(machineCalls.compareMachines, 'machineNotFound');
  const { router } = await renderShop('/compare?hostId=41&otherHostId=41');
  expect(await screen.findByText('This is the same machine twice.')).toBeDefined();
  await router.navigate({ to: '/compare', search: { hostId: 41, otherHostId: 43 } });
  expect(await screen.findByText('The machines could not be compared')).toBeDefined();
});

test('product §5 a serial number that could not be looked for says so, and is looked for again', async () => {
  const { user, path } = await renderShop('/compare?hostId=41');
  const side = within(await screen.findByRole('region', { name: 'Second machine' }));
  await side.findByRole('combobox', { name: 'One of your machines' });
  network.refuse(machineCalls.machineList, 'unavailable', 'The shop rests.');
  await user.type(side.getByRole('textbox', { name: 'Serial number' }), 'AH39999');
  await user.click(side.getByRole('button', { name: 'Find' }));
  expect(await side.findByText('The shop rests.')).toBeDefined();
  network.answer(machineCalls.machineList, found(second));
  network.answer(machineCalls.compareMachines, { first, second, both: 12, differences: [] });
  await user.click(side.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(path()).toBe('/compare?hostId=41&otherHostId=42'));
});

test('product §5 a machine of the address that nobody knows is told, and another can be chosen', async () => {
  network.refuse(machineCalls.machineDetail, 'machineNotFound', 'This machine does not exist.');
  network.refuse(machineCalls.compareMachines, 'machineNotFound', 'This machine does not exist.');
  const { router } = await renderShop('/compare?hostId=41');
  const side = within(await screen.findByRole('region', { name: 'First machine' }));
  expect(await side.findByText('This machine does not exist.')).toBeDefined();
  const shown = screen.getAllByText('This machine does not exist.').length;
  await router.navigate({ to: '/compare', search: { hostId: 41, otherHostId: 9999 } });
  const title = await screen.findByText('Neither machine was found');
  await waitFor(() => expect(screen.getAllByText('This machine does not exist.')).toHaveLength(shown + 1));
  const alert = within(title.closest<HTMLElement>('[role=alert]') ?? document.body);
  expect(alert.getByText(/^Nothing was compared. Choose another machine/)).toBeDefined();
  expect(alert.getByRole('button', { name: 'Choose another machine' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(side.getByRole('button', { name: 'Change' })).toBeDefined();
});

test('quality 18 the machine that was not found is named, and one press chooses another in its place', async () => {
  const { router, user, path } = await renderShop('/compare?hostId=41');
  await within(await screen.findByRole('region', { name: 'First machine' })).findByText('AH39484');
  network.refuse(machineCalls.machineDetail, 'machineNotFound', 'This machine does not exist.');
  network.refuse(machineCalls.compareMachines, 'machineNotFound', 'This machine does not exist.');
  await router.navigate({ to: '/compare', search: { hostId: 41, otherHostId: 9999 } });
  expect(await screen.findByText('The second machine was not found')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Choose another machine' }));
  expect(path()).toBe('/compare?hostId=41');
  const side = within(screen.getByRole('region', { name: 'Second machine' }));
  expect(await side.findByRole('combobox', { name: 'One of your machines' })).toBeDefined();
});

test('product §5 of more machines than the choice holds it says so; one that cannot be read can be asked for again', async () => {
  network.answer(machineCalls.machineList, { ...found(first, second), total: 240 });
  const { user } = await renderShop('/compare?hostId=41');
  expect(await screen.findByText(/^The first 2 of 240 by model/)).toBeDefined();
  cleanup();
  queryClient.clear();
  network.refuse(machineCalls.machineList, 'unavailable', 'The shop rests.');
  await renderShop('/compare?hostId=41');
  expect(await screen.findByText('The shop rests.')).toBeDefined();
  network.answer(machineCalls.machineList, found(first, second));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'One of your machines' })).toBeDefined();
});
