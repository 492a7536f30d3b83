// Spec §3 Favourite, kept in local storage; design: optimistic where it can be undone. A heart needs no network.
import { favouriteCalls } from '@outrigger/contract/calls/favourites.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../client/texts.ts';
import { onFailure } from '../../../client/api/failure-announcer.ts';
import { dropSession } from '../../../client/session/session.ts';
import { changeFavourite, readFavourites } from '../../favourites/favourites.data.ts';
import { makePartCard, openShopForParts } from '../../../test/catalogue.make.ts';
import { network } from '../../../test/fake-network.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

const CODE = 'NV-1000001';
const WAITING = 'outrigger:user:7:favouritesUnsent';

beforeEach(async () => {
  await Promise.all([openShopForParts(), loadTexts('favourites')]);
  network.answer(favouriteCalls.favourites, []);
});

const sent = () => network.sentTo(favouriteCalls.changeFavourite).map(({ body }) => body);
const waiting = (): unknown => JSON.parse(localStorage.getItem(WAITING) ?? '{"content":[]}').content;
const answer = () => network.answer(favouriteCalls.changeFavourite, { code: CODE, isFavourite: true });
const comeOnline = () => window.dispatchEvent(new Event('online'));

async function openHeart() {
  const { user } = await renderShop('/shop');
  const heart = await screen.findByRole('button', { name: `Favourite: ${CODE}` });
  const isOn = (is: boolean) => waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe(String(is)));
  return { press: () => user.click(heart), isOn };
}

