// Arrays there and back through the database (architecture §8), by property.
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { parseArray, writeArray } from './array-formats.ts';
import type { Db } from './db.ts';

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

test('architecture §8 any texts survive writing and reading', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constant(null))), (texts) => {
      expect(parseArray(writeArray(texts), (text) => text)).toEqual(texts);
    }),
  );
});
