// Who gives which stock when (spec §7 calculateMaterialStockAssign; product §7 Stock choice), by property.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Assigned, assignStock, type Supply, takeFromSupply, type Warehouse } from './assign-stock.rules.ts';
import { addDays, addWorkingDays } from '../../platform/working-days.rules.ts';

const house = (id: number, country: string): Warehouse => ({
  id,
  code: `W${id}`,
  nameEn: `W${id}`,
  nameEs: null,
  namePt: null,
  nameFr: null,
  nameZh: null,
  country,
  defaultLeadDays: 30,
  dispatchDays: 1,
});
const supplyOf = (
  pieces: [partId: number, warehouseId: number, quantity: number][],
  given: Partial<Supply> = {},
): Supply => {
  const byPart = new Map<number, Map<number, number>>();
  for (const [partId, warehouseId, quantity] of pieces)
    byPart.set(partId, (byPart.get(partId) ?? new Map<number, number>()).set(warehouseId, quantity));
  return {
    today: '2026-03-02',
    warehouses: [house(1, 'US'), house(2, 'DE'), house(3, 'BR')],
    pieces: byPart,
    inbound: new Map(),
    leadDays: new Map(),
    ...given,
  };
};
const want = (partId: number, quantity: number, isStockOnly = false) => ({ partId, quantity, isStockOnly });
const shares = (one: Assigned | undefined) => one?.now.map((share) => [share.warehouseId, share.quantity]);

describe('product §7 the greedy rule', () => {
  it('takes the country of the address first', () => {
    const supply = supplyOf([
      [1, 1, 5],
      [1, 2, 5],
    ]);
    expect(shares(assignStock([want(1, 5)], supply, 'DE')[0])).toEqual([[2, 5]]);
    expect(shares(assignStock([want(1, 5)], supply, null)[0])).toEqual([[1, 5]]);
  });

  it('then the warehouse that fills most lines', () => {
    const supply = supplyOf([
      [1, 1, 5],
      [1, 2, 5],
      [2, 2, 5],
    ]);
    const assigned = assignStock([want(1, 5), want(2, 5)], supply, 'FR');
    expect(assigned.map(shares)).toEqual([[[2, 5]], [[2, 5]]]);
  });

  it('does not split a line that one warehouse fills, and splits in order where none does', () => {
    const supply = supplyOf([
      [1, 1, 3],
      [1, 2, 8],
      [2, 1, 9],
    ]);
    expect(assignStock([want(1, 8), want(2, 9)], supply, 'US').map(shares)).toEqual([[[2, 8]], [[1, 9]]]);
    expect(shares(assignStock([want(1, 11)], supply, 'US')[0])).toEqual([
      [1, 3],
      [2, 8],
    ]);
  });

  it('lets the rest wait for what comes first, a delivery on its way or the lead time', () => {
    const inbound = new Map([
      [
        1,
        [
          { id: 7, warehouseId: 2, open: 4, expectedOn: '2026-03-10' },
          { id: 8, warehouseId: 2, open: 9, expectedOn: '2026-06-10' },
        ],
      ],
    ]);
    const supply = supplyOf([[1, 1, 3]], { inbound, leadDays: new Map([[1, new Map([[3, 20]])]]) });
    const [line] = assignStock([want(1, 10)], supply, 'US');
    expect(line?.later).toEqual([
      { warehouseId: 2, quantity: 4, readyOn: '2026-03-10', inboundId: 7, isOrdered: false },
      { warehouseId: 3, quantity: 3, readyOn: '2026-03-22', inboundId: null, isOrdered: true },
    ]);
  });

  it('leaves a stock-only part short instead', () => {
    const [line] = assignStock([want(1, 10, true)], supplyOf([[1, 1, 3]]), 'US');
    expect(line).toMatchObject({ later: [], short: 7 });
  });
});

const pieces = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 30 })),
  {
    maxLength: 12,
  },
);
const wants = fc.uniqueArray(
  fc.record({
    partId: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: 1, max: 60 }),
    isStockOnly: fc.boolean(),
  }),
  { selector: (line) => line.partId, maxLength: 4 },
);

describe('quality 2, by property', () => {
  it('gives every piece once: what was assigned and what is short is what was wanted, never more than there is', () => {
    fc.assert(
      fc.property(pieces, wants, (rows, wanted) => {
        const supply = supplyOf(rows);
        const before = structuredClone(supply.pieces);
        const assigned = assignStock(wanted, supply, 'DE');
        for (const [at, line] of assigned.entries()) {
          const sum = [...line.now, ...line.later].reduce((total, share) => total + share.quantity, line.short);
          expect(sum).toBe(wanted[at]?.quantity);
          for (const share of line.now)
            expect(share.quantity).toBeLessThanOrEqual(before.get(line.partId)?.get(share.warehouseId) ?? 0);
        }
        takeFromSupply(supply, assigned);
        for (const places of supply.pieces.values())
          for (const left of places.values()) expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is short of a stock-only part only where all warehouses together hold less', () => {
    fc.assert(
      fc.property(pieces, fc.integer({ min: 1, max: 60 }), (rows, quantity) => {
        const supply = supplyOf(rows);
        const there = [...(supply.pieces.get(1)?.values() ?? [])].reduce((sum, one) => sum + one, 0);
        const [line] = assignStock([want(1, quantity, true)], supply, null);
        expect(line?.short).toBe(Math.max(0, quantity - there));
      }),
    );
  });
});

describe('product §7 promise dates are in working days', () => {
  it('skips weekends, and begins on the Monday after one', () => {
    expect(addWorkingDays('2026-03-06', 1)).toBe('2026-03-09');
    expect(addWorkingDays('2026-03-07', 0)).toBe('2026-03-09');
    expect(addWorkingDays('2026-03-02', 9)).toBe('2026-03-13');
    expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
  });
});
