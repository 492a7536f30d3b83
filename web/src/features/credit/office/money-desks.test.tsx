// Product §8: credit lines set with a reason, rates entered with their history; driven by role and label.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { creditDeskCalls } from '@outrigger/contract/calls/credit-desk.ts';
import { currencyCalls } from '@outrigger/contract/calls/currencies.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { configure, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../../test/fake-network.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
const { deskCreditLines, setCreditLine, bookCredit, creditLineHistory } = creditDeskCalls;
const { officeCurrencies, rateHistory, setRate } = currencyCalls;
const usd = (amount: string) => ({ amount, currency: 'USD' });
const line = {
  companyId: 4,
  company: 'Hallwerk Rentals',
  customerNumber: 'K-77',
  currency: 'USD',
  isOpen: true,
  limit: usd('5000.00'),
  automaticLimit: usd('1000.00'),
  held: usd('100.00'),
  posted: usd('250.00'),
  storeCredit: usd('12.00'),
  isFrozen: false,
};
const euro = {
  code: 'EUR',
  name: 'Euro',
  symbol: '€',
  isOffered: true,
  rate: '0.92',
  validFrom: '2026-01-01T00:00:00Z',
  chosenBy: 12,
};

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(contentCalls.regionContact, { email: 'desk@outrigger.example' });
});

async function open(path: string) {
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['finance'], company: null }) });
  return await renderShop(path);
}

