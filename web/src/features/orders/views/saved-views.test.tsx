// Saved views of my orders (spec §2), driven by role and label.
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { orderViewCalls } from '@outrigger/contract/calls/order-views.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../../test/fake-network.ts';
import { makeSummary, openShopForOrders } from '../../../test/orders.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });
const { orderViews, saveOrderView, renameOrderView, deleteOrderView } = orderViewCalls;
const LATE = { name: 'Late', status: 'inTransit', sort: 'promiseAsc', hidden: ['lines'] } as const;
const late = { ...LATE, hidden: [...LATE.hidden] };

beforeEach(async () => {
  await openShopForOrders();
  const place = { total: 1, page: 1, pageSize: 20, counts: { inTransit: 1 }, skipped: 0 };
  network.answer(orderCalls.orderList, {
    ...place,
    items: [makeSummary()],
    previousCursor: null,
    nextCursor: null,
  });
  network.answer(orderViews, [late]);
});

test('§2 a saved view is chosen by its link, with its filter, its sorting and its columns', async () => {
  const { user, path } = await renderShop('/order');
  expect(await screen.findByRole('columnheader', { name: 'Lines' })).toBeTruthy();
  const links = await screen.findByRole('navigation', { name: 'Saved views' });
  const link = within(links).getByRole('link', { name: 'Late' });
  expect(link.getAttribute('aria-current')).toBeNull();
  await user.click(link);
  await waitFor(() => expect(path()).toBe('/order?status=inTransit&sort=promiseAsc&hide=lines'));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Lines' })).toBeNull());
  await waitFor(() => expect(link.getAttribute('aria-current')).toBe('page'));
  expect(network.sentTo(orderCalls.orderList).at(-1)?.query.get('sort')).toBe('promiseAsc');
  expect(network.sentTo(orderCalls.orderList).at(-1)?.query.get('hide')).toBeNull();
});

test('§2 the list as it stands is saved under a name; views are renamed, and removed with a way back', async () => {
  const { user } = await renderShop('/order?keyword=bay&sort=linesDesc&hide=total');
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Views of my orders' }));
  await user.click(sheet.getByRole('button', { name: 'Save this view' }));
  expect(sheet.getByText('Give the view a name.')).toBeTruthy();
  network.answer(saveOrderView, [late]);
  await user.type(sheet.getByLabelText('Name of the view'), 'Bay 4{Enter}');
  expect(await screen.findByText('View Bay 4 saved')).toBeTruthy();
  const saved = { name: 'Bay 4', keyword: 'bay', sort: 'linesDesc', hidden: ['total'] };
  expect(network.sentTo(saveOrderView).at(-1)?.body).toEqual(saved);
  await user.click(sheet.getByRole('button', { name: 'Rename Late' }));
  const field = sheet.getByLabelText('New name of Late');
  expect(document.activeElement).toBe(field);
  network.refuse(renameOrderView, 'viewNameTaken', 'You have a view named Bay 4 already. Choose another name.');
  await user.clear(field);
  await user.type(field, 'Bay 4{Enter}');
  expect(await sheet.findByText('You have a view named Bay 4 already. Choose another name.')).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Cancel' }));
  network.answer(deleteOrderView, []);
  network.answer(orderViews, []);
  await user.click(sheet.getByRole('button', { name: 'Remove Late' }));
  expect(await sheet.findByText(/^None yet/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() => expect(network.sentTo(saveOrderView).at(-1)?.body).toEqual(late));
});
