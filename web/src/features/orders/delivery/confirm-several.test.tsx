// Spec §4: the receipt of several orders is confirmed at once, each answered by itself; driven by role and label.
import { permissions } from '@outrigger/contract';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { shippingCalls } from '@outrigger/contract/calls/shipping.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../client/texts.ts';
import { network } from '../../../test/fake-network.ts';
import { makeSummary, openShopForOrders } from '../../../test/orders.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { batchConfirmReceipt } = shippingCalls;
const items = [
  makeSummary({ orderNo: 'OR260000031', status: 'inTransit' }),
  makeSummary({ orderNo: 'OR260000032', status: 'inTransit' }),
  makeSummary({ orderNo: 'OR260000033', status: 'toBeShipped' }),
  makeSummary({ orderNo: 'OR260000034', status: 'inTransit', isPartlySent: true }),
];

beforeEach(async () => {
  await openShopForOrders();
  await loadTexts('delivery');
  network.answer(orderCalls.orderList, {
    items,
    total: items.length,
    page: 1,
    pageSize: 20,
    counts: { inTransit: 2, toBeShipped: 1 },
    skipped: 0,
    previousCursor: null,
    nextCursor: null,
  });
});

test('orders on their way are chosen together, and each says what became of it', async () => {
  const { user } = await renderShop('/order');
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all orders of this page' }));
  // One that has not left cannot be chosen, and says why.
  const other = screen.getByRole<HTMLInputElement>('checkbox', { name: /OR260000033/ });
  expect([other.checked, other.disabled]).toEqual([false, true]);
  const partly = screen.getByRole<HTMLInputElement>('checkbox', { name: /OR260000034 .*has not left/ });
  expect([partly.checked, partly.disabled]).toEqual([false, true]);
  const bar = within(screen.getByRole('region', { name: 'Chosen orders' }));
  expect(bar.getByText('2 orders chosen')).toBeTruthy();
  await user.click(bar.getByRole('button', { name: 'Confirm receipt' }));
  const ask = within(await screen.findByRole('alertdialog', { name: 'Confirm receipt of 2 orders?' }));
  network.lose(batchConfirmReceipt);
  await user.click(ask.getByRole('button', { name: 'Confirm receipt' }));
  expect(await ask.findByRole('alert')).toBeTruthy();
  network.answer(batchConfirmReceipt, [
    { orderNo: 'OR260000031', isCompleted: true },
    { orderNo: 'OR260000032', isCompleted: false, reason: 'orderNotAllowed', message: 'One batch has not left yet.' },
  ]);
  await user.click(ask.getByRole('button', { name: 'Confirm receipt' }));
  const answers = within(await screen.findByRole('alertdialog', { name: '1 of 2 confirmed' }));
  expect(answers.getByText('Completed')).toBeTruthy();
  expect(answers.getByText('One batch has not left yet.')).toBeTruthy();
  // However often it was sent, it was one intention: nothing is confirmed twice.
  const sent = network.sentTo(batchConfirmReceipt);
  expect(sent.length).toBeGreaterThan(1);
  for (const { body } of sent) expect(body).toEqual({ orderNos: ['OR260000031', 'OR260000032'] });
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  await user.click(answers.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen orders' })).toBeNull());
});

test('§6 who may not order has nothing to choose', async () => {
  await openShopForOrders({ role: 'sub', permissions: [permissions.viewPrices] });
  await renderShop('/order');
  await screen.findByRole('link', { name: /OR260000031/ });
  expect(screen.queryByRole('checkbox', { name: /Choose/ })).toBeNull();
});
