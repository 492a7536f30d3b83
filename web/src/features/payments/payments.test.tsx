// Spec §4 pay now, §8 payment failed and payment error; product §7 the return path: driven by role and label.
import { paymentCalls } from '@outrigger/contract/calls/payments.ts';
import { documentCalls } from '@outrigger/contract/calls/documents.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../client/texts.ts';
import { network } from '../../test/fake-network.ts';
import { makeDetail, openShopForOrders, usd } from '../../test/orders.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { payNow, paymentReturn, orderPayments, paymentMethods } = paymentCalls;
const unpaid = {
  status: 'unpaid',
  payBy: '2026-12-01T10:00:00Z',
  paymentMethod: 'wallet',
  paymentStatus: 'pending',
  storeCredit: usd('7.50'),
  actions: ['payNow'],
} as const;
const TOKEN = 'a'.repeat(43);
const DETAILS = '/details?orderNo=OR260000021';

const goTo = vi.fn<(to: string) => void>();
beforeEach(async () => {
  await openShopForOrders();
  goTo.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation((to) => goTo(String(to)));
});
afterEach(() => vi.restoreAllMocks());

const openUnpaid = async (differs: Partial<Parameters<typeof makeDetail>[0]> = {}) => {
  network.answer(orderCalls.orderInfo, makeDetail({ ...unpaid, actions: ['payNow'], ...differs }));
  network.answer(documentCalls.orderDocuments, []);
  return await renderShop(DETAILS);
};

test('§4 an unpaid order is paid with what is left after store credit, the way it was ordered first', async () => {
  const redirectUrl = `${window.location.origin}/pay/test/pay_1`;
  network.answer(payNow, { redirectUrl, attempt: TOKEN });
  const { user } = await openUnpaid();
  expect(await screen.findAllByText(/^Pay on or before Dec 1, 2026/)).not.toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Pay $42.50 by wallet' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(redirectUrl));
  expect(network.sentTo(payNow).at(-1)).toMatchObject({ body: { orderNo: 'OR260000021', method: 'wallet' } });
  expect(network.sentTo(payNow).at(-1)?.headers.get('idempotency-key')).toBeTruthy();
  expect(screen.getByText('Opening the payment page…')).toBeTruthy();
});

