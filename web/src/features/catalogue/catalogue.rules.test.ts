// Spec §2 Parts list (address, price range), §4 stock status of the quick view, §2 localized HTML description: bare rules.
import { expect, test } from 'vitest';
import { flatTree, pathTo } from './categories/category-tree.rules.ts';
import { amountAt, positionOf, STEPS } from './filters/price-scale.rules.ts';
import { quickViewStatus } from './quick-view/quick-view.rules.ts';
import { activeFilters, hrefOf, priceFrom, questionOf, without } from './shop-search.rules.ts';

test.each([
  [5, 5, 'inStock'],
  [5, 6, 'outOfStock'],
  [0, 1, 'outOfStock'],
  [1, 1, 'inStock'],
] as const)('§4 a stock of %i with a chosen quantity of %i is %s', (stock, quantity, status) => {
  expect(quickViewStatus(stock, quantity)).toBe(status);
});

test('§2 without an address the list is 24 parts in default order', () => {
  expect(questionOf({}, true)).toMatchObject({ sort: 'default', page: 1, pageSize: 24 });
  expect(questionOf({ pageSize: 1000 }, true).pageSize).toBe(24);
  expect(questionOf({ pageSize: 96 }, true).pageSize).toBe(96);
});

test('product §4 who may not see prices never asks by price, whatever the address says', () => {
  const search = { minPrice: '5', maxPrice: '10', sort: 'priceAsc' } as const;
  expect(questionOf(search, false)).toMatchObject({ sort: 'default', minPrice: undefined, maxPrice: undefined });
  expect(activeFilters(search, false)).toEqual([]);
  expect(questionOf(search, true)).toMatchObject({ sort: 'priceAsc', minPrice: '5', maxPrice: '10' });
  expect(activeFilters(search, true)).toEqual(['price']);
});

test('§2 dropping a filter keeps the others and goes back to the first page', () => {
  const search = { keyword: 'bolt', colour: 'Black', minPrice: '5', page: 3, view: 'list' } as const;
  const next = without(search, ['price', 'colour']);
  expect(hrefOf('/shop', next)).toBe('/shop?keyword=bolt&view=list');
});

test.each([
  ['12', '12'],
  ['12,5', '12.5'],
  ['1,234.50', '1234.50'],
  ['1 234,50', '1234.50'],
  ['$50', '50'],
  ['USD 12.50', '12.50'],
  ['R$ 1.000,00', '1000.00'],
  ['50 €', '50'],
  ['1.000', '1000'],
  ['1.234.567,8', '1234567.8'],
  ['1,234,5', undefined],
  ['1.5.2', undefined],
  ['$', undefined],
  ['abc', undefined],
  ['-3', undefined],
])('§2 a price typed as %s is read as %s', (typed, price) => {
  expect(priceFrom(typed)).toBe(price);
});

test('§2 the price sliders begin and end exactly and never leave the range', () => {
  expect([amountAt(0, 0.08, 19_935), amountAt(STEPS, 0.08, 19_935)]).toEqual([0.08, 19_935]);
  for (let position = 1; position < STEPS; position += 1) {
    const amount = amountAt(position, 0.08, 19_935);
    expect(amount).toBeGreaterThanOrEqual(0.08);
    expect(amount).toBeLessThanOrEqual(19_935);
    expect(Math.abs(positionOf(amount, 0.08, 19_935) - position)).toBeLessThanOrEqual(8);
  }
});

test.each([
  [0.4, 19_935],
  [5, 250],
])('§2 each step of the price sliders from %d to %d is another price', (from, to) => {
  const amounts = Array.from({ length: STEPS + 1 }, (_, position) => amountAt(position, from, to));
  expect(new Set(amounts).size).toBe(STEPS + 1);
});

test('§2 the tree of categories gives the way down and the depth', () => {
  const nodes = [
    { id: 1, parentId: null, name: 'Hydraulics', code: 'a', partCount: 3 },
    { id: 2, parentId: 1, name: 'Cylinders', code: 'b', partCount: 3 },
  ];
  expect(pathTo(nodes, 2).map((node) => node.name)).toEqual(['Hydraulics', 'Cylinders']);
  expect(pathTo(nodes, 9)).toEqual([]);
  expect(flatTree(nodes).map(([node, depth]) => [node.id, depth])).toEqual([
    [1, 0],
    [2, 1],
  ]);
});
