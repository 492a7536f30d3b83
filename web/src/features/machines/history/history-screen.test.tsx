// Spec §2 Historical machine list, §5 keyword rule, §8 messages: driven by role and label.
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseMachine, chosenMachine } from '../../../client/chosen-machine.ts';
import { readAnew } from '../../../test/read-anew.ts';
import { makeMachine } from '../../../test/catalogue.make.ts';
import { network } from '../../../test/fake-network.ts';
import { machinesFound, openShopForMachines } from '../../../test/machines.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';
import { scanHref } from './history.data.ts';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

beforeEach(openShopForMachines);

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
  await user.click(screen.getByRole('radio', { name: 'Serial number' }));
  await user.type(screen.getByLabelText('Machine to look for'), 'S32 45');
  await user.click(screen.getByRole('button', { name: 'Find machine' }));
  expect(screen.getByText(/This has 5 characters/)).toBeTruthy();
  expect(network.sentTo(machineCalls.machineList).every((sent) => sent.query.get('keyword') === null)).toBe(true);
});

test('§5 a word without a digit is no serial number: it is looked for among names, and offered to the search of parts', async () => {
  const { user, path } = await renderShop('/history');
  await screen.findByRole('rowheader', { name: 'AH39484' });
  await user.type(screen.getByLabelText('Machine to look for'), 'joystick');
  network.answer(machineCalls.machineList, machinesFound());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/history?field=any&keyword=joystick'));
  const link = await screen.findByRole('link', { name: 'Search all parts for “joystick”' });
  expect(link.getAttribute('href')).toBe('/searchResult?keyword=joystick');
});

