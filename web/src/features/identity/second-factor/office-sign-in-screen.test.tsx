// Product §3: an administrator's recovery codes and signed-in devices, driven by role and label.
import { deviceCalls } from '@outrigger/contract/calls/devices.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { secondFactorCalls } from '@outrigger/contract/calls/second-factor.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dropAllOf } from '../../../client/kept/kept-database.ts';
import { session } from '../../../client/session/session.ts';
import { type TakenMachine, takenMachines } from '../../away/taken-machines.ts';
import { network } from '../../../test/fake-network.ts';
import { makeUser, signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.mock('../../../client/kept/kept-database.ts', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  dropAllOf: vi.fn<typeof dropAllOf>(async () => undefined),
}));
const machine: TakenMachine = {
  hostId: 1,
  serialNumber: 'S324507',
  model: 'S1012RT',
  ownName: null,
  at: 0,
  bytes: 1,
  rows: 1,
  figures: 1,
  manuals: 0,
  hasModels: false,
  files: [],
};
const ADMIN = { role: 'admin', officeRoles: ['super'], company: null } as const;
const MOMENT = '2026-11-25T09:00:00.000Z';
const SEEN = { since: MOMENT, lastSeen: MOMENT, address: '203.0.113.7', isSameAddress: true };
const HERE = { ...SEEN, id: 1, browser: 'Chrome', system: 'Windows', isThis: true };
const THERE = {
  ...SEEN,
  id: 2,
  browser: 'Safari',
  system: 'iOS',
  address: '198.51.100.4',
  isSameAddress: false,
  isThis: false,
};

beforeEach(() => {
  const user = makeUser({ ...ADMIN, officeRoles: ['super'] });
  network.answer(identityCalls.profile, { user });
  network.answer(identityCalls.signInHints, { isDemo: false, logins: [] });
  network.answer(deviceCalls.devices, [HERE, THERE]);
  network.answer(deviceCalls.endDevice, null);
  network.answer(deviceCalls.signOutEverywhere, null);
  network.answer(secondFactorCalls.secondFactor, { isEnrolled: true, recoveryCodesLeft: 1 });
});

async function openScreen() {
  signInAs({ ...ADMIN, officeRoles: ['super'] });
  const shop = await renderShop('/office/sign-in');
  await screen.findByRole('heading', { name: 'Signed-in devices' });
  return shop;
}

test('product §3 new recovery codes come against a code of the app and are shown once', async () => {
  network.refuse(secondFactorCalls.renewRecoveryCodes, 'secondFactorWrong', 'The code is wrong.');
  const { user } = await openScreen();
  expect(await screen.findByText('1 recovery code is left.')).toBeDefined();
  await user.type(screen.getByLabelText('Code of the authenticator app'), '123 456');
  await user.click(screen.getByRole('button', { name: 'Make new recovery codes' }));
  expect(await screen.findByText('The code is wrong.')).toBeDefined();
  network.answer(secondFactorCalls.renewRecoveryCodes, { recoveryCodes: ['abcde-fghjk'] });
  network.answer(secondFactorCalls.secondFactor, { isEnrolled: true, recoveryCodesLeft: 10 });
  await user.click(screen.getByRole('button', { name: 'Make new recovery codes' }));
  await user.click(await screen.findByLabelText('I have put these codes in a safe place'));
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('10 recovery codes are left.')).toBeDefined();
  expect(screen.queryByText('abcde-fghjk')).toBeNull();
});

test('product §3 another device is signed out from the list; this one is marked and has no such button', async () => {
  const { user } = await openScreen();
  const rows = within(await screen.findByRole('region', { name: 'Signed-in devices' })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('Chrome on WindowsThis device');
  expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
  expect(within(rows[0] as HTMLElement).getByText('203.0.113.7')).toBeDefined();
  expect(within(rows[1] as HTMLElement).getByText('198.51.100.4 · another one than this device')).toBeDefined();
  network.answer(deviceCalls.devices, [HERE]);
  await user.click(screen.getByRole('button', { name: 'Sign out: Safari on iOS' }));
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  expect(network.sentTo(deviceCalls.endDevice)[0]?.body).toEqual({ id: 2 });
});

test('product §3 signing out everywhere asks first, takes what was taken along off this browser, then leads to the login', async () => {
  const { user, path } = await openScreen();
  takenMachines.set([machine]);
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign out on every device?' });
  expect(within(dialog).getByText('1 machine taken along is taken off this device.')).toBeDefined();
  expect(network.sentTo(deviceCalls.signOutEverywhere)).toHaveLength(0);
  network.lose(deviceCalls.signOutEverywhere);
  await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([session.get()?.userId, vi.mocked(dropAllOf).mock.calls]).toEqual([7, []]);
  network.answer(deviceCalls.signOutEverywhere, null);
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const again = await screen.findByRole('alertdialog');
  await user.click(within(again).getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(path()).toBe('/login?ended=out'));
  expect(vi.mocked(dropAllOf).mock.calls).toEqual([[7]]);
  expect(session.get()).toBeUndefined();
});

test('product §3 devices that could not be loaded say so and can be asked for again', async () => {
  network.lose(deviceCalls.devices);
  const { user } = await openScreen();
  expect(await screen.findByText('The devices could not be loaded')).toBeDefined();
  network.answer(deviceCalls.devices, [HERE]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Chrome on Windows')).toBeDefined();
});
