// Quantities as they are typed and pasted (spec §5: quantity minimum 1; product §9: 1 to 9,999).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampQuantity, parseQuantity } from './quantity.ts';

const range = { min: 1, max: 9999 };

describe('quantity', () => {
  it.each([
    ['4', 4],
    [' 12 ', 12],
    ['+3', 3],
    ['1,000', 1000],
    ['1.000', 1000],
    ['1 000', 1000],
    ["1'000", 1000],
    ['１２', 12],
    ['007', 7],
  ])('reads %j', (text, quantity) => expect(parseQuantity(text, range)).toEqual({ quantity }));

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['1.5', 'notWhole'],
    ['1,5', 'notWhole'],
    ['two', 'notWhole'],
    ['1e3', 'notWhole'],
    ['-1', 'notWhole'],
    ['0', 'tooSmall'],
    ['10000', 'tooLarge'],
    ['99999999999999999999', 'tooLarge'],
  ])('§5 refuses %j as %s', (text, problem) => expect(parseQuantity(text, range)).toEqual({ problem }));

  it('reads back every number of the range, plain and grouped', () => {
    fc.assert(
      fc.property(fc.integer(range), (quantity) => {
        expect(parseQuantity(String(quantity), range)).toEqual({ quantity });
        expect(parseQuantity(quantity.toLocaleString('en-US'), range)).toEqual({ quantity });
      }),
    );
  });

  it('keeps steps inside the range', () => {
    expect(clampQuantity(0, range)).toBe(1);
    expect(clampQuantity(10_000, range)).toBe(9999);
    expect(clampQuantity(5, range)).toBe(5);
  });
});
