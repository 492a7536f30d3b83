// Product §6 lists beside favourites, §0 technician fills and buyer orders; spec §4 item already in the cart: driven by role and label.
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { savedListCalls } from '@outrigger/contract/calls/saved-lists.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseMachine, dropMachine } from '../../client/chosen-machine.ts';
import { loadTexts } from '../../client/texts.ts';
import { makePartCard } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { openShopForOrders } from '../../test/orders.make.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { makeSavedList } from '../../test/saved-lists.make.ts';
import type { WholeList } from './saved-lists.data.ts';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(async () => {
  await Promise.all([loadTexts('savedlists'), openShopForOrders()]);
  network.answer(savedListCalls.listBuyers, []);
});

const line = (code: string, qty: number, machines: WholeList['lines'][number]['machines'] = []) => ({
  qty,
  reference: null,
  machines,
  part: makePartCard({ id: qty, code }),
});
const whole = (differs: Partial<WholeList> = {}): WholeList => ({
  ...makeSavedList(),
  lines: [line('NV-1000002', 2), line('NV-1000003', 4)],
  ...differs,
});
const sentLines = () => (network.sentTo(cartCalls.changeCart).at(-1)?.body as { lines: object[] } | undefined)?.lines;

test('product §6 lists are shown with whose they are and what became of them; without one the way to make one is', async () => {
  const lists = [
    makeSavedList(),
    makeSavedList({ id: 6, name: 'Seals', isOwn: false, isShared: true, orderNo: 'OR260000021' }),
    makeSavedList({ id: 7, name: 'Deck', sentAt: '2026-11-20T10:00:00Z' }),
  ];
  network.answer(savedListCalls.savedLists, lists);
  await renderShop('/lists');
  const shown = await screen.findByRole('list', { name: 'Saved lists' });
  expect(within(shown).getByRole('link', { name: 'Van 7' }).getAttribute('href')).toBe('/lists?id=5');
  expect(within(shown).getByText('By Ada Lind')).toBeTruthy();
  expect(within(shown).getByText('Ordered: OR260000021')).toBeTruthy();
  expect(within(shown).getByText('Sent Nov 20, 2026')).toBeTruthy();
});

test('product §6 without a list the screen says how to make one; where they cannot be read it can be tried again', async () => {
  network.refuse(savedListCalls.savedLists, 'unavailable', 'The shop is busy.');
  const { user } = await renderShop('/lists');
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.answer(savedListCalls.savedLists, []);
  await user.click(again);
  expect((await screen.findByRole('link', { name: 'To quick add' })).getAttribute('href')).toBe('/quickadd');
});

test('product §0 the buyer puts a technician’s list into the cart with one press, each line for its own machines, and that is noted', async () => {
  const lines = [
    line('NV-1000002', 2, [{ hostId: 41, serialNumber: 'S1012', qty: 2 }]),
    line('NV-1000003', 4, [
      { hostId: 41, serialNumber: 'S1012', qty: 1 },
      { hostId: 42, serialNumber: 'S1013', qty: 2 },
    ]),
  ];
  chooseMachine({ hostId: 7, serialNumber: 'S0001', model: 'X', type: 'boom', proof: 'asBuilt' });
  const list = { isOwn: false, sentAt: '2026-11-20T10:00:00Z', sentNote: 'Needed by Friday', lines };
  network.answer(savedListCalls.savedList, whole(list));
  network.answer(savedListCalls.takeList, makeSavedList(list));
  const { user } = await renderShop('/lists?id=5');
  expect(await screen.findByText('Needed by Friday')).toBeTruthy();
  expect(screen.getByText('For S1012')).toBeTruthy();
  expect(screen.getByText('2 for S1013')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove the list' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Put all 2 parts into the cart' }));
  expect(await screen.findByText('2 parts are in the cart')).toBeTruthy();
  await waitFor(() =>
    expect(sentLines()).toMatchObject([
      { code: 'NV-1000002', qty: 2, machines: [{ hostId: 41, qty: 2 }] },
      {
        code: 'NV-1000003',
        qty: 4,
        machines: [
          { hostId: 41, qty: 1 },
          { hostId: 42, qty: 2 },
        ],
      },
    ]),
  );
  dropMachine();
  expect(network.sentTo(savedListCalls.takeList)[0]?.body).toEqual({ id: 5 });
});