test('product §8 a credit line is not changed without a reason; what was typed stays on a refusal', async () => {
  network.answer(deskCreditLines, { items: [line], total: 1, page: 1, pageSize: 20 });
  network.answer(creditLineHistory, [
    {
      at: '2026-11-01T10:00:00Z',
      by: 'office@x.example',
      reason: 'New customer',
      set: { isFrozen: false, limit: usd('1000.00'), automaticLimit: usd('0.00') },
      booked: null,
    },
  ]);
  const { user } = await open('/office/credit');
  await user.click(await screen.findByRole('button', { name: 'Change: Hallwerk Rentals, USD' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Hallwerk Rentals · USD' }));
  expect(await sheet.findByText('New customer')).toBeDefined();
  await user.clear(sheet.getByLabelText('Limit'));
  await user.type(sheet.getByLabelText('Limit'), '300');
  const send = () => user.click(sheet.getByRole('button', { name: 'Save line' }));
  await send();
  expect(sheet.getByText('Say why.')).toBeDefined();
  expect(sheet.getByText('Not above the credit limit.')).toBeDefined();
  await user.clear(sheet.getByLabelText('Automatic up to'));
  await user.type(sheet.getByLabelText('Automatic up to'), '200');
  expect(network.sentTo(setCreditLine)).toEqual([]);
  await user.type(sheet.getByLabelText('Reason'), 'Late invoices');
  network.refuse(setCreditLine, 'creditLimitUsed', 'The limit cannot be lower.');
  await send();
  expect(await sheet.findByText('The limit cannot be lower.')).toBeDefined();
  expect(sheet.getByLabelText<HTMLInputElement>('Limit').value).toBe('300');
  network.answer(setCreditLine, line);
  await send();
  expect(await screen.findByText('Credit line of Hallwerk Rentals saved')).toBeDefined();
  expect(network.sentTo(setCreditLine).at(-1)?.body).toEqual({
    companyId: 4,
    currency: 'USD',
    limit: '300.00',
    automaticLimit: '200.00',
    isFrozen: false,
    reason: 'Late invoices',
  });
});

test('product §7 a payment is booked by the keyboard, and what was booked wrongly is taken back', async () => {
  network.answer(deskCreditLines, { items: [line], total: 1, page: 1, pageSize: 20 });
  const booked = { what: 'payment' as const, amount: usd('40.00') };
  network.answer(creditLineHistory, [
    { at: '2026-11-02T10:00:00Z', by: 'office@x.example', reason: 'Transfer 17', set: null, booked },
  ]);
  const { user } = await open('/office/credit');
  (await screen.findByRole('button', { name: 'Book: Hallwerk Rentals, USD' })).focus();
  await user.keyboard('{Enter}');
  const sheet = within(await screen.findByRole('dialog', { name: 'Book for Hallwerk Rentals · USD' }));
  expect(sheet.getByText('$250.00 posted, $12.00 store credit')).toBeDefined();
  expect(await sheet.findByText('Payment for what is posted $40.00')).toBeDefined();
  const amount = sheet.getByLabelText('Amount');
  await user.type(amount, '0{Enter}');
  expect(sheet.getByText('Enter an amount above 0.')).toBeDefined();
  expect(sheet.getByText('Say why.')).toBeDefined();
  expect(network.sentTo(bookCredit)).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '1 000,5');
  await user.type(sheet.getByLabelText('Reason'), 'Transfer 17 was booked twice');
  await user.click(sheet.getByRole('switch', { name: /Take an earlier booking back/ }));
  network.refuse(bookCredit, 'bookingTooLarge', 'At most 40.00 USD can be booked.');
  await user.type(amount, '{Enter}');
  expect(await sheet.findByText('At most 40.00 USD can be booked.')).toBeDefined();
  network.answer(bookCredit, line);
  await user.click(sheet.getByLabelText('Store credit'));
  await user.type(amount, '{Enter}');
  expect(await screen.findByText('Booked for Hallwerk Rentals')).toBeDefined();
  const sent = { companyId: 4, currency: 'USD', amount: '-1000.50', reason: 'Transfer 17 was booked twice' };
  expect(network.sentTo(bookCredit).map(({ body }) => body)).toEqual([
    { ...sent, what: 'payment' },
    { ...sent, what: 'storeCredit' },
  ]);
});

test('product §8, §9 a rate is entered with its history beside it, and read both ways', async () => {
  network.answer(officeCurrencies, [euro]);
  network.answer(rateHistory, {
    items: [
      { rate: '0.95', validFrom: '2126-01-01T00:00:00.000Z', hasBegun: false, setBy: 'office@x.example' },
      { rate: '0.92', validFrom: '2026-01-01T00:00:00Z', hasBegun: true, setBy: null },
    ],
    total: 2,
    page: 1,
    pageSize: 20,
  });
  const { user } = await open('/office/currencies');
  await user.click(await screen.findByRole('button', { name: 'Rates: EUR' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Rates of EUR' }));
  expect(sheet.getByText(/1 EUR = 1.086957 USD/)).toBeDefined();
  expect(await sheet.findByText(/office@x.example/)).toBeDefined();
  const field = sheet.getByLabelText('New rate: EUR for one USD');
  await user.type(field, '0');
  await user.click(sheet.getByRole('button', { name: 'Enter rate' }));
  expect(sheet.getByText('Enter a number above 0, such as 0.9125.')).toBeDefined();
  await user.type(field, ',9125');
  network.answer(setRate, { ...euro, rate: '0.9125' });
  await user.click(sheet.getByRole('button', { name: 'Enter rate' }));
  expect(await screen.findByText('Rate of EUR entered')).toBeDefined();
  const [withdraw, ...others] = sheet.getAllByRole('button', { name: /^Withdraw: / });
  expect(others).toEqual([]);
  await user.click(withdraw as HTMLElement);
  expect(await screen.findByText('Rate of EUR withdrawn')).toBeDefined();
  expect(network.sentTo(setRate).map(({ body }) => body)).toEqual([
    { currency: 'EUR', rate: '0.9125' },
    { currency: 'EUR', rate: '0.95', validFrom: '2126-01-01T00:00:00.000Z', isWithdrawn: true },
  ]);
});

test('product §8 before the shop stops selling in a currency it is asked, and said how many have chosen it', async () => {
  network.answer(officeCurrencies, [euro]);
  network.answer(rateHistory, { items: [], total: 0, page: 1, pageSize: 20 });
  network.answer(setRate, { ...euro, isOffered: false });
  const { user } = await open('/office/currencies');
  await user.click(await screen.findByRole('button', { name: 'Rates: EUR' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Rates of EUR' }));
  await user.type(sheet.getByLabelText('New rate: EUR for one USD'), '0.93');
  await user.click(sheet.getByRole('checkbox', { name: 'Sell in EUR' }));
  await user.click(sheet.getByRole('button', { name: 'Enter rate' }));
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'Stop selling in EUR?' }));
  expect((await question()).getByText(/^12 accounts have chosen this currency/)).toBeDefined();
  await user.click((await question()).getByRole('button', { name: 'Keep selling' }));
  expect(network.sentTo(setRate)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Enter rate' }));
  await user.click((await question()).getByRole('button', { name: 'Stop selling' }));
  expect(await screen.findByText('Rate of EUR entered')).toBeDefined();
  expect(network.sentTo(setRate).map(({ body }) => body)).toEqual([
    { currency: 'EUR', rate: '0.93', isOffered: false },
  ]);
});

test('§8 lists that do not come are told', async () => {
  network.lose(officeCurrencies);
  network.lose(deskCreditLines);
  const { router } = await open('/office/currencies');
  expect(await screen.findByText('The rates could not be loaded')).toBeDefined();
  await router.navigate({ to: '/office/credit' });
  expect(await screen.findByText('The credit lines could not be loaded')).toBeDefined();
});
