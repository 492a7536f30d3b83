// Spec §2 Parts list, everything in the address: what no list is asked by is left out of it.
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { catalogueCalls } from '@outrigger/contract/calls/catalogue.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session } from '../client/session/session.ts';
import { openShopForParts } from '../test/catalogue.make.ts';
import { network } from '../test/fake-network.ts';
import { signInAs } from '../test/people.make.ts';
import { renderShop } from '../test/render-shop.tsx';

const BY_PRICE = '/shop?sort=priceAsc&colour=black&minPrice=10&maxPrice=20';

beforeEach(openShopForParts);

async function addressOf(path: string): Promise<string> {
  const shop = await renderShop(path);
  await screen.findByRole('button', { name: 'Favourite: NV-1000001' });
  return shop.path();
}

test.each([
  ['/shop?pageSize=7&minRating=9', '/shop'],
  ['/shop?pageSize=48&minRating=5', '/shop?pageSize=48&minRating=5'],
  ['/shop?pageSize=1e3&minRating=0', '/shop'],
  [BY_PRICE, BY_PRICE],
  [`/shop?tag=${'x'.repeat(65)}&colour=${'x'.repeat(61)}`, '/shop'],
])('§2 the address %s becomes %s', async (path, kept) => {
  expect(await addressOf(path)).toBe(kept);
});

test.each([
  ['/product?id=2&minRating=9&pageSize=7&view=list', '/product?id=2&view=list'],
  ['/product?id=2&pageSize=48', '/product?id=2&pageSize=48'],
  ['/category?pageSize=7&fits=1', '/category?fits=1'],
  ['/history?pageSize=7&sort=model&page=100001', '/history?sort=model'],
  ['/history?pageSize=50', '/history?pageSize=50'],
  ['/searchResult?keyword=pad&pageSize=7&all=1', '/searchResult?keyword=pad&all=1'],
])('§2 a screen keeps of %s what it knows and nothing else: %s', async (path, kept) => {
  const shop = await renderShop(path);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(shop.path()).toBe(kept));
});

test.each([true, false])(
  'product §4 without the right to see prices what asks by price leaves the address (person known: %s)',
  async (isKnown) => {
    const user = signInAs({ role: 'sub', permissions: [3] });
    network.answer(identityCalls.profile, { user });
    if (!isKnown) session.set({ token: 'token-7', userId: 7, user: undefined, mustEnroll: false });
    const shop = await renderShop(BY_PRICE);
    await waitFor(() => expect(shop.path()).toBe('/shop?colour=black'));
    expect(network.sentTo(catalogueCalls.goodsList).some(({ query }) => query.has('minPrice'))).toBe(false);
  },
);
