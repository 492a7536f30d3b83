// Product §8: the office begins with what waits, machine down first, by kind in the address and by keyboard.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { noticeDeskCalls } from '@outrigger/contract/calls/notice-desk.ts';
import { queueCalls } from '@outrigger/contract/calls/queue.ts';
import { configure, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../client/texts.ts';
import { network } from '../../test/fake-network.ts';
import { usd } from '../../test/orders.make.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

const { officeQueue } = queueCalls;
const row = (key: string, isMachineDown = false) => ({
  kind: 'orderCredit' as const,
  key,
  company: 'Hallwerk Rentals',
  person: 'Ines Moreau',
  amount: usd('1284.50'),
  isMachineDown,
  since: '2026-11-20T10:00:00Z',
});
const queueOf = (...items: ReturnType<typeof row>[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 20,
  counts: [{ kind: 'orderCredit' as const, count: items.length }],
});

beforeEach(async () => {
  await loadTexts('queue');
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['orders', 'support'] }) });
  network.answer(areaCalls.currencyList, []);
});

test('product §8 rows say what waits, whose and how much, and lead to it; j, k and Enter go through them', async () => {
  network.answer(officeQueue, queueOf(row('OR1', true), row('OR2')));
  const { user } = await renderShop('/office');
  const table = within(await screen.findByRole('table', { name: 'Work queue' }));
  expect(table.getAllByRole('row')[1]?.textContent).toMatch(/OR1.*Machine down.*Order on credit.*Hallwerk.*\$1,284.50/);
  const [first, second] = table.getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('/office/order?orderNo=OR1');
  await user.keyboard('j');
  expect(document.activeElement).toBe(first);
  await user.keyboard('jj');
  expect(document.activeElement).toBe(second);
  await user.keyboard('k');
  expect(document.activeElement).toBe(first);
});

test('product §8 a kind narrows the queue in the address', async () => {
  network.answer(officeQueue, queueOf(row('OR1')));
  const { user, path } = await renderShop('/office');
  const kinds = within(await screen.findByRole('navigation', { name: 'Kinds of work' }));
  await user.click(kinds.getByRole('link', { name: 'Orders on credit 1' }));
  expect(path()).toBe('/office?kind=orderCredit');
  expect(network.sentTo(officeQueue).at(-1)?.query.get('kind')).toBe('orderCredit');
});

test('product §8 a refund comes from its provider, by its name or, of the built-in one, in words', async () => {
  const refund = (key: string, provider: string) => ({ ...row(key), kind: 'refund' as const, person: null, provider });
  network.answer(officeQueue, { ...queueOf(), items: [refund('OR1', 'paypal'), refund('OR2', 'test')], total: 2 });
  await renderShop('/office');
  const table = within(await screen.findByRole('table', { name: 'Work queue' }));
  const [, ...rows] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([expect.stringContaining('PayPal'), expect.stringContaining('Test provider')]);
});

test('product §8 the menu of the office holds what the roles of the person work on, in groups', async () => {
  network.answer(officeQueue, queueOf());
  const { user } = await renderShop('/office');
  const menu = within(await screen.findByRole('navigation', { name: 'Menu of the office' }));
  const shown = () => menu.getAllByRole('link').map((link) => link.textContent);
  const groups = ['Work', 'Customers', 'Content', 'Mailbox'];
  expect(shown()).toEqual([...groups, 'Work queue', 'Orders', 'Shipping', 'Inbox', 'Returns']);
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Work queue');
  network.answer(noticeDeskCalls.deskNotices, { items: [], total: 0, page: 1, pageSize: 20 });
  await user.click(menu.getByRole('link', { name: 'Content' }));
  const pages = await menu.findByRole('list', { name: 'Content' });
  expect(within(pages).getByRole('link', { current: 'page' }).textContent).toBe('Notices');
});

test('product §8 an empty queue, one without work of one’s own and one that fails say so', async () => {
  network.refuse(officeQueue, 'unavailable');
  const { user } = await renderShop('/office');
  expect(await screen.findByText('The queue could not be loaded')).toBeTruthy();
  network.answer(officeQueue, queueOf());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing waits')).toBeTruthy();
});

test('product §8 roles that decide no orders are told so', async () => {
  network.answer(officeQueue, { ...queueOf(), counts: [] });
  await renderShop('/office');
  expect(await screen.findByText('No work of this kind is yours')).toBeTruthy();
});

test('product §8 each kind of work can be named by the address, and a kind that there is not shows all of it', async () => {
  network.answer(officeQueue, queueOf(row('OR1')));
  await renderShop('/office?kind=return');
  await screen.findByRole('table', { name: 'Work queue' });
  expect(network.sentTo(officeQueue).at(-1)?.query.get('kind')).toBe('return');
  await renderShop('/office?kind=toString');
  await screen.findAllByRole('table', { name: 'Work queue' });
  expect(network.sentTo(officeQueue).at(-1)?.query.get('kind')).toBeNull();
});
