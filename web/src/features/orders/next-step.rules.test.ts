// Spec §4 shipping choice; product §7: what comes next is said of the shipment it is of, and no day that has passed is promised.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeOrderBatch } from '../../test/orders.make.ts';
import { nextStepOf } from './next-step.rules.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-03T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const planned = (no: number, estimatedDispatch: string | null, estimatedDelivery: string | null) =>
  makeOrderBatch({ batchNo: no, estimatedDispatch, estimatedDelivery });
const left = (no: number, estimatedDelivery: string) =>
  makeOrderBatch({ batchNo: no, status: 'inTransit', dispatchedAt: '2026-12-01T08:00:00Z', estimatedDelivery });
const there = makeOrderBatch({
  batchNo: 9,
  status: 'delivered',
  dispatchedAt: '2026-11-20T08:00:00Z',
  deliveredAt: '2026-11-25T08:00:00Z',
});
const gone = makeOrderBatch({ batchNo: 8, status: 'canceled' });

test.each([
  ['one that leaves', [planned(1, '2026-12-04', '2026-12-08'), gone], ['Dispatch', '2026-12-04', false, null]],
  ['several', [planned(1, '2026-12-07', null), planned(2, '2026-12-04', null)], ['Dispatch', '2026-12-04', false, 2]],
  ['one that is late', [planned(1, '2026-12-01', '2026-12-08')], ['Dispatch', '2026-12-01', true, null]],
  [
    'the first that arrives',
    [left(1, '2026-12-09'), planned(2, '2026-12-10', '2026-12-20')],
    ['Arrive', '2026-12-09', false, 1],
  ],
  [
    'one that leaves before another arrives',
    [left(1, '2026-12-09'), planned(2, '2026-12-07', '2026-12-20')],
    ['Dispatch', '2026-12-07', false, 2],
  ],
  ['the last that is open', [there, left(2, '2026-12-09')], ['Arrive', '2026-12-09', false, 2]],
  [
    'one that should have left',
    [left(1, '2026-12-09'), planned(2, '2026-12-02', '2026-12-08')],
    ['Dispatch', '2026-12-02', true, 2],
  ],
  ['one that should be there', [left(1, '2026-12-02')], ['Arrive', '2026-12-02', true, null]],
] as const)('%s', (_, batches, said) => {
  const next = nextStepOf({ shipMode: 'batches', batches: [...batches] });
  expect([next?.step, next?.day, next?.isLate, next?.batchNo]).toEqual(said);
});

test('together the day is that of the last', () => {
  const batches = [planned(1, '2026-12-04', '2026-12-08'), planned(2, '2026-12-07', '2026-12-12')];
  const next = nextStepOf({ shipMode: 'together', batches });
  expect(next).toEqual({ step: 'Dispatch', day: '2026-12-07', isLate: false, batchNo: null });
});

test('of what has arrived, or has no day, none comes next', () => {
  const batches = [there, planned(1, null, null)];
  expect(nextStepOf({ shipMode: 'batches', batches })).toBeNull();
});
