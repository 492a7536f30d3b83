// Opens connection pools with the limits and value formats the whole server relies on (architecture §8).
import { type ConnectOptions, configOf } from './driver/client-config.ts';
import { type Db, retried, type Trx } from './db.ts';
import { atOnce } from './driver/at-once.ts';
import { type Listener, listen } from './listen.ts';
import { isStalePlan } from './driver/lost-connection.ts';
import { Pool } from './driver/pool.ts';
import type { Row, Rows, Runner } from './driver/query.ts';
import { send } from './driver/send.ts';
import { Session } from './driver/session.ts';
import type { Statement } from './driver/sql.ts';
import { type Sql, sqlOn } from './driver/sql-on.ts';
import type { TimedConfig } from './driver/timed-client.ts';
import { transact } from './driver/transaction.ts';

const MAX = 8;

/**
 * Opens a pool on a `postgres://` URL, where `?host=/dir` names a Unix socket directory; nothing connects before the first query.
 * Transactions have connections of their own, half as many again (docs/decisions/0011).
 */
export function connect(url: string, options: ConnectOptions = {}): Db {
  const config = configOf(url, options);
  const max = options.max ?? MAX;
  const [queries, transactions] = [new Pool(config, max), new Pool(config, Math.ceil(max / 2))];
  const begin = <T>(how: string | ((trx: Trx) => T), work?: (trx: Trx) => T) =>
    typeof how === 'string' ? transact(transactions, how, work as (trx: Trx) => T) : transact(transactions, '', how);
  return Object.assign(sqlOn(runnerOf(queries)), {
    begin,
    together: <T extends readonly unknown[] | []>(ask: (one: Trx) => T) =>
      retried((attempt) => atOnce({ reads: queries, transactions }, ask, { isPlanned: attempt === 1 })),
    onOwnConnection: <T>(work: (own: Sql) => Promise<T>) => onOwnConnection(config, work),
    listen: (channel: string, hear: (payload: string) => void): Promise<Listener> => listen(config, channel, hear),
    end: async ({ timeout }: { timeout?: number } = {}) => {
      await Promise.all([queries.end(timeout), transactions.end(timeout)]);
    },
  });
}

async function onOwnConnection<T>(config: TimedConfig, work: (own: Sql) => Promise<T>): Promise<T> {
  const pool = new Pool(config, 1);
  try {
    return await pool.lend((client) => work(sqlOn(new Session(client))));
  } finally {
    await pool.end();
  }
}

const runnerOf = (pool: Pool): Runner => ({
  run: (statement) => runOn(pool, statement),
  stream: () => Promise.reject(new Error('a COPY needs a transaction')),
});

async function runOn(pool: Pool, statement: Statement): Promise<Rows<Row[]>> {
  try {
    return await pool.lend((client) => client.inTime(send(client, statement)));
  } catch (error) {
    if (!isStalePlan(error)) throw error;
    return await pool.lend((client) => client.inTime(send(client, { ...statement, name: undefined })));
  }
}
