// Spec §2 My orders, §5 date range: the list driven by role and label.
import { permissions } from '@outrigger/contract';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { makeSummary, openShopForOrders } from '../../test/orders.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { orderList } = orderCalls;
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
  const statuses = await screen.findByRole('navigation', { name: 'Status' });
  const tab = await within(statuses).findByRole('link', { name: 'To be shipped 1' });
  expect(within(statuses).getByRole('link', { name: 'All 1' }).getAttribute('aria-current')).toBe('page');
  await user.click(tab);
  await waitFor(() => expect(path()).toBe('/order?status=toBeShipped'));
  expect(tab.getAttribute('aria-current')).toBe('page');
  // Who filters by keyboard goes on from there (quality: keyboard).
  expect(document.activeElement).toBe(tab);
  await user.type(await screen.findByLabelText('Order, purchase order, part or serial number'), 'bay 4{Enter}');
  await waitFor(() => expect(network.sentTo(orderList).at(-1)?.query.get('keyword')).toBe('bay 4'));
  await user.click(screen.getByRole('checkbox', { name: 'Machine down only' }));
  await waitFor(() => expect(network.sentTo(orderList).at(-1)?.query.get('machineDown')).toBe('1'));
  expect(network.sentTo(orderList).at(-1)?.query.get('status')).toBe('toBeShipped');
});

test('§2 the heads of the day, the promise and the total sort the list, in the address and from its beginning', async () => {
  const { user, path } = await renderShop('/order?status=toBeShipped&after=OR8');
  const head = async (name: string) => await screen.findByRole('columnheader', { name });
  expect((await head('Ordered')).getAttribute('aria-sort')).toBe('descending');
  await user.click(within(await head('Total')).getByRole('link'));
  await waitFor(() => expect(path()).toBe('/order?status=toBeShipped&sort=totalDesc'));
  await waitFor(() => expect(network.sentTo(orderList).at(-1)?.query.get('sort')).toBe('totalDesc'));
  expect((await head('Total')).getAttribute('aria-sort')).toBe('descending');
  await user.click(within(await head('Total')).getByRole('link'));
  await waitFor(() => expect(path()).toBe('/order?status=toBeShipped&sort=totalAsc'));
  await user.click(within(await head('Promised')).getByRole('link'));
  await waitFor(() => expect(path()).toBe('/order?status=toBeShipped&sort=promiseAsc'));
  await user.click(within(await head('Ordered')).getByRole('link'));
  await waitFor(() => expect(path()).toBe('/order?status=toBeShipped'));
});

test('§6 who may not see prices cannot sort by them, and an address that does is not carried on', async () => {
  await openShopForOrders({ role: 'sub', permissions: [permissions.placeOrders] });
  await renderShop('/order?sort=totalDesc');
  const head = await screen.findByRole('columnheader', { name: 'Promised' });
  expect(within(head).getByRole('link')).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Total' })).toBeNull();
  expect(network.sentTo(orderList).at(-1)?.query.get('sort')).not.toBe('totalDesc');
});

test('design: beside the machine cards are sorted by a choice, and the day is said in words', async () => {
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query.includes('<') }));
  const { user, path } = await renderShop('/order');
  await screen.findByRole('link', { name: /OR260000021/ });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Nov 20, 2026').getAttribute('datetime')).toBe('2026-11-20T10:00:00Z');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Promised soonest first');
  await waitFor(() => expect(path()).toBe('/order?sort=promiseAsc'));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest first');
  await waitFor(() => expect(path()).toBe('/order'));
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

test('§6 without the view-price permission the list has no column of amounts', async () => {
  await openShopForOrders({ role: 'sub', permissions: [3] });
  const { total: _, ...summary } = makeSummary();
  network.answer(orderList, listOf(summary));
  await renderShop('/order');
  expect(await screen.findByText('OR260000021')).toBeTruthy();
  expect(document.querySelector('main')?.textContent).not.toMatch(/[$€∗]|Total/);
});

test('§2 a status and a day that there are not filter nothing and are not carried on', async () => {
  const { user, path } = await renderShop('/order?status=foo&from=2026-99-99');
  await screen.findByRole('link', { name: /OR260000021/ });
  const { query } = network.sentTo(orderList).at(-1) ?? {};
  expect([query?.get('status'), query?.get('from')]).toEqual([null, null]);
  await user.click(screen.getByRole('checkbox', { name: 'Machine down only' }));
  await waitFor(() => expect(path()).toBe('/order?down=1'));
});

test('product §9 a page of orders holds 20, 50 or 100 rows, as chosen; the filter stays', async () => {
  network.answer(orderList, { ...listOf(makeSummary()), total: 41, nextCursor: 'OR3' });
  const { user, path } = await renderShop('/order?keyword=bay');
  const sizes = await screen.findByRole('navigation', { name: 'Rows per page' });
  await user.click(within(sizes).getByRole('link', { name: '100' }));
  await waitFor(() => expect(network.sentTo(orderList).at(-1)?.query.get('pageSize')).toBe('100'));
  expect(path()).toBe('/order?keyword=bay&pageSize=100');
});

test.each(['canceled', 'notApproved'] as const)(
  'product §7 of an order that is %s the list promises nothing',
  async (status) => {
    network.answer(orderList, listOf(makeSummary({ status })));
    await renderShop('/order');
    expect(await screen.findByRole('link', { name: /OR260000021/ })).toBeTruthy();
    expect(screen.queryByText('Fri, Dec 4')).toBeNull();
  },
);

test('product §7 on the phone an order shows its purchase order, and no line where it has none', async () => {
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query.includes('<') }));
  network.answer(orderList, listOf(makeSummary(), makeSummary({ orderNo: 'OR260000022', purchaseOrderNo: null })));
  await renderShop('/order');
  const cards = await screen.findByRole('list', { name: 'My orders' });
  expect(within(cards).getAllByText('Purchase order')).toHaveLength(1);
  expect(within(cards).getByText('PO-7')).toBeTruthy();
});
