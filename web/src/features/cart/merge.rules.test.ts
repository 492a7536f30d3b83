// Product §6: the server's copy comes in line by line, last write wins, what is unsent stays.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartLine, newLine } from './cart.rules.ts';
import { type CartState, filledFrom, mergeServer, putLine, type ServerCart } from './merge.rules.ts';
import { makePartCard } from '../../test/catalogue.make.ts';

const PART = { partId: 1, name: 'Pad', stock: 5, imageUrl: '', unit: 'piece', packQuantity: 1, minQuantity: 1 };
const line = (code: string, qty: number): CartLine => newLine({ ...PART, code, sellPolicy: 'backorder' }, qty);
const server = (code: string, qty: number, differs: Partial<ServerCart['lines'][number]> = {}) => ({
  code,
  partId: 1,
  qty,
  changeCode: null,
  reference: null,
  machines: [],
  isRemoved: false,
  version: 2,
  ...differs,
});
const state = (lines: CartLine[], unsent: string[] = []): CartState => ({ lines, version: 1, unsent });

test('product §6 what another device changed comes in, what it removed goes', () => {
  const next = mergeServer(
    state([line('A', 1), line('B', 1)]),
    { version: 2, lines: [server('A', 5), server('B', 1, { isRemoved: true }), server('C', 3)] },
    new Map(),
  );
  expect(next.lines.map((one) => [one.part, one.qty])).toEqual([
    ['A', 5],
    ['C', 3],
  ]);
  expect(next.lines[1]?.isThin).toBe(true);
  expect(next.version).toBe(2);
});

test('product §6 a line changed again while it was on its way keeps the newer quantity and is sent once more', () => {
  const sent = line('A', 2);
  const next = mergeServer(
    state([line('A', 7)], ['A']),
    { version: 2, lines: [server('A', 2)] },
    new Map([['A', sent]]),
  );
  expect(next.lines[0]?.qty).toBe(7);
  expect(next.unsent).toEqual(['A']);
});

test('product §5 a replaced code gives its place to the successor and the line says what was asked for', () => {
  const old = line('OLD', 2);
  const answer = { version: 2, lines: [server('NEW', 2, { changeCode: 'OLD' })] };
  const next = mergeServer(state([old], ['OLD']), answer, new Map([['OLD', old]]));
  expect(next.lines.map((one) => [one.part, one.changeCode, one.qty])).toEqual([['NEW', 'OLD', 2]]);
  expect(next.unsent).toEqual([]);
});

test('product §5 what was taken out while it was on its way does not come back as its successor', () => {
  const old = line('OLD', 2);
  const answer = { version: 2, lines: [server('NEW', 2, { changeCode: 'OLD' })] };
  const next = mergeServer(state([], ['OLD']), answer, new Map([['OLD', old]]));
  expect(next.lines).toEqual([]);
  expect(next.unsent).toEqual(['OLD', 'NEW']);
  const taken = mergeServer(state([line('NEW', 5)], ['NEW', 'OLD']), answer, new Map([['OLD', old]]));
  expect(taken.lines.map((one) => [one.part, one.qty])).toEqual([['NEW', 5]]);
});

test('product §6 after everything is confirmed both copies are alike', () => {
  const codes = fc.constantFrom('A', 'B', 'C', 'D');
  const lines = fc.uniqueArray(fc.tuple(codes, fc.integer({ min: 1, max: 9999 })), { selector: ([code]) => code });
  fc.assert(
    fc.property(lines, lines, (mine, theirs) => {
      const local = mine.map(([code, qty]) => line(code, qty));
      const sent = new Map(local.map((one) => [one.part, one]));
      const kept = new Map([...theirs, ...mine]);
      const answer = { version: 9, lines: [...kept].map(([code, qty]) => server(code, qty)) };
      const next = mergeServer(state(local, [...sent.keys()]), answer, sent);
      expect(new Map(next.lines.map((one) => [one.part, one.qty]))).toEqual(kept);
      expect(next.unsent).toEqual([]);
    }),
  );
});

test('§4 one line a code: putting a line twice replaces it in its place', () => {
  const lines = putLine(putLine(putLine([], line('A', 1)), line('B', 1)), line('A', 4));
  expect(lines.map((one) => [one.part, one.qty])).toEqual([
    ['A', 4],
    ['B', 1],
  ]);
});

test('§3 a filled line has all names, and its price as the catalogue says', () => {
  expect(filledFrom(line('NV-1000001', 20), makePartCard(), 7)).toMatchObject({
    name: 'Wear pad',
    nameEs: 'Patín',
    amount: 12.5,
    inventory: 14,
    isInStock: false,
    isThin: false,
    qty: 20,
  });
});
