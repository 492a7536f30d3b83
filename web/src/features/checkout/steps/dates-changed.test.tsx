// Product §7 make: what would arrive later than was shown is put beside what was shown, and one press takes it.
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { goToPayment } from '../../../test/checkout.make.ts';
import { network } from '../../../test/fake-network.ts';
import { makeBatch, makePlan, openShopForOrders, usd } from '../../../test/orders.make.ts';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => openShopForOrders());

const { makeOrder, shipBatchList } = orderCalls;
const CODE = 'NV-1000001';
const LATER = makeBatch({ deliveryTo: '2026-12-20' });
const placed = { orderNo: 'OR260000022', status: 'toBeShipped' as const, total: usd('50.00'), approvals: [] };

async function pressOrder() {
  const { user } = await goToPayment();
  const button = await screen.findByRole('button', { name: 'Order for $50.00 on credit' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  return { user, press: () => user.click(button) };
}

async function rowsOf(alert: HTMLElement) {
  const rows = await within(alert).findAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}

test('product §7 an order that would come later is refused with both days, and accepted with the new ones', async () => {
  const { user, press } = await pressOrder();
  const refusal = { reason: 'datesChanged', facts: { codes: CODE, days: '2026-12-20' } };
  network.respond(makeOrder, () => Response.json({ code: 409, message: 'later', result: refusal }, { status: 409 }));
  network.answer(shipBatchList, makePlan({ batches: [LATER] }));
  await press();
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('It would arrive later than you were shown.')).toBeTruthy();
  // The button that was pressed takes no focus while the plan is asked anew.
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(await rowsOf(alert)).toEqual([
    ['What', 'Shown before', 'Now'],
    [`${CODE}, arrives by`, 'Fri, Dec 4', 'Sun, Dec 20'],
  ]);
  network.answer(makeOrder, placed);
  const accept = within(alert).getByRole('button', { name: 'Accept and order' });
  await waitFor(() => expect(accept.hasAttribute('disabled')).toBe(false));
  await user.click(accept);
  await screen.findByText('OR260000022');
  const sent = network.sentTo(makeOrder).map(({ body }) => (body as { expectedDates: unknown }).expectedDates);
  expect(sent).toEqual([[{ code: CODE, by: '2026-12-04' }], [{ code: CODE, by: '2026-12-20' }]]);
});

test('product §7 a new total does not hide that it comes later too', async () => {
  const { press } = await pressOrder();
  network.refuseWithPrices(makeOrder, {
    items: usd('25.00'),
    freight: usd('27.00'),
    total: usd('52.00'),
    lines: [{ code: CODE, quantity: 2, price: usd('12.50') }],
  });
  network.answer(shipBatchList, makePlan({ batches: [LATER], freight: usd('27.00'), total: usd('52.00') }));
  await press();
  const alert = await screen.findByRole('alert');
  await within(alert).findByText(`${CODE}, arrives by`);
  expect((await rowsOf(alert)).slice(1)).toEqual([
    ['Freight', '$25.00', '$27.00'],
    ['Total', '$50.00', '$52.00'],
    [`${CODE}, arrives by`, 'Fri, Dec 4', 'Sun, Dec 20'],
  ]);
});
