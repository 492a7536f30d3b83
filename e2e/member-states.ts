// The screens about oneself and one's company, each in each of its states (spec §2 user centre, sub-account table; product §3, §4).
import { type Address, calls, type SubAccount } from '@outrigger/contract';
import { expect } from '@playwright/test';
import { SENT } from './somebody-new.ts';
import {
  amend,
  answer,
  button,
  type Cell,
  expectSaid,
  field,
  look,
  lookAt,
  lookInto,
  refuse,
  rowButton,
  say,
} from './states.ts';

const { addresses, devices, identity, mobile, profile, settings, subAccounts } = calls;
const PAST = '2026-11-20T08:00:00.000Z';
const BROKEN = { requestId: '8f2c41' };
const DAY_MS = 86_400_000;

/** The profile, its faults, and a number that is verified by code. */
export async function lookAtProfile(cell: Cell): Promise<void> {
  const { page } = cell;
  const save = button(cell, 'account', 'saveProfile');
  const phone = { phone: '+4930901820', isPhoneVerified: false };
  await amend(cell, identity.profile, ({ user }) => ({ user: { ...user, ...phone } }));
  await page.goto('/account');
  await expect(button(cell, 'account', 'verifyPhone')).toBeVisible();
  await look(cell, 'a profile, its number not verified');
  await answer(cell, mobile.sendPhoneCode, SENT);
  await refuse(cell, mobile.verifyPhone, 'verificationFailed');
  await lookInto(
    cell,
    'a number to be verified',
    () => button(cell, 'account', 'verifyPhone').click(),
    async () => {
      await button(cell, 'account', 'verify').click();
      await look(cell, 'a number to be verified, no code');
      await field(cell, 'account', 'code').fill('123456');
      await button(cell, 'account', 'verify').click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await look(cell, 'a number to be verified, a wrong code');
    },
  );
  await field(cell, 'account', 'company').fill('');
  await field(cell, 'account', 'number').fill('901');
  await save.click();
  await look(cell, 'a profile without its company, with half a number');
  await field(cell, 'account', 'company').fill('Hartmann Rental');
  await field(cell, 'account', 'number').fill('30 901821');
  await refuse(cell, profile.modifyProfile, 'currencyNotFound', { currency: 'CHF' });
  await save.click();
  await expectSaid(cell, 'account', 'profileFailed');
  await look(cell, 'a currency that is not in the rate table');
}

/** The addresses: some, none, one that is added with its faults, changed, deleted. */
export async function lookAtAddresses(cell: Cell): Promise<void> {
  const { page } = cell;
  await lookAt(cell, '/useraddress', 'the addresses');
  const kept = await firstAddress(cell);
  await lookInto(cell, 'an address that is changed', () => rowButton(cell, 'useraddress', 'change').click());
  await answer(cell, addresses.updateAddress, kept);
  await rowButton(cell, 'useraddress', 'delete').click();
  await expect(button(cell, 'useraddress', 'undo')).toBeVisible();
  await look(cell, 'an address that was deleted');
  await lookInto(
    cell,
    'an address that is added',
    () => button(cell, 'useraddress', 'add').click(),
    () => lookAtAddressForm(cell),
  );
  await answer(cell, addresses.addressList, []);
  await lookAt(cell, '/useraddress', 'no address');
  await refuse(cell, addresses.addressList, 'serverError', BROKEN);
  await page.goto('/useraddress');
  await expectSaid(cell, 'useraddress', 'failed');
  await look(cell, 'addresses that do not come');
}

async function firstAddress({ page }: Cell): Promise<Address> {
  const answered = page.waitForResponse((response) => response.url().includes(`/api${addresses.addressList.path}`));
  await page.reload();
  const { result } = (await (await answered).json()) as { result: Address[] };
  await expect(page.getByRole('heading', { level: 2, name: result[0]?.fullName ?? '' })).toBeVisible();
  return result[0] as Address;
}

async function lookAtAddressForm(cell: Cell): Promise<void> {
  const { page } = cell;
  const of = (key: string) => field(cell, 'addresses', key);
  await button(cell, 'addresses', 'save').click();
  await look(cell, 'an address, nothing typed');
  const filled = { fullName: 'Norrvik Lifts', city: 'Umeå', address: 'Kajvägen 1', postalCode: '903', number: '12' };
  await of('country').selectOption('SE');
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: say(cell, 'addresses', 'state') })
    .selectOption({ index: 1 });
  for (const [key, text] of Object.entries(filled)) await of(key).fill(text);
  await button(cell, 'addresses', 'save').click();
  await look(cell, 'an address with half a postal code and half a number');
  await of('postalCode').fill('903 26');
  await of('number').fill('90 123 45 67');
  await refuse(cell, addresses.updateAddress, 'addressSaveFailed');
  await button(cell, 'addresses', 'save').click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await look(cell, 'an address that was not saved');
}

/** The password with each of its faults, and changed. */
export async function lookAtPassword(cell: Cell): Promise<void> {
  const of = (key: string) => field(cell, 'account', key);
  const save = button(cell, 'account', 'savePassword');
  await lookAt(cell, '/password', 'the password');
  await save.click();
  await look(cell, 'the password, nothing typed');
  await of('oldPassword').fill('Norrvik-2026');
  await of('newPassword').fill('norrvik');
  await of('repeatPassword').fill('norrvik 2');
  await save.click();
  await look(cell, 'a weak password, not repeated');
  for (const key of ['newPassword', 'repeatPassword']) await of(key).fill('Norrvik-2027');
  await refuse(cell, profile.modifyPassword, 'passwordSaveFailed');
  await save.click();
  await expectSaid(cell, 'account', 'passwordFailed');
  await look(cell, 'the present password is not right');
  await answer(cell, profile.modifyPassword, null);
  await save.click();
  await expectSaid(cell, 'account', 'passwordSaved');
  await look(cell, 'the password is changed');
}

