// A fresh index goes through each order once before it serves, and lets other work in between.
import { expect, test, vi } from 'vitest';
import { ColumnsBuilder } from '../part-columns.ts';
import { PartEngine } from '../part-engine.ts';
import { findDoc, openSegment, PartSegmentBuilder } from '../part-segment.ts';
import { warmUp } from './warm-up.ts';

function segmentWithOrders(...orders: string[]) {
  const builder = new PartSegmentBuilder();
  for (const id of [1, 2, 3])
    builder.add({ id, rank: 0, code: `C${id}`, isSuperseded: false, aliases: [], names: [`Pad ${id}`] });
  const data = builder.pack();
  const columns = new ColumnsBuilder((id) => findDoc(data, id));
  for (const order of orders) columns.order(order, Float64Array.of(1, 2), Float64Array.of(10, 20));
  return openSegment({ ...data, columns: columns.pack() });
}

test('each alphabet and each price list is asked for, and the end of all parts', async () => {
  const segment = segmentWithOrders('name en', 'name zh', 'price 7');
  const engine = new PartEngine(segment, null, new Set());
  const list = vi.spyOn(engine, 'list');
  await warmUp(engine, segment);
  const asked = list.mock.calls.map(([{ listIds }, { sort, language }]) => [sort, language, ...listIds]);
  expect(asked).toEqual([
    ['nameAsc', 'en'],
    ['nameAsc', 'zh'],
    ['priceAsc', 'en', 7],
    ['priceDesc', 'en', 7],
    ['default', 'en'],
  ]);
  expect(list.mock.results.map(({ value }) => value.total)).toEqual([3, 3, 3, 3, 3]);
});

test('what begins with one letter, and codes that begin with two, are worked out before anybody asks', async () => {
  const segment = segmentWithOrders();
  const [words, codes] = [vi.spyOn(segment.words, 'prepare'), vi.spyOn(segment.codes, 'prepare')];
  await warmUp(new PartEngine(segment, null, new Set()), segment);
  expect([words, codes].map((one) => one.mock.results.map(({ type }) => type))).toEqual([['return'], ['return']]);
  expect([...segment.words.prepare()]).toHaveLength(36);
});

test('nothing waits for more than one of these lists', async () => {
  const segment = segmentWithOrders('name en', 'name es', 'name fa');
  const engine = new PartEngine(segment, null, new Set());
  const list = vi.spyOn(engine, 'list');
  const warmed = warmUp(engine, segment);
  setImmediate(() => expect(list.mock.calls.length).toBeLessThanOrEqual(2));
  await warmed;
  expect(list).toHaveBeenCalledTimes(4);
});