test('§4 what is in the cart already is asked about: raised, or left as it is', async () => {
  network.answer(savedListCalls.savedList, whole({ lines: [line('NV-1000001', 3), line('NV-1000003', 4)] }));
  const { user } = await renderShop('/lists?id=5');
  const take = async () =>
    await user.click(await screen.findByRole('button', { name: 'Put all 2 parts into the cart' }));
  await take();
  expect(await screen.findByText('1 part is in the cart already')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add all 2 and raise them' }));
  await waitFor(() =>
    expect(sentLines()).toMatchObject([
      { code: 'NV-1000001', qty: 5 },
      { code: 'NV-1000003', qty: 4 },
    ]),
  );
  expect(network.sentTo(savedListCalls.takeList)).toHaveLength(0);
});

test('product §0 a technician sends a list with a note; its lines are changed and taken off', async () => {
  await openShopForOrders({ role: 'sub', permissions: [3] });
  network.answer(savedListCalls.savedList, whole());
  network.answer(savedListCalls.listBuyers, [
    { id: 1, name: 'Ada Lind', isMain: true },
    { id: 8, name: 'Ben Stock', isMain: false },
  ]);
  network.answer(savedListCalls.sendList, makeSavedList({ sentAt: '2026-11-20T10:00:00Z' }));
  network.answer(savedListCalls.saveList, makeSavedList());
  const { user } = await renderShop('/lists?id=5');
  await user.type(await screen.findByRole('textbox', { name: 'Note to the buyer' }), 'By Friday');
  await user.click(screen.getByRole('button', { name: 'Send the list' }));
  expect(await screen.findByText('The list is on its way to Ada Lind.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who orders' }), 'Ben Stock');
  await user.click(screen.getByRole('button', { name: /^Send/ }));
  expect(await screen.findByText('The list is on its way to Ben Stock.')).toBeTruthy();
  expect(network.sentTo(savedListCalls.sendList).map(({ body }) => body)).toEqual([
    { id: 5, buyerId: 1, note: 'By Friday' },
    { id: 5, buyerId: 8, note: 'By Friday' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Take NV-1000002 off the list' }));
  await waitFor(() =>
    expect(network.sentTo(savedListCalls.saveList).at(-1)?.body).toMatchObject({
      lines: [{ code: 'NV-1000003', qty: 4 }],
    }),
  );
});

test('product §6 a list is renamed, shared and removed by its owner; a taken name is said', async () => {
  network.answer(savedListCalls.savedList, whole());
  network.refuse(savedListCalls.saveList, 'listNameTaken', 'You have a list named Deck already.');
  network.answer(savedListCalls.deleteList, { id: 5 });
  network.answer(savedListCalls.savedLists, []);
  const { user } = await renderShop('/lists?id=5');
  const name = await screen.findByRole('textbox', { name: 'Name of the list' });
  await user.clear(name);
  await user.type(name, 'Deck{Enter}');
  expect(await screen.findByText('You have a list named Deck already.')).toBeTruthy();
  network.answer(savedListCalls.saveList, makeSavedList());
  await user.click(screen.getByRole('switch', { name: /^Share with colleagues/ }));
  await waitFor(() =>
    expect(network.sentTo(savedListCalls.saveList).at(-1)?.body).toMatchObject({ name: 'Van 7', isShared: true }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Needed again' }), '4');
  await waitFor(() => expect(network.sentTo(savedListCalls.saveList).at(-1)?.body).toMatchObject({ repeatWeeks: 4 }));
  await user.click(screen.getByRole('button', { name: 'Remove the list' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Remove the list' }));
  expect(await screen.findByText('No lists yet')).toBeTruthy();
});

test('product §6 a list of a machine is needed again by its hours; until they are known it says where to type them', async () => {
  const machine = { hostId: 41, serialNumber: 'S1012' };
  network.answer(savedListCalls.savedList, whole({ machine, repeatHours: 250 }));
  network.answer(savedListCalls.saveList, makeSavedList({ machine }));
  const { user } = await renderShop('/lists?id=5');
  const field = await screen.findByRole('combobox', { name: 'Needed again' });
  expect(screen.getByText(/^Type the hours of S1012/)).toBeTruthy();
  await user.selectOptions(field, 'Every 500 hours of the machine');
  await waitFor(() =>
    expect(network.sentTo(savedListCalls.saveList).at(-1)?.body).toMatchObject({
      repeatWeeks: null,
      repeatHours: 500,
      hostId: 41,
    }),
  );
  await user.selectOptions(field, 'Every 4 weeks');
  await waitFor(() =>
    expect(network.sentTo(savedListCalls.saveList).at(-1)?.body).toMatchObject({ repeatWeeks: 4, repeatHours: null }),
  );
});

test('product §4 what one may not read is a list that is not there', async () => {
  network.refuse(savedListCalls.savedList, 'listNotFound', 'There is no such list. It may have been removed.');
  await renderShop('/lists?id=9');
  expect(await screen.findByText('There is no such list. It may have been removed.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All lists' })).toBeTruthy();
});
