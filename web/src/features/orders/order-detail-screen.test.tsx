// Spec §2 Order detail; product §7 the buyer's own words, approvals: one order driven by role and label.
import { documentCalls } from '@outrigger/contract/calls/documents.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { makeDetail, makeEvent, makeOrderBatch, makeOrderLine, openShopForOrders } from '../../test/orders.make.ts';
import { pressPrint } from '../../test/press-print.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { orderInfo } = orderCalls;

beforeEach(async () => {
  await openShopForOrders();
  network.answer(orderInfo, makeDetail());
});
afterEach(() => vi.unstubAllGlobals());

test('product §7 an order shows the buyer’s own words, its invoice and what happened', async () => {
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByRole('heading', { level: 1, name: 'Order OR260000021' })).toBeTruthy();
  for (const text of ['PO-7', 'WS-HOU', 'Dec 10, 2026', 'at the gate', 'Machine down', 'INV-000041'])
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

test('§8 an order that does not exist leads to the orders and is not asked for again', async () => {
  network.refuse(orderInfo, 'orderNotFound', 'There is no order OR9.');
  await renderShop('/details?orderNo=OR9');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such order' })).toBeTruthy();
  expect(screen.getByText(/has the number OR9/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/order');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('§3 the practice carrier of the demo is named in words', async () => {
  const batch = makeOrderBatch({
    status: 'dispatched',
    dispatchedAt: '2026-12-01T08:00:00Z',
    carrier: 'simulated',
    trackingCode: 'SIM-1',
  });
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
  ['card', 'paid', 'canceled', 'Paid, goes back in full'],
] as const)('§4 payment by %s that is %s while %s reads %s', async (paymentMethod, paymentStatus, status, text) => {
  network.answer(orderInfo, makeDetail({ paymentMethod, paymentStatus, status }));
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryAllByText('Paid')).toHaveLength(Number(text === 'Paid'));
});

test('product §2 names of warehouses and parts that are English for want of another say so', async () => {
  const line = { lineNo: 1, code: 'NV-1', name: 'Wear pad', nameLang: 'en' as const, quantity: 1, weightGrams: null };
  const other = makeOrderBatch({
    warehouse: 'SHA',
    warehouseName: 'Shanghai',
    warehouseNameLang: 'en',
    packingList: [line],
  });
  network.answer(orderInfo, makeDetail({ shipMode: 'together', batches: [makeOrderBatch(), other] }));
  await renderShop('/details?orderNo=OR260000021');
  const english = await screen.findByText('Shanghai');
  expect(english.lang).toBe('en');
  expect(english.parentElement?.textContent).toBe('· ships from Rotterdam and Shanghai');
  expect(screen.getByText('Wear pad', { selector: '[lang=en]' })).toBeDefined();
});

test('§3 a planned batch says where it ships from, and not that it has', async () => {
  network.answer(orderInfo, makeDetail({ batches: [makeOrderBatch()] }));
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText('· ships from Rotterdam')).toBeTruthy();
  expect(document.querySelector('main')?.textContent).not.toContain('shipped from');
});

test('product §4 an order whose reasons are not told still says that it waits', async () => {
  network.answer(orderInfo, makeDetail({ status: 'pendingApproval', approvals: [] }));
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText('This order waits for approval')).toBeTruthy();
});

test('§3 what store credit paid is said, and one shipment is not called batches', async () => {
  const storeCredit = { amount: '7.50', currency: 'USD' };
  const due = { amount: '42.50', currency: 'USD' };
  network.answer(orderInfo, makeDetail({ storeCredit, due, batches: [makeOrderBatch()] }));
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText('Ships all at once')).toBeTruthy();
  expect(screen.getByText('Store credit used').nextElementSibling?.textContent).toBe('-$7.50');
  expect(screen.getByText('Left, on the credit line').nextElementSibling?.textContent).toBe('$42.50');
});

test('product §7 of a canceled order nothing is promised, its store credit came back, and its late money too', async () => {
  const amount = { amount: '42.50', currency: 'USD' };
  network.answer(
    orderInfo,
    makeDetail({
      status: 'canceled',
      paymentMethod: 'card',
      paymentStatus: 'failed',
      moneyBack: 'done',
      storeCredit: { amount: '7.50', currency: 'USD' },
      due: amount,
      lines: [makeOrderLine({ place: { figureId: 10, itemNo: '7' } })],
      events: [makeEvent(), makeEvent({ event: 'givenBack', actor: 'provider', by: null, amount })],
    }),
  );
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText('Paid, given back')).toBeTruthy();
  expect(screen.getByText('Store credit used, came back').nextElementSibling?.textContent).toBe('$7.50');
  expect(screen.getByText('Money given back: $42.50')).toBeTruthy();
  const figure = screen.getByRole('link', { name: 'Item 7 in the figure' });
  expect(figure.getAttribute('href')).toBe('/manual/parts?hostId=3&figureId=10&item=7');
  for (const text of [/Promised for/, /Nothing paid/, /^Left/]) expect(screen.queryByText(text)).toBeNull();
});

