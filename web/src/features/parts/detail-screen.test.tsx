// Spec §2 Part detail, §6 stars, §8 no product with this part code: driven by role and label.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { ratingCalls } from '@outrigger/contract/calls/ratings.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseMachine } from '../../client/chosen-machine.ts';
import { loadTexts } from '../../client/texts.ts';
import { readAnew } from '../../test/read-anew.ts';
import { makeMachine, makePartCard, makePartDetail } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

const NO_RATINGS = { items: [], total: 0, page: 1, pageSize: 5, spread: [0, 0, 0, 0, 0], own: null, mayRate: false };

beforeEach(async () => {
  await Promise.all(['detail', 'ratings', 'parts', 'cart'].map((feature) => loadTexts(feature)));
  const user = signInAs();
  network.answer(identityCalls.profile, { user });
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(cartCalls.favourites, []);
  network.answer(machineCalls.machinesOfPart, { items: [], total: 0, fitting: 0, page: 1, pageSize: 20 });
  network.answer(partCalls.goodsDetail, makePartDetail());
  network.answer(ratingCalls.ratingList, NO_RATINGS);
});

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

test('product §5 the verdict speaks about the machine on the strip', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  const reason = { name: 'inRange' as const, printed: 'A14E: prior to 9', options: null };
  network.answer(machineCalls.fitOfParts, [{ partId: makePartDetail().id, verdict: 'fits', proof: 'range', reason }]);
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByText('Fits')).toBeTruthy();
  expect(screen.getByText('prior to 9')).toBeTruthy();
});

test('product §5 an old code shows what replaced it', async () => {
  network.answer(partCalls.goodsDetail, makePartDetail({ changeCode: 'OLD-1' }));
  await renderShop('/detail?code=OLD-1');
  expect(await screen.findByText('OLD-1 was replaced')).toBeTruthy();
});

const successor = (code: string, differs = {}) => ({
  code,
  isKnown: true,
  mode: 'all' as const,
  oldQuantity: 1,
  newQuantity: 1,
  isTwoWay: false,
  effectiveFrom: '2020-05-15',
  ...differs,
});
const offerOf = (code: string, amount: string, id: number) => ({
  item: code,
  part: makePartCard({ id, code, price: { amount, currency: 'USD' }, listPrice: { amount, currency: 'USD' } }),
  changeCode: null,
  oldQuantity: 1,
  newQuantity: 1,
});

test('product §5 a replaced part gives its place to its successor: since when, ratio, price, stock, Add', async () => {
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy: [successor('NEW-1', { newQuantity: 2 })] }));
  network.answer(partCalls.goodsBatchDetail, [offerOf('NEW-1', '20.00', 2)]);
  await renderShop('/detail?code=NV-1000001');
  const box = within(await screen.findByRole('region', { name: 'Price and stock' }));
  expect(box.getByText('since May 15, 2020')).toBeTruthy();
  expect(await box.findByText('For 1 old, order 2 new')).toBeTruthy();
  expect(await box.findByText('$20.00')).toBeTruthy();
  expect(box.getAllByRole('button', { name: /^Add to cart/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Add to cart: NEW-1',
  ]);
  expect(box.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of NEW-1' }).value).toBe('2');
  const old = box.getByText('The old part, NV-1000001').closest('details');
  expect(old?.open).toBe(false);
  expect(old?.textContent).toContain('$12.50');
});

test('product §5 of a part replaced twice as many are offered as the whole chain asks for', async () => {
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy: [successor('NEW-1', { newQuantity: 2 })] }));
  network.answer(partCalls.goodsBatchDetail, [
    { ...offerOf('NEW-2', '20.00', 3), item: 'NEW-1', changeCode: 'NEW-1', newQuantity: 3 },
  ]);
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByText('Sold today as NEW-2')).toBeTruthy();
  expect(screen.getByText('For 1 old, order 6 new')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of NEW-2' }).value).toBe('6');
});

test('product §5 of a part split into two both are offered, and its rest is sold folded away', async () => {
  const replacedBy = [successor('NEW-1'), successor('NEW-2')];
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy, sellPolicy: 'stockOnly', stock: 3 }));
  network.answer(partCalls.goodsBatchDetail, [offerOf('NEW-1', '20.00', 2), offerOf('NEW-2', '3.00', 3)]);
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByText('Replaced together by 2 parts: you need all of them')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Add to cart: NEW-1' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to cart: NEW-2' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to cart: NV-1000001' }).closest('details')?.open).toBe(false);
});

