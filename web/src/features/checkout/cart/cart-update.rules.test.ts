// Spec §4 Cart: refresh prices and stock, with what changed.
import { expect, test } from 'vitest';
import { makeChecked, usd } from '../../../test/orders.make.ts';
import { offerChanges } from './cart-update.rules.ts';

test('§4 only what changed of a line is told, and of lines that both answers name', () => {
  const before = [makeChecked(), makeChecked({ item: 'A', code: 'A' })];
  expect(offerChanges(before, [makeChecked(), makeChecked({ item: 'B' })])).toEqual([]);
  expect(offerChanges(before, [makeChecked({ inventory: 0 })])).toEqual([
    { code: 'NV-1000001', stock: { before: 14, now: 0 } },
  ]);
  expect(offerChanges(before, [makeChecked({ price: usd('1.00') })])).toEqual([
    { code: 'NV-1000001', price: { before: usd('12.50'), now: usd('1.00') } },
  ]);
  expect(offerChanges(before, [makeChecked({ code: null })])).toEqual([{ code: 'NV-1000001', isOther: true }]);
});

test('§6 who may not see prices is told of none, and another currency is no other price', () => {
  const { price: _, ...hidden } = makeChecked();
  expect(offerChanges([hidden], [hidden])).toEqual([]);
  const euros = makeChecked({ price: { amount: '11.00', currency: 'EUR' } });
  expect(offerChanges([makeChecked()], [euros])).toEqual([]);
});
