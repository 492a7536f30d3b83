// Spec §2 Parts list, §6 price hidden: driven by role and label.
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { catalogueCalls } from '@outrigger/contract/calls/catalogue.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseMachine } from '../../client/chosen-machine.ts';
import { heldToFit, keepFitsOnly } from '../../client/fits-only.ts';
import { makePartCard, openShopForParts, pageOf } from '../../test/catalogue.make.ts';
import { cartStore } from '../cart/cart.stored.ts';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

beforeEach(() => openShopForParts());

const lastQuestion = () => network.sentTo(catalogueCalls.goodsList).at(-1)?.query;

test('§2 the parts list sorts and filters, and keeps both in the address', async () => {
  const { user, path } = await renderShop('/shop');
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'nameDesc');
  await waitFor(() => expect(lastQuestion()?.get('sort')).toBe('nameDesc'));
  await user.selectOptions(await screen.findByLabelText('Colour'), 'Black');
  await waitFor(() => expect(lastQuestion()?.get('colour')).toBe('black'));
  await user.selectOptions(screen.getByLabelText('Review'), '4');
  await waitFor(() => expect(lastQuestion()?.get('minRating')).toBe('4'));
  expect(path()).toBe('/shop?sort=nameDesc&colour=black&minRating=4');
});

test('§2 a price range is typed, and a wrong price says so and is not sent', async () => {
  const { user } = await renderShop('/shop');
  const from = await screen.findByRole('textbox', { name: /^Price from/ });
  await user.type(from, 'cheap{Enter}');
  expect(await screen.findByText('A price such as 12.50')).toBeDefined();
  expect(lastQuestion()?.get('minPrice')).toBeNull();
  await user.clear(from);
  await user.type(from, '12,50{Enter}');
  await waitFor(() => expect(lastQuestion()?.get('minPrice')).toBe('12.50'));
});

test('quality 16 a price slider keeps the focus and moves on with each press, and so does the field typed into', async () => {
  const { user, path } = await renderShop('/shop');
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: /^Price from/ });
  act(() => slider.focus());
  const asked = new Set<string>();
  for (let press = 1; press <= 5; press += 1) {
    const before = path();
    fireEvent.change(slider, { target: { value: String(Number(slider.value) + 1) } });
    fireEvent.keyUp(slider, { key: 'ArrowRight' });
    await waitFor(() => expect(path()).not.toBe(before));
    await waitFor(() => expect(document.activeElement).toBe(slider));
    expect(slider.value).toBe(String(press));
    asked.add(path());
  }
  expect(asked.size).toBe(5);
  const to = screen.getByRole('textbox', { name: /^Price to/ });
  await user.type(to, '$40{Enter}');
  await waitFor(() => expect(lastQuestion()?.get('maxPrice')).toBe('40'));
  expect(document.activeElement).toBe(to);
});

test.each(['abc', '99999999999999999999999', '-1', '1e3'])(
  '§2 a link with the price %s, which is none, shows all parts and no broken amount',
  async (price) => {
    await renderShop(`/shop?minPrice=${price}&maxPrice=${price}&minRating=x&page=x&categoryId=x`);
    const slider = await screen.findByRole('slider', { name: /^Price from/ });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^\$\d{1,3}\.\d\d$/);
    expect(document.body.textContent).not.toContain('NaN');
    expect(screen.queryByRole('link', { name: /Drop filter/ })).toBeNull();
    expect(lastQuestion()?.get('minPrice')).toBeNull();
  },
);

test('§2 the sliders say the very prices that were typed, also between two of their steps', async () => {
  await renderShop('/shop?minPrice=103&maxPrice=207');
  const slider = await screen.findByRole('slider', { name: /^Price from/ });
  expect(slider.getAttribute('aria-valuetext')).toBe('$103.00');
  expect(slider.closest('.range-pair')?.querySelector('output')?.textContent).toBe('$103.00 – $207.00');
});

