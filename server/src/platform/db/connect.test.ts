// Transactions and plain queries side by side (architecture §8).
import { expect, test } from 'vitest';
import { testDatabaseUrl } from '../../../test/database.ts';
import { connect } from './connect.ts';

// Exactly as many queries as the driver sends ahead on its connections, then transactions: the place where BEGIN lost its connection.
const AHEAD = 99;

test('architecture §8 a transaction has its connection to itself, however many queries wait beside it', async () => {
  const db = connect(await testDatabaseUrl(), { max: 2 });
  await Promise.all([db`select 1`, db`select 1`]);
  const plain = Array.from({ length: 2 * AHEAD + 2 }, (_, at) =>
    (at < 2 ? db`select pg_sleep(0.3)` : db`select 1`).execute(),
  );
  const work = Array.from({ length: 4 }, async () =>
    db.begin(async (trx) => {
      const [first] = await trx`select pg_backend_pid() as pid, txid_current() as id`;
      const [second] = await trx`select pg_backend_pid() as pid, txid_current() as id`;
      expect(second).toEqual(first);
    }),
  );
  const outcomes = await Promise.allSettled([...plain, ...work]);
  await db.end({ timeout: 1 });
  expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toEqual([]);
});