test('product §7 a refund that was refused is not called on its way, and settled reports stand in the history', async () => {
  const amount = { amount: '42.50', currency: 'USD' };
  const reported = { by: 'Ann Lee', reason: 'HY-1: torn box' };
  network.answer(
    orderInfo,
    makeDetail({
      status: 'canceled',
      paymentMethod: 'card',
      paymentStatus: 'failed',
      moneyBack: 'refused',
      events: [
        makeEvent({ event: 'reported', ...reported }),
        makeEvent({ event: 'reportCredited', actor: 'office', by: null, reason: 'HY-1: Sorry.', amount }),
        makeEvent({ event: 'reportReplaced', actor: 'office', by: null }),
      ],
    }),
  );
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText('Paid, the refund was refused: the parts desk sees to it')).toBeTruthy();
  for (const words of [
    'Problem with a delivery reported',
    'HY-1: torn box',
    'Report settled: $42.50 credited',
    'Report settled: a replacement comes',
  ])
    expect(screen.getByText(words)).toBeTruthy();
});

test('product §7 an order that waits for a main account whose name is not told says for whom', async () => {
  const approval = { reason: 'spendLimit', state: 'waiting', note: null, decidedAt: null } as const;
  network.answer(orderInfo, makeDetail({ status: 'pendingApproval', approvals: [approval] }));
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText(/waits for the main account of your company/)).toBeTruthy();
});

test('§6 whoever may not see prices is told once, not by stars in every line', async () => {
  const { total: _, itemsAmount: __, freight: ___, ...order } = makeDetail();
  const { total: ____, unitPrice: _____, ...line } = makeOrderLine();
  network.answer(orderInfo, { ...order, lines: [line, { ...line, lineNo: 2 }] });
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findAllByText('Prices are not shown on your account.')).toHaveLength(1);
  expect(document.querySelector('main')?.textContent).not.toContain('∗');
  expect(screen.queryByText('Freight')).toBeNull();
});

test('§2 an order leads back to all orders, and asks for one thing at a time', async () => {
  network.answer(
    orderInfo,
    makeDetail({
      status: 'unpaid',
      payBy: '2026-12-01T10:00:00Z',
      paymentMethod: 'card',
      paymentStatus: 'pending',
      actions: ['payNow', 'cancel'],
    }),
  );
  await renderShop('/details?orderNo=OR260000021');
  expect((await screen.findByRole('link', { name: 'All orders' })).getAttribute('href')).toBe('/order');
  const pay = await screen.findByRole('button', { name: /^Pay \$50\.00 by card/ });
  const cancel = screen.getByRole('button', { name: 'Cancel order' });
  expect(pay.compareDocumentPosition(cancel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('§4 who may not see prices finds the packing lists, and reads who is shown invoices', async () => {
  await openShopForOrders({ role: 'sub', permissions: [3] });
  const list = { kind: 'packingList' as const, documentNo: 'OR260000021-1', creditNoteId: null, batchNo: 1 };
  const dated = { orderNo: 'OR260000021', purchaseOrderNo: null, issuedAt: '2026-11-25T10:00:00Z' };
  network.answer(documentCalls.orderDocuments, [{ ...list, ...dated }]);
  network.answer(orderInfo, makeDetail({ status: 'completed' }));
  await renderShop('/details?orderNo=OR260000021');
  const link = await screen.findByRole('link', { name: 'Show, OR260000021-1' });
  expect(link.getAttribute('href')).toBe('/packinglist?orderNo=OR260000021&batchNo=1');
  expect(screen.getByText('Invoices are shown to people who may see prices.')).toBeTruthy();
});

test.each([
  ['unpaid', 'The invoice comes when the order is paid or on credit.'],
  ['canceled', 'No document was issued for this order.'],
  ['notApproved', 'No document was issued for this order.'],
] as const)('§4 an order that is %s and has no document says what is to come', async (status, text) => {
  network.answer(orderInfo, makeDetail({ status, invoiceNo: null }));
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText(text)).toBeTruthy();
});

test('product §7 a batch whose day has passed is marked late until it moves', async () => {
  const late = makeOrderBatch({ estimatedDispatch: '2020-03-02', estimatedDelivery: '2120-03-09' });
  const there = { status: 'delivered', dispatchedAt: '2020-03-02T08:00:00Z', deliveredAt: '2020-03-09T08:00:00Z' };
  const delivered = makeOrderBatch({ batchNo: 2, estimatedDelivery: '2020-03-08', ...there });
  network.answer(orderInfo, makeDetail({ batches: [late, delivered] }));
  await renderShop('/details?orderNo=OR260000021');
  expect(await screen.findByText('Batch 1 is late: it was to leave the warehouse on Mon, Mar 2')).toBeTruthy();
  expect(screen.getAllByText('Late')).toHaveLength(1);
});
