// Spec §2 My orders and Order detail, §5 date range; product §7 the buyer's own words, approvals: driven by role and label.
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { makeDetail, makeSummary, openShopForOrders } from '../../test/orders.make.ts';
import { pressPrint } from '../../test/press-print.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { orderList, orderInfo } = orderCalls;
const listOf = (...items: ReturnType<typeof makeSummary>[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 20,
  counts: { toBeShipped: items.length },
  skipped: 0,
  previousCursor: null,
  nextCursor: null,
});

beforeEach(async () => {
  await openShopForOrders();
  network.answer(orderList, listOf(makeSummary()));
  network.answer(orderInfo, makeDetail());
});
afterEach(() => vi.unstubAllGlobals());

test('§2 my orders show number, status, promise with weekday and total, and lead to the order', async () => {
  await renderShop('/order');
  const link = await screen.findByRole('link', { name: /OR260000021/ });
  expect(link.getAttribute('href')).toBe('/details?orderNo=OR260000021');
  const row = link.closest('tr') as HTMLElement;
  for (const text of ['To be shipped', 'PO-7', 'Fri, Dec 4', '$50.00'])
    expect(within(row).getByText(text)).toBeTruthy();
  expect(within(row).getByText('Machine down')).toBeTruthy();
});

test('§2 status, words and machine down narrow the list from the address', async () => {
  const { user, path } = await renderShop('/order?page=2');
  await screen.findByRole('option', { name: 'To be shipped (1)' });
  await user.selectOptions(screen.getByLabelText('Status'), 'toBeShipped');
  await waitFor(() => expect(path()).toBe('/order?status=toBeShipped'));
  // Who filters by keyboard goes on from there (quality: keyboard).
  expect(document.activeElement).toBe(screen.getByLabelText('Status'));
  await user.type(await screen.findByLabelText('Order or purchase order number'), 'bay 4{Enter}');
  await waitFor(() => expect(network.sentTo(orderList).at(-1)?.query.get('keyword')).toBe('bay 4'));
  await user.click(screen.getByRole('checkbox', { name: 'Machine down only' }));
  await waitFor(() => expect(network.sentTo(orderList).at(-1)?.query.get('machineDown')).toBe('1'));
  expect(network.sentTo(orderList).at(-1)?.query.get('status')).toBe('toBeShipped');
});

test('product §2 the list goes on from order to order, forward and back, and keeps its filter', async () => {
  const middle = { ...listOf(makeSummary()), total: 41, skipped: 20, previousCursor: 'OR9', nextCursor: 'OR3' };
  network.answer(orderList, middle);
  const { user, path } = await renderShop('/order?status=toBeShipped&after=OR8');
  await screen.findByRole('link', { name: /OR260000021/ });
  expect(network.sentTo(orderList).at(-1)?.query.get('cursor')).toBe('OR8');
  const pages = screen.getByRole('navigation', { name: 'Pages of orders' });
  expect(pages.parentElement?.textContent).toContain('21–21 of 41');
  await user.click(within(pages).getByRole('link', { name: 'Page after' }));
  await waitFor(() => expect(path()).toBe('/order?status=toBeShipped&after=OR3'));
  await waitFor(() => expect(network.sentTo(orderList).at(-1)?.query.get('cursor')).toBe('OR3'));
  await user.click(within(pages).getByRole('link', { name: 'Page before' }));
  await waitFor(() => expect(path()).toBe('/order?status=toBeShipped&before=OR9'));
  await waitFor(() => expect(network.sentTo(orderList).at(-1)?.query.get('before')).toBe('OR9'));
  expect(network.sentTo(orderList).at(-1)?.query.get('cursor')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Newest orders' }));
  await waitFor(() => expect(path()).toBe('/order?status=toBeShipped'));
});

test('design: a page that is no longer there does not say that there are no orders', async () => {
  network.answer(orderList, { ...listOf(), total: 3 });
  await renderShop('/order?after=OR1');
  expect(await screen.findByText('The list is shorter than that')).toBeTruthy();
  expect(screen.queryByText('No orders yet')).toBeNull();
  expect(screen.getByRole('link', { name: 'Newest orders' }).getAttribute('href')).toBe('/order');
});

test('§5 a date range that ends before it begins is told in place and never asked for', async () => {
  const { user } = await renderShop('/order');
  await screen.findByRole('link', { name: /OR260000021/ });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-12-02' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-12-01' } });
  expect(screen.getByText('The first day must not be after the last.')).toBeTruthy();
  const before = network.sentTo(orderList).length;
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(network.sentTo(orderList)).toHaveLength(before);
});

