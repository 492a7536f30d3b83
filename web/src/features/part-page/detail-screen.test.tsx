// Spec §2 Part detail, §6 stars, §8 no product with this part code: driven by role and label.
import { favouriteCalls } from '@outrigger/contract/calls/favourites.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { ratingCalls } from '@outrigger/contract/calls/ratings.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePartDetail } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { NO_RATINGS, openShopForPart } from '../../test/part-page.make.ts';
import { readAnew } from '../../test/read-anew.ts';
import { renderShop } from '../../test/render-shop.tsx';

beforeEach(openShopForPart);

test('§2 the part page shows code, name, measures, matched models and serial number from', async () => {
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByRole('heading', { level: 1, name: 'Wear pad' })).toBeTruthy();
  for (const text of ['1.157 kg', '125 mm', 'AG43301', 'Genuine part', '$12.50']) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  }
  expect(screen.getByRole('link', { name: 'Parts tagged Genuine part' }).getAttribute('href')).toBe(
    '/shop?tag=genuine',
  );
});

test('quality 17 what kind of part it is stands in English for want of another name, and is told to be so', async () => {
  network.answer(partCalls.goodsDetail, makePartDetail({ type: 'Chassis part', typeLang: 'en' }));
  await renderShop('/detail?code=NV-1000001');
  expect((await screen.findByText('Chassis part')).getAttribute('lang')).toBe('en');
});

test('design, beside the machine: what belongs to a part is folded under its heading and count', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query.includes('< 48rem'), media: query }) as MediaQueryList,
  );
  await renderShop('/detail?code=NV-1000001');
  const heading = await screen.findByRole('heading', { name: 'Matched models' });
  expect(heading.closest('summary')?.textContent).toBe('Matched models1');
  expect(heading.closest('details')?.open).toBe(false);
  expect(screen.getByRole('heading', { level: 1 }).closest('details')).toBeNull();
  vi.restoreAllMocks();
});

test('§8 no product with this part code', async () => {
  network.refuse(partCalls.goodsDetail, 'partNotFound');
  await renderShop('/detail?code=NOPE');
  expect(await screen.findByText(/knows no part “NOPE”/)).toBeTruthy();
});

test('§6 without prices no number is drawn, stars stand in their place', async () => {
  const { price: _, listPrice: __, priceBreaks: ___, ...part } = makePartDetail();
  network.answer(partCalls.goodsDetail, part);
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByText('Price hidden')).toBeTruthy();
  expect(document.body.textContent).not.toContain('$');
});

test('§5 the heart makes a favourite, and puts it back where the server refuses', async () => {
  network.refuse(favouriteCalls.changeFavourite, 'partNotFound');
  const { user } = await renderShop('/detail?code=NV-1000001');
  const heart = await screen.findByRole('button', { name: 'Favourite: NV-1000001' });
  await user.click(heart);
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
  network.answer(favouriteCalls.changeFavourite, { code: 'NV-1000001', isFavourite: true });
  await user.click(heart);
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
});

test('product §5 ratings show stars and texts; who bought the part rates it, stars required', async () => {
  const item = { id: 1, stars: 4, text: 'Passt.', language: 'en' as const, createdAt: '2026-03-08T11:00:00Z' };
  network.answer(ratingCalls.ratingList, {
    ...NO_RATINGS,
    items: [item],
    total: 1,
    spread: [0, 0, 0, 1, 0],
    mayRate: true,
  });
  const { user } = await renderShop('/detail?code=NV-1000001');
  const ratings = within(await screen.findByRole('region', { name: 'Ratings' }));
  expect(await ratings.findByText('Passt.')).toBeDefined();
  await user.click(ratings.getByRole('button', { name: 'Rate this part' }));
  await user.click(ratings.getByRole('button', { name: 'Send rating' }));
  expect(ratings.getByRole('alert').textContent).toBe('Choose one to five stars.');
  network.answer(ratingCalls.ratePart, { stars: 5, text: 'Good', status: 'waiting' });
  await user.click(ratings.getByRole('radio', { name: '5 stars' }));
  await user.type(ratings.getByRole('textbox', { name: /In a few words/ }), 'Good');
  await user.click(ratings.getByRole('button', { name: 'Send rating' }));
  await waitFor(() => expect(network.sentTo(ratingCalls.ratePart)).toHaveLength(1));
  expect(await screen.findByText(/It shows once the parts desk has read it/)).toBeDefined();
});

test('§8 a code that nobody knows is asked for once, and the page says so', async () => {
  network.refuse(partCalls.goodsDetail, 'partNotFound');
  await renderShop('/detail?code=NOBODY-1');
  expect(await screen.findByText(/NOBODY-1/)).toBeTruthy();
  expect(network.sentTo(partCalls.goodsDetail)).toHaveLength(1);
});

test('product §7 the page says the same day as the cart for what is not there, and no later delivery beside it', async () => {
  const place = (warehouse: string, date: string) => ({
    warehouse,
    name: warehouse,
    stock: 0,
    countedAt: '2026-01-01T00:00:00Z',
    nextDelivery: { date, quantity: 8 },
  });
  const stockPlaces = [place('Houston', '2026-12-01'), place('Rotterdam', '2026-12-23')];
  network.answer(partCalls.goodsDetail, makePartDetail({ stock: 0, packQuantity: 4, stockPlaces }));
  const waits = { quantity: 4, until: '2026-12-02' };
  const line = { code: 'NV-1000001', name: 'Wear pad', quantity: 4, sellPolicy: 'backorder' as const, now: [], waits };
  network.answer(orderCalls.stockAssign, {
    isEverythingInStock: false,
    lines: [{ ...line, promiseDate: '2026-12-17' }],
    plans: [],
  });
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByText('In the warehouse on Wed, Dec 2')).toBeTruthy();
  expect(network.sentTo(orderCalls.stockAssign)[0]?.query.get('lines')).toBe('NV-1000001*4');
  expect(screen.getByText('+8 on Tue, Dec 1')).toBeTruthy();
  expect(screen.queryByText(/Dec 23/)).toBeNull();
});

test('product §1 a page that was read stays when reading it anew fails', async () => {
  await renderShop('/detail?code=NV-1000001');
  await screen.findByRole('heading', { level: 1, name: 'Wear pad' });
  network.refuse(partCalls.goodsDetail, 'unavailable');
  await readAnew(partCalls.goodsDetail);
  expect(network.sentTo(partCalls.goodsDetail)).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1, name: 'Wear pad' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add to cart: NV-1000001' })).toBeDefined();
});

test('product §5 of a warehouse that was never counted no age is told', async () => {
  const place = { warehouse: 'RTM', name: 'Rotterdam', stock: 0, countedAt: null };
  const stockPlaces = [{ ...place, nextDelivery: { date: '2999-01-01', quantity: 5 } }];
  network.answer(partCalls.goodsDetail, makePartDetail({ stockPlaces }));
  await renderShop('/detail?code=NV-1000001');
  const places = await screen.findByRole('list', { name: 'Stock by warehouse' });
  expect(places.textContent).toMatch(/^Rotterdam0 \+5 on /);
});
