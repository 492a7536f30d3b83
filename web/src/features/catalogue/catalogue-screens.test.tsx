// Spec §2 Parts list, Category and quick view, §6 price hidden, §8 product messages: driven by role and label.
import type { PartCard } from '@outrigger/contract';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chooseMachine, dropMachine } from '../../client/chosen-machine.ts';
import { loadTexts } from '../../client/texts.ts';
import { makePartCard, makePartDetail } from '../../test/catalogue.make.ts';
import { cartStore } from '../cart/cart.stored.ts';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

const CATEGORIES = [
  { id: 1, code: 'group-hydraulics', parentId: null, name: 'Hydraulics', image: null, partCount: 7 },
  { id: 2, code: 'cylinders', parentId: 1, name: 'Cylinders', image: null, partCount: 7 },
];
const pageOf = (items: ReturnType<typeof makePartCard>[], total = items.length) => ({
  items,
  total,
  page: 1,
  pageSize: 24,
  nextCursor: null,
  priceRange: { from: { amount: '1.00', currency: 'USD' }, to: { amount: '900.00', currency: 'USD' } },
});

beforeEach(async () => {
  await Promise.all(['catalogue', 'filters', 'quickview', 'parts', 'cart'].map((feature) => loadTexts(feature)));
  dropMachine();
  const user = signInAs();
  network.answer(identityCalls.profile, { user });
  network.answer(areaCalls.currencyList, []);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(cartCalls.favourites, []);
  network.answer(partCalls.categoryList, CATEGORIES);
  network.answer(partCalls.goodsFilters, {
    types: [{ id: 5, name: 'Wear part' }],
    colours: [{ code: 'black', name: 'Black' }],
  });
  network.answer(machineCalls.familyTree, []);
  network.answer(partCalls.goodsList, pageOf([makePartCard()]));
  network.answer(partCalls.goodsDetail, makePartDetail());
});

const lastQuestion = () => network.sentTo(partCalls.goodsList).at(-1)?.query;

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

test('§6 without the right there are stars, and no price filter or price order', async () => {
  const user = signInAs({ role: 'sub', permissions: [3] });
  network.answer(identityCalls.profile, { user });
  const { price: _, listPrice: __, ...hidden } = makePartCard();
  network.answer(partCalls.goodsList, pageOf([hidden]));
  await renderShop('/shop?minPrice=5&sort=priceAsc');
  expect(await screen.findByText('Price hidden')).toBeDefined();
  expect(await screen.findByLabelText('Colour')).toBeDefined();
  expect(screen.queryByText('Price')).toBeNull();
  expect(screen.queryByRole('option', { name: 'Lowest price' })).toBeNull();
  expect([lastQuestion()?.get('minPrice'), lastQuestion()?.get('sort')]).toEqual([null, 'default']);
});

test('§2 no result offers to drop each filter', async () => {
  network.answer(partCalls.goodsList, pageOf([]));
  const { user, path } = await renderShop('/shop?colour=black&keyword=bolt');
  const found = await screen.findByRole('region', { name: 'Parts found' });
  expect(await within(found).findByText('No part matches all of these')).toBeDefined();
  await user.click(within(found).getByRole('link', { name: /Drop filter\s*Colour\s*Black/ }));
  await waitFor(() => expect(path()).toBe('/shop?keyword=bolt'));
});

