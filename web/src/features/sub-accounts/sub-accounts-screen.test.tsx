// Spec §2 sub-account table, §5 creation; product §4, §8: driven by role and label, at the company and at the parts desk.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { subAccountCalls } from '@outrigger/contract/calls/sub-accounts.ts';
import { configure, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { amountOf } from './sub-account.rules.ts';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
const { accountInviteAgain, subAccountList, permissionList, accountApply, accountModify, subAccountDelete } =
  subAccountCalls;
const { subAccountsToDecide, approveSubAccount, refuseSubAccount } = subAccountCalls;

const technician = {
  id: 31,
  username: 'Kim',
  email: 'kim@hallwerk.example',
  country: 'DE',
  createTime: '2026-11-25T08:00:00.000Z',
  status: 'active' as 'active' | 'inactive',
  permissions: [3],
  isBound: true,
  invitedUntil: null as string | null,
  spendingLimit: { amount: '500.00', currency: 'USD' },
  isOwn: false,
};
const listOf = <T,>(...items: T[]) => ({ items, total: items.length, page: 1, pageSize: 20 });

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(areaCalls.countryListAll, [
    { code: 'DE', name: 'Germany', callingCode: '+49', postalCodePattern: null, postalCodeExample: null },
  ]);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(contentCalls.regionContact, { email: 'desk@outrigger.example' });
  network.answer(permissionList, [
    { id: 1, name: 'Manage', isGrantable: true },
    { id: 2, name: 'Prices', isGrantable: false },
    { id: 3, name: 'Orders', isGrantable: true },
  ]);
});

async function open(path: string, differs: Parameters<typeof signInAs>[0] = {}) {
  network.answer(identityCalls.profile, { user: signInAs(differs) });
  return await renderShop(path);
}

test('§2 the table shows No, user id, username, create time, status and action, and what each may do in words', async () => {
  network.answer(subAccountList, listOf(technician, { ...technician, id: 30, username: 'Old', status: 'inactive' }));
  await open('/subaccount');
  const heads = (await screen.findAllByRole('columnheader')).map((head) => head.textContent);
  expect(heads).toEqual(['No', 'User ID', 'Username', 'Create time', 'Status', 'Action']);
  expect(screen.getAllByText('Place orders and cart').length).toBe(2);
  expect(screen.getAllByText('up to $500.00 an order').length).toBe(2);
});