/** Newsletter and devices, each state of them, and the question before all devices are signed out. */
export async function lookAtSettings(cell: Cell): Promise<void> {
  const { page } = cell;
  const device = { isSameAddress: false, since: PAST, lastSeen: PAST, isThis: false };
  await answer(cell, devices.devices, [
    { ...device, id: 1, browser: 'Chrome', system: 'Windows', address: '192.0.2.17', isThis: true },
    { ...device, id: 2, browser: 'Safari', system: 'iPhone', address: '192.0.2.17', isSameAddress: true },
    { ...device, id: 3, browser: null, system: null, address: '2001:db8:85a3::8a2e:370:7334' },
    { ...device, id: 4, browser: 'Firefox', system: 'Linux', address: null },
  ]);
  await amend(cell, settings.ownSettings, (own) => ({ ...own, newsletterWaits: true, isInDemoMailbox: true }));
  await lookAt(cell, '/usersetting', 'settings, the newsletter waits for its link');
  await lookInto(cell, 'the question before all devices are signed out', () =>
    button(cell, 'devices', 'everywhere').click(),
  );
  await amend(cell, settings.ownSettings, (own) => ({ ...own, newsletter: true, newsletterWaits: false }));
  await lookAt(cell, '/usersetting', 'settings, the newsletter comes');
  await refuse(cell, settings.updateSetting, 'settingsSaveFailed');
  await page.getByRole('switch', { name: say(cell, 'usersetting', 'newsletterWanted') }).click();
  await expectSaid(cell, 'usersetting', 'saveFailed');
  await look(cell, 'settings that were not saved');
  await refuse(cell, settings.ownSettings, 'serverError', BROKEN);
  await refuse(cell, devices.devices, 'serverError', BROKEN);
  await page.goto('/usersetting');
  await expectSaid(cell, 'usersetting', 'failed');
  await expectSaid(cell, 'devices', 'failed');
  await look(cell, 'settings that do not come');
}

const PERSON: SubAccount = {
  id: 31,
  username: 'Kim Müller-Lüdenscheidt',
  email: 'kim.mueller-luedenscheidt@hartmann-rental-and-service.example',
  country: 'DE',
  createTime: PAST,
  status: 'active',
  permissions: [1, 2, 3],
  isBound: true,
  invitedUntil: null,
  spendingLimit: { amount: '1500.00', currency: 'USD' },
  isOwn: false,
};
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Sub-accounts of each state, applied for and edited with each fault, and the question before one is deleted. */
export async function lookAtSubAccounts(cell: Cell): Promise<void> {
  const { page } = cell;
  const items: SubAccount[] = [
    PERSON,
    { ...PERSON, id: 30, username: 'Ada', isOwn: true },
    { ...PERSON, id: 29, username: 'Bo', status: 'reviewing', isBound: false, permissions: [3] },
    { ...PERSON, id: 28, username: 'Cy', isBound: false, invitedUntil: inDays(9), spendingLimit: null },
    { ...PERSON, id: 27, username: 'Di', isBound: false, invitedUntil: PAST },
    { ...PERSON, id: 26, username: 'Ed', status: 'inactive' },
  ];
  await answer(cell, subAccounts.subAccountList, { items, total: 6, page: 1, pageSize: 20 });
  await lookAt(cell, '/subaccount', 'sub-accounts of each state');
  await answer(cell, subAccounts.accountInviteAgain, null);
  await rowButton(cell, 'subaccount', 'inviteAgain').click();
  await look(cell, 'an invitation is sent again');
  await lookInto(cell, 'the question before a sub-account is deleted', () =>
    rowButton(cell, 'subaccount', 'delete').click(),
  );
  await lookInto(cell, 'a sub-account that is edited', () => rowButton(cell, 'subaccount', 'edit').click());
  await lookInto(
    cell,
    'a sub-account that is applied for',
    () => button(cell, 'subaccount', 'apply').click(),
    () => lookAtApplication(cell),
  );
  await answer(cell, subAccounts.subAccountList, { items: [], total: 0, page: 1, pageSize: 20 });
  await lookAt(cell, '/subaccount', 'no sub-account');
  await refuse(cell, subAccounts.subAccountList, 'serverError', BROKEN);
  await page.goto('/subaccount');
  await expectSaid(cell, 'subaccount', 'failed');
  await look(cell, 'sub-accounts that do not come');
}

async function lookAtApplication(cell: Cell): Promise<void> {
  const { page } = cell;
  const of = (key: string) => field(cell, 'subaccount', key);
  const send = button(cell, 'subaccount', 'send');
  await send.click();
  await look(cell, 'an application, nothing typed');
  await of('country').selectOption('DE');
  await of('email').fill('kim@');
  await of('limit').fill('much');
  await send.click();
  await look(cell, 'an application with half an address');
  await of('email').fill(PERSON.email);
  await of('limit').fill('1500');
  await page.getByRole('checkbox', { name: say(cell, 'subaccount', 'orders') }).check();
  await refuse(cell, subAccounts.accountApply, 'emailTaken');
  await send.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await look(cell, 'an application for an address that is taken');
}