test('a list that fails says what to do, and loads on retry', async () => {
  network.refuse(partCalls.goodsList, 'unavailable', 'The shop rests.');
  const { user } = await renderShop('/shop');
  expect((await screen.findByRole('alert')).textContent).toContain('The shop rests.');
  network.answer(partCalls.goodsList, pageOf([makePartCard()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeDefined();
});

test('product §5 each part has its verdict for the chosen machine', async () => {
  chooseMachine({ hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' });
  const reason = { name: 'otherModel', printed: null, options: null } as const;
  network.answer(machineCalls.fitOfParts, [{ partId: 1, verdict: 'doesNotFit', proof: 'model', reason }]);
  network.lose(cartCalls.changeCart);
  const { user } = await renderShop('/shop?view=list');
  expect(await screen.findByText('Does not fit')).toBeDefined();
  expect(screen.getByText('Listed for other models only')).toBeDefined();
  expect(network.sentTo(machineCalls.fitOfParts).at(-1)?.query.get('ids')).toBe('1');
  await user.click(screen.getByRole('button', { name: 'Add to cart: NV-1000001' }));
  const machine = { hostId: 41, serialNumber: 'AH39484', qty: 1 };
  expect(cartStore.get().lines).toMatchObject([{ part: 'NV-1000001', machines: [machine] }]);
});

test('product §5 with a machine chosen the list is held to what fits it, in the address; nothing that fits leads back to all', async () => {
  const machine = { hostId: 41, serialNumber: 'AH39484', model: 'A14E', type: 'Boom', proof: 'range' } as const;
  const { user, path } = await renderShop('/shop?fits=1');
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(network.sentTo(machineCalls.goodsThatFit)).toEqual([]);
  network.answer(machineCalls.fitOfParts, []);
  network.answer(machineCalls.goodsThatFit, pageOf([makePartCard({ name: 'Fitting pad' })], 3));
  act(() => chooseMachine(machine));
  expect(await screen.findByRole('link', { name: 'Fitting pad' })).toBeDefined();
  const toggle = await screen.findByRole('switch', { name: /^Only what fits AH39484/ });
  expect(toggle).toHaveProperty('checked', true);
  expect(screen.getByText('3 parts. Those whose fit is not known are left out.')).toBeDefined();
  await user.click(toggle);
  await waitFor(() => expect(path()).toBe('/shop'));
  network.answer(machineCalls.goodsThatFit, pageOf([]));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'nameDesc');
  await user.click(screen.getByRole('switch'));
  await waitFor(() => expect(path()).toBe('/shop?sort=nameDesc&fits=1'));
  expect(await screen.findByText('Nothing here is known to fit AH39484')).toBeDefined();
  expect(network.sentTo(machineCalls.goodsThatFit).at(-1)?.query.get('sort')).toBe('nameDesc');
  await user.click(screen.getByRole('button', { name: 'Show all parts' }));
  await waitFor(() => expect(path()).toBe('/shop?sort=nameDesc'));
});

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
  network.answer(partCalls.goodsList, pageOf(cards));
  const part = cards.find((card) => card.code === soldAs) ?? null;
  const changeCode = soldAs === 'NV-1' ? null : 'NV-1';
  network.answer(partCalls.goodsBatchDetail, [{ item: 'NV-1', part, changeCode, oldQuantity: 1, newQuantity }]);
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

test('§2, §4 the quick view shows the part, and more than there is is out of stock', async () => {
  const detail = makePartDetail({
    stock: 2,
    rating: 4.5,
    ratingCount: 12,
    description:
      '<p>Slides <strong>freely</strong>.</p><script>document.title="x"</script><img src=x onerror=alert(1)>',
    imageUrl: 'part/a.webp,part/b.webp',
  });
  network.answer(partCalls.goodsDetail, detail);
  const { user, path } = await renderShop('/shop');
  await user.click(await screen.findByRole('button', { name: 'Quick view: NV-1000001' }));
  const dialog = await screen.findByRole('dialog', { name: 'Wear pad' });
  expect(path()).toBe('/shop?quick=NV-1000001');
  for (const name of ['Previous picture', 'Next picture', 'Favourite: NV-1000001']) {
    expect(within(dialog).getByRole('button', { name })).toBeDefined();
  }
  expect(within(dialog).getByText('4.5 of 5 stars, 12 ratings')).toBeDefined();
  expect(within(dialog).getByText('2 pieces available')).toBeDefined();
  expect(within(dialog).getByText('In stock')).toBeDefined();
  const more = within(dialog).getByRole('button', { name: 'One more of NV-1000001' });
  await user.click(more);
  expect(within(dialog).getByText('In stock')).toBeDefined();
  await user.click(more);
  expect(within(dialog).getByText('Out of stock')).toBeDefined();
  expect(within(dialog).getByText('freely').tagName).toBe('STRONG');
  expect(dialog.querySelector('script, img[onerror]')).toBeNull();
  expect(dialog.textContent).not.toContain('document.title');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(path()).toBe('/shop'));
});

test('§5 the quantity of the quick view is never below 1', async () => {
  const { user } = await renderShop('/shop?quick=NV-1000001');
  const dialog = await screen.findByRole('dialog', { name: 'Wear pad' });
  await user.click(within(dialog).getByRole('button', { name: 'One fewer of NV-1000001' }));
  expect(within(dialog).getByRole('textbox', { name: 'Quantity of NV-1000001' })).toHaveProperty('value', '1');
});

test('§8 the quick view says that details failed to load, with a retry, and that a code is no product', async () => {
  network.refuse(partCalls.goodsDetail, 'partLoadFailed');
  const { user } = await renderShop('/shop?quick=NV-1000001');
  expect(await screen.findByText('Failed to load product details')).toBeDefined();
  network.refuse(partCalls.goodsDetail, 'partNotFound');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No product with this part code')).toBeDefined();
});

test('§2 the tree of categories leads down to one category with its parts', async () => {
  const { user, path } = await renderShop('/category');
  const link = await screen.findByRole('link', { name: /^Cylinders/ });
  expect(link.textContent).toContain('7');
  const [, node] = CATEGORIES;
  if (!node) throw new Error('a category is missing');
  network.answer(partCalls.categoryDetail, {
    category: node,
    path: [{ id: 1, name: 'Hydraulics' }],
    children: [],
    types: [],
    colours: [],
  });
  await user.click(link);
  await waitFor(() => expect(path()).toBe('/product?id=2'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cylinders' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Wear pad' })).toBeDefined();
  expect(lastQuestion()?.get('categoryId')).toBe('2');
});
