// Opens connection pools with the limits and value formats the whole server relies on (architecture §8).
import type { ClientConfig } from 'pg';
import type { Db, Trx } from './db.ts';
import { type Listener, listen } from './listen.ts';
import { isStalePlan } from './lost-connection.ts';
import { Pool } from './pool.ts';
import type { Row, Rows, Runner } from './query.ts';
import { send } from './send.ts';
import { Session } from './session.ts';
import type { Statement } from './sql.ts';
import { type Sql, sqlOn } from './sql-on.ts';
import { transact } from './transaction.ts';
import { TYPES } from './values.ts';

/** How large a pool is and how long a statement may take; times in milliseconds. */
export type ConnectOptions = {
  max?: number;
  name?: string;
  statementTimeout?: number;
  lockTimeout?: number;
  /** For statements that take longer to plan than to run: each connection plans them once, whatever is asked. */
  isPlannedOnce?: boolean;
};

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
    onOwnConnection: <T>(work: (own: Sql) => Promise<T>) => onOwnConnection(config, work),
    listen: (channel: string, hear: (payload: string) => void): Promise<Listener> => listen(config, channel, hear),
    end: async ({ timeout }: { timeout?: number } = {}) => {
      await Promise.all([queries.end(timeout), transactions.end(timeout)]);
    },
  });
}

async function onOwnConnection<T>(config: ClientConfig, work: (own: Sql) => Promise<T>): Promise<T> {
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
    return await pool.lend((client) => send(client, statement));
  } catch (error) {
    if (!isStalePlan(error)) throw error;
    return await pool.lend((client) => send(client, { ...statement, name: undefined }));
  }
}

const NETWORK_MS = 10_000;
/** A server on this machine takes a connection at once. What a killed one leaves behind may still hold its socket and take connections that nobody will answer. */
const SOCKET_MS = 3000;

function configOf(url: string, options: ConnectOptions): ClientConfig {
  const isSocket = new URL(url).searchParams.get('host')?.startsWith('/') ?? false;
  return {
    connectionString: url,
    connectionTimeoutMillis: isSocket ? SOCKET_MS : NETWORK_MS,
    keepAlive: !isSocket,
    application_name: options.name ?? 'outrigger',
    options: settingsOf(options),
    types: TYPES,
  };
}

/** What each connection is told at its beginning. */
function settingsOf(options: ConnectOptions): string {
  const settings = {
    client_encoding: 'UTF8',
    DateStyle: 'ISO',
    TimeZone: 'UTC',
    // Starting helpers costs a short query more than they save, and who else asks waits for the cores they take.
    max_parallel_workers_per_gather: 0,
    ...(options.isPlannedOnce ? { plan_cache_mode: 'force_generic_plan' } : {}),
    statement_timeout: options.statementTimeout ?? 30_000,
    lock_timeout: options.lockTimeout ?? 10_000,
    idle_in_transaction_session_timeout: 30_000,
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}
