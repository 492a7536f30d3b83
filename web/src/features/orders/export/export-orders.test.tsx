// Spec §2 My orders: the orders as a file, with progress, an end to it, and words for what went wrong.
import { orderExportCalls } from '@outrigger/contract/calls/order-export.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../../test/fake-network.ts';
import { makeSummary, openShopForOrders } from '../../../test/orders.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { exportOrders } = orderExportCalls;
const places = { skipped: 0, previousCursor: null, nextCursor: null };

beforeEach(async () => {
  await openShopForOrders();
  const counts = { toBeShipped: 1 };
  network.answer(orderCalls.orderList, { items: [makeSummary()], total: 1, page: 1, pageSize: 20, counts, ...places });
});
afterEach(() => vi.restoreAllMocks());

async function pick(kind: string) {
  const { user } = await renderShop('/order?status=toBeShipped&keyword=bay&sort=placedAsc&down=1');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: kind }));
  return user;
}

/** A file that comes piece by piece. */
function pieces(said: Record<string, string> = {}) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const headers = {
    ...said,
    'content-disposition': `attachment; filename="orders.xls"; filename*=UTF-8''Orders.xlsx`,
  };
  network.respond(exportOrders, () => new Response(readable, { headers }));
  return writable.getWriter();
}

test('§2 the orders that the list shows are saved as a file, and it says how much has come', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:orders');
  URL.revokeObjectURL = vi.fn<() => void>();
  const file = pieces({ 'x-line-count': '40' });
  await pick('Excel (.xlsx)');
  await screen.findByText('Preparing the file…');
  void file.write(new Uint8Array(2048));
  await screen.findByText('2 KB of a file of 40 lines received');
  expect(saved).not.toHaveBeenCalled();
  void file.close();
  await screen.findByText('Orders.xlsx was saved');
  expect(saved).toHaveBeenCalledOnce();
  const sent = Object.fromEntries(network.sentTo(exportOrders)[0]?.query ?? []);
  const asked = { format: 'xlsx', status: 'toBeShipped', keyword: 'bay', sort: 'placedAsc', machineDown: '1' };
  expect(sent).toMatchObject({ ...asked, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  expect(sent).not.toHaveProperty('pageSize');
});

test('§2 of a text it is said how many of its lines have come, of other files how many there are', async () => {
  const csv = pieces({ 'x-line-count': '1200' });
  await pick('Text with commas (.csv)');
  void csv.write(new TextEncoder().encode('Order,Code\r\nOR1,A\r\nOR1,'));
  await screen.findByText('1 of 1,200 lines');
  void csv.write(new TextEncoder().encode('B\r\nOR2,C\r\n'));
  await screen.findByText('3 of 1,200 lines');
  expect(screen.getByRole('progressbar', { name: 'Export' }).getAttribute('value')).toBe('0.0025');
  await csv.close();
});

test('§2 an export can be stopped, and saves nothing then', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const file = pieces();
  const user = await pick('Text with commas (.csv)');
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByText('Export stopped. Nothing was saved.');
  await file.close().catch(() => {});
  await waitFor(() => expect(screen.queryByText(/was saved$/)).toBeNull());
  expect(saved).not.toHaveBeenCalled();
});

test('§8 a file that breaks off or is refused is said in words, with a way to ask again', async () => {
  const file = pieces();
  const user = await pick('Older Excel (.xls)');
  void file.write(new Uint8Array(10)).catch(() => {});
  await screen.findByText('1 KB received');
  void file.abort(new TypeError('network error')).catch(() => {});
  await screen.findByText(/It broke off on the way/);
  network.refuse(exportOrders, 'exportTooLong', 'At most 5,000 lines.');
  await user.click(screen.getByRole('button', { name: 'Export again' }));
  await screen.findByText('At most 5,000 lines.');
  expect(screen.getByRole('alert').textContent).toContain('The file was not downloaded');
});
