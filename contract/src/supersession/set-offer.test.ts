// Several parts ordered together, told as one (product §5 Supersession, §7 sell policy): the scarcest and the missing price decide.
import { expect, test } from 'vitest';
import { cheapest, offeredOption, type SetPiece, pricedPieces, completeSets, wholeStock } from './set-offer.ts';

const price = { amount: '2.50', currency: 'USD' };
const PART = { code: 'A', price, stock: 14, sellPolicy: 'backorder' } as const;
const piece = (qty: number, differs: Partial<SetPiece['part']> = {}) => ({ part: { ...PART, ...differs }, qty });

test('product §5 a whole has a price only where each of its parts has one', () => {
  expect(pricedPieces([piece(1, { price }), piece(4, { price })])).toEqual([
    { price, qty: 1 },
    { price, qty: 4 },
  ]);
  expect(pricedPieces([piece(1, { price }), piece(4, { price: null })])).toBeNull();
  expect(pricedPieces([piece(1, { price: undefined }), piece(4, { price: undefined })])).toBeUndefined();
});

test.each([
  ['as often as the scarcest part allows', [piece(1, { stock: 9 }), piece(4, { stock: 11 })], 2, true],
  ['not at all', [piece(1, { stock: 9 }), piece(4, { stock: 3, sellPolicy: 'stockOnly' })], 0, false],
  ['once what is short has come', [piece(1, { stock: 9, sellPolicy: 'stockOnly' }), piece(4, { stock: 0 })], 0, true],
])('product §7 a whole is there %s', (_, pieces, times, isWaitedFor) => {
  expect(wholeStock(pieces)).toEqual({ times, isWaitedFor });
});

test('product §5 a whole is in the cart as often as each of its parts is', () => {
  const inCart = new Map([
    ['A', 3],
    ['B', 9],
  ]);
  const count = (code: string) => inCart.get(code) ?? 0;
  expect(completeSets([piece(1, { code: 'A' }), piece(4, { code: 'B' })], ({ code }) => count(code))).toBe(2);
  expect(completeSets([piece(1, { code: 'A' }), piece(1, { code: 'C' })], ({ code }) => count(code))).toBe(0);
});

test('product §5 of several options the cheapest counts by what all of its pieces cost; what has no price does not', () => {
  const [six, five, none] = [
    [piece(2, { price: { ...price, amount: '3.00' } })],
    [piece(2, { price })],
    [piece(1, { price: null })],
  ];
  expect(cheapest([none, six, five])).toBe(five);
  expect(cheapest([none])).toBeUndefined();
});

test('product §5 of several options one stands for the choice: the cheapest of those at hand, then of those waited for', () => {
  const at = (amount: string, stock: number, sellPolicy: 'backorder' | 'stockOnly' = 'stockOnly') => [
    piece(2, { price: { ...price, amount }, stock, sellPolicy }),
  ];
  const [gone, short, waited, there, dear] = [at('1', 0), at('2', 1), at('3', 0, 'backorder'), at('4', 2), at('5', 90)];
  expect(offeredOption([gone, short, waited, dear, there])).toBe(there);
  expect(offeredOption([gone, short, waited])).toBe(waited);
  expect(offeredOption([short, gone])).toBe(gone);
  expect(offeredOption([])).toBeUndefined();
});

test('§6 where prices are hidden the first of those at hand stands for the choice, as the shop lists them', () => {
  const at = (stock: number) => [piece(1, { price: undefined, stock, sellPolicy: 'stockOnly' })];
  const [gone, first, more] = [at(0), at(1), at(90)];
  expect(offeredOption([gone, first, more])).toBe(first);
});
