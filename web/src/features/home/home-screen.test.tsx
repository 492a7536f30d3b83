// Spec §2 /home: machine search, banners, tip, my machines, last orders, recommended parts: driven by role and label.
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { creditCalls } from '@outrigger/contract/calls/credit.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { noticeCalls } from '@outrigger/contract/calls/notices.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeMachine, makePartCard } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { makeDetail, makeOrderLine, makeSummary, openShopForOrders } from '../../test/orders.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const ordersOf = (...items: ReturnType<typeof makeSummary>[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 3,
  counts: { unpaid: 2, pendingApproval: 1 },
  skipped: 0,
  previousCursor: null,
  nextCursor: null,
});

async function openHome(differs: Parameters<typeof openShopForOrders>[0] = {}): Promise<void> {
  await openShopForOrders(differs);
  network.answer(contentCalls.bannerList, [
    { id: 1, title: 'From the nameplate', text: 'Type or scan it.', image: null, link: '/history' },
    { id: 2, title: 'Seal kits', text: null, image: null, link: '/shop' },
    { id: 3, title: 'Works holiday', text: null, image: null, link: '/notice/detail?id=7' },
  ]);
  network.answer(contentCalls.tip, { text: 'Paste rows into the cart.' });
  network.answer(contentCalls.recommendList, [makePartCard()]);
  const machines = { items: [makeMachine()], total: 1, page: 1, pageSize: 4, suggestions: [] };
  network.answer(machineCalls.machineList, machines);
  network.answer(orderCalls.orderList, ordersOf(makeSummary()));
  network.answer(noticeCalls.noticeList, { items: [NOTICE], total: 1, page: 1, pageSize: 3, unread: 1 });
  network.answer(orderCalls.orderInfo, makeDetail({ lines: [makeOrderLine()] }));
  const part = makePartCard({ id: 9, code: 'NV-9000009', name: 'Brake valve' });
  const again = { item: 'NV-9000009', part, changeCode: null, oldQuantity: 1, newQuantity: 1 };
  network.answer(partCalls.goodsBatchDetail, [again]);
  const amount = (text: string) => ({ amount: text, currency: 'USD' });
  network.answer(creditCalls.creditLines, [
    {
      currency: 'USD',
      limit: amount('1000.00'),
      held: amount('100.00'),
      posted: amount('150.00'),
      available: amount('750.00'),
      automaticLimit: amount('500.00'),
      isFrozen: false,
      movements: [],
    },
  ]);
}
const NOTICE = {
  id: 7,
  kind: 'news' as const,
  name: 'Works holiday',
  nameLang: null,
  releasedAt: '2026-11-20T08:00:00Z',
  isRead: false,
  needsConfirmation: false,
  confirmedAt: null,
};
beforeEach(() => openHome());

test('§2 home shows banners with their links, machines, last orders and recommended parts', async () => {
  await renderShop('/home');
  const banner = await screen.findByRole('link', { name: 'Open: From the nameplate' });
  expect(banner.getAttribute('href')).toBe('/history');
  expect(screen.getByRole('link', { name: 'Open: Works holiday' }).getAttribute('href')).toBe('/notice/detail?id=7');
  expect(await screen.findByText('Paste rows into the cart.')).toBeTruthy();
  const machines = await screen.findByRole('region', { name: 'My machines' });
  const tile = await within(machines).findByRole('link', { name: /AH39484/ });
  expect(tile.getAttribute('href')).toBe('/historyPartsList?hostId=41');
  const orders = screen.getByRole('region', { name: 'Last orders' });
  const order = await within(orders).findByRole('link', { name: /OR260000021/ });
  expect(order.getAttribute('href')).toBe('/details?orderNo=OR260000021');
  expect(order.textContent).toMatch(/promised Fri, Dec 4.*To be shipped/);
  const parts = screen.getByRole('region', { name: 'Recommended parts' });
  expect(await within(parts).findByRole('button', { name: 'In cart: 2. Add more of NV-1000001' })).toBeTruthy();
});

test('§2 home is a desk: what waits is one press away, credit is told, news and the parts of the last order stand there', async () => {
  await renderShop('/home');
  const waits = await screen.findByRole('region', { name: 'What waits' });
  const way = (name: RegExp) => within(waits).getByRole('link', { name }).getAttribute('href');
  expect(way(/^2 ?To pay/)).toBe('/order?status=unpaid');
  expect(way(/^1 ?To approve/)).toBe('/order?status=pendingApproval');
  expect(await within(waits).findByRole('link', { name: /\$750\.00.*left of the credit line/ })).toBeTruthy();
  const news = await screen.findByRole('region', { name: 'Notices' });
  const notice = within(news).getByRole('link', { name: /^Works holiday/ });
  expect(notice.getAttribute('href')).toBe('/notice/detail?id=7');
  const again = await screen.findByRole('region', { name: 'Order again' });
  expect(await within(again).findByRole('button', { name: 'Add to cart: NV-9000009' })).toBeTruthy();
});

test('§6 without the price right no credit is asked for', async () => {
  await openHome({ id: 8, role: 'sub', permissions: [3] });
  await renderShop('/home');
  expect(await screen.findByRole('link', { name: /To pay/ })).toBeTruthy();
  expect(network.sentTo(creditCalls.creditLines)).toHaveLength(0);
});

test('product §5 a machine is found at home as one types, and Enter opens its list', async () => {
  const { user, path } = await renderShop('/home');
  await user.type(await screen.findByLabelText('Fleet number, name, serial number or model'), 'ha0138');
  await waitFor(() => expect(network.sentTo(machineCalls.machineList).at(-1)?.query.get('keyword')).toBe('ha0138'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/historyPartsList?hostId=41'));
});

test('design: without orders the section says what will stand there', async () => {
  network.answer(orderCalls.orderList, ordersOf());
  await renderShop('/home');
  expect(await screen.findByText('No orders yet. What you order stands here.')).toBeTruthy();
});

test('§8 a section without an answer asks again by itself, and the others stand', async () => {
  network.refuse(orderCalls.orderList, 'serverError', 'The server met an error.');
  const { user } = await renderShop('/home');
  const orders = await screen.findByRole('region', { name: 'Last orders' });
  const again = await within(orders).findByRole('button', { name: 'Try again' });
  expect(await screen.findByRole('link', { name: /AH39484/ })).toBeTruthy();
  network.answer(orderCalls.orderList, ordersOf(makeSummary()));
  await user.click(again);
  expect(await within(orders).findByRole('link', { name: /OR260000021/ })).toBeTruthy();
});

test('§6 who is blocked sees why and no orders are asked for', async () => {
  await openHome({ isAccess: false });
  await renderShop('/home');
  expect(await screen.findByText('Your company is waiting for approval by the parts desk')).toBeTruthy();
  expect(network.sentTo(orderCalls.orderList)).toHaveLength(0);
});
