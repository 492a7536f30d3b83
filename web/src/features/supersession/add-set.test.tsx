// Parts that replaced one together, all of them with one press (product §5 Supersession): driven by role and label.
import { permissions } from '@outrigger/contract';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { ratingCalls } from '@outrigger/contract/calls/ratings.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseMachine } from '../../client/chosen-machine.ts';
import { loadTexts } from '../../client/texts.ts';
import { makePartCard, makePartDetail, makeSuccessor, openShopForParts } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { buttonLook } from '../../ui/button-look.ts';

beforeEach(async () => {
  await openShopForParts();
  await Promise.all(['detail', 'ratings', 'cart'].map((feature) => loadTexts(feature)));
  network.answer(machineCalls.machinesOfPart, { items: [], total: 0, fitting: 0, page: 1, pageSize: 20 });
  network.refuse(ratingCalls.ratingList, 'unavailable');
});

/** What sets the main step apart. */
const MAIN =
  buttonLook('primary')
    .split(' ')
    .find((name) => name.startsWith('bg-')) ?? '';
const offerOf = (code: string, id: number, differs = {}) => ({
  item: code,
  part: makePartCard({ id, code, ...differs }),
  changeCode: null,
  oldQuantity: 1,
  newQuantity: 1,
});
const successor = (code: string, differs = {}) => ({ ...makeSuccessor(code), ...differs });
const lastSent = () => (network.sentTo(cartCalls.changeCart).at(-1)?.body as { lines: object[] } | undefined)?.lines;

test('product §5 all parts of a set go into the cart with one press, in their quantities, under the code asked for', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  network.answer(machineCalls.fitOfParts, []);
  const replacedBy = [successor('NEW-1'), successor('NEW-2', { newQuantity: 4 })];
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy, sellPolicy: 'stockOnly', stock: 0 }));
  network.answer(partCalls.goodsBatchDetail, [offerOf('NEW-1', 2), offerOf('NEW-2', 3)]);
  const { user } = await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByText('1 × NEW-1 + 4 × NEW-2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add all to cart: NV-1000001' }));
  expect(await screen.findByText('1 × NEW-1, 4 × NEW-2 are in the cart.')).toBeTruthy();
  const meant = (qty: number) => ({ qty, changeCode: 'NV-1000001', machines: [{ hostId: 41, qty }] });
  await waitFor(() =>
    expect(lastSent()).toMatchObject([
      { code: 'NEW-1', ...meant(1) },
      { code: 'NEW-2', ...meant(4) },
    ]),
  );
});

/** Whether a button is the main step of what it stands on. */
const isMain = (name: string) => screen.getByRole('button', { name }).className.includes('bg-brand');

const reason = { name: 'otherModel', printed: null, options: null } as const;
const misfit = { verdict: 'doesNotFit', proof: 'model', reason } as const;
const fitting = { verdict: 'fits', proof: 'model', reason: { ...reason, name: 'model' } } as const;
const A20RT = { hostId: 45, serialNumber: 'A135761', model: 'A20RT', type: 'Boom', proof: 'range' } as const;

test('product §5 each of several successors says whether it fits, and so does the press that orders all of them', async () => {
  chooseMachine(A20RT);
  network.respond(machineCalls.fitOfParts, ({ query }) => {
    const ids = (query.get('ids') ?? '').split(',');
    const result = ids.map((id) => ({ partId: Number(id), ...(id === '3' ? misfit : fitting) }));
    return Response.json({ code: 200, message: 'OK', result });
  });
  const replacedBy = [successor('NEW-1'), successor('NEW-2')];
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy, sellPolicy: 'stockOnly', stock: 0 }));
  network.answer(partCalls.goodsBatchDetail, [offerOf('NEW-1', 2), offerOf('NEW-2', 3)]);
  const { user } = await renderShop('/detail?code=NV-1000001');
  const offers = within(await screen.findByRole('region', { name: 'Price and stock' }));
  // The code stands in a piece of its own, which no line parts.
  const verdict = (_: string, one: Element | null) => one?.textContent === 'Does not fit A135761: NEW-2';
  expect((await offers.findAllByText(verdict)).length).toBeGreaterThan(0);
  const verdictBeside = (code: string) =>
    offers
      .getAllByText(code)
      .map((one) => one.closest('li'))
      .find((row) => row !== null)?.textContent;
  await waitFor(() => expect(verdictBeside('NEW-1')).toContain('Fits'));
  expect(verdictBeside('NEW-2')).toContain('Does not fit');
  await user.click(offers.getByRole('button', { name: 'Add all to cart: NV-1000001' }));
  expect(await screen.findByText('1 × NEW-1, 1 × NEW-2 are in the cart.')).toBeTruthy();
  expect(screen.getByText('Does not fit A135761: NEW-2. In place of NV-1000001.')).toBeTruthy();
});

test('product §5 each of a choice says whether it fits; without a machine the way to choose one stands there once', async () => {
  network.answer(machineCalls.fitOfParts, [{ partId: 2, ...misfit }]);
  const replacedBy = [successor('NEW-1', { mode: 'choice' }), successor('NEW-2', { mode: 'choice' })];
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy }));
  network.answer(partCalls.goodsBatchDetail, [offerOf('NEW-1', 2), offerOf('NEW-2', 3)]);
  await renderShop('/detail?code=NV-1000001');
  const offers = within(await screen.findByRole('region', { name: 'Price and stock' }));
  expect(await offers.findAllByRole('link', { name: 'Choose a machine' })).toHaveLength(1);
  act(() => chooseMachine(A20RT));
  await waitFor(() => expect(offers.getAllByText('Does not fit')).toHaveLength(2));
  expect(offers.queryByRole('link', { name: 'Choose a machine' })).toBeNull();
});

