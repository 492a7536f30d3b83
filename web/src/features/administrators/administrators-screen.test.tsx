// Product §8 users and roles: the list in words, an invitation, roles, the acts that ask first; driven by role and label.
import type { Administrator } from '@outrigger/contract';
import { administratorCalls } from '@outrigger/contract/calls/administrators.ts';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
const { administratorList, inviteAdministrator, inviteAdministratorAgain } = administratorCalls;
const { setAdministratorRoles, setAdministratorActive, resetSecondFactor } = administratorCalls;

const clerk: Administrator = {
  id: 7,
  email: 'ada@outrigger.example',
  name: 'Ada Lind',
  roles: ['finance', 'support'],
  state: 'active',
  hasSecondFactor: true,
  lastSeenAt: '2026-11-25T10:00:00Z',
  invitedUntil: null,
  isOwn: false,
};
const boss: Administrator = {
  ...clerk,
  id: 1,
  email: 'boss@outrigger.example',
  name: null,
  roles: ['super'],
  isOwn: true,
};

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  give(clerk, boss);
});

function give(...items: Administrator[]): void {
  network.answer(administratorList, { items, total: items.length, page: 1, pageSize: 20 });
}
async function open(path = '/office/users') {
  const user = signInAs({ role: 'admin', officeRoles: ['super'], company: null });
  network.answer(identityCalls.profile, { user });
  return await renderShop(path);
}
async function manage(person: Administrator) {
  const shop = await open();
  await shop.user.click(await screen.findByRole('button', { name: `Manage: ${person.email}` }));
  return { ...shop, sheet: within(await screen.findByRole('dialog')) };
}

test('product §8 everybody of the office is listed with roles, second factor and state in words, and each role says what it may', async () => {
  await open();
  const row = within((await screen.findByRole('rowheader', { name: /Ada Lind/ })).closest('tr') ?? document.body);
  for (const text of ['Finance · Support', 'Set up', 'Active']) expect(row.getByText(text)).toBeDefined();
  const words = within(screen.getByRole('region', { name: 'What each role may see and do' }));
  expect(words.getByText(/sets credit lines and books payments on them, enters exchange rates/)).toBeDefined();
});

test('product §8 the list is narrowed by name, role and state, which stand in the address', async () => {
  const shop = await open('/office/users?role=finance');
  await screen.findByRole('rowheader', { name: /Ada Lind/ });
  await shop.user.selectOptions(screen.getByLabelText('State'), 'Invited');
  await waitFor(() => expect(network.sentTo(administratorList).at(-1)?.query.get('state')).toBe('invited'));
  expect(network.sentTo(administratorList).at(-1)?.query.get('role')).toBe('finance');
  give();
  await shop.user.type(screen.getByLabelText('Find by name or email'), 'nobody{Enter}');
  expect(await screen.findByText('No users')).toBeDefined();
});

test('product §8 who may not see the users is told', async () => {
  network.refuse(administratorList, 'noPermission');
  await open();
  expect(await screen.findByText('The users could not be loaded')).toBeDefined();
});

test('product §8 an invitation needs address, name and a role, and says what the server refuses', async () => {
  const shop = await open();
  await shop.user.click(await screen.findByRole('button', { name: 'Invite a user' }));
  const sheet = within(await screen.findByRole('dialog'));
  await shop.user.click(sheet.getByRole('button', { name: 'Send the invitation' }));
  expect(sheet.getByText('Choose at least one role.')).toBeDefined();
  expect(sheet.getByText('Enter the email address.')).toBeDefined();
  await shop.user.type(sheet.getByLabelText('Email'), 'new@outrigger.example');
  await shop.user.type(sheet.getByLabelText('First name'), 'Nia');
  await shop.user.type(sheet.getByLabelText('Last name'), 'Ek');
  await shop.user.selectOptions(sheet.getByLabelText('Language of the mail'), 'French');
  await shop.user.click(sheet.getByRole('button', { name: 'Send the invitation' }));
  expect(document.activeElement).toBe(sheet.getByLabelText('Catalogue'));
  await shop.user.click(sheet.getByLabelText('Support'));
  network.refuse(inviteAdministrator, 'emailTaken');
  await shop.user.click(sheet.getByRole('button', { name: 'Send the invitation' }));
  expect(await sheet.findByText('The invitation was not sent')).toBeDefined();
  network.answer(inviteAdministrator, { ...clerk, email: 'new@outrigger.example', state: 'invited' });
  await shop.user.click(sheet.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText('Invitation sent to new@outrigger.example')).toBeDefined();
  expect(network.sentTo(inviteAdministrator).at(-1)?.body).toEqual({
    email: 'new@outrigger.example',
    firstName: 'Nia',
    lastName: 'Ek',
    language: 'fa',
    roles: ['support'],
  });
});

test('product §8 roles are given in the sheet, never none of them', async () => {
  const { user, sheet } = await manage(clerk);
  await user.click(sheet.getByLabelText('Finance'));
  await user.click(sheet.getByLabelText('Support'));
  await user.click(sheet.getByRole('button', { name: 'Save the roles' }));
  expect(sheet.getByText('Choose at least one role.')).toBeDefined();
  expect(document.activeElement).toBe(sheet.getByLabelText('Catalogue'));
  expect(network.sentTo(setAdministratorRoles)).toEqual([]);
  await user.click(sheet.getByLabelText('Orders'));
  network.answer(setAdministratorRoles, { ...clerk, roles: ['orders'] });
  await user.click(sheet.getByRole('button', { name: 'Save the roles' }));
  expect(await screen.findByText(`Roles of ${clerk.email} saved`)).toBeDefined();
  expect(network.sentTo(setAdministratorRoles).at(-1)?.body).toEqual({ id: 7, roles: ['orders'] });
});

test('product §8 switching off and resetting the second factor ask first', async () => {
  const { user, sheet } = await manage(clerk);
  await user.click(sheet.getByRole('button', { name: 'Reset the second factor' }));
  let ask = within(await screen.findByRole('alertdialog'));
  expect(ask.getByText(/all devices are signed out/)).toBeDefined();
  await user.click(ask.getByRole('button', { name: 'Cancel' }));
  expect(network.sentTo(resetSecondFactor)).toEqual([]);
  await user.click(sheet.getByRole('button', { name: 'Switch off' }));
  ask = within(await screen.findByRole('alertdialog'));
  network.answer(setAdministratorActive, { ...clerk, state: 'inactive' });
  await user.click(ask.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText(`${clerk.email} is switched off`)).toBeDefined();
  expect(network.sentTo(setAdministratorActive).at(-1)?.body).toEqual({ id: 7, isActive: false });
});

test('product §8 an invitation that waits may be sent again', async () => {
  const invited = { ...clerk, state: 'invited' as const, hasSecondFactor: false, invitedUntil: '2026-12-09T10:00:00Z' };
  give(invited, boss);
  const { user, sheet } = await manage(invited);
  network.answer(inviteAdministratorAgain, invited);
  await user.click(sheet.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText(`Invitation sent to ${clerk.email}`)).toBeDefined();
});

test('product §8 of himself nobody changes anything', async () => {
  const { sheet } = await manage(boss);
  expect(sheet.getByText(/Nobody changes roles, access or second factor of his own account/)).toBeDefined();
  expect(sheet.queryByRole('checkbox')).toBeNull();
});
