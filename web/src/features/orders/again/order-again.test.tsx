// Spec §4 reorder: by one press from the list and from the order, with what changed since.
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { orderLifeCalls } from '@outrigger/contract/calls/order-life.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import type { ReorderedLine } from '@outrigger/contract';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../../test/fake-network.ts';
import { makeDetail, makeSummary, openShopForOrders, usd } from '../../../test/orders.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';
import { loadTexts } from '../../../client/texts.ts';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { rePutCart } = orderLifeCalls;
const part = { code: 'NV-1', qty: 2, inventory: 9, sellPolicy: 'backorder' as const, price: usd('10.00') };
function line(differs: Partial<ReorderedLine> = {}): ReorderedLine {
  const said = { lineNo: 1, code: 'NV-1', name: 'Filter', qty: 2, outcome: 'put' as const };
  return { ...said, parts: [part], priceThen: usd('10.00'), ...differs };
}

beforeEach(async () => {
  await openShopForOrders();
  await loadTexts('orderagain', 'en');
  const orders = { items: [makeSummary()], total: 1, page: 1, pageSize: 20, counts: {} };
  network.answer(orderCalls.orderList, { ...orders, skipped: 0, previousCursor: null, nextCursor: null });
});

test('§4 reorder from a row of my orders tells by a toast where nothing changed, and takes the lines in', async () => {
  network.answer(rePutCart, { orderNo: 'OR260000021', lines: [line()] });
  const { user, path } = await renderShop('/order');
  await user.click(await screen.findByRole('button', { name: 'Order OR260000021 again' }));
  const asked = network.sentTo(cartCalls.cart).length;
  await user.click(await screen.findByRole('button', { name: 'Open the cart' }));
  expect(network.sentTo(rePutCart).at(-1)?.query.get('orderNo')).toBe('OR260000021');
  expect(network.sentTo(cartCalls.cart).length).toBeGreaterThanOrEqual(asked);
  await waitFor(() => expect(path()).toBe('/shopcart'));
});

test('§4 reorder of an order says what changed since, line by line', async () => {
  network.answer(orderCalls.orderInfo, makeDetail({ actions: ['reorder'] }));
  network.answer(rePutCart, {
    orderNo: 'OR260000021',
    lines: [
      line(),
      line({ lineNo: 2, code: 'NV-2', parts: [{ ...part, code: 'NV-2', inventory: 1, price: usd('12.00') }] }),
      line({ lineNo: 3, code: 'NV-3', outcome: 'notSold', parts: [] }),
      line({ lineNo: 4, code: 'NV-4', parts: [{ ...part, code: 'NV-9', qty: 4, sellPolicy: 'stockOnly' }] }),
      line({ lineNo: 5, code: 'NV-5', outcome: 'choose', parts: [{ ...part, code: 'NV-6' }] }),
    ],
  });
  const { user } = await renderShop('/details?orderNo=OR260000021');
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  const dialog = await screen.findByRole('dialog', { name: '3 lines were added to the cart' });
  for (const text of [
    '4 lines are not as they were in order OR260000021.',
    'Price $12.00, was $10.00',
    '1 in stock, the rest is ordered for you',
    'Not sold any more: not added',
    'Replaced by 4 × NV-9',
    'Replaced by one of several: choose which',
  ])
    expect(within(dialog).getByText(text)).toBeTruthy();
  const choice = within(dialog).getByRole('link', { name: '2 × NV-6' });
  expect(choice.getAttribute('href')).toBe('/detail?code=NV-6');
  expect(within(dialog).queryByText('NV-1')).toBeNull();
});
