// Spec §1 credit line, wallet or card, §2 pay on or before, §8 Checkout messages; product §7 store credit, mailed code: how an order is paid.
import { creditCalls } from '@outrigger/contract/calls/credit.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { paymentCalls } from '@outrigger/contract/calls/payments.ts';
import { registrationCalls } from '@outrigger/contract/calls/registration.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../../client/session/session.ts';
import { goToPayment } from '../../../test/checkout.make.ts';
import { network } from '../../../test/fake-network.ts';
import { makeDetail, makePlan, openShopForOrders, usd } from '../../../test/orders.make.ts';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { makeOrder, shipBatchList } = orderCalls;
const BOTH = {
  methods: [
    { method: 'wallet' as const, provider: 'test' },
    { method: 'card' as const, provider: 'test' },
  ],
};

const SENT = { minutes: 10, nextAfterSeconds: 60, isInDemoMailbox: false };

beforeEach(async () => {
  await openShopForOrders();
  network.answer(paymentCalls.paymentMethods, BOTH);
});

type User = Awaited<ReturnType<typeof goToPayment>>['user'];

async function press(user: User, name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
}

test('§1 §2 an order by wallet says so on its button, and the last step asks to pay on or before a time and leads there', async () => {
  network.answer(makeOrder, {
    orderNo: 'OR260000021',
    status: 'unpaid',
    total: usd('50.00'),
    payBy: '2026-12-01T10:00:00Z',
    approvals: [],
  });
  const unpaid = { status: 'unpaid', payBy: '2026-12-01T10:00:00Z', paymentStatus: 'pending' } as const;
  network.answer(orderCalls.orderInfo, makeDetail({ ...unpaid, paymentMethod: 'wallet', actions: ['payNow'] }));
  const { user } = await goToPayment();
  await user.click(await screen.findByRole('radio', { name: /^Wallet/ }));
  expect(screen.queryByText(/This order takes you to/)).toBeNull();
  await press(user, 'Order for $50.00, pay by wallet');
  await screen.findByText('OR260000021');
  expect(network.sentTo(makeOrder)[0]?.body).toMatchObject({ paymentMethod: 'wallet', expectedTotal: usd('50.00') });
  expect(await screen.findByText(/^Pay on or before Dec 1, 2026/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Pay \$50\.00/ })).toBeTruthy();
});

test('§8 insufficient credit limit: the other ways stand beside it, and one of them takes the order', async () => {
  network.answer(shipBatchList, makePlan({ total: usd('900.00') }));
  const { user } = await goToPayment();
  const group = await screen.findByRole('group', { name: 'How to pay' });
  expect(await within(group).findByText('Over your credit line by $150.00')).toBeTruthy();
  expect(screen.getByText(/^Pay another way, take something out/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull();
  await user.click(within(group).getByRole('radio', { name: /^Card/ }));
  await press(user, 'Order for $900.00, pay by card');
  await waitFor(() => expect(network.sentTo(makeOrder)[0]?.body).toMatchObject({ paymentMethod: 'card' }));
});

test('product §4 above the own spending limit the button sends for approval, and says whom it waits for before it is pressed', async () => {
  network.answer(shipBatchList, makePlan({ spendingLimit: usd('25.00') }));
  const { user } = await goToPayment();
  expect(
    await screen.findByText('Above your spending limit of $25.00: your main account approves it first.'),
  ).toBeTruthy();
  await user.click(await screen.findByRole('radio', { name: /^Card/ }));
  expect(await screen.findByRole('button', { name: 'Send for approval: $50.00' })).toBeTruthy();
});

test('§1 a company without a credit line begins with what is offered', async () => {
  network.answer(creditCalls.creditLines, []);
  await goToPayment();
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Wallet/ })).toHaveProperty('checked', true));
  expect(screen.getByText('Your company has no credit line yet.')).toBeTruthy();
});

test('§1 where no other way is offered nothing is asked', async () => {
  network.answer(paymentCalls.paymentMethods, { methods: [] });
  await goToPayment();
  await screen.findByText(/This order takes you to 30%/);
  expect(screen.queryByRole('group', { name: 'How to pay' })).toBeNull();
});