test('§3 without a network a heart turns on at once and stays on, is kept on the device, and is sent when there is one', async () => {
  network.lose(favouriteCalls.changeFavourite);
  const { press, isOn } = await openHeart();
  await press();
  await waitFor(() => expect(sent()).toHaveLength(1));
  await isOn(true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(waiting()).toEqual([{ id: 1, code: CODE, name: 'Wear pad', type: 2, isFavourite: true }]);
  answer();
  comeOnline();
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(sent()).toHaveLength(2);
  await isOn(true);
});

test('§3 of a heart pressed twice without a network the server hears the last', async () => {
  network.lose(favouriteCalls.changeFavourite);
  const { press, isOn } = await openHeart();
  await press();
  await isOn(true);
  await press();
  await isOn(false);
  await waitFor(() => expect(waiting()).toMatchObject([{ isFavourite: false }]));
  answer();
  comeOnline();
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(sent().at(-1)).toEqual({ code: CODE, isFavourite: false });
});

test('§3 what waited for the network is sent after a reload, and the list of the server does not undo it', async () => {
  const favourite = { id: 1, code: CODE, name: 'Wear pad', type: 2 };
  localStorage.setItem('outrigger:user:7:favourites', JSON.stringify({ content: [favourite], expiry: 0 }));
  localStorage.setItem(WAITING, JSON.stringify({ content: [{ ...favourite, isFavourite: true }], expiry: 0 }));
  signInAs({ id: 8 });
  signInAs();
  // Another device was first, after the list was asked for: nothing to tell anybody.
  const early = [[]];
  network.respond(favouriteCalls.favourites, () => {
    const result = early.pop() ?? [{ ...favourite, addedAt: '2026-01-01T00:00:00Z' }];
    return Response.json({ code: 200, message: 'OK', result });
  });
  network.refuse(favouriteCalls.changeFavourite, 'alreadyFavourite');
  const { isOn } = await openHeart();
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(sent()).toEqual([{ code: CODE, isFavourite: true }]);
  await isOn(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('§3 what the server refuses is put back and told', async () => {
  network.refuse(favouriteCalls.changeFavourite, 'partNotFound', 'There is no such part.');
  const { press, isOn } = await openHeart();
  await press();
  expect(await screen.findByText('There is no such part.')).toBeDefined();
  await isOn(false);
  expect(waiting()).toEqual([]);
});

test.each(['unavailable', 'tooManyRequests', 'serverError'] as const)(
  '§8 after %s a heart stays on, waits without a word, and is sent again',
  async (reason) => {
    network.refuse(favouriteCalls.changeFavourite, reason, 'Later.');
    const { press, isOn } = await openHeart();
    await press();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await isOn(true);
    expect(screen.queryByText('Later.')).toBeNull();
    expect(waiting()).toMatchObject([{ code: CODE, isFavourite: true }]);
    answer();
    comeOnline();
    await waitFor(() => expect(waiting()).toEqual([]));
    await isOn(true);
  },
);

test.each([502, 503, 429, 404])(
  '§8 after a bare %i of whoever stands before the shop a heart waits too',
  async (status) => {
    network.respond(favouriteCalls.changeFavourite, () => new Response('<h1>no</h1>', { status }));
    const { press, isOn } = await openHeart();
    await press();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await isOn(true);
    expect(waiting()).toMatchObject([{ code: CODE, isFavourite: true }]);
  },
);

test('§8 a heart of an account without access is put back and told', async () => {
  network.refuse(favouriteCalls.changeFavourite, 'noPermission', 'Not for you.');
  const { press, isOn } = await openHeart();
  await press();
  expect(await screen.findByText('Not for you.')).toBeDefined();
  await isOn(false);
  expect(waiting()).toEqual([]);
});

test('§3 who signs in while a heart of another is on its way hears nothing of it, and their own heart is sent', async () => {
  const part = { id: 1, code: CODE, name: 'Wear pad' };
  const other = { id: 2, code: 'NV-1000002', name: 'Bolt' };
  const held = Promise.withResolvers<void>();
  const told: unknown[] = [];
  const end = onFailure((error) => told.push(error));
  network.respond(favouriteCalls.changeFavourite, async () => {
    await held.promise;
    const result = { reason: 'partNotFound', facts: {} };
    return Response.json({ code: 404, message: 'Gone.', result }, { status: 404 });
  });
  changeFavourite(part, true);
  await waitFor(() => expect(sent()).toHaveLength(1));
  dropSession();
  signInAs({ id: 8 });
  changeFavourite(other, true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  answer();
  held.resolve();
  await waitFor(() => expect(sent().at(-1)).toEqual({ code: other.code, isFavourite: true }));
  expect(told).toEqual([]);
  expect(waiting()).toMatchObject([{ code: CODE }]);
  end();
});

test('§3 a list asked for by another who signed out meanwhile is nobody’s list here', async () => {
  const held = Promise.withResolvers<void>();
  const result = [{ id: 5, code: 'NV-1000005', name: 'Their pad', type: 2 }];
  network.respond(favouriteCalls.favourites, async () => {
    await held.promise;
    return Response.json({ code: 200, message: 'OK', result });
  });
  const read = readFavourites();
  dropSession();
  signInAs({ id: 8 });
  held.resolve();
  await read;
  expect(localStorage.getItem('outrigger:user:8:favourites') ?? '').not.toContain('NV-1000005');
  await readFavourites();
  expect(localStorage.getItem('outrigger:user:8:favourites')).toContain('NV-1000005');
});

test('§3 stored content is never trusted: a waiting heart that does not say what it became is not sent', async () => {
  const part = { code: CODE, name: 'Wear pad', type: 2 };
  const content = [
    { ...part, id: 1 },
    { ...part, id: 2, isFavourite: false },
  ];
  localStorage.setItem(WAITING, JSON.stringify({ content, expiry: 0 }));
  signInAs({ id: 8 });
  signInAs();
  answer();
  comeOnline();
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(sent()).toEqual([{ code: CODE, isFavourite: false }]);
});

test('§3 a list read while a heart waited is read again once the heart was sent', async () => {
  const other = { id: 2, code: 'NV-1000002', name: 'Bolt', addedAt: '2026-01-01T00:00:00Z' };
  const own = { id: 1, code: CODE, name: 'Wear pad', addedAt: '2026-01-02T00:00:00Z' };
  network.refuse(favouriteCalls.changeFavourite, 'unavailable');
  network.answer(favouriteCalls.favourites, [other]);
  network.answer(partCalls.goodsListByIds, [makePartCard(), makePartCard({ id: 2, code: other.code, name: 'Bolt' })]);
  changeFavourite(own, true);
  await waitFor(() => expect(sent()).toHaveLength(1));
  await renderShop('/favorite');
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeDefined();
  await waitFor(() => expect(network.sentTo(favouriteCalls.favourites).length).toBeGreaterThan(1));
  expect(screen.queryByRole('link', { name: 'Bolt' })).toBeNull();
  answer();
  network.answer(favouriteCalls.favourites, [own, other]);
  comeOnline();
  expect(await screen.findByRole('link', { name: 'Bolt' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Wear pad' })).toBeDefined();
});

test('§3 names and prices that were lost with a heart are asked for again once it was sent, although the list stays as it is', async () => {
  const own = { id: 1, code: CODE, name: 'Wear pad', addedAt: '2026-01-02T00:00:00Z' };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  network.lose(favouriteCalls.changeFavourite);
  network.lose(partCalls.goodsListByIds);
  changeFavourite(own, true);
  await waitFor(() => expect(sent()).toHaveLength(1));
  await renderShop('/favorite');
  await vi.advanceTimersByTimeAsync(8000);
  expect(await screen.findByRole('list', { name: 'My favourites' })).toBeDefined();
  answer();
  network.answer(favouriteCalls.favourites, [own]);
  network.answer(partCalls.goodsListByIds, [makePartCard()]);
  // No word of the browser that there is a network: the shop alone was out of reach.
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