test('§9 a range of days means the reader’s own days, as the rows show them', async () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  await renderShop('/order?from=2026-12-01&to=2026-12-02');
  await screen.findByRole('link', { name: /OR260000021/ });
  vi.unstubAllEnvs();
  const { query } = network.sentTo(orderList).at(-1) ?? {};
  expect([query?.get('fromOffset'), query?.get('toOffset')]).toEqual(['180', '180']);
});

test('§5 a date range in the address that is wrong asks nothing either', async () => {
  await renderShop('/order?from=2026-12-02&to=2026-12-01');
  expect(await screen.findByText('The first day must not be after the last.')).toBeTruthy();
  expect(network.sentTo(orderList)).toHaveLength(0);
});

test('design: an empty list and one that matches nothing are two things, each with its way on', async () => {
  network.answer(orderList, { ...listOf(), counts: {}, nextCursor: null });
  await renderShop('/order');
  expect(await screen.findByText('No orders yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find a part' })).toBeTruthy();
});

test('design: a filter that matches nothing offers all orders again', async () => {
  network.answer(orderList, { ...listOf(), counts: {}, nextCursor: null });
  await renderShop('/order?keyword=nothing');
  expect(await screen.findByText('No order matches')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show all orders' }).getAttribute('href')).toBe('/order');
});

test('§8 without an answer the list says so and can be asked again', async () => {
  network.refuse(orderList, 'serverError', 'The server met an error.');
  const { user } = await renderShop('/order');
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.answer(orderList, listOf(makeSummary()));
  await user.click(again);
  expect(await screen.findByRole('link', { name: /OR260000021/ })).toBeTruthy();
});

test('product §7 an order shows the buyer’s own words, its invoice and what happened', async () => {
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByRole('heading', { level: 1, name: 'Order OR260000021' })).toBeTruthy();
  for (const text of ['PO-7', 'WS-HOU', 'Dec 10, 2026', 'at the gate', 'Machine down', '41'])
    expect(screen.getByText(text)).toBeTruthy();
});

test('design: an order is printed with the pictures that are out of sight', async () => {
  const { user } = await renderShop('/details?orderNo=OR260000021');
  const told = await pressPrint(user);
  await waitFor(() => expect(told).toEqual(['picture', 'print']));
});

test('product §7 an order that waits says for whom', async () => {
  const approval = { reason: 'credit', state: 'waiting', note: null, decidedAt: null } as const;
  network.answer(orderInfo, makeDetail({ status: 'pendingApproval', approvals: [approval], invoiceNo: null }));
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText(/waits for the parts desk/)).toBeTruthy();
});

test('§6 without the view-price permission amounts are stars', async () => {
  const { total: _, ...summary } = makeSummary();
  network.answer(orderList, listOf(summary));
  await renderShop('/order');
  expect(await screen.findByText('Price hidden')).toBeTruthy();
  expect(document.querySelector('main')?.textContent).not.toMatch(/[$€]/);
});

test('§8 an order that does not exist leads to the orders and is not asked for again', async () => {
  network.refuse(orderInfo, 'orderNotFound', 'There is no order OR9.');
  await renderShop('/details?orderNo=OR9');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such order' })).toBeTruthy();
  expect(screen.getByText(/has the number OR9/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/order');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('§2 a status and a day that there are not filter nothing and are not carried on', async () => {
  const { user, path } = await renderShop('/order?status=foo&from=2026-99-99');
  await screen.findByRole('link', { name: /OR260000021/ });
  const { query } = network.sentTo(orderList).at(-1) ?? {};
  expect([query?.get('status'), query?.get('from')]).toEqual([null, null]);
  await user.click(screen.getByRole('checkbox', { name: 'Machine down only' }));
  await waitFor(() => expect(path()).toBe('/order?down=1'));
});

test('§3 the practice carrier of the demo is named in words', async () => {
  const batch = {
    batchNo: 1,
    status: 'dispatched',
    warehouse: 'RTM',
    warehouseName: 'Rotterdam',
    estimatedDispatch: null,
    estimatedDelivery: null,
    dispatchedAt: '2026-12-01T08:00:00Z',
    deliveredAt: null,
    carrier: 'simulated',
    trackingCode: 'SIM-1',
    packingList: [],
  };
  network.answer(orderInfo, makeDetail({ batches: [batch] }));
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText('Practice carrier (demo)')).toBeTruthy();
});

test.each([
  ['credit', 'paid', 'toBeShipped', 'On account'],
  ['credit', 'pending', 'pendingApproval', 'Not charged yet'],
  ['credit', 'failed', 'canceled', 'Nothing charged'],
  ['wallet', 'paid', 'toBeShipped', 'Paid'],
  ['card', 'failed', 'unpaid', 'Payment failed'],
  ['card', 'failed', 'notApproved', 'Nothing paid'],
] as const)('§4 payment by %s that is %s while %s reads %s', async (paymentMethod, paymentStatus, status, text) => {
  network.answer(orderInfo, makeDetail({ paymentMethod, paymentStatus, status }));
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryAllByText('Paid')).toHaveLength(Number(text === 'Paid'));
});

