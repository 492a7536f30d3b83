// Product §5 Supersession: what a replaced part leads to, and whether it is still sold.
import { expect, test } from 'vitest';
import { isOldStockSold } from './supersession.ts';

test('product §7 what is left of a split part is sold as its policy allows', () => {
  expect(isOldStockSold({ sellPolicy: 'stockOnly', stock: 3 })).toBe(true);
  expect(isOldStockSold({ sellPolicy: 'stockOnly', stock: 0 })).toBe(false);
  expect(isOldStockSold({ sellPolicy: 'backorder', stock: 0 })).toBe(true);
  expect(isOldStockSold({ sellPolicy: 'notSold', stock: 3 })).toBe(false);
});
