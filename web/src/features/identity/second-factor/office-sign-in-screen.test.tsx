// Product §3: an administrator's recovery codes and signed-in devices, driven by role and label.
import { deviceCalls } from '@outrigger/contract/calls/devices.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { secondFactorCalls } from '@outrigger/contract/calls/second-factor.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session } from '../../../client/session/session.ts';
import { network } from '../../../test/fake-network.ts';
import { makeUser, signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

const ADMIN = { role: 'admin', officeRoles: ['super'], company: null } as const;
const MOMENT = '2026-11-25T09:00:00.000Z';
const HERE = { id: 1, browser: 'Chrome', system: 'Windows', since: MOMENT, lastSeen: MOMENT, isThis: true };
const THERE = { id: 2, browser: 'Safari', system: 'iOS', since: MOMENT, lastSeen: MOMENT, isThis: false };

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
  network.answer(deviceCalls.devices, [HERE]);
  await user.click(screen.getByRole('button', { name: 'Sign out: Safari on iOS' }));
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  expect(network.sentTo(deviceCalls.endDevice)[0]?.body).toEqual({ id: 2 });
});

test('product §3 signing out everywhere asks first, then leads to the login', async () => {
  const { user, path } = await openScreen();
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign out on every device?' });
  expect(network.sentTo(deviceCalls.signOutEverywhere)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(path()).toBe('/login?ended=out'));
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
