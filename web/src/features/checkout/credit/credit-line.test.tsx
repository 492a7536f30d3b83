// Spec §8: insufficient credit limit, incorrect currency; product §7 Credit: what the line cannot do is said before anything is sent.
import type { Money } from '@outrigger/contract';
import { creditCalls } from '@outrigger/contract/calls/credit.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { paymentCalls } from '@outrigger/contract/calls/payments.ts';
import { configure, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { goToPayment } from '../../../test/checkout.make.ts';
import { network } from '../../../test/fake-network.ts';
import { makePlan, openShopForOrders, usd } from '../../../test/orders.make.ts';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(async () => {
  await openShopForOrders();
  network.answer(paymentCalls.paymentMethods, { methods: [] });
});

const { makeOrder, shipBatchList } = orderCalls;

const lineOf = (available: Money, differs: { isFrozen?: boolean } = {}) => {
  const none = { ...available, amount: '0.00' };
  const amounts = { limit: available, held: none, posted: none, available, automaticLimit: available };
  return { currency: available.currency, ...amounts, isFrozen: false, movements: [], ...differs };
};
async function toPayment() {
  const shop = await goToPayment();
  await screen.findByLabelText(/^Purchase order number/);
  return shop;
}
/** In the place of a button that could not be pressed it says why. */
function expectNoOrder(why: string) {
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull();
  expect(network.sentTo(makeOrder)).toHaveLength(0);
}

test('§8 over the credit limit there is no button, what is missing and the ways on are said', async () => {
  network.answer(shipBatchList, makePlan({ total: usd('900.00') }));
  await toPayment();
  expect(await screen.findByText(/This order exceeds the limit/)).toBeTruthy();
  expect(screen.getByText('$150.00 more than your credit line has free')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Take something out' }).getAttribute('href')).toBe('/shopcart');
  expect((await screen.findByRole('link', { name: 'Ask for a higher limit' })).getAttribute('href')).toMatch(
    /^mailto:parts@/,
  );
  expectNoOrder('Over your credit line by $150.00');
});

test('product §7 a blocked line says so, promises no percentage, and takes no order', async () => {
  network.answer(creditCalls.creditLines, [lineOf(usd('1000.00'), { isFrozen: true })]);
  await toPayment();
  expect(await screen.findByText(/Your credit line is blocked/)).toBeTruthy();
  expect(document.querySelector('main')?.textContent).not.toContain('%');
  const staff = await screen.findByRole('link', { name: 'Ask our staff' });
  await waitFor(() => expect(staff.getAttribute('href')).toMatch(/^mailto:parts@/));
  expectNoOrder('This order cannot go on your credit line.');
});

test('product §7 a company without a credit line is told whom to ask, and takes no order', async () => {
  network.answer(creditCalls.creditLines, []);
  await toPayment();
  expect(await screen.findByText(/Your company has no credit line yet/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Ask for a credit line' })).toBeTruthy();
  expectNoOrder('This order cannot go on your credit line.');
});

test('§8 incorrect currency: the credit line names its own, and one press switches to it', async () => {
  network.answer(creditCalls.creditLines, [lineOf({ currency: 'EUR', amount: '1000.00' })]);
  const { user } = await toPayment();
  expect(await screen.findByText(/Your credit line is in EUR/)).toBeTruthy();
  expect(screen.queryByText(/This order takes you to/)).toBeNull();
  expectNoOrder('This order cannot go on your credit line.');
  network.answer(shipBatchList, makePlan({ total: { amount: '46.00', currency: 'EUR' } }));
  await user.click(screen.getByRole('button', { name: 'Switch to EUR' }));
  const button = await screen.findByRole('button', { name: 'Order for €46.00 on credit' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  expect(network.sentTo(shipBatchList).at(-1)?.headers.get('currency-name')).toBe('EUR');
});
