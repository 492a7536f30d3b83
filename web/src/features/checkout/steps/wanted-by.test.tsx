// Product §7 wanted-by date, machine down: a day that cannot be met is said where it is typed, and what helps stands beside it.
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { goToPayment } from '../../../test/checkout.make.ts';
import { network } from '../../../test/fake-network.ts';
import { makeBatch, makePlan, openShopForOrders } from '../../../test/orders.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });
const [early, late] = [makeBatch({ deliveryTo: '2031-12-04' }), makeBatch({ deliveryTo: '2031-12-07' })];
beforeEach(async () => {
  await openShopForOrders();
  network.respond(orderCalls.shipBatchList, () => {
    const asked = network.sentTo(orderCalls.shipBatchList).at(-1)?.body as { shipMode?: 'batches' | 'together' };
    const shipMode = asked?.shipMode ?? 'batches';
    const result = makePlan({ shipMode, batches: shipMode === 'together' ? [late] : [early, late] });
    return Response.json({ code: 200, message: 'OK', result });
  });
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

test('product §7 a machine that is down is told where it is chosen how it ships', async () => {
  const { user } = await renderShop('/placeorder');
  await user.click(await screen.findByRole('checkbox', { name: /^Machine down/ }));
  await user.click(screen.getByRole('button', { name: 'Go on to payment' }));
  expect(await screen.findByRole('checkbox', { name: /^Machine down/ })).toHaveProperty('checked', true);
});

test('product §7 who has it all shipped together and wants it before hears what batches would bring in time', async () => {
  const { user } = await renderShop('/placeorder');
  await user.click(await screen.findByRole('radio', { name: /^Ship together/ }));
  await user.click(screen.getByRole('button', { name: 'Go on to payment' }));
  const wanted = await screen.findByLabelText(/^Wanted by/);
  fireEvent.change(wanted, { target: { value: '2031-12-03' } });
  expect(await screen.findByText(/the earliest is Sun, Dec 7/)).toBeTruthy();
  const instead = { name: 'Ship in batches: first parts by Thu, Dec 4' };
  expect(screen.queryByRole('button', instead)).toBeNull();
  fireEvent.change(wanted, { target: { value: '2031-12-05' } });
  await user.click(await screen.findByRole('button', instead));
  await waitFor(() => expect(screen.queryByRole('button', instead)).toBeNull());
  const order = await screen.findByRole('button', { name: 'Order for $50.00 on credit' });
  await waitFor(() => expect(order.hasAttribute('disabled')).toBe(false));
  await user.click(order);
  await waitFor(() => expect(network.sentTo(orderCalls.makeOrder)).toHaveLength(1));
  expect(network.sentTo(orderCalls.makeOrder)[0]?.body).toMatchObject({ shipMode: 'batches', wantedBy: '2031-12-05' });
});

test('product §7 a wanted day that can be met is taken without a word', async () => {
  await goToPayment();
  fireEvent.change(await screen.findByLabelText(/^Wanted by/), { target: { value: '2031-12-07' } });
  expect(screen.queryByText(/Not everything can be there/)).toBeNull();
});