test('§4 back from the provider’s page by the browser one may press again, for what is due by then', async () => {
  network.answer(payNow, { redirectUrl: '/pay/test/pay_1', attempt: TOKEN });
  const { user } = await openUnpaid();
  await user.click(await screen.findByRole('button', { name: 'Pay $42.50 by wallet' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  network.answer(orderCalls.orderInfo, makeDetail({ ...unpaid, actions: ['payNow'], storeCredit: usd('10.00') }));
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await user.click(await screen.findByRole('button', { name: 'Pay $40.00 by wallet' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledTimes(2));
});

test('§4 another way to pay stands beside it', async () => {
  network.answer(payNow, { redirectUrl: '/pay/test/pay_1', attempt: TOKEN });
  const { user } = await openUnpaid();
  await user.click(await screen.findByRole('button', { name: 'Pay by card instead' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  expect(network.sentTo(payNow).at(-1)?.body).toMatchObject({ method: 'card' });
});

test.each([
  ['paymentFailed', 'The payment failed. Nothing was taken; pay again or another way.'],
  ['paymentError', 'There was a payment error. Check the order before you pay again.'],
] as const)('§8 %s is said where the button stands, and one may press again', async (reason, words) => {
  network.refuse(payNow, reason, words);
  const { user } = await openUnpaid();
  await user.click(await screen.findByRole('button', { name: /^Pay \$42\.50/ }));
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(goTo).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /^Pay \$42\.50/ }).getAttribute('aria-busy')).toBeNull();
});

test('§4 a page that is no page is not gone to', async () => {
  network.answer(payNow, { redirectUrl: 'javascript:alert(1)', attempt: TOKEN });
  const { user } = await openUnpaid();
  await user.click(await screen.findByRole('button', { name: /^Pay \$42\.50/ }));
  await screen.findByText('Opening the payment page…');
  expect(goTo).not.toHaveBeenCalled();
});

test('product §4 who may not pay is told who can, and a shop without a provider says how it is paid', async () => {
  await openUnpaid({ actions: [] });
  expect(await screen.findByText(/Somebody of your company who sees prices can pay/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('product §7 a shop without a provider says how an order is paid', async () => {
  network.answer(paymentMethods, { methods: [] });
  await openUnpaid();
  const mail = await screen.findByRole('link', { name: 'parts@outrigger.example' });
  expect(mail.getAttribute('href')).toBe('mailto:parts@outrigger.example?subject=OR260000021');
});

test('§3 what was tried and given back stands on the order; a refund that was refused is not on its way', async () => {
  network.answer(orderPayments, {
    attempts: [
      {
        startedAt: '2026-11-20T10:05:00Z',
        endedAt: '2026-11-20T10:06:00Z',
        method: 'card',
        state: 'captured',
        amount: usd('42.50'),
      },
      {
        startedAt: '2026-11-20T10:00:00Z',
        endedAt: '2026-11-20T10:01:00Z',
        method: 'wallet',
        state: 'failed',
        amount: usd('42.50'),
      },
    ],
    refunds: [{ requestedAt: '2026-11-21T10:00:00Z', endedAt: null, state: 'failed', amount: usd('42.50') }],
  });
  network.answer(orderCalls.orderInfo, makeDetail({ paymentMethod: 'card', paymentStatus: 'paid' }));
  await renderShop(DETAILS);
  expect(await screen.findByRole('heading', { level: 2, name: 'Payments' })).toBeTruthy();
  for (const words of ['Money back', 'Refused by the provider: the parts desk sees to it', 'Failed', 'Wallet'])
    expect(screen.getByText(words)).toBeTruthy();
});

const comeBack = async (
  state: 'waiting' | 'paid' | 'givenBack' | 'failed' | 'ended' | 'unknown',
  orderNo: string | null,
) => {
  await loadTexts('payments');
  network.answer(paymentReturn, { state, orderNo });
  return await renderShop(`/pay/return?attempt=${TOKEN}`);
};

test.each([
  ['paid', 'The order is paid', 'View the order'],
  ['givenBack', 'This payment goes back', 'View the order'],
  ['failed', 'The payment failed', 'Pay again'],
  ['ended', 'The payment was not finished', 'Pay again'],
  ['waiting', 'No payment has arrived yet', 'View the order'],
] as const)('product §7 back from the provider: %s reads “%s”', async (state, title, link) => {
  await comeBack(state, 'OR260000021');
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(DETAILS);
});

test('product §7 a link that leads to no payment says so, and asks nothing where it cannot be one', async () => {
  await comeBack('unknown', null);
  expect(await screen.findByText('This link leads to no payment')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'My orders' }).at(-1)?.getAttribute('href')).toBe('/order');
  const before = network.sentTo(paymentReturn).length;
  await renderShop('/pay/return?attempt=short');
  expect(await screen.findAllByText('This link leads to no payment')).toHaveLength(2);
  expect(network.sentTo(paymentReturn)).toHaveLength(before);
});

test('product §7 while the provider has not said, the page goes on asking by itself', async () => {
  await comeBack('waiting', 'OR260000021');
  await screen.findByText('No payment has arrived yet');
  network.answer(paymentReturn, { state: 'paid', orderNo: 'OR260000021' });
  expect(await screen.findByText('The order is paid')).toBeTruthy();
});

test('§8 a shop that does not answer can be asked again', async () => {
  await loadTexts('payments');
  network.refuse(paymentReturn, 'unavailable', 'The shop cannot answer now.');
  const { user } = await renderShop(`/pay/return?attempt=${TOKEN}`);
  const again = await screen.findByRole('button', { name: 'Ask again' });
  network.answer(paymentReturn, { state: 'paid', orderNo: null });
  await user.click(again);
  expect(await screen.findByText('The order is paid')).toBeTruthy();
});

test('product §7 money on its way back is asked about by the page itself, and the order with it once it has arrived', async () => {
  const refund = { requestedAt: '2026-11-20T10:00:00Z', endedAt: null, amount: usd('42.50') };
  network.answer(orderPayments, { attempts: [], refunds: [{ ...refund, state: 'requested' }] });
  network.answer(documentCalls.orderDocuments, []);
  network.answer(orderCalls.orderInfo, makeDetail({ status: 'canceled', paymentMethod: 'card', actions: [] }));
  await renderShop(DETAILS);
  expect(await screen.findByText('On its way back')).toBeTruthy();
  const before = network.sentTo(orderCalls.orderInfo).length;
  network.answer(orderPayments, { attempts: [], refunds: [{ ...refund, state: 'done' }] });
  expect(await screen.findByText('Given back')).toBeTruthy();
  await waitFor(() => expect(network.sentTo(orderCalls.orderInfo).length).toBeGreaterThan(before));
});

test('product §7 a refund that failed before one that went through is not asked about any more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const refund = { requestedAt: '2026-11-20T10:00:00Z', endedAt: null, amount: usd('42.50') };
  network.answer(orderPayments, {
    attempts: [],
    refunds: [
      { ...refund, state: 'done' },
      { ...refund, state: 'failed' },
    ],
  });
  network.answer(documentCalls.orderDocuments, []);
  network.answer(orderCalls.orderInfo, makeDetail({ status: 'canceled', paymentMethod: 'card', actions: [] }));
  await renderShop(DETAILS);
  expect(await screen.findByText('Given back')).toBeTruthy();
  const asked = network.sentTo(orderPayments).length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.sentTo(orderPayments)).toHaveLength(asked);
  vi.useRealTimers();
});
