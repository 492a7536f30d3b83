// Spec §2 address management, §3 Shipping address, §5: driven by role and label.
import { addressCalls } from '@outrigger/contract/calls/addresses.ts';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeAddress } from '../../test/orders.make.ts';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
const { addressList, updateAddress } = addressCalls;

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(areaCalls.countryListAll, [
    {
      code: 'US',
      name: 'United States',
      callingCode: '+1',
      postalCodePattern: '^\\d{5}(\\d{4})?$',
      postalCodeExample: '77002',
    },
    { code: 'AE', name: 'United Arab Emirates', callingCode: '+971', postalCodePattern: null, postalCodeExample: null },
  ]);
  network.answer(areaCalls.stateList, [{ code: 'US-TX', name: 'Texas', otherName: null }]);
  network.answer(areaCalls.cityList, [{ name: 'Houston' }]);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(contentCalls.regionContact, { email: 'desk@outrigger.example' });
});

async function open(differs: Parameters<typeof signInAs>[0] = {}) {
  network.answer(identityCalls.profile, { user: signInAs(differs) });
  return await renderShop('/useraddress');
}

test('§5 a new address needs every field; states and cities are those of the country', async () => {
  network.answer(addressList, []);
  const { user } = await open();
  expect(await screen.findByText('No address yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add address' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save address' }));
  expect(dialog.getAllByText('Fill in this field.').length).toBeGreaterThan(6);
  expect(network.sentTo(updateAddress)).toEqual([]);
  await user.selectOptions(await dialog.findByLabelText('Country'), 'AE');
  expect(dialog.getByText('Where there is none, enter -')).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Country'), 'US');
  expect(dialog.getByText('For example 77002')).toBeDefined();
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'State or province' }), 'Texas');
  const typed = {
    'Full name': 'Yard',
    City: 'Houston',
    'Postal code': '7',
    'Street and number': '1 Main St',
    Number: '713 555 0100',
  };
  for (const [label, text] of Object.entries(typed)) await user.type(dialog.getByLabelText(label), text);
  await user.click(dialog.getByRole('button', { name: 'Save address' }));
  expect(dialog.getByText('This is not how postal codes of this country are written.')).toBeDefined();
  await user.type(dialog.getByLabelText('Postal code'), '7002');
  await user.clear(dialog.getByLabelText('Number'));
  await user.click(dialog.getByRole('button', { name: 'Save address' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Number'));
  await user.type(dialog.getByLabelText('Number'), '713 555 0100');
  await user.click(dialog.getByRole('checkbox', { name: 'Use at checkout by default' }));
  network.refuse(updateAddress, 'addressSaveFailed', 'The address was not saved. Try again.');
  await user.click(dialog.getByRole('button', { name: 'Save address' }));
  expect(await dialog.findByText('The address was not saved. Try again.')).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>('City').value).toBe('Houston');
  expect(network.sentTo(updateAddress)[0]?.body).toMatchObject({ isDefault: true, state: 'Texas', callingCode: '+1' });
});

test('design: a deleted address can be had back, as the default it was', async () => {
  const address = makeAddress();
  network.answer(addressList, [address]);
  network.answer(updateAddress, address);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: `Delete: ${address.fullName}, ${address.city}` }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(network.sentTo(updateAddress).map(({ body }) => body)).toMatchObject([
    { id: address.id, isRemoved: true },
    { id: address.id, isRemoved: false, isDefault: address.isDefault },
  ]);
});

test('docs/decisions/0022 who may not order sees the addresses and changes none', async () => {
  network.answer(addressList, [makeAddress()]);
  await open({ role: 'sub', permissions: [2] });
  expect(await screen.findByText('You can look at addresses, not change them')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Delete|Add address/ })).toBeNull();
});

test('§8 a list that does not come is told, with a way to ask again', async () => {
  network.lose(addressList);
  await open();
  expect(await screen.findByText('The addresses could not be loaded')).toBeDefined();
});

test('§3 an address keeps its state where the reader has another name for it', async () => {
  network.answer(areaCalls.countryListAll, [
    { code: 'CN', name: '中国', callingCode: '+86', postalCodePattern: null, postalCodeExample: '200000' },
  ]);
  network.answer(areaCalls.stateList, [{ code: 'CN-SH', name: '上海市', otherName: 'Shanghai' }]);
  const address = makeAddress({ country: 'CN', state: 'Shanghai' });
  network.answer(addressList, [address]);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: `Change: ${address.fullName}, ${address.city}` }));
  const state = await screen.findByRole('combobox', { name: 'State or province' });
  await waitFor(() =>
    expect(
      within(state)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a state', '上海市']),
  );
  expect((state as HTMLSelectElement).value).toBe('上海市');
});
