// Product §7 approve, reject: the main account decides on what a technician ordered, driven by role and label.
import { approvalCalls } from '@outrigger/contract/calls/approvals.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../client/texts.ts';
import { makeApproval } from '../../test/approvals.make.ts';
import { network } from '../../test/fake-network.ts';
import { makeDetail, openShopForOrders, usd } from '../../test/orders.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { orderInfo } = orderCalls;
const { approvalView, approveOrder, rejectOrder } = approvalCalls;
const waits = { state: 'waiting', note: null, decidedAt: null } as const;
const ORDER = makeDetail({
  status: 'pendingApproval',
  total: usd('1284.50'),
  createdBy: 'Tom Weld',
  invoiceNo: null,
  approvals: [{ ...waits, reason: 'noPrice', who: 'Ines Moreau' }],
  actions: ['cancel', 'approve', 'reject'],
});

beforeEach(async () => {
  await openShopForOrders();
  await loadTexts('approvals');
  network.answer(orderInfo, ORDER);
  network.answer(approvalView, makeApproval());
});

async function openBox() {
  const { user } = await renderShop('/details?orderNo=OR260000021');
  return { user, box: within(await screen.findByRole('region', { name: 'Tom Weld asks for your approval' })) };
}

test('product §7 the main account sees why the order waits, what it does to the line, and what comes next', async () => {
  const { box } = await openBox();
  expect(await box.findByText('Tom Weld does not see prices, so the order comes to you first.')).toBeTruthy();
  for (const text of [
    'Fills the line from 20% to 33%',
    'Set aside for this order',
    'The parts desk looks at the credit next.',
    'The parts desk decides this.',
  ])
    expect(box.getByText(text)).toBeTruthy();
  expect(box.getByRole('link', { name: 'OR260000022' }).getAttribute('href')).toBe('/details?orderNo=OR260000022');
});

test('product §7 one press approves, and the order is asked for again', async () => {
  network.answer(approveOrder, { orderNo: 'OR260000021', status: 'toBeShipped', waiting: [] });
  const { user, box } = await openBox();
  network.answer(orderInfo, makeDetail({ status: 'toBeShipped' }));
  await user.click(await box.findByRole('button', { name: 'Approve for $1,284.50' }));
  expect(network.sentTo(approveOrder)[0]?.body).toEqual({ orderNo: 'OR260000021' });
  expect(network.sentTo(approveOrder)[0]?.headers.get('idempotency-key')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: /asks for your approval/ })).toBeNull());
});

test('§8 what refuses the approval is said in the box, and the order stays', async () => {
  network.refuse(approveOrder, 'insufficientCredit', 'Your credit line does not cover this order.');
  const { user, box } = await openBox();
  await user.click(await box.findByRole('button', { name: 'Approve for $1,284.50' }));
  expect((await box.findByRole('alert')).textContent).toContain('Your credit line does not cover this order.');
});

test('product §7 a rejection needs its reason, which is sent', async () => {
  network.answer(rejectOrder, { orderNo: 'OR260000021', status: 'notApproved', waiting: [] });
  const { user, box } = await openBox();
  await user.click(await box.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject order OR260000021?' }));
  await user.click(dialog.getByRole('button', { name: 'Reject order' }));
  expect(await dialog.findByText('Say why: whoever ordered reads it.')).toBeTruthy();
  expect(network.sentTo(rejectOrder)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'We have two on the shelf');
  network.answer(orderInfo, makeDetail({ status: 'notApproved' }));
  await user.click(dialog.getByRole('button', { name: 'Reject order' }));
  await waitFor(() =>
    expect(network.sentTo(rejectOrder)[0]?.body).toEqual({
      orderNo: 'OR260000021',
      reason: 'We have two on the shelf',
    }),
  );
});

test('product §7 a box that does not load says so and is asked for again', async () => {
  network.refuse(approvalView, 'unavailable');
  const { user } = await renderShop('/details?orderNo=OR260000021');
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.answer(approvalView, makeApproval({ stock: 'isShort', leadsTo: 'ships' }));
  await user.click(again);
  expect(await screen.findByText('Not enough in stock now')).toBeTruthy();
});

test('product §7 who only waits reads for whom by name, and gets no buttons', async () => {
  network.answer(orderInfo, { ...ORDER, actions: [] });
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText('It was placed without seeing prices, and waits for Ines Moreau.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});
