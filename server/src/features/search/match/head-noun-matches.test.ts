// The thing itself before what is only said of it, and sizes as one word, over a large segment and a small one (product §5 Search).
import { expect, test } from 'vitest';
import type { Wish } from './code-matches.rules.ts';
import { engineOf, hitsOf, told } from '../index/engine.make.ts';

test('product §5 a name that only holds what is said of the thing comes behind those that are the thing and hold most of the words', () => {
  const parts = [
    { id: 1, name: 'Oil cooler', category: 4 },
    { id: 3, name: 'Hydraulic oil' },
    { id: 5, name: 'Return filter', category: 4 },
    { id: 7, name: 'Filter kit for hydraulic tank' },
    { id: 9, name: 'Air filter', category: 3 },
  ];
  const engine = engineOf(parts, [{ id: 11, name: 'Pressure filter', category: 4 }]);
  for (const text of ['hydraulic oil filter', 'oil filter hydraulic'])
    expect(told(engine, text), text).toEqual([
      [5, 'someWords'],
      [7, 'someWords'],
      [11, 'someWords'],
      [1, 'category'],
    ]);
  // What is the thing and has the rest of its label needs nothing else; typing it is no word yet.
  expect(told(engine, 'return filter tank')).toEqual([[5, 'category']]);
  expect(told(engine, 'hydraulic oil fil').map(([id]) => id)).toEqual([5, 7, 11, 1]);
  // The label alone is what somebody typed.
  expect(told(engine, 'hydraulic tank and filters')).toEqual([
    [5, 'category'],
    [11, 'category'],
    [1, 'category'],
  ]);
  const some = (text: string) => hitsOf(engine, text, { isSomeEnough: true }).map((hit) => [hit.partId, hit.matched]);
  expect(some('hydraulic oil filter element')).toEqual([
    [5, 'hydraulic filter'],
    [7, 'hydraulic filter'],
    [11, 'hydraulic filter'],
    [1, 'hydraulic oil filter'],
  ]);
});

test('product §5 an element or a kit is what it is of, and says less than any other word', () => {
  const engine = engineOf([
    { id: 1, name: 'Air filter safety element' },
    { id: 3, name: 'Fuel filter' },
    { id: 5, name: 'Fuel cap' },
    { id: 7, name: 'Fuel hose' },
    { id: 9, name: 'Filter kit' },
  ]);
  expect(hitsOf(engine, 'fuel filter element', { isSomeEnough: true }).map((hit) => hit.partId)).toEqual([3, 1]);
});

test('product §5 a size is one word: no other size is found for it, nor what holds the other words alone', () => {
  const engine = engineOf([
    { id: 1, name: 'O-ring 12×2' },
    { id: 3, name: 'Cable tie 3.6×200' },
    { id: 5, name: 'Bolt M6×20' },
    { id: 7, name: 'Bolt M6×200' },
    { id: 9, name: 'Wear pad 80×40×12' },
    { id: 11, name: 'O-ring 16 × 2,5' },
    { id: 13, name: 'Bolt 8×30' },
    { id: 15, name: 'Strip 8×300' },
  ]);
  const ids = (text: string, wish: Partial<Wish> = {}) => hitsOf(engine, text, wish).map((hit) => hit.partId);
  expect(ids('o-ring 12.5x2.65')).toEqual([]);
  expect(ids('o-ring 12.5x2.65', { isSomeEnough: true })).toEqual([]);
  expect(ids('bolt 9x9 zinc', { isSomeEnough: true })).toEqual([]);
  expect(ids('bolt 8x30 zinc', { isSomeEnough: true })).toEqual([13]);
  for (const typed of ['o-ring 16x2.5', 'o-ring 16×2,5', 'o-ring 16 x 2.', 'o-ring 16x'])
    expect(ids(typed), typed).toEqual([11]);
  for (const typed of ['3.6x200', '3.6x', '3.6x2', 'tie 3.6']) expect(ids(typed), typed).toContain(3);
  expect(ids('6x20')).toEqual([5]);
  expect(ids('bolt m6x20')).toEqual([5]);
  expect(ids('8x30')).toEqual([13]);
  expect(ids('8x3')).toEqual([13, 15]);
  expect(ids('pad 80x40')).toEqual([9]);
});

