// Spec §2 user centre, §3 Profile, §5 company and passwords: driven by role and label.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { mobileCalls } from '@outrigger/contract/calls/mobile.ts';
import { profileCalls } from '@outrigger/contract/calls/profile.ts';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { profileLoaded } from '../../client/session/session.ts';
import { currency } from '../../client/stored/preferences.ts';
import { network } from '../../test/fake-network.ts';
import { makeUser, signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { strengthOf } from './password.rules.ts';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
const { modifyProfile, modifyPassword } = profileCalls;

beforeEach(() => {
  network.answer(areaCalls.currencyList, [
    { code: 'USD', name: 'US dollar', symbol: '$', exchange: '1', validFrom: null },
    { code: 'EUR', name: 'Euro', symbol: '€', exchange: '0.92', validFrom: null },
  ]);
  network.answer(areaCalls.countryListAll, [
    { code: 'DE', name: 'Germany', callingCode: '+49', postalCodePattern: null, postalCodeExample: null },
    { code: 'US', name: 'United States', callingCode: '+1', postalCodePattern: null, postalCodeExample: null },
  ]);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(contentCalls.regionContact, { email: 'desk@outrigger.example' });
});

/** Opens a screen of the user centre as a person. */
async function open(path: string, differs: Parameters<typeof makeUser>[0] = {}) {
  network.answer(identityCalls.profile, { user: signInAs(differs) });
  return await renderShop(path);
}

test('§3 the profile is shown, the email cannot be changed, and only what was changed is sent', async () => {
  const { user } = await open('/account', { phone: '+4930901820', isPhoneVerified: true });
  const email = await screen.findByLabelText('Email');
  expect(email.getAttribute('readonly')).not.toBeNull();
  expect(screen.getByText('+4930901820 is verified')).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>('Country calling code').value).toBe('+49');
  network.answer(modifyProfile, { user: makeUser({ lastName: 'Duarte', currency: 'EUR' }) });
  await user.clear(screen.getByLabelText('Last name'));
  await user.type(screen.getByLabelText('Last name'), 'Duarte');
  await user.selectOptions(screen.getByLabelText('Currency'), 'EUR');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Profile saved')).toBeDefined();
  expect(network.sentTo(modifyProfile).map(({ body }) => body)).toEqual([{ lastName: 'Duarte', currency: 'EUR' }]);
  // Spec §4: the currency of the profile is the shop's at once.
  expect(currency.get()).toBe('EUR');
});

test('§5 without a company nothing is sent; §8 what was typed stays when the profile cannot be saved', async () => {
  const { user } = await open('/account');
  const company = await screen.findByLabelText('Company');
  await user.clear(company);
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(screen.getByText('Enter the company.')).toBeDefined();
  expect(document.activeElement).toBe(company);
  expect(network.sentTo(modifyProfile)).toEqual([]);
  network.refuse(modifyProfile, 'profileSaveFailed', 'The profile was not saved. Try again.');
  await user.type(company, 'Hallwerk Lifts');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('The profile was not saved. Try again.')).toBeDefined();
  expect((company as HTMLInputElement).value).toBe('Hallwerk Lifts');
});

test('§3 what is newer than what the browser kept stands in the form, until something is typed', async () => {
  const { user } = await open('/account', { lastName: 'Meyer' });
  const last = await screen.findByLabelText<HTMLInputElement>('Last name');
  act(() => profileLoaded(makeUser({ lastName: 'Duarte', phone: '+4930901820' })));
  expect(last.value).toBe('Duarte');
  expect(screen.getByLabelText<HTMLSelectElement>('Country calling code').value).toBe('+49');
  await user.type(last, ' Lima');
  act(() => profileLoaded(makeUser({ lastName: 'Okafor' })));
  expect(last.value).toBe('Duarte Lima');
});

test('product §3 a sub-account reads the company’s name and does not write it', async () => {
  await open('/account', { role: 'sub' });
  expect((await screen.findByLabelText('Company')).getAttribute('readonly')).not.toBeNull();
});

