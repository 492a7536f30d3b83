// Quality 16: what a key takes away or leaves behind hands the focus on, so that nobody begins anew at the top of the page.
import { catalogueCalls } from '@outrigger/contract/calls/catalogue.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makePartCard, openShopForParts, pageOf } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';

beforeEach(() => openShopForParts());

type Opened = Awaited<ReturnType<typeof renderShop>>;

/** Presses Enter on a link, as who goes by keyboard does. */
async function enter(user: Opened['user'], link: HTMLElement): Promise<void> {
  act(() => link.focus());
  await user.keyboard('{Enter}');
}

test('quality 16 a filter dropped by key hands on to the next one, the last to the one before, the only one to the heading', async () => {
  const { user, path } = await renderShop('/shop?keyword=bolt&colour=black&minRating=4');
  const chip = (name: RegExp) => screen.findByRole('link', { name });
  await enter(user, await chip(/^Drop filter\s*Colour/));
  await waitFor(() => expect(path()).toBe('/shop?keyword=bolt&minRating=4'));
  const last = await chip(/^Drop filter\s*Review/);
  await waitFor(() => expect(document.activeElement).toBe(last));
  await user.keyboard('{Enter}');
  const only = await chip(/^Drop filter/);
  await waitFor(() => expect(document.activeElement).toBe(only));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/shop'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('quality 16 all filters cleared by key hand on to the heading', async () => {
  const { user, path } = await renderShop('/shop?keyword=bolt&colour=black');
  const heading = screen.getByRole('heading', { level: 1 });
  await enter(user, await screen.findByRole('link', { name: 'Clear all filters' }));
  await waitFor(() => expect(path()).toBe('/shop'));
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('quality 16 a filter dropped by key where nothing was found hands on to what is left when parts are found', async () => {
  network.answer(catalogueCalls.goodsList, pageOf([]));
  const { user } = await renderShop('/shop?keyword=nut&colour=black');
  const found = await screen.findByRole('region', { name: 'Parts found' });
  const chip = await within(found).findByRole('link', { name: /^Drop filter\s*Colour/ });
  network.answer(catalogueCalls.goodsList, pageOf([makePartCard()]));
  await enter(user, chip);
  // The chip beside it takes the focus, and is gone in its turn when parts are found.
  await screen.findByRole('link', { name: 'Wear pad' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('quality 16 a page turned by key goes on at the heading of the list, one turned by a pointer leaves the focus', async () => {
  const pages = (page: number) => ({ ...pageOf([makePartCard({ name: `Pad of page ${page}` })], 60), page });
  network.answer(catalogueCalls.goodsList, pages(1));
  const { user } = await renderShop('/shop');
  await screen.findByRole('link', { name: 'Pad of page 1' });
  network.answer(catalogueCalls.goodsList, pages(2));
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await screen.findByRole('link', { name: 'Pad of page 2' });
  const heading = screen.getByRole('heading', { level: 2, name: 'Parts found' });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Next page' }));
  network.answer(catalogueCalls.goodsList, pages(3));
  await enter(user, screen.getByRole('link', { name: 'Next page' }));
  await screen.findByRole('link', { name: 'Pad of page 3' });
  // It was the last page: the link itself is gone.
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
