// Product §5, §7: a line whose part was replaced is held against what will be ordered for it.
import { expect, test } from 'vitest';
import { makeChecked, usd } from '../../../test/orders.make.ts';
import { newLine } from '../../cart/cart.rules.ts';
import { freshLines } from './fresh.rules.ts';

const part = {
  code: 'OLD',
  partId: 1,
  name: 'Pad',
  stock: 9,
  imageUrl: '',
  unit: 'piece',
  packQuantity: 1,
  minQuantity: 1,
};
const line = (qty: number) => newLine({ ...part, sellPolicy: 'backorder' }, qty);
const fresh = (qty: number, differs: Parameters<typeof makeChecked>[0]) =>
  freshLines([line(qty)], [makeChecked({ item: 'OLD', code: 'NEW', ...differs })])[0];

test('product §5 two new pieces for an old one are priced and counted as two', () => {
  const ratio = { oldQuantity: 1, newQuantity: 2 };
  expect(fresh(3, ratio)).toMatchObject({ pieces: 6, problem: null, isReplaced: true });
  expect(fresh(3, { ...ratio, inventory: 5, sellPolicy: 'stockOnly' })).toMatchObject({ problem: 'short', instead: 2 });
  const priceBreaks = [
    { fromQuantity: 1, price: usd('10.00') },
    { fromQuantity: 6, price: usd('9.00') },
  ];
  expect(fresh(3, { ...ratio, priceBreaks })?.price).toEqual(usd('9.00'));
});

test('product §5, §7 packs are those of the part that will be ordered', () => {
  expect(fresh(11, { oldQuantity: 10, newQuantity: 1 })).toMatchObject({ pieces: 2, problem: null });
  const packed = fresh(3, { oldQuantity: 1, newQuantity: 2, packQuantity: 5 });
  expect(packed).toMatchObject({ problem: 'quantity', instead: 5, range: { min: 1, step: 1 } });
});

test('product §7 a price that begins above the quantity is none for it, and the least quantity comes before it', () => {
  const priceBreaks = [{ fromQuantity: 10, price: usd('10.00') }];
  expect(fresh(5, { price: null, priceBreaks })).toMatchObject({ price: null, problem: 'noPrice' });
  const least = { price: usd('10.00'), priceBreaks, minQuantity: 10, inventory: 90 };
  expect(fresh(5, least)).toMatchObject({ problem: 'quantity', instead: 10 });
  expect(fresh(10, least)).toMatchObject({ price: usd('10.00'), problem: null });
});