test('product §5 a size is the same one however it is spelt, and whichever part was edited since', () => {
  const parts = [
    { id: 1, name: 'Bolt M6×20' },
    { id: 3, name: 'Bolt M6×200' },
    { id: 5, name: 'Cable tie 6×200' },
    { id: 7, name: 'O-ring 12×2' },
    { id: 9, name: 'O-ring 12×2.65' },
  ];
  for (const edited of [[], [parts[1]], [parts[0]], [parts[2]], [parts[4]]]) {
    const engine = engineOf(
      parts,
      edited.filter((part) => part !== undefined),
    );
    const ids = (text: string) => hitsOf(engine, text).map((hit) => hit.partId);
    const told = edited.map((part) => part?.name).join();
    expect(ids('bolt m6x20'), told).toEqual([1]);
    expect(ids('6x20'), told).toEqual([1]);
    expect(ids('o-ring 12x2'), told).toEqual([7]);
    expect(new Set(ids('6x200')), told).toEqual(new Set([3, 5]));
  }
});

test('product §5 a size that only the name before an edit had is none that there is', () => {
  const before = { id: 1, name: 'Bolt M6×20' };
  const now = { id: 1, name: 'Bolt M6×25' };
  const rest = [{ id: 3, name: 'Bolt M6×200' }];
  const ids = (engine: ReturnType<typeof engineOf>) => hitsOf(engine, 'm6x20').map((hit) => hit.partId);
  expect(ids(engineOf([before, ...rest]))).toEqual([1]);
  expect(ids(engineOf([now, ...rest]))).toEqual([3]);
  expect(ids(engineOf([before, ...rest], [now]))).toEqual([3]);
  expect(ids(engineOf([before, ...rest], [], [1]))).toEqual([3]);
  expect(ids(engineOf([now, ...rest], [before]))).toEqual([1]);
});

test('product §5 a figure with a comma or a point in it is one size, not two', () => {
  const engine = engineOf([
    { id: 1, name: 'O-ring 12×5' },
    { id: 3, name: 'O-ring 12.5×2.65' },
    { id: 5, name: 'O-ring 12,55 × 3' },
    { id: 7, name: 'Starter 24 V 2.5 kW' },
    { id: 9, name: 'O-ring 16×2,5' },
    { id: 11, name: 'Joint torique 12,5' },
    { id: 13, name: 'Fuse 7.5 A' },
    { id: 15, name: 'Fuse 7A, 5 pieces' },
    { id: 17, name: '密封圈12.5×2' },
    { id: 19, name: '12.5×4垫片' },
  ]);
  const ids = (text: string, wish: Partial<Wish> = {}) => hitsOf(engine, text, wish).map((hit) => hit.partId);
  for (const sign of ['.', ',']) {
    for (const [typed, found] of [
      ['o-ring 12.5', [3]],
      ['12.5 o-ring', [3]],
      ['o-ring 12.5x', [3]],
      ['o-ring 12.55', [5]],
      ['o-ring 2.5', [9]],
      ['joint 12.5', [11]],
      ['starter 2.5', [7]],
      ['starter 2.5 kW', [7]],
      ['starter 2.5kw', [7]],
      ['starter 2.5k', [7]],
      ['fuse 7.5', [13]],
      ['密封圈12.5', [17]],
      ['垫片 12.5x4', [19]],
      ['12.5垫片', [19]],
    ] as const) {
      const text = typed.replace('.', sign);
      expect([ids(text), ids(text, { isSomeEnough: true })], text).toEqual([found, found]);
    }
  }
  // Where there is no such figure it is no other one, and may be more than a size, as the 8.8 of a screw is.
  for (const typed of ['o-ring 12.6', 'o-ring 12,6']) {
    expect(ids(typed), typed).toEqual([]);
    expect(new Set(ids(typed, { isSomeEnough: true })), typed).toEqual(new Set([1, 3, 5, 9]));
  }
  // More than one sign makes a list of figures, or a number written in groups.
  for (const typed of ['fuse 5,7', 'fuse 7,5,1']) expect(ids(typed), typed).toEqual([]);
  expect(ids('fuse 7, 5')).toEqual([13, 15]);
});
