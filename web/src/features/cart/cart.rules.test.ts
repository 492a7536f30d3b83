// Spec §3 Cart item, §4 Cart; product §6: one line a code, machines never ask for more than the line holds, totals in cents.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AddablePart, type CartLine, countOf, linesByCode, newLine, raised } from './cart.rules.ts';
import { withQuantity } from './line-shares.rules.ts';
import { lineTotalOf, sumOfLines } from './line-totals.rules.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const part = (code: string, amount = '0.10'): AddablePart => ({
  code,
  partId: 1,
  name: 'Wear pad',
  price: { amount, currency: 'USD' },
  stock: 5,
  imageUrl: 'a.webp,b.webp',
  warehouse: 'Rotterdam',
  unit: 'piece',
  packQuantity: 1,
  minQuantity: 1,
  sellPolicy: 'backorder',
});
const qty = fc.integer({ min: 1, max: 9999 });
const machine = fc.record({ hostId: fc.integer({ min: 1, max: 4 }), serialNumber: fc.constant('S000001') });
const step = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), qty }),
  fc.record({ kind: fc.constant('raise' as const), by: qty, machine: fc.option(machine, { nil: undefined }) }),
);

test('§3 a new line carries the fields of a cart item', () => {
  const line = newLine(part('NV-1'), 2, { hostId: 4, serialNumber: 'S000001' });
  expect(line).toMatchObject({
    part: 'NV-1',
    changeCode: null,
    name: 'Wear pad',
    amount: 0.1,
    index: -99,
    inventory: 5,
    qty: 2,
    picUrl: 'a.webp',
    type: 2,
    isInStock: true,
    shippingWarehouse: 'Rotterdam',
    info: { screentip: 'Desc: Wear pad', metadata: { PNR: 'NV-1' } },
    machines: [{ hostId: 4, serialNumber: 'S000001', qty: 2 }],
  });
});

test('§3 the unit price is 0 where there is none', () => {
  expect(newLine({ ...part('NV-1'), price: null }, 1).amount).toBe(0);
});

test('product §6 whatever is done to a line, its machines together never ask for more than it holds', () => {
  fc.assert(
    fc.property(
      qty,
      fc.option(machine, { nil: undefined }),
      fc.array(step, { maxLength: 12 }),
      (first, host, steps) => {
        let line: CartLine = newLine(part('NV-1'), first, host);
        for (const one of steps)
          line = one.kind === 'set' ? withQuantity(line, one.qty) : raised(line, one.by, one.machine);
        expect(line.qty).toBeGreaterThanOrEqual(1);
        expect(line.qty).toBeLessThanOrEqual(9999);
        expect(line.machines.reduce((sum, one) => sum + one.qty, 0)).toBeLessThanOrEqual(line.qty);
        expect(new Set(line.machines.map((one) => one.hostId)).size).toBe(line.machines.length);
      },
    ),
  );
});

test('product §6 a line meant for one machine alone keeps being meant for it', () => {
  const line = newLine(part('NV-1'), 2, { hostId: 4, serialNumber: 'S000001' });
  expect(withQuantity(line, 7).machines).toEqual([{ hostId: 4, serialNumber: 'S000001', qty: 7 }]);
});

test('§4 the total is the exact sum of line totals in cents', () => {
  const cents = fc.integer({ min: 0, max: 9_999_999 });
  fc.assert(
    fc.property(fc.array(fc.tuple(cents, qty), { maxLength: 30 }), (pairs) => {
      const lines = pairs.map(([minor, count]) => ({ price: usd((minor / 100).toFixed(2)), qty: count }));
      const expected = pairs.reduce((sum, [minor, count]) => sum + minor * count, 0);
      expect(sumOfLines(lines)).toEqual(usd((expected / 100).toFixed(2)));
    }),
  );
});

test('§4 the dearest part in the greatest quantity has an exact total, and so has a cart of them', () => {
  const price = usd('99999999999.99');
  expect(lineTotalOf(price, 9999)).toEqual(usd('999899999999900.01'));
  const lines = Array.from({ length: 2000 }, () => ({ price, qty: 9999 }));
  expect(sumOfLines(lines)).toEqual(usd('1999799999999800020.00'));
});

test.each([[['NV-2', 'NV-3']], [['NV-3', 'NV-2']]])(
  'product §5 what replaced a code together counts as the sets it makes, whichever line comes first: %j',
  (order) => {
    const step = (code: string, newQuantity: number) => ({ code, mode: 'all' as const, oldQuantity: 1, newQuantity });
    const sets = (own: Record<string, number>, replacedBy?: AddablePart['replacedBy']) => {
      const lines = order.map((code) => ({ part: code, changeCode: 'NV-1', qty: own[code] ?? 0 }));
      return countOf(linesByCode(lines).get('NV-1') ?? [], replacedBy ? { replacedBy } : {});
    };
    const [four, eight] = [step('NV-2', 4), step('NV-3', 8)];
    expect(sets({ 'NV-2': 4, 'NV-3': 8 }, [four, eight])).toBe(1);
    expect(sets({ 'NV-2': 11, 'NV-3': 40 }, [four, eight])).toBe(2);
    // Four old ones become one new piece.
    expect(sets({ 'NV-2': 1, 'NV-3': 8 }, [{ ...four, oldQuantity: 4, newQuantity: 1 }, eight])).toBe(1);
    expect(sets({ 'NV-2': 1, 'NV-3': 4 })).toBe(1);
    expect(countOf([], {})).toBe(0);
  },
);

test('product §5 of what replaced a code by choice each counts, and half of what belongs together is none', () => {
  const line = (code: string, qty: number) => ({ part: code, changeCode: 'NV-1', qty });
  const steps = (mode: 'all' | 'choice') =>
    ['NV-2', 'NV-3'].map((code) => ({ code, mode, oldQuantity: 1, newQuantity: 1 }));
  expect(countOf([line('NV-2', 3), line('NV-3', 5)], { replacedBy: steps('choice') })).toBe(8);
  expect(countOf([line('NV-3', 5)], { replacedBy: steps('choice') })).toBe(5);
  expect(countOf([line('NV-3', 5)], { replacedBy: steps('all') })).toBe(0);
  // Put there before the chain grew longer: its ratio is not known here.
  expect(countOf([line('NV-9', 5)], { replacedBy: steps('all') })).toBe(5);
});

test('§4 a code that is in the cart itself counts its own line', () => {
  const lines = [
    { part: 'NV-1', changeCode: null, qty: 3 },
    { part: 'NV-2', changeCode: 'NV-1', qty: 4 },
  ];
  expect(countOf(linesByCode(lines).get('NV-1') ?? [], {})).toBe(3);
  expect(countOf(linesByCode(lines).get('NV-2') ?? [], {})).toBe(4);
});