test('product §5 a part that may stand for its successor and is in stock stays the one to order', async () => {
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy: [successor('NEW-1', { isTwoWay: true })] }));
  network.answer(partCalls.goodsBatchDetail, [offerOf('NEW-1', '20.00', 2)]);
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByRole('link', { name: 'NEW-1 can be used instead' })).toBeTruthy();
  expect(await screen.findByText('$20.00')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Add to cart/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Add to cart: NV-1000001' })).toBeTruthy();
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
  network.refuse(cartCalls.changeFavourite, 'partNotFound');
  const { user } = await renderShop('/detail?code=NV-1000001');
  const heart = await screen.findByRole('button', { name: 'Favourite: NV-1000001' });
  await user.click(heart);
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
  network.answer(cartCalls.changeFavourite, { code: 'NV-1000001', isFavourite: true });
  await user.click(heart);
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
});

test('product §5 the machines that take the part say how many and why', async () => {
  const machine = makeMachine({ serialNumber: 'AH39484', model: 'A14E' });
  const reason = { name: 'inRange' as const, printed: null, options: null };
  const row = {
    ...machine,
    verdict: 'fits' as const,
    proof: 'range' as const,
    reason,
    quantity: 6,
    printedCode: 'OLD-7',
  };
  network.answer(machineCalls.machinesOfPart, { items: [row], total: 1, fitting: 1, page: 1, pageSize: 20 });
  await renderShop('/detail?code=NV-1000001');
  const table = await screen.findByRole('table', { name: 'Your machines that take it' });
  // The list of that machine prints the code the part took the place of.
  expect(within(table).getByRole('link', { name: 'AH39484' }).getAttribute('href')).toBe(
    '/historyPartsList?hostId=41&keyword=OLD-7',
  );
  expect(within(table).getByRole('cell', { name: '6' })).toBeDefined();
});

test('product §5 machines where nobody knows whether the part fits stand under a heading of their own', async () => {
  const row = (hostId: number, serialNumber: string, verdict: 'fits' | 'unknown') => ({
    ...makeMachine({ hostId, serialNumber }),
    verdict,
    proof: 'none' as const,
    reason: { name: 'otherScheme' as const, printed: null, options: null },
    quantity: 1,
    printedCode: null,
  });
  const items = [row(41, 'AH1', 'fits'), row(42, 'AH2', 'unknown')];
  network.answer(machineCalls.machinesOfPart, { items, total: 2, fitting: 1, page: 1, pageSize: 20 });
  await renderShop('/detail?code=NV-1000001');
  const serials = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('link')
      .map((one) => one.textContent);
  expect(await serials('Your machines that take it')).toEqual(['AH1']);
  expect(await serials('Your machines where the fit is not known')).toEqual(['AH2']);
});

