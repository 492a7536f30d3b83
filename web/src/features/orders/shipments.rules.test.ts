// Spec §4 shipping choice, §3 shipping batches: what goes together is one shipment, and its words follow its state.
import type { OrderDetail } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { makeOrderBatch } from '../../test/orders.make.ts';
import { shipmentsOf } from './shipments.rules.ts';

type Batch = OrderDetail['batches'][number];

const batch = (differs: Partial<Batch> = {}): Batch =>
  makeOrderBatch({
    packingList: [{ lineNo: 1, code: 'NV-1', name: 'Pad', quantity: 2, weightGrams: 10 }],
    ...differs,
  });
const other = batch({
  batchNo: 2,
  warehouseName: 'Shanghai',
  estimatedDispatch: '2026-12-10',
  estimatedDelivery: '2026-12-20',
  packingList: [
    { lineNo: 1, code: 'NV-1', name: 'Pad', quantity: 3, weightGrams: 10 },
    { lineNo: 2, code: 'NV-2', name: 'Bolt', quantity: 1, weightGrams: 10 },
  ],
});

test('§4 together is one shipment with the days of the last and all of its lines once', () => {
  const [one, ...more] = shipmentsOf({ shipMode: 'together', batches: [batch(), other] });
  expect(more).toEqual([]);
  expect(one).toMatchObject({
    batchNos: [1, 2],
    warehouses: ['Rotterdam', 'Shanghai'],
    estimatedDispatch: '2026-12-10',
    estimatedDelivery: '2026-12-20',
    state: 'planned',
  });
  expect(one?.packingList.map((line) => [line.code, line.quantity])).toEqual([
    ['NV-1', 5],
    ['NV-2', 1],
  ]);
});

test('§3 in batches each stays by itself, in its own state', () => {
  const sent = batch({ dispatchedAt: '2026-12-01T08:00:00Z', status: 'inTransit' });
  const states = shipmentsOf({ shipMode: 'batches', batches: [sent, other, batch({ status: 'canceled' })] });
  expect(states.map((one) => one.state)).toEqual(['dispatched', 'planned', 'canceled']);
});

test('§4 together is delivered only when all of it is', () => {
  const sent = { dispatchedAt: '2026-12-01T08:00:00Z', status: 'inTransit' };
  const there = batch({ ...sent, deliveredAt: '2026-12-03T08:00:00Z', trackingCode: 'T1' });
  const [one] = shipmentsOf({ shipMode: 'together', batches: [there, batch({ ...sent, trackingCode: 'T2' })] });
  expect(one).toMatchObject({ state: 'dispatched', deliveredAt: null, trackingCode: 'T1, T2' });
});

const left = { dispatchedAt: '2026-12-01T08:00:00Z', status: 'inTransit' };
const there = { dispatchedAt: '2026-11-28T08:00:00Z', deliveredAt: '2026-12-03T08:00:00Z', status: 'delivered' };
const canceled = { status: 'canceled' };

test.each([
  ['planned and left', [{}, left], [['planned', null, null]]],
  ['planned and there', [there, {}], [['planned', null, null]]],
  ['left and there', [there, left], [['dispatched', left.dispatchedAt, null]]],
  [
    'all there',
    [there, { ...there, deliveredAt: '2026-12-05T08:00:00Z' }],
    [['delivered', there.dispatchedAt, '2026-12-05T08:00:00Z']],
  ],
  [
    'there and canceled',
    [canceled, there],
    [
      ['delivered', there.dispatchedAt, there.deliveredAt],
      ['canceled', null, null],
    ],
  ],
  [
    'planned, left and canceled',
    [left, canceled, {}],
    [
      ['planned', null, null],
      ['canceled', null, null],
    ],
  ],
  ['all canceled', [canceled, canceled], [['canceled', null, null]]],
])('§4 together says the same in its state and its days: %s', (_, parts, said) => {
  const shipments = shipmentsOf({ shipMode: 'together', batches: parts.map((part) => batch(part)) });
  expect(shipments.map((one) => [one.state, one.dispatchedAt, one.deliveredAt])).toEqual(said);
});

test('§4 what was canceled of a shipment is not packed with what is sent', () => {
  const [sent, gone] = shipmentsOf({ shipMode: 'together', batches: [batch(canceled), { ...other, ...there }] });
  expect(sent).toMatchObject({ warehouses: ['Shanghai'], estimatedDelivery: '2026-12-20' });
  expect([sent, gone].map((one) => one?.packingList.map((line) => [line.code, line.quantity]))).toEqual([
    [
      ['NV-1', 3],
      ['NV-2', 1],
    ],
    [['NV-1', 2]],
  ]);
});