test('product §7 store credit is used when ticked: what is left to pay, and what remains of it', async () => {
  network.answer(creditCalls.storeCredit, { storeCredit: [{ currency: 'USD', available: usd('20.00') }] });
  const { user } = await goToPayment();
  await user.click(await screen.findByRole('checkbox', { name: 'Use $20.00 of store credit' }));
  expect(screen.getByText('$30.00 is left to pay, $0.00 of store credit remains.')).toBeTruthy();
  expect(await screen.findByText(/This order takes you to 28%/)).toBeTruthy();
  const rows = ['Total', 'Store credit used', 'Left to pay'].map((name) =>
    screen.getByText(name, { selector: 'dt, dt *' }),
  );
  expect(rows.map((row) => row.closest('dt')?.nextElementSibling?.textContent)).toEqual([
    '$50.00',
    '-$20.00',
    '$30.00',
  ]);
  await press(user, 'Order for $30.00 on credit');
  await screen.findByText('OR260000021');
  // What is held to the shop's own sum is the whole total.
  expect(network.sentTo(makeOrder)[0]?.body).toMatchObject({ useStoreCredit: true, expectedTotal: usd('50.00') });
});

test('product §7 store credit that covers all leaves no way to pay to choose', async () => {
  network.answer(creditCalls.storeCredit, { storeCredit: [{ currency: 'USD', available: usd('80.00') }] });
  const { user } = await goToPayment();
  await user.click(await screen.findByRole('checkbox', { name: 'Use $50.00 of store credit' }));
  expect(screen.queryByRole('group', { name: 'How to pay' })).toBeNull();
  await press(user, 'Order, paid with store credit');
  await screen.findByText('OR260000021');
});

test('§8 verification: an order above the company’s amount asks for the mailed code, a wrong one is told at its field', async () => {
  network.refuse(makeOrder, 'verificationNeeded');
  network.answer(registrationCalls.sendUserEmailCode, SENT);
  const { user } = await goToPayment();
  await press(user, 'Order for $50.00 on credit');
  const field = await screen.findByLabelText('Code');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('link', { name: 'Open the mailbox of the demo' })).toBeNull();
  expect(network.sentTo(registrationCalls.sendUserEmailCode)[0]?.body).toEqual({ purpose: 'order' });
  network.refuse(makeOrder, 'verificationFailed');
  await user.type(field, '12 34 56');
  await press(user, 'Order for $50.00 on credit');
  expect(await screen.findByText(/^Verification failed/)).toBeTruthy();
  expect(screen.queryAllByRole('alert')).toHaveLength(0);
  network.answer(makeOrder, { orderNo: 'OR260000021', status: 'toBeShipped', total: usd('50.00'), approvals: [] });
  await user.clear(field);
  await user.type(field, '654321');
  await press(user, 'Order for $50.00 on credit');
  await screen.findByText('OR260000021');
  expect(
    network.sentTo(makeOrder).map((sent) => (sent.body as { confirmationCode?: string }).confirmationCode),
  ).toEqual([undefined, '123456', '654321']);
});

test('§8 verification code send failed is told beside the code, and it can be sent again', async () => {
  network.refuse(makeOrder, 'verificationNeeded');
  network.refuse(registrationCalls.sendUserEmailCode, 'codeSendFailed', 'The code could not be sent.');
  const { user } = await goToPayment();
  await press(user, 'Order for $50.00 on credit');
  expect(await screen.findByText('The code could not be sent.')).toBeTruthy();
  network.answer(registrationCalls.sendUserEmailCode, { ...SENT, isInDemoMailbox: true });
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText('The code is on its way to your mailbox.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the mailbox of the demo' }).getAttribute('href')).toBe(
    `/demo_mail?email=${encodeURIComponent(session.get()?.user?.email ?? 'nobody')}`,
  );
});

test('product §4 who may not see prices may choose the way all the same, without a number', async () => {
  await openShopForOrders({ role: 'sub', permissions: [3] });
  network.answer(paymentCalls.paymentMethods, BOTH);
  const { user } = await goToPayment();
  await user.click(await screen.findByRole('radio', { name: /^Card/ }));
  expect(screen.getAllByText('Your main account pays once it has approved the order.')).toHaveLength(2);
  expect(network.sentTo(creditCalls.storeCredit)).toHaveLength(0);
});
