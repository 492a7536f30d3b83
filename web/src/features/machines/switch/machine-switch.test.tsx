// Design, the machine strip; product §5: another machine in two actions, on the same screen and with the same words.
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseMachine, chosenMachine } from '../../../client/chosen-machine.ts';
import { loadTexts } from '../../../client/texts.ts';
import { makeMachine, makeMachineDetail } from '../../../test/catalogue.make.ts';
import { network } from '../../../test/fake-network.ts';
import { machinesFound, openShopForMachines } from '../../../test/machines.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

const OTHER = makeMachine({
  hostId: 52,
  serialNumber: 'S324507',
  model: 'S0808E',
  variantId: 20,
  fleetNumber: 'HS-0318',
});
const SAME_BOOK = makeMachine({ hostId: 53, serialNumber: 'AH39500', fleetNumber: 'HA-0150' });
const answerOf = (result: unknown) => new Response(JSON.stringify({ code: 200, message: 'OK', result }));

beforeEach(async () => {
  await openShopForMachines();
  await loadTexts('machineswitch');
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range', variantId: 17 });
  network.respond(machineCalls.machineList, ({ query }) => {
    const found = query.get('keyword') === 'hs-03' ? [OTHER] : [makeMachine(), SAME_BOOK, OTHER];
    return answerOf(machinesFound(...(query.get('keyword') === 'nowhere' ? [] : found)));
  });
  network.respond(machineCalls.machineDetail, ({ query }) => {
    const machine = [OTHER, SAME_BOOK].find(({ hostId }) => String(hostId) === query.get('hostId'));
    return answerOf({ ...makeMachineDetail(), ...machine });
  });
});

const openSwitch = async (user: Awaited<ReturnType<typeof renderShop>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const field = await screen.findByRole('combobox', { name: /^Fleet number/ });
  await screen.findByRole('option', { name: /HS-0318/ });
  return field;
};

test('the parts list of the next machine opens with the words and the switch of the present one; what only its book has is let go', async () => {
  const { user, path } = await renderShop('/historyPartsList?hostId=41&keyword=wear&fits=0&chapter=1&figure=10&item=2');
  const field = await openSwitch(user);
  expect(screen.queryByRole('option', { name: /HA-0138/ })).toBeNull();
  // Sent before the list of these words is there: the one they find is meant.
  await user.type(field, 'hs-03{Enter}');
  await waitFor(() => expect(path()).toContain('hostId=52'));
  expect(path()).toBe('/historyPartsList?hostId=52&keyword=wear&fits=0');
  await waitFor(() => expect(chosenMachine()?.serialNumber).toBe('S324507'));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Fleet number/ })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }));
});

test('a machine of the same book keeps figure and item', async () => {
  const { user, path } = await renderShop('/historyPartsList?hostId=41&figure=10&item=2');
  await openSwitch(user);
  await user.click(screen.getByRole('option', { name: /HA-0150/ }));
  await waitFor(() => expect(path()).toBe('/historyPartsList?hostId=53&figure=10&item=2'));
});

test('elsewhere the screen stays and speaks of the next machine', async () => {
  const { user, path } = await renderShop('/history');
  await openSwitch(user);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(chosenMachine()?.hostId).toBe(52));
  expect(path()).toBe('/history');
  expect(within(screen.getByRole('region', { name: 'Chosen machine' })).getByText('S324507')).toBeTruthy();
});

test('what nobody has is said, and a list that does not come as well; all machines stay a press away', async () => {
  const { user } = await renderShop('/history');
  const field = await openSwitch(user);
  await user.type(field, 'nowhere');
  expect(await screen.findByText('No machine is found for “nowhere”.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All machines' }).getAttribute('href')).toBe('/history');
  network.lose(machineCalls.machineList);
  await user.clear(field);
  await user.type(field, 'gone');
  await waitFor(() => expect(screen.queryByText('No machine is found for “nowhere”.')).toBeNull(), { timeout: 15_000 });
});