test('§5 the rule of length is said until the length is right', async () => {
  const { user } = await renderShop('/history');
  await screen.findByRole('rowheader', { name: 'AH39484' });
  await user.click(screen.getByRole('radio', { name: 'Serial number' }));
  const field = screen.getByLabelText('Machine to look for');
  await user.type(field, 'S32450');
  expect(screen.getByText(/7 or 17 characters.*6 so far/)).toBeDefined();
  await user.type(field, '7');
  expect(screen.queryByText(/7 or 17 characters/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Identification number' }));
  expect(screen.getByText(/17 characters.*7 so far/)).toBeDefined();
});

test('product §5 advice about the nameplate stands under numbers of the nameplate alone', async () => {
  network.answer(machineCalls.machineList, machinesFound());
  const { router } = await renderShop('/history?field=any&keyword=HA-9999');
  expect(await screen.findByText('Nothing was found for “HA-9999”')).toBeDefined();
  expect(screen.queryByText(/Compare it with the nameplate/)).toBeNull();
  expect(screen.getByText('Check the spelling, or search by serial number.')).toBeDefined();
  await router.navigate({ to: '/history', search: { field: 'serial', keyword: 'S324507' } });
  expect(await screen.findByText(/Compare it with the nameplate/)).toBeDefined();
});

test('product §3 who comes to choose a machine for a screen is led back there, whichever way it is found', async () => {
  const back = '/history?sort=model';
  const { user, path } = await renderShop(`/history?back=${encodeURIComponent(back)}`);
  expect((await screen.findByRole('link', { name: 'Back without a machine' })).getAttribute('href')).toBe(back);
  const row = await screen.findByRole('link', { name: /AH39484/ });
  expect(row.getAttribute('href')).toBe(`/historyPartsList?hostId=41&back=${encodeURIComponent(back)}`);
  expect(scanHref(back)).toBe(`/scan?back=${encodeURIComponent(back)}`);
  await user.type(screen.getByLabelText('Machine to look for'), 'AH39484{Enter}');
  await waitFor(() => expect(path()).toBe(back));
  expect(chosenMachine()?.serialNumber).toBe('AH39484');
});

test('product §3 a change of machine leads back to what stands there; a parts list gives way to that of the new machine', async () => {
  chooseMachine({ hostId: 42, serialNumber: 'S324507', model: 'S1012', type: 'Scissor lift', proof: 'range' });
  const { router, user } = await renderShop('/search?keyword=pad');
  const wayFrom = async (path: string) => {
    await router.navigate({ href: path });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const way = (await screen.findByRole('link', { name: 'All machines' })).getAttribute('href');
    await user.keyboard('{Escape}');
    return way;
  };
  expect(await wayFrom('/search?keyword=pad')).toBe('/history?back=%2Fsearch%3Fkeyword%3Dpad');
  expect(await wayFrom('/historyLesson')).toBe('/history?back=%2FhistoryLesson');
  expect(await wayFrom('/history?back=%2Fsearch')).toBe('/history?back=%2Fsearch');
  expect(await wayFrom('/historyPartsList?hostId=41')).toBe('/history');
  await router.navigate({ href: '/scan?back=%2Fsearch' });
  expect(router.state.location.href).toBe('/scan?back=%2Fsearch');
});

test('product §3 an address outside the shop is nowhere to be led back to', async () => {
  await renderShop('/history?back=//evil.example');
  expect((await screen.findByRole('link', { name: /AH39484/ })).getAttribute('href')).toBe(
    '/historyPartsList?hostId=41',
  );
  expect(screen.queryByRole('link', { name: 'Back without a machine' })).toBeNull();
});

test('§5 a model is never held to a length', async () => {
  const { user } = await renderShop('/history');
  await screen.findByRole('rowheader', { name: 'AH39484' });
  await user.click(screen.getByRole('radio', { name: 'Model' }));
  await user.type(screen.getByLabelText('Machine to look for'), 'A14{Enter}');
  await waitFor(() => expect(network.sentTo(machineCalls.machineList).at(-1)?.query.get('field')).toBe('model'));
});

test('product §5 a confusion suggests the serial number that exists', async () => {
  network.answer(machineCalls.machineList, { ...machinesFound(), suggestions: ['S324507'] });
  await renderShop('/history?field=serial&keyword=5324507');
  const link = await screen.findByRole('link', { name: 'S324507' });
  expect(link.getAttribute('href')).toContain('keyword=S324507');
  expect(screen.getByText('Nothing was found for “5324507”')).toBeTruthy();
});

test('product §5 what is no serial number is looked for among names and fleet numbers at a touch; nothing found is said at the field', async () => {
  const { user, path } = await renderShop('/history');
  await screen.findByRole('rowheader', { name: 'AH39484' });
  await user.click(screen.getByRole('radio', { name: 'Serial number' }));
  await user.type(screen.getByLabelText('Machine to look for'), 'FL 12{Enter}');
  network.answer(machineCalls.machineList, machinesFound());
  await user.click(screen.getByRole('link', { name: 'Look for “FL 12” among models, names and fleet numbers' }));
  await waitFor(() => expect(path()).toBe('/history?field=any&keyword=FL+12'));
  await screen.findByText('Nothing was found for “FL 12”');
  const field = screen.getByLabelText('Machine to look for');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  expect(described.map((one) => one?.textContent)).toContain('Nothing was found for “FL 12”');
  expect(screen.queryByRole('link', { name: /among models, names and fleet numbers/ })).toBeNull();
});

test('§2 a page past the end of the list leads back to its beginning', async () => {
  network.answer(machineCalls.machineList, { ...machinesFound(), total: 60 });
  await renderShop('/history?page=99');
  expect(await screen.findByText('The list is shorter than that')).toBeDefined();
  expect(screen.queryByText('No machines yet')).toBeNull();
  const first = new URL(screen.getByRole('link', { name: 'To the first page' }).getAttribute('href') ?? '', 'http://x');
  expect([first.pathname, first.searchParams.get('page') ?? '1']).toEqual(['/history', '1']);
});

test('§8 without an answer the list says so and can be asked again', async () => {
  network.refuse(machineCalls.machineList, 'serverError', 'The server met an error.');
  await renderShop('/history');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('§8 who has no right to the list is led to the parts desk, not asked to try again', async () => {
  network.refuse(machineCalls.machineList, 'noPermission', 'No permission to access.');
  await renderShop('/history');
  const contact = await screen.findByRole('link', { name: 'Contact the parts desk' });
  expect(contact.getAttribute('href')).toBe('/contact');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('product §5 own words are read in the table and edited in a sheet; hours are grouped to be read and taken either way', async () => {
  network.answer(machineCalls.saveOwnMachine, makeMachine({ ownName: 'Hall 3' }));
  const { user } = await renderShop('/history');
  expect(await screen.findByRole('cell', { name: '3,275' })).toBeDefined();
  expect(within(screen.getByRole('table')).queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Compare AH39484' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Edit AH39484' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'AH39484' }));
  await user.type(sheet.getByLabelText('Own name'), 'Hall 3');
  const hours = sheet.getByLabelText<HTMLInputElement>('Hours');
  expect(hours.value).toBe('3275');
  await user.clear(hours);
  await user.type(hours, '12 500');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(network.sentTo(machineCalls.saveOwnMachine)[0]?.body).toEqual({
      hostId: 41,
      ownName: 'Hall 3',
      hours: 12_500,
    }),
  );
});

test('product §5 on the phone the company’s own words name a machine, in three short lines', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query.includes('< 48rem'), media: query }) as MediaQueryList,
  );
  network.answer(machineCalls.machineList, {
    items: [makeMachine({ site: 'Bay 4' })],
    total: 1,
    page: 1,
    pageSize: 20,
    suggestions: [],
  });
  await renderShop('/history');
  const card = (await screen.findByText('3,275 h · Bay 4')).closest('li') as HTMLElement;
  const link = within(card).getByRole('link');
  expect(link.textContent).toBe('HA-0138 · A14EAH39484');
  expect(link.getAttribute('href')).toBe('/historyPartsList?hostId=41');
  expect(within(card).getByRole('button', { name: 'Edit AH39484' })).toBeDefined();
  vi.restoreAllMocks();
});