test('§2 a price range typed or linked the wrong way round is exchanged, in the address and on the page', async () => {
  const { user, path } = await renderShop('/shop?minPrice=50&maxPrice=9.50');
  const prices = async () =>
    (await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Price (from|to)/ })).map(({ value }) => value);
  expect(await prices()).toEqual(['9.50', '50']);
  expect([lastQuestion()?.get('minPrice'), lastQuestion()?.get('maxPrice')]).toEqual(['9.50', '50']);
  const from = screen.getByRole('textbox', { name: /^Price from/ });
  await user.clear(from);
  await user.type(from, '120{Enter}');
  await waitFor(() => expect(lastQuestion()?.get('maxPrice')).toBe('120'));
  expect(path()).toBe('/shop?minPrice=50&maxPrice=120');
  expect(await prices()).toEqual(['50', '120']);
  expect(screen.getByRole('slider', { name: /^Price from/ }).getAttribute('aria-valuetext')).toBe('$50.00');
});

test('§2 a filter by a category or type that does not exist says so and can be dropped', async () => {
  const { user, path } = await renderShop('/shop?categoryId=987654&typeId=987655');
  const chip = await screen.findByRole('link', { name: 'Drop filter Category unknown' });
  expect(await screen.findByRole('link', { name: 'Drop filter Parts type unknown' })).toBeDefined();
  await user.click(chip);
  await waitFor(() => expect(path()).toBe('/shop?typeId=987655'));
});

test('§2 a colour or tag that the shop does not know leaves the address, the other filters stay', async () => {
  network.answer(catalogueCalls.goodsList, pageOf([]));
  const { router, path } = await renderShop('/shop?colour=zzz&tag=zzz&categoryId=2&page=3');
  await waitFor(() => expect(path()).toBe('/shop?categoryId=2'));
  expect(await screen.findAllByRole('link', { name: 'Drop filter Category Cylinders' })).not.toEqual([]);
  expect(screen.queryByRole('link', { name: /Drop filter (Colour|Tag)/ })).toBeNull();
  expect(router.history.length).toBe(1);
});

test('§2 a colour that the shop has, if not in this category, stays in the address', async () => {
  network.answer(catalogueCalls.goodsList, pageOf([]));
  network.respond(catalogueCalls.goodsFilters, ({ query }) => {
    // A shop of many colours lists a hundred of them; this one comes later.
    const colour = query.get('colour') === 'black' ? 'Black' : null;
    return Response.json({ code: 200, message: 'OK', result: { colour, tag: null, types: [], colours: [] } });
  });
  const { path } = await renderShop('/shop?colour=black&categoryId=2');
  const isAsked = () =>
    network.sentTo(catalogueCalls.goodsFilters).some(({ query }) => query.get('colour') === 'black');
  await waitFor(() => expect(isAsked()).toBe(true));
  expect(await screen.findAllByRole('link', { name: 'Drop filter Colour black' })).not.toEqual([]);
  expect(path()).toBe('/shop?colour=black&categoryId=2');
});

test('§2 a colour that parts are found by stays in the address, also where it is newer than the choices', async () => {
  const { path } = await renderShop('/shop?colour=new');
  expect(await screen.findByRole('link', { name: 'Drop filter Colour new' })).toBeDefined();
  expect(path()).toBe('/shop?colour=new');
});

test('§6 without the right there are stars, and no price filter or price order', async () => {
  const user = signInAs({ role: 'sub', permissions: [3] });
  network.answer(identityCalls.profile, { user });
  const { price: _, listPrice: __, ...hidden } = makePartCard();
  network.answer(catalogueCalls.goodsList, pageOf([hidden]));
  await renderShop('/shop?minPrice=5&sort=priceAsc');
  expect(await screen.findByText('Price hidden')).toBeDefined();
  expect(await screen.findByLabelText('Colour')).toBeDefined();
  expect(screen.queryByText('Price')).toBeNull();
  expect(screen.queryByRole('option', { name: 'Lowest price' })).toBeNull();
  expect([lastQuestion()?.get('minPrice'), lastQuestion()?.get('sort')]).toEqual([null, 'default']);
});

test('§2 no result offers to drop each filter', async () => {
  network.answer(catalogueCalls.goodsList, pageOf([]));
  const { user, path } = await renderShop('/shop?colour=black&keyword=bolt');
  const found = await screen.findByRole('region', { name: 'Parts found' });
  expect(await within(found).findByText('No part matches all of these')).toBeDefined();
  await user.click(within(found).getByRole('link', { name: /Drop filter\s*Colour\s*Black/ }));
  await waitFor(() => expect(path()).toBe('/shop?keyword=bolt'));
});