/** A batch that has not left. */
const PLANNED = {
  batchNo: 1,
  status: 'planned',
  warehouse: 'RTM',
  warehouseName: 'Rotterdam',
  estimatedDispatch: '2026-12-01',
  estimatedDelivery: '2026-12-08',
  dispatchedAt: null,
  deliveredAt: null,
  carrier: null,
  trackingCode: null,
  packingList: [],
};

test('product §2 names of warehouses and parts that are English for want of another say so', async () => {
  const line = { lineNo: 1, code: 'NV-1', name: 'Wear pad', nameLang: 'en' as const, quantity: 1, weightGrams: null };
  const other = { ...PLANNED, warehouse: 'SHA', warehouseName: 'Shanghai', warehouseNameLang: 'en' as const };
  const batches = [PLANNED, { ...other, packingList: [line] }];
  network.answer(orderInfo, makeDetail({ shipMode: 'together', batches }));
  await renderShop('/details?orderNo=OR260000021');
  const english = await screen.findByText('Shanghai');
  expect(english.lang).toBe('en');
  expect(english.parentElement?.textContent).toBe('· ships from Rotterdam and Shanghai');
  expect(screen.getByText('Wear pad', { selector: '[lang=en]' })).toBeDefined();
});

test('§3 a planned batch says where it ships from, and not that it has', async () => {
  network.answer(orderInfo, makeDetail({ batches: [PLANNED] }));
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText('· ships from Rotterdam')).toBeTruthy();
  expect(document.querySelector('main')?.textContent).not.toContain('shipped from');
});

test('product §4 an order whose reasons are not told still says that it waits', async () => {
  network.answer(orderInfo, makeDetail({ status: 'pendingApproval', approvals: [] }));
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText('This order waits for approval')).toBeTruthy();
});

test('product §7 an order that nobody can pay here yet says how it is paid, and one shipment is not called batches', async () => {
  const unpaid = {
    status: 'unpaid',
    payBy: '2026-12-01T10:00:00Z',
    storeCredit: { amount: '7.50', currency: 'USD' },
  } as const;
  const batch = {
    batchNo: 1,
    status: 'planned',
    warehouse: 'RTM',
    warehouseName: 'Rotterdam',
    estimatedDispatch: null,
    estimatedDelivery: null,
    dispatchedAt: null,
    deliveredAt: null,
    carrier: null,
    trackingCode: null,
    packingList: [],
  };
  network.answer(orderInfo, makeDetail({ ...unpaid, batches: [batch] }));
  await renderShop('/details?orderNo=OR260000021');
  const mail = await screen.findByRole('link', { name: 'parts@outrigger.example' });
  expect(mail.getAttribute('href')).toBe('mailto:parts@outrigger.example?subject=OR260000021');
  expect(screen.getByText('Ships all at once')).toBeTruthy();
  expect(screen.getByText('Store credit used').nextElementSibling?.textContent).toBe('$7.50');
});

test.each([
  ['main', 1],
  ['sub', 0],
] as const)('product §7 to a %s account an order that waits for the main account says so', async (role, times) => {
  await openShopForOrders({ role });
  const approval = { reason: 'spendLimit', state: 'waiting', note: null, decidedAt: null } as const;
  network.answer(orderInfo, makeDetail({ status: 'pendingApproval', approvals: [approval] }));
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText(/waits for the main account of your company/)).toBeTruthy();
  expect(screen.queryAllByText(/You are the main account/)).toHaveLength(times);
});