test('product §5 the field takes numbers as long as the shop says its machines have', async () => {
  const serialLengths = { serial: [5, 8, 17], identification: [17] };
  network.answer(machineCalls.historyFlag, { show: true, count: 1, serialLengths });
  const { user } = await renderShop('/history');
  await user.click(await screen.findByRole('radio', { name: 'Serial number' }));
  expect(await screen.findByText(/5, 8, or 17 characters/)).toBeDefined();
  await user.type(screen.getByLabelText('Machine to look for'), '15548{Enter}');
  await waitFor(() => expect(network.sentTo(machineCalls.machineList).at(-1)?.query.get('keyword')).toBe('15548'));
});

test('product §5 anything is looked for: a fleet number that names one machine opens its list, a model that one has does not', async () => {
  const { user, path } = await renderShop('/history');
  await screen.findByRole('rowheader', { name: 'AH39484' });
  const field = screen.getByLabelText('Machine to look for');
  await user.type(field, 'A14E{Enter}');
  await waitFor(() => expect(path()).toBe('/history?field=any&keyword=A14E'));
  expect(await screen.findByRole('rowheader', { name: 'AH39484' })).toBeDefined();
  fireEvent.change(screen.getByLabelText('Machine to look for'), { target: { value: 'ha 0138' } });
  await user.type(screen.getByLabelText('Machine to look for'), '{Enter}');
  await waitFor(() => expect(path()).toBe('/historyPartsList?hostId=41'));
});

test('product §5 a serial number that names one machine opens its parts list and puts it onto the strip', async () => {
  const { user, path } = await renderShop('/history');
  await screen.findByRole('rowheader', { name: 'AH39484' });
  const field = screen.getByLabelText('Machine to look for');
  fireEvent.change(field, { target: { value: 'ah-39 484' } });
  await user.type(field, '{Enter}');
  await waitFor(() => expect(path()).toBe('/historyPartsList?hostId=41'));
  expect(network.sentTo(machineCalls.machineList).at(-1)?.query.get('keyword')).toBe('ah-39 484');
  const strip = await screen.findByRole('region', { name: 'Chosen machine' });
  expect(within(strip).getByText('AH39484')).toBeTruthy();
});

test('product §1 machines that were read stay when reading them anew fails', async () => {
  await renderShop('/history');
  await screen.findByRole('rowheader', { name: 'AH39484' });
  network.refuse(machineCalls.machineList, 'unavailable');
  await readAnew(machineCalls.machineList);
  expect(network.sentTo(machineCalls.machineList)).toHaveLength(2);
  expect(screen.getByRole('rowheader', { name: 'AH39484' })).toBeTruthy();
});

test('spec §2 the columns of the list are serial number, type, model and manufacture date, in this order', async () => {
  await renderShop('/history');
  const heads = (await screen.findAllByRole('columnheader')).map((head) => head.textContent);
  expect(heads.slice(0, 4)).toEqual(['Serial number', 'Type', 'Model', 'Manufacture date']);
});

test('product §9 a page of machines holds 20, 50 or 100 rows, as chosen', async () => {
  network.answer(machineCalls.machineList, { ...machinesFound(makeMachine()), total: 120 });
  const { user, path } = await renderShop('/history');
  const sizes = await screen.findByRole('navigation', { name: 'Rows per page' });
  expect(
    within(sizes)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['20', '50', '100']);
  await user.click(within(sizes).getByRole('link', { name: '50' }));
  await waitFor(() => expect(network.sentTo(machineCalls.machineList).at(-1)?.query.get('pageSize')).toBe('50'));
  expect(path()).toContain('pageSize=50');
});
