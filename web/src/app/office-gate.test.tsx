// Product §8: the rows of the office come with an administrator; nobody else gets more than the way to sign in, or the not-found screen.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { noticeCalls } from '@outrigger/contract/calls/notices.ts';
import { queueCalls } from '@outrigger/contract/calls/queue.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { endSession } from '../client/session/session.ts';
import { network } from '../test/fake-network.ts';
import { signInAs } from '../test/people.make.ts';
import { renderShop } from '../test/render-shop.tsx';

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(contentCalls.regionContact, { email: 'desk@outrigger.example' });
  network.answer(noticeCalls.noticeList, { items: [], total: 0, page: 1, pageSize: 1, unread: 0 });
});

test('a visitor is sent to sign in and comes back to where he wanted', async () => {
  endSession();
  const { path } = await renderShop('/office/notices?page=2');
  expect(path()).toMatch(/^\/login\?back=%2Foffice%2Fnotices%3Fpage%3D2/);
});

test('people of companies find no office', async () => {
  network.answer(identityCalls.profile, { user: signInAs() });
  const { path } = await renderShop('/office');
  expect(path()).toBe('/office');
  expect(await screen.findByRole('heading', { name: 'No permission or page not found' })).toBeTruthy();
});

test('an administrator opens any address of it at once, search and all, and is told of one that is none', async () => {
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['super'] }) });
  network.answer(queueCalls.officeQueue, { items: [], total: 0, page: 1, pageSize: 20, counts: [] });
  const { path } = await renderShop('/office?kind=company');
  expect(path()).toBe('/office?kind=company');
  expect(await screen.findByRole('heading', { name: 'Work queue' })).toBeTruthy();
  await renderShop('/office/nothing');
  expect(await screen.findByRole('heading', { name: 'No permission or page not found' })).toBeTruthy();
});