test('§8 where the countries do not come the screen says so and asks again', async () => {
  network.lose(areaCalls.countryListAll);
  await open('/account');
  expect(await screen.findByText('The profile could not be loaded')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('§2 the user centre leads to its screens, and asks before it signs out', async () => {
  const { user } = await open('/account');
  const menu = within(await screen.findByRole('navigation', { name: 'My account' }));
  for (const name of ['Profile', 'Addresses', 'Change password', 'Settings', 'My orders', 'My favourites'])
    expect(menu.getByRole('link', { name })).toBeDefined();
  expect(menu.getByRole('link', { name: 'Profile' }).getAttribute('aria-current')).toBe('page');
  await user.click(menu.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('alertdialog', { name: 'Sign out of Outrigger?' })).toBeDefined();
});

test('§5 the strength of a password is said while it is typed', async () => {
  const { user } = await open('/password');
  const field = await screen.findByLabelText('New password');
  await user.type(field, 'gearbox');
  expect(screen.getByText('Strength: weak')).toBeDefined();
  await user.type(field, '-2027');
  expect(screen.getByText('Strength: good')).toBeDefined();
  await user.type(field, 'X');
  expect(screen.getByText('Strength: very good')).toBeDefined();
  expect(['', 'abc', 'abcdefgh', 'Abcdefgh', 'Abcdefg1', 'Abcdefgh-1234'].map(strengthOf)).toEqual([0, 1, 1, 2, 3, 4]);
});

test('§5 old and new are demanded, the new twice and another; a wrong old one is told and nothing is lost', async () => {
  const { user } = await open('/password');
  const send = () => user.click(screen.getByRole('button', { name: 'Change password' }));
  const fill = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  await screen.findByLabelText('Present password');
  await send();
  expect(screen.getByText('Enter your present password.')).toBeDefined();
  await fill('Present password', 'Outrigger-2026');
  await fill('New password', 'Outrigger-2026');
  await fill('Repeat the new password', 'Gearbox');
  await send();
  expect(screen.getByText('Choose another one than the present password.')).toBeDefined();
  expect(screen.getByText('The two passwords differ.')).toBeDefined();
  expect(network.sentTo(modifyPassword)).toEqual([]);
  await fill('New password', 'Gearbox-2027');
  await fill('Repeat the new password', 'Gearbox-2027');
  network.refuse(modifyPassword, 'oldPasswordWrong', 'The present password is not right. Nothing was changed.');
  await send();
  expect(await screen.findByText('The present password is not right. Nothing was changed.')).toBeDefined();
  network.answer(modifyPassword, null);
  await send();
  expect(await screen.findByText('Password changed')).toBeDefined();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(''));
  expect(network.sentTo(modifyPassword).at(-1)?.body).toEqual({
    oldPassword: 'Outrigger-2026',
    newPassword: 'Gearbox-2027',
  });
});

test('product §3 a saved number is verified by the code that is sent to it', async () => {
  const phone = '+4930901820';
  network.answer(mobileCalls.sendPhoneCode, { minutes: 10, nextAfterSeconds: 60, isInDemoMailbox: false });
  const { user } = await open('/account', { phone, isPhoneVerified: false });
  await user.click(await screen.findByRole('button', { name: 'Verify the number' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Verify the number' }));
  expect(await dialog.findByText(`A code was sent to ${phone}. It works for 10 minutes.`)).toBeDefined();
  expect(network.sentTo(mobileCalls.sendPhoneCode).map(({ body }) => body)).toEqual([{ phone }]);
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
  expect(dialog.getByText('The code has 6 digits.')).toBeDefined();
  network.refuse(mobileCalls.verifyPhone, 'verificationFailed', 'Check the code.');
  await user.type(dialog.getByLabelText('6-digit code'), '123 456');
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
  expect(await dialog.findByText('Check the code.')).toBeDefined();
  network.answer(mobileCalls.verifyPhone, { user: makeUser({ phone, isPhoneVerified: true }) });
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
  expect(await screen.findAllByText(`${phone} is verified`)).toBeDefined();
  expect(network.sentTo(modifyProfile)).toEqual([]);
});
