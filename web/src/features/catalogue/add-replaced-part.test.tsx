// Spec §4: adding what is in the cart warns, also where it is there under the code that replaced it (product §5 Supersession).
import type { PartCard, ResultOf } from '@outrigger/contract';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { catalogueCalls } from '@outrigger/contract/calls/catalogue.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makePartCard, openShopForParts, pageOf } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { closeToast, readToasts } from '../../ui/overlays/toasts.ts';

beforeEach(() => openShopForParts());
type Sold = ResultOf<typeof partCalls.goodsBatchDetail>;

/** What replaced a row's part cannot be asked, so that the row adds the old code; of that the shop says what it leads to. */
function answerOldCodeAlone(sold: Sold, isLost = false) {
  network.respond(partCalls.goodsBatchDetail, ({ query }) => {
    const isOfRows = !query.get('codes')?.includes('NV-1') && !hasAsked();
    if (isOfRows || isLost) return Response.json({ code: 503, message: '', result: REFUSED }, { status: 503 });
    return Response.json({ code: 200, message: 'OK', result: sold });
  });
}
const REFUSED = { reason: 'unavailable', facts: {} };
const asksOfOldCode = () =>
  network.sentTo(partCalls.goodsBatchDetail).filter(({ query }) => query.get('codes') === 'NV-1');
const hasAsked = () => asksOfOldCode().length > 0;

// What an earlier test said is not what this one looks for.
beforeEach(() => readToasts().forEach((toast) => closeToast(toast.id)));

const replacedBy = (differs = {}) => [
  {
    code: 'NV-2',
    isKnown: true,
    mode: 'all' as const,
    oldQuantity: 1,
    newQuantity: 2,
    isTwoWay: false,
    effectiveFrom: null,
    ...differs,
  },
];

/** A list of NV-3, NV-2 and an old NV-1, and what the shop says NV-1 leads to. */
async function listWithOld(old: Partial<PartCard>, soldAs: string, newQuantity: number) {
  // What is added stays as it is: no answer of the server changes it meanwhile.
  network.lose(cartCalls.changeCart);
  const cards = ['NV-3', 'NV-2', 'NV-1'].map((code, id) => makePartCard({ id, code, ...(id === 2 ? old : {}) }));
  network.answer(catalogueCalls.goodsList, pageOf(cards));
  const part = cards.find((card) => card.code === soldAs) ?? null;
  const changeCode = soldAs === 'NV-1' ? null : 'NV-1';
  answerOldCodeAlone([{ item: 'NV-1', part, changeCode, oldQuantity: 1, newQuantity }]);
  const { user } = await renderShop('/shop?view=list');
  return async (code: string) => user.click(await screen.findByRole('button', { name: `Add to cart: ${code}` }));
}

test.each([
  ['its successor', replacedBy(), 'NV-2', 2],
  ['its two-way successor, once the old stock is gone', replacedBy({ isTwoWay: true }), 'NV-2', 2],
  ['the end of its chain', replacedBy(), 'NV-3', 6],
])('§4 adding an old code warns where %s is in the cart, and offers to raise it in its ratio', async (...row) => {
  const [, successors, soldAs, newQuantity] = row;
  const add = await listWithOld({ replacedBy: successors, stock: 0 }, soldAs, newQuantity);
  await add(soldAs);
  await add('NV-1');
  expect(await screen.findByText(`${soldAs} is in the cart already`)).toBeDefined();
  expect(screen.getByRole('button', { name: `Raise to ${1 + newQuantity}` })).toBeDefined();
});

test.each([false, true])(
  '§4 an old part on sale is added without a warning (server out of reach: %s)',
  async (isLost) => {
    const add = await listWithOld({ replacedBy: replacedBy({ isTwoWay: true }) }, 'NV-1', 1);
    if (isLost) network.lose(partCalls.goodsBatchDetail);
    await add('NV-2');
    await add('NV-1');
    expect(await screen.findByText('1 × NV-1 is in the cart.')).toBeDefined();
  },
);

test('product §5 adding an old code says which part is in the cart in its place', async () => {
  const add = await listWithOld({ replacedBy: replacedBy(), stock: 0 }, 'NV-2', 2);
  await add('NV-1');
  expect(await screen.findByText('2 × NV-2 is in the cart.')).toBeDefined();
  expect(screen.getByText('In place of NV-1.')).toBeDefined();
  expect(await screen.findByRole('button', { name: /^In cart: \d+\. Add more of NV-1$/ })).toBeDefined();
});

/** Adds an old part that is gone and was replaced by two, each of them known. */
async function addSplit(mode: 'all' | 'choice', second: Parameters<typeof replacedBy>[0] = {}) {
  network.lose(cartCalls.changeCart);
  const steps = [
    ...replacedBy({ mode }).map((one) => ({ ...one, code: 'NV-2', newQuantity: 1 })),
    ...replacedBy({ mode, newQuantity: 2, ...second }).map((one) => ({ ...one, code: 'NV-3' })),
  ];
  const replaced = { replacedBy: steps as PartCard['replacedBy'] };
  const old = makePartCard({ id: 2, code: 'NV-1', sellPolicy: 'stockOnly', stock: 0, ...replaced });
  const parts = [old, makePartCard({ id: 3, code: 'NV-2' }), makePartCard({ id: 4, code: 'NV-3' })];
  network.answer(catalogueCalls.goodsList, pageOf([old]));
  answerOldCodeAlone(
    parts.map((part) => ({ item: part.code, part, changeCode: null, oldQuantity: 1, newQuantity: 1 })),
  );
  const { user, path } = await renderShop('/shop?view=list');
  await user.click(await screen.findByRole('button', { name: 'Add to cart: NV-1' }));
  return { user, path };
}

test('product §5 of an old part that is gone, the parts that replace it together go into the cart', async () => {
  await addSplit('all');
  expect(await screen.findByText('1 × NV-2, 2 × NV-3 are in the cart.')).toBeDefined();
});

test('product §5 of an old part that is gone, the choice of what replaces it is offered on its page', async () => {
  const { user, path } = await addSplit('choice');
  await user.click(await screen.findByRole('button', { name: 'Choose' }));
  await waitFor(() => expect(path()).toBe('/detail?code=NV-1'));
});

test.each([{ isKnown: false }, { effectiveFrom: '2999-01-01' }])(
  'product §5 what is left of a choice is not put into the cart unasked: %j',
  async (second) => {
    await addSplit('choice', second);
    expect(await screen.findByRole('button', { name: 'Choose' })).toBeDefined();
    expect(screen.queryByText(/are in the cart/)).toBeNull();
  },
);

test('§4 adding a part again that several replaced warns, and offers to raise all of them', async () => {
  const { user } = await addSplit('all');
  await user.click(await screen.findByRole('button', { name: /Add more of NV-1$/ }));
  expect(await screen.findByText('What replaces NV-1 is in the cart already')).toBeDefined();
  expect(screen.getByText(/^The cart holds 1 × NV-2, 2 × NV-3\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Raise to 2 × NV-2, 4 × NV-3' }));
  expect(await screen.findByText('2 × NV-2, 4 × NV-3 are in the cart.')).toBeDefined();
});

test('§4 a second press while the first is under way adds nothing', async () => {
  await listWithOld({ replacedBy: replacedBy(), stock: 0 }, 'NV-2', 2);
  const button = await screen.findByRole('button', { name: 'Add to cart: NV-1' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('2 × NV-2 is in the cart.')).toBeDefined();
  expect(screen.queryByText(/is in the cart already/)).toBeNull();
  expect(asksOfOldCode()).toHaveLength(1);
});
