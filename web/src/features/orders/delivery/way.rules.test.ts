// Spec §4 tracking: what goes together from two warehouses is shown by both ways, and by one where it goes by one number.
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
  carrier: 'dhl',
  trackingCode: 'JD0146',
  events,
  deliveredAt,
});

test('each number is a way of its own; what goes by one is one, as it was heard of last', () => {
  const houston = batch(1, [event('Houston')]);
  const rotterdam = { ...batch(2, [event('Rotterdam')]), trackingCode: 'JD0147' };
  expect(waysOf([houston, rotterdam])).toEqual([houston, rotterdam]);
  expect(waysOf([houston, { ...rotterdam, carrier: 'simulated', trackingCode: houston.trackingCode }])).toHaveLength(2);
  const asked = batch(2, [event('Houston'), event('Leipzig', 'inTransit')]);
  expect(waysOf([houston, asked])).toEqual([asked]);
  expect(waysOf([asked, { ...houston, batchNo: 3 }])).toEqual([asked]);
  const come = batch(3, [], '2026-12-03T08:00:00Z');
  expect(waysOf([asked, come, houston])).toEqual([come]);
  expect(waysOf([])).toEqual([]);
});

test('what has been delivered is at the door, whatever was said last', () => {
  expect(stationOf(batch(1, [event('Houston', 'inTransit')]))).toBe('transit');
  expect(stationOf(batch(1, [event('Houston', 'inTransit')], '2026-12-03T08:00:00Z'))).toBe('door');
});
