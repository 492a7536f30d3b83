// Product §8: an order at the parts desk, with what it decides on, approve, reject and cancel, driven by role and label.
import { approvalCalls } from '@outrigger/contract/calls/approvals.ts';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { orderLifeCalls } from '@outrigger/contract/calls/order-life.ts';
import { refundDeskCalls } from '@outrigger/contract/calls/refund-desk.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../client/texts.ts';
import { makeApproval } from '../../../test/approvals.make.ts';
import { network } from '../../../test/fake-network.ts';
import { makeDetail, usd } from '../../../test/orders.make.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { officeOrder, officeApproveOrder } = approvalCalls;
const AT_DESK = {
  order: makeDetail({ status: 'pendingApproval', actions: ['cancel'], isMachineDown: true }),
  company: { id: 3, name: 'Hallwerk Rentals', customerNumber: 'C-100' },
  approval: makeApproval({
    reasons: [{ reason: 'credit', waitsFor: 'partsDesk', isCallers: true }],
    leadsTo: 'ships',
  }),
};

beforeEach(async () => {
  await Promise.all(['orders', 'approvals', 'refunddesk', 'parts', 'fit'].map((feature) => loadTexts(feature)));
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['orders'] }) });
  network.answer(areaCalls.currencyList, []);
  network.answer(officeOrder, AT_DESK);
});

test('product §8 the desk sees whose order it is and why it waits, and approves it', async () => {
  network.answer(officeApproveOrder, { orderNo: 'OR260000021', status: 'toBeShipped', waiting: [] });
  const { user } = await renderShop('/office/order?orderNo=OR260000021');
  expect(await screen.findByText('Hallwerk Rentals')).toBeTruthy();
  expect(screen.getByText('Machine down')).toBeTruthy();
  const box = within(screen.getByRole('region', { name: 'Approve this order on credit' }));
  expect(box.getByText(/above \$1,000.00/)).toBeTruthy();
  network.answer(officeOrder, { ...AT_DESK, order: makeDetail(), approval: null });
  await user.click(box.getByRole('button', { name: /^Approve for/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Approve this order on credit' })).toBeNull());
});

test('product §7 what waits for its own company is shown without buttons', async () => {
  network.answer(officeOrder, { ...AT_DESK, approval: makeApproval({ mayDecide: false }) });
  await renderShop('/office/order?orderNo=OR260000021');
  const box = within(await screen.findByRole('region', { name: 'This order waits for its own company' }));
  expect(box.queryByRole('button')).toBeNull();
});

test('product §7 the desk cancels with a reason; what refuses it is said at the reason', async () => {
  network.refuse(orderLifeCalls.cancelForCustomer, 'cancelError', 'It cannot be canceled now.');
  const { user } = await renderShop('/office/order?orderNo=OR260000021');
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order OR260000021?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Part withdrawn');
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(await dialog.findByText('It cannot be canceled now.')).toBeTruthy();
  network.answer(orderLifeCalls.cancelForCustomer, { orderNo: 'OR260000021', status: 'canceled' });
  network.answer(officeOrder, { ...AT_DESK, order: makeDetail({ status: 'canceled' }), approval: null });
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const STUCK = {
  captureId: 7,
  provider: 'paypal',
  providerRef: 'CAP-7',
  amount: usd('1284.50'),
  tries: 3,
  failure: 'account closed',
  failedAt: '2026-11-24T10:00:00Z',
  waitsSince: null,
};

test('product §8 finance sees to a refund that failed for good: tried again, or done by hand with a reason', async () => {
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['finance'] }) });
  network.answer(refundDeskCalls.stuckRefunds, [STUCK]);
  network.refuse(refundDeskCalls.retryRefund, 'orderNotAllowed', 'It cannot be refunded now.');
  network.answer(refundDeskCalls.refundByHand, { orderNo: 'OR260000021' });
  const { user } = await renderShop('/office/order?orderNo=OR260000021');
  const box = within(await screen.findByRole('region', { name: 'Refund that the provider refuses' }));
  expect(
    box.getByText('The shop asked PayPal 3 times to give $1,284.50 back. It asks no more by itself.'),
  ).toBeTruthy();
  expect(box.getByText('account closed')).toBeTruthy();
  await user.click(box.getByRole('button', { name: 'Try again' }));
  expect((await box.findByRole('alert')).textContent).toBe('It cannot be refunded now.');
  await user.click(box.getByRole('button', { name: 'Done by hand' }));
  const dialog = within(await screen.findByRole('dialog', { name: '$1,284.50 given back by hand?' }));
  await user.click(dialog.getByRole('button', { name: 'Done by hand' }));
  expect(await dialog.findByText('Say how the money went back.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Bank transfer 4711');
  network.answer(refundDeskCalls.stuckRefunds, []);
  await user.click(dialog.getByRole('button', { name: 'Done by hand' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Refund that the provider refuses' })).toBeNull());
  expect(network.sentTo(refundDeskCalls.refundByHand).at(-1)?.body).toEqual({
    orderNo: 'OR260000021',
    captureId: 7,
    reason: 'Bank transfer 4711',
  });
});

test('product §8 a refund without an answer says since when it waits, and warns before it is done by hand', async () => {
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['finance'] }) });
  const silent = { ...STUCK, tries: 0, failure: null, failedAt: null, waitsSince: '2026-11-20T10:00:00Z' };
  network.answer(refundDeskCalls.stuckRefunds, [silent]);
  const { user } = await renderShop('/office/order?orderNo=OR260000021');
  const box = within(await screen.findByRole('region', { name: 'Refund without an answer' }));
  expect(
    box.getByText(/^On .*2026.* the shop asked PayPal to give \$1,284.50 back, and has no clear answer/),
  ).toBeTruthy();
  expect(box.queryByText('Last tried')).toBeNull();
  await user.click(box.getByRole('button', { name: 'Done by hand' }));
  expect(await screen.findByText(/^Look at PayPal first/)).toBeTruthy();
});

test('product §8 a number without an order leads to the list of orders, and a failure is asked for again', async () => {
  network.refuse(officeOrder, 'orderNotFound', 'There is no order OR9.');
  await renderShop('/office/order?orderNo=OR9');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such order' })).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe(
    '/office/orders',
  );
});

test('product §8 an order that could not be loaded says so', async () => {
  network.refuse(officeOrder, 'unavailable');
  const { user } = await renderShop('/office/order?orderNo=OR260000021');
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.answer(officeOrder, AT_DESK);
  await user.click(again);
  expect(await screen.findByText('Hallwerk Rentals')).toBeTruthy();
});
