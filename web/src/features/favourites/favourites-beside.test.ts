// Favourites beside other pages of the browser, and beside one that the shop fails at (spec §5; product §6).
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { openShopForParts } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { changeFavourite, readFavourites } from './favourites.data.ts';
import { favouriteStore } from './favourites.stored.ts';

const favourite = { id: 1, code: 'NV-1000001', name: 'Wear pad', type: 2 as const };

beforeEach(async () => {
  await openShopForParts();
  network.answer(cartCalls.favourites, []);
});

test('§3 a heart that waits in another page of the browser outlives a list that was on its way', async () => {
  const held = Promise.withResolvers<void>();
  network.respond(cartCalls.favourites, async () => {
    await held.promise;
    return Response.json({ code: 200, message: 'OK', result: [] });
  });
  const read = readFavourites();
  keepElsewhere('favouritesUnsent', [{ ...favourite, isFavourite: true }]);
  keepElsewhere('favourites', [favourite]);
  held.resolve();
  await read;
  expect(favouriteStore.get()).toEqual([favourite]);
});

function keepElsewhere(name: string, content: unknown): void {
  const [key, newValue] = [`outrigger:user:7:${name}`, JSON.stringify({ content, expiry: 0 })];
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

test('§8 a heart that the shop fails at holds up none behind it, and is tried again', async () => {
  const asked: string[] = [];
  let isMended = false;
  network.respond(cartCalls.changeFavourite, ({ body }) => {
    const { code } = body as { code: string };
    asked.push(code);
    const result = { reason: 'serverError', facts: { requestId: '1' } };
    if (code === favourite.code && !isMended)
      return Response.json({ code: 500, message: 'x', result }, { status: 500 });
    return Response.json({ code: 200, message: 'OK', result: { code, isFavourite: true } });
  });
  changeFavourite(favourite, true);
  changeFavourite({ id: 2, code: 'NV-1000002', name: 'Filter' }, true);
  await vi.waitFor(() => expect(asked).toContain('NV-1000002'));
  isMended = true;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() =>
    expect(JSON.parse(localStorage.getItem('outrigger:user:7:favouritesUnsent') ?? '{}').content).toEqual([]),
  );
  expect(asked.filter((code) => code === 'NV-1000002')).toHaveLength(1);
});
