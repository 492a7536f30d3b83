// Product §3, §6: lines that wait through the end of a session reach the same person's cart, and only that one.
import { beforeEach, expect, test, vi } from 'vitest';
import { storageOwner } from '../../client/stored/stored.ts';
import { makePartCard } from '../../test/catalogue.make.ts';
import { newLine } from './cart.rules.ts';
import { cartStore, isCartWaiting, keepCart, putCartLine, writeCart } from './cart.stored.ts';
import { EMPTY_CART } from './merge.rules.ts';
import { sealCart, unsealCart } from './waiting-cart.ts';

const key = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
vi.mock('../../client/stored/stored-key.ts', () => ({ storedKey: async () => await key }));

const ANNA = 1;
const BEN = 2;
const line = (code: string, qty = 1) => newLine({ ...makePartCard(), partId: 1, code }, qty);
const inCart = () => cartStore.get().lines.map(({ part, qty }) => `${qty} ${part}`);

/** What another tab does when somebody signs in there: from then on their cart stands here. */
const signIn = (owner: number) => storageOwner.set(owner);

function fillAs(owner: number, code: string): void {
  signIn(owner);
  putCartLine(line(code));
  writeCart();
}

beforeEach(() => {
  localStorage.clear();
  signIn(0);
  signIn(ANNA);
  keepCart(EMPTY_CART);
});

test('product §3 unsent lines are put away and come back', async () => {
  fillAs(ANNA, 'A');
  await sealCart();
  expect([inCart(), isCartWaiting()]).toEqual([[], true]);
  await unsealCart();
  expect([inCart(), cartStore.get().unsent, isCartWaiting()]).toEqual([['1 A'], ['A'], false]);
});

test('product §3 a line added while the cart is being put away is put away too', async () => {
  fillAs(ANNA, 'A');
  const sealing = sealCart();
  putCartLine(line('B'));
  await sealing;
  expect(inCart()).toEqual([]);
  await unsealCart();
  expect(inCart()).toEqual(['1 A', '1 B']);
});

test('product §3 lines sent while the cart is being put away do not wait', async () => {
  fillAs(ANNA, 'A');
  const sealing = sealCart();
  keepCart({ ...cartStore.get(), version: 7, unsent: [] });
  await sealing;
  expect([inCart(), isCartWaiting()]).toEqual([['1 A'], false]);
});

test('product §3 putting away does not empty the cart of somebody who signs in meanwhile', async () => {
  fillAs(BEN, 'B');
  fillAs(ANNA, 'A');
  const sealing = sealCart();
  signIn(BEN);
  await sealing;
  expect([inCart(), isCartWaiting()]).toEqual([['1 B'], false]);
  signIn(ANNA);
  await unsealCart();
  expect(inCart()).toEqual(['1 A']);
});

test('product §3 waiting lines do not come into the cart of somebody who signs in meanwhile', async () => {
  fillAs(ANNA, 'A');
  await sealCart();
  const taking = unsealCart();
  signIn(BEN);
  await taking;
  expect(inCart()).toEqual([]);
  signIn(ANNA);
  expect(isCartWaiting()).toBe(true);
});

test('product §6 what was changed since stands before what waits', async () => {
  fillAs(ANNA, 'A');
  await sealCart();
  const taking = unsealCart();
  putCartLine(line('A', 5));
  await taking;
  expect(inCart()).toEqual(['5 A']);
});

test('product §3 what is put away again joins what waits already', async () => {
  fillAs(ANNA, 'A');
  await sealCart();
  fillAs(ANNA, 'B');
  await sealCart();
  await unsealCart();
  expect(inCart().toSorted()).toEqual(['1 A', '1 B']);
});
