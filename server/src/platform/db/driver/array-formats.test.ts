// Arrays there and back through the database (architecture §8), by property.
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { parseArray, writeArray } from './array-formats.ts';
import type { Db } from '../db.ts';
import { type Value, writeValue } from './values.ts';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});

test('architecture §8 arrays of every kind the shop uses come back as they went', async () => {
  const texts = ['', 'NULL', 'null', '{}', 'a,b', '"', '\\', ' a ', 'é液压', '{"x": 1}'];
  const [row] = await db`
    select ${texts}::text[] as texts, ${[1, null, -3]}::bigint[] as bigs, ${[1, 2]}::int[] as ints, ${[1.5]}::float8[] as floats,
      array[true, false] as bools, ${['2026-03-02']}::date[] as days, ${[]}::text[] as none,
      array(select 'x' where false) as empty, array[[1, 2], [3, 4]] as nested, array['1.50'::numeric] as numbers,
      array[to_timestamp(0)] as moments, array['\\x00ff'::bytea] as bytes, array['{"a": 1}'::jsonb] as objects`;
  expect(row).toEqual({
    texts,
    bigs: [1, null, -3],
    ints: [1, 2],
    floats: [1.5],
    bools: [true, false],
    days: ['2026-03-02'],
    none: [],
    empty: [],
    nested: [
      [1, 2],
      [3, 4],
    ],
    numbers: ['1.50'],
    moments: [new Date(0)],
    bytes: [Buffer.from([0, 255])],
    objects: [{ a: 1 }],
  });
  await expect(db`select array[9007199254740993::bigint]`).rejects.toThrow('does not fit');
});

test('architecture §8 an element of an array goes as it would go alone', async () => {
  const facts = [db.json({ a: 1 }), db.json([2])];
  const [row] = await db`
    select ${facts}::jsonb[] as facts, ${[1n, 9_007_199_254_740_991n]}::bigint[] as bigs, ${[true, null]}::boolean[] as flags,
      ${[new Date(0)]}::timestamptz[] as moments, ${[Buffer.from([0, 255])]}::bytea[] as bytes, ${[[1n], [2n]]}::int[] as nested`;
  expect(row).toEqual({
    facts: [{ a: 1 }, [2]],
    bigs: [1, 9_007_199_254_740_991],
    flags: [true, null],
    moments: [new Date(0)],
    bytes: [Buffer.from([0, 255])],
    nested: [[1], [2]],
  });
});

test.each([[undefined], [['a'], [undefined]], [{ a: 1 }]])(
  'architecture §8 %j is no element of an array',
  async (...list) => {
    await expect(db`select ${list as unknown as Value[]}::text[]`).rejects.toThrow('a parameter of a statement is');
  },
);

test('architecture §8 any texts survive writing and reading', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constant(null))), (texts) => {
      expect(parseArray(writeArray(texts, writeValue), (text) => text)).toEqual(texts);
    }),
  );
});