test.each([
  ['one of them is not known', [successor('NEW-1'), successor('NEW-2', { isKnown: false })], {}],
  ['one of them is not sold', [successor('NEW-1'), successor('NEW-2')], { sellPolicy: 'notSold' as const }],
  ['one of them is to be chosen', [successor('NEW-1', { mode: 'choice' }), successor('NEW-2', { mode: 'choice' })], {}],
])('product §5 half of what belongs together is not offered as all of it: %s', async (_, replacedBy, differs) => {
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy }));
  network.answer(partCalls.goodsBatchDetail, [offerOf('NEW-1', 2), offerOf('NEW-2', 3, differs)]);
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByRole('button', { name: 'Add to cart: NEW-1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add all to cart: NV-1000001' })).toBeNull();
  // What can be ordered is the main step then.
  await waitFor(() => expect(isMain('Add to cart: NEW-1')).toBe(true));
});

test('product §5 where one of a set is not in the catalogue the page counts it, names it and offers no half as the whole', async () => {
  const replacedBy = [successor('NEW-1'), successor('NEW-2', { isKnown: false })];
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy }));
  network.answer(partCalls.goodsBatchDetail, [offerOf('NEW-1', 2)]);
  await renderShop('/detail?code=NV-1000001');
  const box = within(await screen.findByRole('region', { name: 'Price and stock' }));
  expect(box.getByText('Replaced together by 2 parts: you need all of them')).toBeTruthy();
  expect(await box.findByRole('button', { name: 'Add to cart: NEW-1' })).toBeTruthy();
  const unknown = box.getByText('NEW-2').closest('li');
  expect(unknown?.textContent).toMatch(/NEW-2.*Not for sale here/);
  expect(box.queryByRole('link', { name: 'NEW-2' })).toBeNull();
  // The old part goes on under its own code, as the server takes it.
  expect(box.getByRole('button', { name: 'Add to cart: NV-1000001' }).closest('details')?.open).toBe(false);
});

test('product §5 where all of a set can be had, all of it at once is the one main step', async () => {
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy: [successor('NEW-1'), successor('NEW-2')] }));
  network.answer(partCalls.goodsBatchDetail, [offerOf('NEW-1', 2), offerOf('NEW-2', 3)]);
  await renderShop('/detail?code=NV-1000001');
  expect(await screen.findByRole('button', { name: 'Add all to cart: NV-1000001' })).toBeTruthy();
  expect(isMain('Add all to cart: NV-1000001')).toBe(true);
  expect([isMain('Add to cart: NEW-1'), isMain('Add to cart: NEW-2')]).toEqual([false, false]);
});

test('product §5 the quick view offers all of a set as its main step, beside the old part itself', async () => {
  const replacedBy = [successor('NEW-1'), successor('NEW-2', { newQuantity: 4 })];
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy }));
  network.answer(partCalls.goodsBatchDetail, [offerOf('NEW-1', 2), offerOf('NEW-2', 3)]);
  const { user } = await renderShop('/shop?quick=NV-1000001');
  const dialog = within(await screen.findByRole('dialog', { name: 'Wear pad' }));
  const addAll = await dialog.findByRole('button', { name: 'Add all to cart: NV-1000001' });
  expect(dialog.getByText('Replaced together by 2 parts: you need all of them')).toBeDefined();
  expect(dialog.getByText('1 × NEW-1 + 4 × NEW-2')).toBeDefined();
  expect(addAll.classList).toContain(MAIN);
  expect(dialog.getByRole('button', { name: 'Add to cart: NV-1000001' }).classList).not.toContain(MAIN);
  await user.click(addAll);
  const meant = (code: string, qty: number) => ({ code, qty, changeCode: 'NV-1000001' });
  await waitFor(() => expect(lastSent()).toMatchObject([meant('NEW-1', 1), meant('NEW-2', 4)]));
});

test('product §5 until a set has replaced it the part itself is the main step of the quick view', async () => {
  const effectiveFrom = '2999-01-01';
  const replacedBy = [successor('NEW-1', { effectiveFrom }), successor('NEW-2', { effectiveFrom })];
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy }));
  await renderShop('/shop?quick=NV-1000001');
  const dialog = within(await screen.findByRole('dialog', { name: 'Wear pad' }));
  expect(dialog.getByRole('button', { name: 'Add to cart: NV-1000001' }).classList).toContain(MAIN);
  expect(dialog.queryByRole('button', { name: 'Add all to cart: NV-1000001' })).toBeNull();
});

test('§6 who may not order sees what all of a set is, costs and holds, without the press', async () => {
  await loadTexts('noorder');
  network.answer(identityCalls.profile, { user: signInAs({ role: 'sub', permissions: [permissions.viewPrices] }) });
  const replacedBy = [successor('NEW-1'), successor('NEW-2', { newQuantity: 4 })];
  network.answer(partCalls.goodsDetail, makePartDetail({ replacedBy, sellPolicy: 'stockOnly', stock: 0 }));
  const price = { price: { amount: '3.00', currency: 'USD' } };
  network.answer(partCalls.goodsBatchDetail, [
    offerOf('NEW-1', 2, { ...price, stock: 3 }),
    offerOf('NEW-2', 3, { ...price, stock: 9 }),
  ]);
  await renderShop('/detail?code=NV-1000001');
  const box = within(await screen.findByRole('region', { name: 'Price and stock' }));
  expect(await box.findByText('1 × NEW-1 + 4 × NEW-2')).toBeTruthy();
  expect(box.getByText('$15.00')).toBeTruthy();
  expect(box.getByText('2 sets in stock')).toBeTruthy();
  expect(box.queryByRole('button', { name: /^Add/ })).toBeNull();
});
