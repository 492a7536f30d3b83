// What a COPY is refused for is heard, also where the refusal comes after the last piece (product §1 restore, §8 Import).
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { closeCopy, copyIn } from './copy-in.ts';
import type { Db } from './db.ts';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});

/** Copies numbers into a table that takes none above 2; what the database then says, or how many rows there are. */
async function copied(rows: string[], end: 'close' | 'pipeline'): Promise<unknown> {
  return await db.begin(async (trx) => {
    await trx`create temp table small (n int check (n < 3)) on commit drop`;
    const copy = await copyIn(trx`copy small from stdin`);
    const text = rows.map((row) => `${row}\n`);
    if (end === 'pipeline') await copy.over(pipeline(Readable.from(text), copy.stream));
    else {
      for (const piece of text) copy.stream.write(piece);
      await closeCopy(copy);
    }
    const [counted] = await trx<{ count: number }[]>`select count(*) as count from small`;
    return counted?.count;
  });
}

for (const end of ['close', 'pipeline'] as const) {
  test(`rows go in, and a refusal is thrown in the database's own words (${end})`, async () => {
    expect(await copied(['1', '2'], end)).toBe(2);
    await expect(copied(['1', '9'], end)).rejects.toMatchObject({ code: '23514', table: 'small' });
    await expect(copied(['1', 'x'], end)).rejects.toMatchObject({ code: '22P02' });
    expect(await db`select 1 as still`).toEqual([{ still: 1 }]);
  });
}

test('a statement that is refused itself is thrown at once', async () => {
  await expect(db.begin((trx) => copyIn(trx`copy no_such_table from stdin`))).rejects.toMatchObject({ code: '42P01' });
});
