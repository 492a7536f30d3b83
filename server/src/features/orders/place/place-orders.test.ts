// What ends the transaction ends the batch (stack.md: batching); only what the database refuses of one order is that order's own.
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { type Db, isOfStatement, type Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { allOrEach } from './place-orders.ts';

/** Places two orders where every transaction ends in what `fail` throws; says how often it was tried. */
async function writeWhere(fail: () => unknown) {
  let tries = 0;
  const work = async () => {
    tries += 1;
    await fail();
    return [];
  };
  const result = await allOrEach(['one', 'other'], work).catch((thrown: unknown) => thrown);
  return { tries, result };
}

async function thrownBy(work: (trx: Trx) => Promise<unknown>, db: Db): Promise<unknown> {
  return await db.begin(work).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
}

test('a lost connection, a bug and a deadlock end the batch at the first try', async () => {
  const db = await testDatabase();
  const ended = await thrownBy((trx) => trx`select pg_terminate_backend(pg_backend_pid())`, db);
  const lost = Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' });
  const deadlock = Object.assign(new Error('deadlock'), { code: '40P01', severity: 'ERROR' });
  expect(ended).toBeInstanceOf(Error);
  for (const thrown of [ended, lost, new TypeError('a bug'), deadlock])
    expect(await writeWhere(() => Promise.reject(thrown))).toEqual({ tries: 1, result: thrown });
});

test('what a statement or a rule refuses is tried again order by order', async () => {
  const db = await testDatabase();
  const refused = await thrownBy((trx) => trx`select 1 / 0`, db);
  expect(isOfStatement(refused)).toBe(true);
  const fails = [() => Promise.reject(refused), () => refuse('insufficientCredit')];
  for (const fail of fails) {
    const { tries, result } = await writeWhere(fail);
    expect(tries).toBe(3);
    expect(result).toEqual([{ thrown: expect.any(Error) }, { thrown: expect.any(Error) }]);
  }
});

test('a row that somebody else holds ends the batch at the first try, instead of one wait for each order', async () => {
  const db = await testDatabase();
  const held = await db.begin(async (holder) => {
    await holder`select pg_advisory_xact_lock(7301)`;
    return await thrownBy(async (trx) => {
      await trx`set local lock_timeout = '20ms'`;
      await trx`select pg_advisory_xact_lock(7301)`;
    }, db);
  });
  expect(held).toMatchObject({ code: '55P03' });
  expect(await writeWhere(() => Promise.reject(held))).toEqual({ tries: 1, result: held });
});

test('quality 5 who was placed before an outage came is told so', async () => {
  const lost = Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' });
  const result = await allOrEach(['one', 'other', 'third'], async (items) => {
    if (items.length > 1) refuse('insufficientCredit');
    if (items[0] === 'other') throw lost;
    return [{ value: items[0] }];
  });
  // The third is not tried: each that waits an outage out keeps all other orders of the process waiting.
  expect(result).toEqual([{ value: 'one' }, { thrown: lost }, { thrown: lost }]);
});