test.each([
  ['/shop?keyword=cylnder%20%26%20rod', '/searchResult?keyword=cylnder+%26+rod'],
  ['/shop?keyword=bolt&fits=1', '/searchResult?keyword=bolt'],
  ['/shop?colour=black', undefined],
])(
  'product §5 where %s finds nothing, what the filter was asked for is searched for in the whole shop',
  async (path, href) => {
    chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
    network.answer(machineCalls.goodsForMachine, pageOf([]));
    await renderShop(path);
    const found = await screen.findByRole('region', { name: 'Parts found' });
    expect(await within(found).findAllByRole('link', { name: /Drop filter/ })).toHaveLength(1);
    const way = within(found).queryByRole('link', { name: /Search the whole shop for “.*”/ });
    expect(way?.getAttribute('href')).toBe(href);
  },
);

test('a list that fails says what to do, and loads on retry', async () => {
  network.refuse(catalogueCalls.goodsList, 'unavailable', 'The shop rests.');
  const { user } = await renderShop('/shop');
  expect((await screen.findByRole('alert')).textContent).toContain('The shop rests.');
  network.answer(catalogueCalls.goodsList, pageOf([makePartCard()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeDefined();
});

test('product §5 each part has its verdict for the chosen machine', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  const reason = { name: 'otherModel', printed: null, options: null } as const;
  network.answer(machineCalls.fitOfParts, [{ partId: 1, verdict: 'doesNotFit', proof: 'model', reason }]);
  network.answer(machineCalls.goodsForMachine, pageOf([makePartCard()]));
  network.lose(cartCalls.changeCart);
  const { user } = await renderShop('/shop?view=list&fits=0');
  expect(await screen.findByText('Does not fit')).toBeDefined();
  expect(screen.getByText('Listed for other models only')).toBeDefined();
  expect(network.sentTo(machineCalls.fitOfParts).at(-1)?.query.get('ids')).toBe('1');
  await user.click(screen.getByRole('button', { name: 'Add anyway, it does not fit: NV-1000001' }));
  const machine = { hostId: 41, serialNumber: 'AH39484', qty: 1 };
  expect(cartStore.get().lines).toMatchObject([{ part: 'NV-1000001', machines: [machine] }]);
  // What goes in although it does not fit says so.
  expect(await screen.findByText('1 × NV-1000001 is in the cart.')).toBeDefined();
  expect(screen.getByText('It does not fit AH39484.').closest('[role=alert]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'In cart: 1. Add more of NV-1000001' }));
  await user.click(await screen.findByRole('button', { name: 'Raise to 2' }));
  const raised = await screen.findByText('NV-1000001: the cart now holds 2.');
  expect(raised.closest('[role=alert]')?.textContent).toContain('It does not fit AH39484.');
});

test('product §5 with a machine chosen and all shown what fits is asked for first, in the default order and in every list of parts', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  network.answer(machineCalls.fitOfParts, []);
  network.answer(machineCalls.goodsForMachine, pageOf([makePartCard({ name: 'Fitting pad' })]));
  keepFitsOnly(false);
  const { user } = await renderShop('/shop');
  expect(await screen.findByRole('link', { name: 'Fitting pad' })).toBeDefined();
  const asked = network.sentTo(machineCalls.goodsForMachine).at(-1)?.query;
  expect([asked?.get('hostId'), asked?.get('only')]).toEqual(['41', null]);
  expect(network.sentTo(catalogueCalls.goodsList)).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'nameDesc');
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeDefined();
  expect(lastQuestion()?.get('sort')).toBe('nameDesc');
});

test('product §5 with a machine chosen the list is held to what fits it, in the address; nothing that fits leads back to all', async () => {
  const machine = { hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' } as const;
  const { user, path } = await renderShop('/shop?fits=1');
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(network.sentTo(machineCalls.goodsForMachine)).toEqual([]);
  expect(await screen.findByText('Choose a machine to see only what fits')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Choose a machine' }).getAttribute('href')).toBe(
    '/history?back=%2Fshop%3Ffits%3D1',
  );
  network.answer(machineCalls.fitOfParts, []);
  network.answer(machineCalls.goodsForMachine, pageOf([makePartCard({ name: 'Fitting pad' })], 3));
  act(() => chooseMachine(machine));
  expect(await screen.findByRole('link', { name: 'Fitting pad' })).toBeDefined();
  const toggle = await screen.findByRole('switch', { name: /^Only what fits AH39484/ });
  expect(toggle).toHaveProperty('checked', true);
  expect(screen.queryByText('Choose a machine to see only what fits')).toBeNull();
  expect(screen.getByText('3 parts. Those whose fit is not known are left out.')).toBeDefined();
  await user.click(toggle);
  await waitFor(() => expect(path()).toBe('/shop?fits=0'));
  network.answer(machineCalls.goodsForMachine, pageOf([]));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'nameDesc');
  await user.click(await screen.findByRole('switch'));
  await waitFor(() => expect(path()).toMatch(/^\/shop\?(sort=nameDesc&fits=1|fits=1&sort=nameDesc)$/));
  expect(await screen.findByText('Nothing here is known to fit AH39484')).toBeDefined();
  const held = network.sentTo(machineCalls.goodsForMachine).at(-1)?.query;
  expect([held?.get('sort'), held?.get('only')]).toEqual(['nameDesc', 'fits']);
  await user.click(screen.getByRole('button', { name: 'Show all parts' }));
  await waitFor(() => expect(path()).toMatch(/fits=0/));
});

test('product §5 what fits is shown alone from the start, the rest is one line, and the choice is kept for the next list', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  network.answer(machineCalls.fitOfParts, []);
  network.answer(machineCalls.goodsForMachine, pageOf([makePartCard({ name: 'Fitting pad' })], 1));
  network.answer(catalogueCalls.goodsList, pageOf([makePartCard()], 296));
  const { user, path } = await renderShop('/shop');
  expect(await screen.findByRole('link', { name: 'Fitting pad' })).toBeDefined();
  expect(network.sentTo(machineCalls.goodsForMachine).at(-1)?.query.get('only')).toBe('fits');
  await user.click(await screen.findByRole('button', { name: /^295 parts are for other machines/ }));
  await waitFor(() => expect(path()).toBe('/shop?fits=0'));
  expect(network.sentTo(machineCalls.goodsForMachine).at(-1)?.query.get('only')).toBeNull();
  // Looking at the rest of one list is no wish for the next.
  expect(heldToFit(undefined)).toBe('1');
  await user.click(await screen.findByRole('switch'));
  await user.click(await screen.findByRole('switch'));
  expect(heldToFit(undefined)).toBeUndefined();
});

test('spec §8 what is not sold shows neither a missing price, nor stars, nor an empty stock beside it', async () => {
  const { price: _, listPrice: __, ...hidden } = makePartCard({ sellPolicy: 'notSold', stock: 0 });
  network.answer(catalogueCalls.goodsList, pageOf([hidden]));
  await renderShop('/shop?view=list');
  expect(await screen.findByText('Not for sale here.')).toBeDefined();
  for (const text of ['Price hidden', 'No price yet', 'Out of stock']) expect(screen.queryByText(text)).toBeNull();
});

test('§2 letters typed on after a pause stay in the field, and a filter that is dropped empties it', async () => {
  const { user, path } = await renderShop('/shop');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name or code' });
  await user.type(field, 'wear ');
  await waitFor(() => expect(path()).toBe('/shop?keyword=wear'));
  await screen.findByRole('link', { name: /Drop filter/ });
  await user.type(field, 'pad');
  expect(field.value).toBe('wear pad');
  await waitFor(() => expect(lastQuestion()?.get('keyword')).toBe('wear pad'));
  await user.click(screen.getByRole('link', { name: /Drop filter/ }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(path()).toBe('/shop');
});

test('§2 where a list goes on behind its last page with a number, that page says how to reach the rest', async () => {
  const page = { ...pageOf([makePartCard()], 10_000), isTotalAtLeast: true, pageSize: 100 };
  network.answer(catalogueCalls.goodsList, page);
  const { router } = await renderShop('/shop?pageSize=96');
  await screen.findByRole('link', { name: 'Wear pad' });
  expect(screen.queryByText(/^Pages end after/)).toBeNull();
  network.answer(catalogueCalls.goodsList, { ...page, page: 105 });
  await router.navigate({ to: '/shop', search: { pageSize: 96, page: 105 } });
  expect(await screen.findByText(/^Pages end after the first 10,000 parts/)).toBeDefined();
});

test('spec §2 sorting is default, name A-Z or name Z-A', async () => {
  await renderShop('/shop');
  const options = within(await screen.findByLabelText('Sort by')).getAllByRole('option');
  expect(options.slice(0, 3).map((option) => option.textContent)).toEqual(['Default', 'Name A-Z', 'Name Z-A']);
});
