// Spec §2 favourites, §3 Favourite, §5 duplicates: listed, taken off with undo, and the empty state.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { favouriteCalls } from '@outrigger/contract/calls/favourites.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { savedListCalls } from '@outrigger/contract/calls/saved-lists.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../client/texts.ts';
import { makePartCard } from '../../../test/catalogue.make.ts';
import { network } from '../../../test/fake-network.ts';
import { makeSavedList } from '../../../test/saved-lists.make.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

const KEPT = { id: 1, code: 'NV-1000001', name: 'Wear pad', addedAt: '2026-01-01T00:00:00Z' };

beforeEach(async () => {
  await Promise.all(['favourites', 'catalogue', 'parts', 'cart'].map((feature) => loadTexts(feature)));
  network.answer(identityCalls.profile, { user: signInAs() });
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(favouriteCalls.favourites, [KEPT]);
  network.answer(partCalls.goodsListByIds, [makePartCard()]);
});

test('§2 a favourite is taken off at once, and Undo puts it back', async () => {
  network.answer(favouriteCalls.changeFavourite, { code: KEPT.code, isFavourite: false });
  const { user } = await renderShop('/favorite');
  await user.click(await screen.findByRole('button', { name: 'Remove NV-1000001 from the favourites' }));
  expect(await screen.findByText('No favourites yet')).toBeDefined();
  await waitFor(() =>
    expect(network.sentTo(favouriteCalls.changeFavourite).at(-1)?.body).toEqual({
      code: KEPT.code,
      isFavourite: false,
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeDefined();
  await waitFor(() =>
    expect(network.sentTo(favouriteCalls.changeFavourite).at(-1)?.body).toEqual({ code: KEPT.code, isFavourite: true }),
  );
});

test('a list read while a change is on its way does not undo the change', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  network.respond(favouriteCalls.changeFavourite, async () => {
    await held;
    return new Response('{"code":200,"message":"OK","result":{}}', { status: 200 });
  });
  const { user } = await renderShop('/favorite');
  await user.click(await screen.findByRole('button', { name: 'Remove NV-1000001 from the favourites' }));
  network.answer(favouriteCalls.favourites, []);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(network.sentTo(favouriteCalls.favourites).length).toBeGreaterThan(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('link', { name: 'Wear pad' })).toBeDefined();
  network.answer(favouriteCalls.favourites, [KEPT]);
  letGo();
  await waitFor(() => expect(network.sentTo(favouriteCalls.changeFavourite).map((sent) => sent.body)).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Wear pad' })).toBeDefined());
});

test('§2 a favourite that left the catalogue is named, with a way to take it off', async () => {
  network.answer(partCalls.goodsListByIds, []);
  await renderShop('/favorite');
  expect(await screen.findByText('Wear pad: no longer in the catalogue')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove NV-1000001 from the favourites' })).toBeDefined();
});

test('§2 without favourites the page says how to get one', async () => {
  network.answer(favouriteCalls.favourites, []);
  await renderShop('/favorite');
  expect(await screen.findByText('No favourites yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'To the parts' }).getAttribute('href')).toBe('/shop');
});

test('architecture §7 favourites that could not be read are not told as none, and are asked for again', async () => {
  network.refuse(favouriteCalls.favourites, 'unavailable', 'The shop rests.');
  const { user } = await renderShop('/favorite');
  expect(await screen.findByText('The shop rests.')).toBeDefined();
  expect(screen.queryByText('No favourites yet')).toBeNull();
  network.answer(favouriteCalls.favourites, [KEPT]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeDefined();
});

test('design: while nobody knows yet whether there are favourites, none is not said', async () => {
  const answered = Promise.withResolvers<void>();
  network.respond(favouriteCalls.favourites, async () => {
    await answered.promise;
    return Response.json({ code: 200, message: 'OK', result: [] });
  });
  await renderShop('/favorite');
  expect(await screen.findByRole('heading', { level: 1, name: 'My favourites' })).toBeDefined();
  expect(screen.queryByText('No favourites yet')).toBeNull();
  answered.resolve();
  expect(await screen.findByText('No favourites yet')).toBeDefined();
});

test('§3 without a network the favourites that the device keeps are listed, and their prices come with it', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.lose(favouriteCalls.favourites);
  network.lose(partCalls.goodsListByIds);
  const favourite = { id: 1, code: KEPT.code, name: 'Wear pad', type: 2 };
  localStorage.setItem('outrigger:user:7:favourites', JSON.stringify({ content: [favourite], expiry: 0 }));
  signInAs({ id: 8 });
  signInAs();
  const { user } = await renderShop('/favorite');
  const list = await screen.findByRole('list', { name: 'My favourites' });
  for (const text of ['Wear pad', KEPT.code, 'Part']) expect(within(list).getByText(text)).toBeDefined();
  const notice = screen.getByRole('alert');
  expect(notice.textContent).toContain('The device is offline');
  expect(notice.textContent).toContain('Price and stock need the network.');
  online.mockRestore();
  network.answer(partCalls.goodsListByIds, [makePartCard()]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('§8 where the server met an error the favourites stay listed, its own words are said, and nothing is promised', async () => {
  network.refuse(partCalls.goodsListByIds, 'serverError', 'Nothing was read.');
  const { user } = await renderShop('/favorite');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Nothing was read.');
  expect(notice.textContent).not.toContain('Price and stock need the network.');
  expect(within(screen.getByRole('list', { name: 'My favourites' })).getByText('Wear pad')).toBeDefined();
  network.answer(partCalls.goodsListByIds, [makePartCard()]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeDefined();
});

test('product §6 the favourites that are shown are put onto a list together, each with the least that is sold', async () => {
  await loadTexts('savedlists');
  network.answer(partCalls.goodsListByIds, [makePartCard({ packQuantity: 5 })]);
  network.answer(savedListCalls.savedLists, []);
  network.answer(savedListCalls.saveList, makeSavedList({ name: 'Van 7' }));
  const { user } = await renderShop('/favorite');
  await user.click(await screen.findByRole('button', { name: 'Put 1 part onto a list' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name of the list' }), 'Van 7{Enter}');
  expect(await screen.findByText('The list Van 7 is saved.')).toBeDefined();
  expect(network.sentTo(savedListCalls.saveList)[0]?.body).toMatchObject({ lines: [{ code: 'NV-1000001', qty: 5 }] });
});
