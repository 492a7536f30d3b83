// Spec §2 routing rules on the whole page: login, return path, Access Restricted, not found, titles, and the single 401 dialog.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { request } from '../client/api/api.ts';
import { session } from '../client/session/session.ts';
import { network } from '../test/fake-network.ts';
import { makeUser, signInAs } from '../test/people.make.ts';
import { renderShop } from '../test/render-shop.tsx';
import { accessRestricted } from './access-restricted.ts';

beforeEach(() => {
  accessRestricted.set(false);
  network.answer(areaCalls.currencyList, []);
  network.answer(identityCalls.profile, { user: makeUser() });
});

test('§2 the entry leads to the login, and a signed-in person home', async () => {
  expect((await renderShop('/')).path()).toBe('/login');
  signInAs();
  expect((await renderShop('/')).path()).toBe('/home');
});

test('§2 a route without a token leads to the login with the return path', async () => {
  const { path } = await renderShop('/order?page=2');
  expect(path()).toBe('/login?back=%2Forder%3Fpage%3D2');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
});

test.each([
  '/about',
  '/help',
  '/cookies',
  '/privacy',
  '/terms',
  '/tools',
  '/contact',
  '/verify',
  '/user_bind',
  '/reset_password',
  '/scan',
  '/pay/return',
  '/login',
])('§2 the public route %s opens without a token', async (path) => {
  expect((await renderShop(path)).path()).toBe(path);
  await waitFor(() => expect(screen.getAllByRole('heading').length).toBeGreaterThan(0));
});

