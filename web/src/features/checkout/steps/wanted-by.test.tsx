// Product §7 wanted-by date, machine down: a day that cannot be met is said where it is typed, and what helps stands beside it.
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { configure, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { goToPayment } from '../../../test/checkout.make.ts';
import { network } from '../../../test/fake-network.ts';
import { makeBatch, makePlan, openShopForOrders } from '../../../test/orders.make.ts';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(async () => {
  await openShopForOrders();
  const late = makeBatch({ deliveryTo: '2031-12-07' });
  network.answer(orderCalls.shipBatchList, makePlan({ batches: [makeBatch({ deliveryTo: '2031-12-04' }), late] }));
});

test('product §7 a wanted day before all can be there says the earliest one, and machine down is offered there', async () => {
  const { user } = await goToPayment();
  const wanted = await screen.findByLabelText(/^Wanted by/);
  fireEvent.change(wanted, { target: { value: '2031-12-05' } });
  const told = await screen.findByText(/Not everything can be there by Fri, Dec 5; the earliest is Sun, Dec 7/);
  expect(told.textContent).toContain('Is a machine down?');
  expect(wanted.getAttribute('aria-describedby')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^Machine down/ }));
  expect(await screen.findByText(/sees that a machine is down/)).toBeTruthy();
});

test('product §7 a wanted day that can be met is taken without a word', async () => {
  await goToPayment();
  fireEvent.change(await screen.findByLabelText(/^Wanted by/), { target: { value: '2031-12-07' } });
  expect(screen.queryByText(/Not everything can be there/)).toBeNull();
});