test('product §4 a company that waits is told so, and has no way to apply yet', async () => {
  network.answer(subAccountList, listOf());
  await open('/subaccount', { isAccess: false });
  expect(await screen.findByText(/Your company waits for the parts desk/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Apply for a sub-account' })).toBeNull();
});

test('§5 country, email and one permission are demanded; what the person does not have cannot be given', async () => {
  network.answer(subAccountList, listOf());
  const { user } = await open('/subaccount');
  await user.click(await screen.findByRole('button', { name: 'Apply for a sub-account' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = async () => await user.click(dialog.getByRole('button', { name: 'Send application' }));
  const prices = await dialog.findByRole('checkbox', { name: 'View part prices' });
  expect(prices.hasAttribute('disabled')).toBe(true);
  await send();
  for (const text of ['Choose a country.', 'Enter the email address.', 'Choose at least one.'])
    expect(dialog.getByText(text)).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Country'), 'DE');
  await user.type(dialog.getByLabelText('Email'), 'kim@hallwerk.example');
  // What is still missing is where the keyboard stands then.
  await send();
  expect(document.activeElement).toBe(dialog.getByRole('checkbox', { name: 'Place orders and cart' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Place orders and cart' }));
  await user.type(dialog.getByLabelText(/Spending limit per order/), '1,500');
  network.refuse(accountApply, 'emailTaken', 'There is an account with this address.');
  await send();
  expect(await dialog.findByText('There is an account with this address.')).toBeDefined();
  network.answer(accountApply, { ...technician, status: 'reviewing' });
  await send();
  expect(await screen.findByText('Kim waits for the parts desk')).toBeDefined();
  expect(network.sentTo(accountApply).at(-1)?.body).toEqual({
    country: 'DE',
    email: 'kim@hallwerk.example',
    permissions: [3],
    spendingLimit: { amount: '1500.00', currency: 'USD' },
  });
});

test('product §4 rights and limit are changed, and who has none of the amounts sends none', async () => {
  network.answer(subAccountList, listOf(technician));
  const { user } = await open('/subaccount', { role: 'sub', permissions: [1, 3] });
  await user.click(await screen.findByRole('button', { name: 'Edit: Kim' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText(/Spending limit/)).toBeNull();
  await user.click(await dialog.findByRole('checkbox', { name: 'Sub-account application and management' }));
  network.answer(accountModify, technician);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Kim is saved')).toBeDefined();
  expect(network.sentTo(accountModify)[0]?.body).toEqual({ id: 31, permissions: [3, 1], username: 'Kim' });
});

test('product §4 deleting asks first and says what it means', async () => {
  network.answer(subAccountList, listOf(technician));
  network.answer(subAccountDelete, null);
  const { user } = await open('/subaccount');
  await user.click(await screen.findByRole('button', { name: 'Delete: Kim' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Delete the sub-account Kim?' }));
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Kim is inactive')).toBeDefined();
  expect(network.sentTo(subAccountDelete)[0]?.query.get('id')).toBe('31');
});

test('product §3 who has not taken the account shows until when the invitation works, and is invited again', async () => {
  const invited: typeof technician = { ...technician, isBound: false, invitedUntil: '2126-12-11T08:00:00.000Z' };
  const over = { ...invited, id: 32, username: 'Ana', invitedUntil: '2026-01-02T08:00:00.000Z' };
  network.answer(subAccountList, listOf(invited, over, { ...invited, id: 33, username: 'New', invitedUntil: null }));
  network.answer(accountInviteAgain, null);
  const { user } = await open('/subaccount');
  const table = within(await screen.findByRole('table'));
  expect(table.getByText(/^the invitation works until .*2126/)).toBeDefined();
  expect([table.getAllByText('invited').length, table.getAllByText('invitation over').length]).toEqual([2, 1]);
  expect(table.queryByText('active')).toBeNull();
  await user.click(table.getByRole('button', { name: 'Send the invitation again: Ana' }));
  expect(await screen.findByText('Ana gets a new invitation by mail')).toBeDefined();
  expect(network.sentTo(accountInviteAgain)[0]?.body).toEqual({ id: 32 });
});

test('§8 a list that does not come is told; an empty one offers to apply', async () => {
  network.lose(subAccountList);
  await open('/subaccount');
  expect(await screen.findByText('The sub-accounts could not be loaded')).toBeDefined();
});

test('§5 a limit is an amount however it is grouped', () => {
  const typed = ['1500', '1,500', '1.500,5', '1 500.50', "1'500", '1,50', 'abc', '-3', '1.2345'];
  expect(typed.map(amountOf)).toEqual([
    '1500.00',
    '1500.00',
    '1500.50',
    '1500.50',
    '1500.00',
    '1.50',
    null,
    null,
    null,
  ]);
});

test('product §8 the parts desk lets one in, and turns another down with a reason', async () => {
  const { isOwn: _, status: __, isBound: ___, invitedUntil: ____, ...row } = technician;
  const waiting = { ...row, company: 'Hallwerk Rentals', appliedBy: 'ines@hallwerk.example' };
  network.answer(subAccountsToDecide, listOf(waiting));
  network.answer(approveSubAccount, null);
  const { user } = await open('/office/subaccounts', { role: 'admin', officeRoles: ['support'], company: null });
  expect(await screen.findByText(/500\.00/)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Approve: Kim' }));
  expect(await screen.findByText('Kim is approved and invited')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Refuse: Kim' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse Kim' }));
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(dialog.getByText('Say why.')).toBeDefined();
  await user.type(dialog.getByLabelText('Reason'), 'Not of your firm');
  network.refuse(refuseSubAccount, 'conflict', 'Somebody else has changed this.');
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await dialog.findByText('Somebody else has changed this.')).toBeDefined();
  network.answer(refuseSubAccount, null);
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('Kim is refused')).toBeDefined();
  expect(network.sentTo(refuseSubAccount).at(-1)?.body).toEqual({ id: 31, reason: 'Not of your firm' });
});
