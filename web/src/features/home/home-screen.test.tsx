// Spec §2 /home: machine search, banners, tip, my machines, last orders, recommended parts: driven by role and label.
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { configure, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseMachine, dropMachine } from '../../client/chosen-machine.ts';
import { makeMachine, makePartCard } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { makeSummary, openShopForOrders } from '../../test/orders.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const ordersOf = (...items: ReturnType<typeof makeSummary>[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 3,
  counts: {},
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
}
beforeEach(() => openHome());

test('product §3 a machine changed at home opens its parts list: nothing there waits for it', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  await renderShop('/home');
  const change = await screen.findByRole('link', { name: 'Change' });
  expect(change.getAttribute('href')).toBe('/history');
  dropMachine();
});

test('§2 home shows banners with their links, machines, last orders and recommended parts', async () => {
  await renderShop('/home');
  const banner = await screen.findByRole('link', { name: 'Open: From the nameplate' });
  expect(banner.getAttribute('href')).toBe('/history');
  // Its page is not built yet.
  expect(screen.queryByRole('link', { name: 'Open: Works holiday' })).toBeNull();
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
