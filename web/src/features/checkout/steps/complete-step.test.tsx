// Spec §2 Checkout: complete; product §4, §7: what was ordered, for which machine, promised for when, and on paper.
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goToPayment } from '../../../test/checkout.make.ts';
import { network } from '../../../test/fake-network.ts';
import { makeDetail, makeOrderLine, openShopForOrders, usd } from '../../../test/orders.make.ts';
import { pressPrint } from '../../../test/press-print.ts';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => openShopForOrders());
afterEach(() => vi.unstubAllGlobals());

async function order() {
  const shop = await goToPayment();
  const button = await screen.findByRole('button', { name: 'Order for $50.00 on credit' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await shop.user.click(button);
  await screen.findByText('OR260000021');
  return shop;
}

test('§2 the last step says that it is done: title, ticks, lines with machine and promise, and a way onto paper', async () => {
  network.answer(orderCalls.orderInfo, makeDetail({ lines: [makeOrderLine()] }));
  const { user } = await order();
  expect(await screen.findByRole('heading', { level: 1, name: 'Order placed' })).toBeTruthy();
  const steps = screen.getAllByRole('listitem').filter((one) => within(one).queryByRole('heading', { level: 2 }));
  expect(steps.map((one) => one.querySelector('svg') !== null)).toEqual([true, true, true]);
  const line = within(await screen.findByRole('list', { name: 'What was ordered' })).getByRole('listitem');
  expect(line.textContent).toContain('2 × Wear pad NV-1000001');
  expect(line.textContent).toContain('For N1012-4711');
  expect(line.textContent).toContain('delivered by Fri, Dec 4');
  const told = await pressPrint(user);
  await waitFor(() => expect(told).toEqual(['picture', 'print']));
});

test('product §7 the last step says what store credit took of the total and what that left, in the shop’s own numbers', async () => {
  network.answer(orderCalls.orderInfo, makeDetail({ storeCredit: usd('20.00'), due: usd('30.00') }));
  await order();
  expect((await screen.findByText('Store credit used')).nextElementSibling?.textContent).toBe('-$20.00');
  expect(screen.getByText('Left to pay').nextElementSibling?.textContent).toBe('$30.00');
});

test('§2 after payment the buyer is asked to pay on or before a time', async () => {
  network.answer(orderCalls.makeOrder, {
    orderNo: 'OR260000021',
    status: 'unpaid',
    payBy: '2026-12-01T10:00:00Z',
    approvals: [],
  });
  const unpaid = { status: 'unpaid', paymentMethod: 'wallet', payBy: '2026-12-01T10:00:00Z' } as const;
  network.answer(orderCalls.orderInfo, makeDetail(unpaid));
  await order();
  expect(await screen.findByText(/^Pay on or before Dec 1, 2026/)).toBeTruthy();
});
