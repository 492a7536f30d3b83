// Spec §4 tracking: what goes together from two warehouses is shown by both ways, and by one where its carrier says the same of both.
import { expect, test } from 'vitest';
import { stationOf, waysOf } from './way.rules.ts';

const event = (place: string, status: 'pickedUp' | 'inTransit' = 'pickedUp') => ({
  at: '2026-12-01T08:00:00Z',
  status,
  place,
  text: null,
});
const batch = (batchNo: number, events: ReturnType<typeof event>[], deliveredAt: string | null = null) => ({
  batchNo,
  events,
  deliveredAt,
});

test('two warehouses are two ways, one number for both is one', () => {
  const [houston, rotterdam] = [batch(1, [event('Houston')]), batch(2, [event('Rotterdam')])];
  expect(waysOf([houston, rotterdam])).toEqual([houston, rotterdam]);
  expect(waysOf([houston, { ...houston, batchNo: 2 }])).toEqual([houston]);
  expect(waysOf([houston, { ...houston, batchNo: 2, deliveredAt: '2026-12-03T08:00:00Z' }])).toHaveLength(2);
  expect(waysOf([])).toEqual([]);
});

test('what has been delivered is at the door, whatever was said last', () => {
  expect(stationOf(batch(1, [event('Houston', 'inTransit')]))).toBe('transit');
  expect(stationOf(batch(1, [event('Houston', 'inTransit')], '2026-12-03T08:00:00Z'))).toBe('door');
});
