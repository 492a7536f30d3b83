// Product §8: the desk looks for any order by words and status, and opens it.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { orderDeskCalls } from '@outrigger/contract/calls/order-desk.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../client/texts.ts';
import { network } from '../../../test/fake-network.ts';
import { usd } from '../../../test/orders.make.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { deskOrders } = orderDeskCalls;
const ROW = {
  orderNo: 'OR260000021',
  company: 'Hallwerk Rentals',
  status: 'inTransit' as const,
  placedAt: '2026-11-20T10:00:00Z',
  createdBy: 'Ines Moreau',
  purchaseOrderNo: 'PO-77',
  lineCount: 3,
  total: usd('1284.50'),
  isMachineDown: true,
};

beforeEach(async () => {
  await Promise.all(['orders', 'desk'].map((feature) => loadTexts(feature)));
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['finance'] }) });
  network.answer(areaCalls.currencyList, []);
  network.answer(deskOrders, { items: [ROW], total: 1, page: 1, pageSize: 20, counts: { inTransit: 1 } });
});

test('product §8 an order is found by words and status, both in the address, and its row leads to it', async () => {
  const { user, path } = await renderShop('/office/orders');
  const table = within(await screen.findByRole('table', { name: 'Orders' }));
  const row = table.getAllByRole('row')[1];
  expect(row?.textContent).toMatch(/OR260000021.*Machine down.*Hallwerk Rentals.*In transit.*PO-77.*\$1,284\.50/);
  expect(table.getByRole('link', { name: /OR260000021/ }).getAttribute('href')).toBe(
    '/office/order?orderNo=OR260000021',
  );
  await user.type(screen.getByRole('searchbox', { name: /^Order, company/ }), 'hallwerk');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(path()).toBe('/office/orders?keyword=hallwerk'));
  network.answer(deskOrders, { items: [], total: 0, page: 1, pageSize: 20, counts: {} });
  await user.selectOptions(screen.getByLabelText('Status'), 'Completed (0)');
  await waitFor(() => expect(path()).toBe('/office/orders?status=completed&keyword=hallwerk'));
  expect(await screen.findByText('No order matches')).toBeTruthy();
  expect(Object.fromEntries(network.sentTo(deskOrders).at(-1)?.query ?? [])).toMatchObject({
    status: 'completed',
    keyword: 'hallwerk',
  });
});
