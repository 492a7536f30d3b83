// Favourites beside other pages of the browser, and beside one that the shop fails at (spec §5; product §6).
import { favouriteCalls } from '@outrigger/contract/calls/favourites.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../client/texts.ts';
import { openShopForParts } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { changeFavourite, readFavourites } from './favourites.data.ts';
import { favouriteStore } from './favourites.stored.ts';

const favourite = { id: 1, code: 'NV-1000001', name: 'Wear pad', type: 2 as const };

beforeEach(async () => {
  await openShopForParts();
  network.answer(favouriteCalls.favourites, []);
});

test('§3 a heart that waits in another page of the browser outlives a list that was on its way', async () => {
  const held = Promise.withResolvers<void>();
  network.respond(favouriteCalls.favourites, async () => {
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
  network.respond(favouriteCalls.changeFavourite, ({ body }) => {
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

test('§3 whoever is asked before signing out and stays has the list of the server once what waited is sent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await loadTexts('unsent');
    const elsewhere = { ...favourite, id: 2, code: 'NV-1000002' };
    network.answer(
      favouriteCalls.favourites,
      [elsewhere, favourite].map((one) => ({ ...one, addedAt: '2026-01-01T00:00:00Z' })),
    );
    network.lose(favouriteCalls.changeFavourite);
    const { user } = await renderShop('/shop');
    changeFavourite(favourite, true);
    await waitFor(() => expect(network.sentTo(favouriteCalls.changeFavourite).length).toBeGreaterThan(0));
    await readFavourites();
    await user.click(await screen.findByRole('button', { name: 'Ines' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await screen.findByText(/not saved yet/);
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    network.answer(favouriteCalls.changeFavourite, { code: favourite.code, isFavourite: true });
    await vi.advanceTimersByTimeAsync(16_000);
    await waitFor(() => expect(favouriteStore.get().map(({ code }) => code)).toContain(elsewhere.code));
  } finally {
    vi.useRealTimers();
  }
});