test('product §5 a figure shared by models leads to the chosen machine where its book holds it, else to one model', async () => {
  const models = [
    { variantId: 12, model: 'A12E' },
    { variantId: 17, model: 'A14E' },
    { variantId: 18, model: 'A14E' },
  ];
  const use = {
    figureId: 9,
    figureCode: 'A-01',
    figureName: 'Axle',
    itemNo: '3',
    quantity: 2,
    models,
    replaces: 'OLD-7',
  };
  const totals = { related: [], matchedModels: 1, usedIn: 412 };
  network.answer(partCalls.goodsDetail, makePartDetail({ usedIn: [use], totals }));
  const machine = { hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' } as const;
  network.answer(machineCalls.fitOfParts, []);
  await renderShop('/detail?code=NV-1000001');
  const table = within(await screen.findByRole('table', { name: 'Where it is used' }));
  const link = () => table.getByRole('link', { name: /Axle/ }).getAttribute('href');
  expect(table.getByText('A12E, A14E')).toBeTruthy();
  expect(table.getByText('Printed as OLD-7')).toBeTruthy();
  expect(screen.getByText('The first 1 of 412.')).toBeTruthy();
  expect(link()).toBe('/history?field=model&keyword=A12E');
  act(() => chooseMachine({ ...machine, variantId: 18 }));
  expect(link()).toBe('/historyPartsList?hostId=41&figure=9');
  // Another book of the same model name.
  act(() => chooseMachine({ ...machine, variantId: 19 }));
  expect(link()).toBe('/history?field=model&keyword=A12E');
});

test('product §5 machines that do not load say so and can be asked for again', async () => {
  network.refuse(machineCalls.machinesOfPart, 'unavailable');
  const { user } = await renderShop('/detail?code=NV-1000001');
  const told = await screen.findByText('Your machines could not be loaded');
  network.answer(machineCalls.machinesOfPart, { items: [], total: 0, fitting: 0, page: 1, pageSize: 20 });
  await user.click(within(told.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('None of your machines is known to take this part.')).toBeDefined();
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

test('§2 serial number from: all only where the book restricts none, else the first known machine and what the book says', async () => {
  const part = makePartDetail();
  const [known] = part.matchedModels;
  if (!known) throw new Error('the made part has a model');
  const model = (
    variantId: number,
    serialNumberFrom: string | null,
    rules: string[] | null,
    prefixes: string | null = null,
  ) => ({
    ...known,
    variantId,
    serialNumberFrom,
    serialRules: rules && rules.map((rule) => ({ rule, prefixes })),
  });
  const many = ['prior to 5', 'from 9', 'only 7', 'only 12', 'only 14'];
  const matchedModels = [
    model(1, null, null),
    model(2, 'AG1', ['A12E: from 100; A14E: prior to 50']),
    model(3, null, ['from 900']),
    model(4, null, many),
    model(5, 'AG1', ['prior to 15548'], 'AG'),
  ];
  network.answer(partCalls.goodsDetail, { ...part, matchedModels });
  await renderShop('/detail?code=NV-1000001');
  const table = await screen.findByRole('table', { name: 'Matched models' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent);
  expect(cells).toEqual([
    'All',
    'AG1In the book: prior to 50',
    'In the book: from 900',
    'In the book: prior to 5; from 9; only 7 and 2 more',
    'AG1In the book: prior to 15548 (serial numbers AG)',
  ]);
});

test('product §5 a replacement of a later day is told as coming, beside the part that is still sold', async () => {
  const replacedBy = [successor('NEW-1', { effectiveFrom: '2999-05-15' })];
  const step = { name: null, stock: 3, mode: 'all' as const, oldQuantity: 1, newQuantity: 1, isTwoWay: false };
  const chain = [
    { ...step, step: 0, code: 'NV-1000001', oldCode: null, effectiveFrom: null },
    { ...step, step: 1, code: 'NEW-1', oldCode: 'NV-1000001', effectiveFrom: '2999-05-15' },
  ];
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy, chain }));
  await renderShop('/detail?code=NV-1000001');
  const box = await screen.findByRole('region', { name: 'Price and stock' });
  expect(box.textContent).toContain('Replaced by NEW-1 from May 15, 2999');
  const drawn = screen.getByRole('region', { name: 'Supersession' });
  expect(drawn.textContent).toContain('from May 15, 2999');
  expect(document.body.textContent).not.toContain('since May 15, 2999');
});

test('product §5 of a warehouse that was never counted no age is told', async () => {
  const place = { warehouse: 'RTM', name: 'Rotterdam', stock: 0, countedAt: null };
  const stockPlaces = [{ ...place, nextDelivery: { date: '2999-01-01', quantity: 5 } }];
  network.answer(partCalls.goodsDetail, makePartDetail({ stockPlaces }));
  await renderShop('/detail?code=NV-1000001');
  const places = await screen.findByRole('list', { name: 'Stock by warehouse' });
  expect(places.textContent).toMatch(/^Rotterdam0 \+5 on /);
});

test('product §5 where nobody answers whether the part fits, that is said, not a verdict, and asked again', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  network.refuse(machineCalls.fitOfParts, 'unavailable', 'The shop rests.');
  const { user } = await renderShop('/detail?code=NV-1000001');
  const told = await screen.findByText('Whether it fits could not be loaded');
  expect(screen.queryByText('Fit not known')).toBeNull();
  const reason = { name: 'model' as const, printed: null, options: null };
  network.answer(machineCalls.fitOfParts, [{ partId: 1, verdict: 'fits', proof: 'model', reason }]);
  await user.click(within(told.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Fits')).toBeTruthy();
});