test('§2 opening orders, cart and favourites without access is cancelled with a warning', async () => {
  signInAs({ isAccess: false });
  network.answer(identityCalls.profile, { user: makeUser({ isAccess: false }) });
  const { user, path } = await renderShop('/home');
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  await user.click(within(menu).getByRole('link', { name: 'My orders' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Access Restricted' });
  expect(dialog.textContent).toContain('no permission to access this page');
  expect(path()).toBe('/home');
  await user.click(within(dialog).getByRole('button', { name: 'Understood' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('§2 the first page of a visit is restricted the same way', async () => {
  network.answer(identityCalls.profile, { user: signInAs({ isAccess: false }) });
  const { path } = await renderShop('/shopcart');
  expect(path()).toBe('/home');
  expect(await screen.findByRole('alertdialog', { name: 'Access Restricted' })).toBeDefined();
});

test('product §3 whoever was approved since the last visit is not turned away by what was kept of it', async () => {
  signInAs({ isAccess: false });
  network.answer(identityCalls.profile, { user: makeUser({ isAccess: true }) });
  const { path } = await renderShop('/shopcart');
  expect(path()).toBe('/shopcart');
  expect(screen.queryByRole('alertdialog', { name: 'Access Restricted' })).toBeNull();
});

test('product §3 whoever is approved while the shop is open goes on with the next press, without a reload', async () => {
  network.answer(identityCalls.profile, { user: signInAs({ isAccess: false }) });
  const { user, path } = await renderShop('/home');
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  network.answer(identityCalls.profile, { user: makeUser({ isAccess: true }) });
  await user.click(within(menu).getByRole('link', { name: 'My orders' }));
  await waitFor(() => expect(path()).toBe('/order'));
  expect(screen.queryByRole('alertdialog', { name: 'Access Restricted' })).toBeNull();
});

test('§2 where the shop cannot be asked what was known decides', async () => {
  network.answer(identityCalls.profile, { user: signInAs({ isAccess: false }) });
  const { user, path } = await renderShop('/home');
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  network.lose(identityCalls.profile);
  await user.click(within(menu).getByRole('link', { name: 'My orders' }));
  expect(await screen.findByRole('alertdialog', { name: 'Access Restricted' })).toBeDefined();
  expect(path()).toBe('/home');
});

test('§4 who was signed out meanwhile is told that, and not of restricted access', async () => {
  network.answer(identityCalls.profile, { user: signInAs({ isAccess: false }) });
  const { user, path } = await renderShop('/home');
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  network.refuse(identityCalls.profile, 'signInAgain');
  await user.click(within(menu).getByRole('link', { name: 'My orders' }));
  expect(await screen.findByRole('alertdialog', { name: 'Signed out' })).toBeDefined();
  expect([screen.queryByRole('alertdialog', { name: 'Access Restricted' }), path()]).toEqual([null, '/home']);
});

test('§2 unknown paths lead to the not-found screen with its three ways on', async () => {
  signInAs();
  // As after a reload: the page knows the token alone.
  const present = session.get();
  session.set(present && { ...present, user: undefined });
  await renderShop('/no/such/page');
  expect(await screen.findByRole('heading', { name: 'No permission or page not found' })).toBeDefined();
  expect(screen.getAllByText('No permission or page not found')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No permission or page not found');
  await waitFor(() => expect(document.title).toBe('No permission or page not found - Outrigger'));
  expect(screen.getByRole('link', { name: 'To the start page' }).getAttribute('href')).toBe('/home');
  expect(screen.getByRole('link', { name: 'Sign in with another account' }).getAttribute('href')).toBe('/login');
  expect(screen.getByRole('button', { name: 'Go back' })).toBeDefined();
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  expect(within(menu).getByRole('link', { name: 'My orders' })).toBeDefined();
});

test('§2 only routes matching the roles of the user are there', async () => {
  signInAs({ role: 'sub', permissions: [2] });
  await renderShop('/office');
  expect(await screen.findByRole('heading', { name: 'No permission or page not found' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('No permission or page not found - Outrigger'));
});

test('§6 a person without the permission sees the no-permission screen', async () => {
  signInAs({ role: 'sub', permissions: [2] });
  await renderShop('/subaccount');
  expect(await screen.findByRole('heading', { name: 'No permission or page not found' })).toBeDefined();
});

test('§2 the page title is the translated route title followed by the app name', async () => {
  signInAs();
  const { router } = await renderShop('/home');
  await waitFor(() => expect(document.title).toBe('Home - Outrigger'));
  await act(() => router.navigate({ to: '/order' }));
  await waitFor(() => expect(document.title).toBe('My orders - Outrigger'));
});

test('§4 however many requests answer 401, one dialog appears, and confirming goes to the login', async () => {
  signInAs();
  const { user, path } = await renderShop('/home');
  await screen.findByRole('navigation', { name: 'Main menu' });
  network.refuse(identityCalls.profile, 'signInAgain');
  await act(() => Promise.allSettled([1, 2, 3].map(() => request(identityCalls.profile, {}))));
  const dialogs = await screen.findAllByRole('alertdialog');
  expect(dialogs).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Sign in again' }));
  await waitFor(() => expect(path()).toBe('/login?back=%2Fhome'));
  expect(session.get()).toBeUndefined();
});

test('§4 after the dialog is cancelled the page still offers to sign in again', async () => {
  signInAs();
  const { user, path } = await renderShop('/home');
  await screen.findByRole('navigation', { name: 'Main menu' });
  network.refuse(identityCalls.profile, 'signInAgain');
  await act(() => Promise.allSettled([request(identityCalls.profile, {})]));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  const notice = await screen.findByRole('region', { name: 'Signed out' });
  await user.click(within(notice).getByRole('button', { name: 'Sign in again' }));
  await waitFor(() => expect(path()).toBe('/login?back=%2Fhome'));
  expect(screen.queryByRole('region', { name: 'Signed out' })).toBeNull();
});

test('§4 a screen that asks again after the dialog was cancelled brings it back, every time', async () => {
  signInAs();
  network.refuse(orderCalls.orderList, 'signInAgain');
  const { user } = await renderShop('/order');
  for (let time = 0; time < 3; time += 1) {
    const dialog = await screen.findByRole('alertdialog', { name: 'Signed out' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
  }
  expect(await screen.findByRole('alertdialog', { name: 'Signed out' })).toBeDefined();
});

test('§3 signing out in another tab leads this one to the login too', async () => {
  signInAs();
  const { path } = await renderShop('/order');
  await screen.findByRole('navigation', { name: 'Main menu' });
  localStorage.removeItem('outrigger:session');
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'outrigger:session' })));
  await waitFor(() => expect(path()).toBe('/login?back=%2Forder'));
});

test('quality 16 after a navigation the focus stands on the heading of the new screen', async () => {
  signInAs();
  const { user } = await renderShop('/home');
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  await user.click(within(menu).getByRole('link', { name: 'My orders' }));
  // While the screen loads another heading of that name stands there.
  const heading = () => screen.getByRole('heading', { level: 1, name: 'My orders' });
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});

test('§2 signing out asks first, tells the server, and forgets the person', async () => {
  signInAs();
  network.answer(identityCalls.logout, null);
  const { user, path } = await renderShop('/home');
  await user.click(await screen.findByRole('button', { name: 'Ines' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByRole('alertdialog', { name: 'Sign out of Outrigger?' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(path()).toBe('/login?ended=out'));
  expect(network.sentTo(identityCalls.logout)).toHaveLength(1);
  expect(session.get()).toBeUndefined();
  expect(Object.keys(localStorage).filter((key) => /session|user:7/.test(key))).toEqual([]);
});
