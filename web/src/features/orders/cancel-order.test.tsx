// Cancelling on the page of an order, and its story in words (spec §4 cancel, with confirmation; product §7).
import { orderLifeCalls } from '@outrigger/contract/calls/order-life.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { makeDetail, makeEvent, makeOrderBatch, openShopForOrders, usd } from '../../test/orders.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

const { orderInfo } = orderCalls;
const { cancelOrder } = orderLifeCalls;

beforeEach(() => openShopForOrders());

async function openDialog(differs: Parameters<typeof makeDetail>[0] = {}) {
  network.answer(orderInfo, makeDetail({ actions: ['cancel'], ...differs }));
  const { user } = await renderShop('/details?orderNo=OR260000021');
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel order OR260000021?' }));
  return { user, dialog };
}

test('§4 the question says what comes back and where, and cancelling is one press with a reason or without', async () => {
  const { user, dialog } = await openDialog({ storeCredit: usd('10.00') });
  for (const text of [
    'Of $40.00, what is still owed on your credit line is free again; what has been paid is store credit.',
    '$10.00 of store credit comes back.',
    'A credit note takes back the invoice.',
    'Its parts are free for other orders.',
  ])
    expect(dialog.getByText(text)).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Ordered twice.');
  network.answer(cancelOrder, { orderNo: 'OR260000021', status: 'canceled' });
  network.answer(orderInfo, makeDetail({ status: 'canceled' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Order canceled')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(network.sentTo(cancelOrder)[0]?.body).toEqual({ orderNo: 'OR260000021', reason: 'Ordered twice.' });
  expect(network.sentTo(cancelOrder)[0]?.headers.get('idempotency-key')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('§8 cancel error is said in the dialog, which stays; Escape keeps the order', async () => {
  const { user, dialog } = await openDialog();
  network.refuse(cancelOrder, 'cancelError', 'Order OR260000021 cannot be canceled. Its status: in transit.');
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Its status: in transit.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('product §7 each way of paying says where the money goes', async () => {
  const says = async (differs: Parameters<typeof makeDetail>[0], text: string) => {
    const { user, dialog } = await openDialog(differs);
    expect(dialog.getByText(text)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep the order' }));
  };
  await says({ paymentMethod: 'card' }, '$50.00 goes back to the card it was paid with.');
});

test('product §7 on credit, before an invoice, only what was held is free again', async () => {
  const { dialog } = await openDialog({ paymentMethod: 'credit', invoiceNo: null });
  expect(dialog.getByText('What is set aside for it on the credit line is free again.')).toBeTruthy();
});

test('product §4 who may not see prices reads where it comes back, and no amount', async () => {
  const { dialog } = await openDialog({ total: undefined, storeCredit: undefined, paymentMethod: 'credit' });
  const where = 'What is still owed on your credit line is free again; what has been paid is store credit.';
  expect(dialog.getByText(where)).toBeTruthy();
});

test('§4 an order that nobody may cancel shows no button', async () => {
  network.answer(orderInfo, makeDetail({ status: 'completed' }));
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText('Ordered')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('product §7 the story of an order is told in words, with who and why, and what comes next', async () => {
  const events = [
    makeEvent(),
    makeEvent({ event: 'approve', actor: 'office', by: null, at: '2026-11-21T10:00:00Z', reason: 'Limit raised.' }),
    makeEvent({
      event: 'dispatch',
      actor: 'office',
      by: null,
      batchNo: 1,
      toStatus: 'inTransit',
      at: '2026-11-22T10:00:00Z',
    }),
  ];
  const left = { status: 'inTransit', dispatchedAt: '2026-11-22T10:00:00Z' };
  const batches = [makeOrderBatch({ ...left, estimatedDelivery: '2126-12-08' })];
  network.answer(orderInfo, makeDetail({ status: 'inTransit', events, batches }));
  await renderShop('/details?orderNo=OR260000021');
  const story = (await screen.findByText('Batch 1 left the warehouse')).closest('ol');
  const rows = within(story as HTMLElement)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(rows[0]).toMatch(/^NextArrives by .*Dec 8/);
  expect(rows[2]).toMatch(/^Approved.*Parts deskLimit raised\.$/);
  expect(rows[3]).toMatch(/^Ordered.*Ines Moreau$/);
});
