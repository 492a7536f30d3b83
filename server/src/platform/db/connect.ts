// Opens connection pools with the limits and value formats the whole server relies on (architecture §8).
import postgres from 'postgres';
import { ARRAY_FORMATS, safeNumber } from './array-formats.ts';
import type { Db } from './db.ts';
import { outlivingLoss } from './outliving-loss.ts';

/** How large a pool is and how long a statement may take; times in milliseconds. */
export type ConnectOptions = {
  max?: number;
  name?: string;
  statementTimeout?: number;
  lockTimeout?: number;
  /** For statements that take longer to plan than to run: each connection plans them once, whatever is asked. */
  isPlannedOnce?: boolean;
};

/**
 * Opens a pool on a `postgres://` URL, where `?host=/dir` names a Unix socket directory; nothing connects before the first query.
 * Transactions have connections of their own, half as many again: the driver may put a BEGIN behind other queries of a busy
 * connection without keeping it, and then strangers' queries run inside (porsager/postgres issues 823 and 1189).
 */
export function connect(url: string, options: ConnectOptions = {}): Db {
  const queries = openPool(url, options);
  const transactions = openPool(url, { ...options, max: Math.ceil((options.max ?? MAX) / 2) });
  const endQueries = queries.end.bind(queries);
  return Object.assign(queries, {
    begin: outlivingLoss(transactions.begin.bind(transactions)),
    end: async (how?: { timeout?: number }) => void (await Promise.all([endQueries(how), transactions.end(how)])),
  });
}

const MAX = 8;
const NETWORK_SECONDS = 10;
/** A server on this machine takes a connection at once. What a killed one leaves behind may still hold its socket and take connections that nobody will answer. */
const SOCKET_SECONDS = 3;

function openPool(url: string, options: ConnectOptions): Db {
  const { address, path } = splitSocket(url);
  return postgres(address, {
    ...(path ? { path } : {}),
    max: options.max ?? MAX,
    // A connection that is gone takes with it what it has planned and looked up, and the next visitor waits for that again.
    idle_timeout: 900,
    connect_timeout: path ? SOCKET_SECONDS : NETWORK_SECONDS,
    // The driver's own pauses grow to 20 s; a restarted database is to be found again at once.
    backoff: (attempt: number) => Math.min(0.5, 0.05 * 2 ** attempt),
    onnotice: () => {},
    transform: postgres.camel,
    types: { ...VALUE_FORMATS, ...ARRAY_FORMATS },
    fetch_types: false,
    connection: {
      application_name: options.name ?? 'outrigger',
      TimeZone: 'UTC',
      // Starting helpers costs a short query more than they save, and who else asks waits for the cores they take.
      max_parallel_workers_per_gather: 0,
      ...(options.isPlannedOnce ? { plan_cache_mode: 'force_generic_plan' } : {}),
      statement_timeout: options.statementTimeout ?? 30_000,
      lock_timeout: options.lockTimeout ?? 10_000,
      idle_in_transaction_session_timeout: 30_000,
    },
  }) as Db;
}

const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

const VALUE_FORMATS = {
  int8: { to: INT8, from: [INT8], parse: safeNumber, serialize: String },
  date: {
    to: TIMESTAMPTZ,
    from: [TIMESTAMP, TIMESTAMPTZ],
    parse: (text: string) => new Date(text),
    serialize: (value: Date | string) => (value instanceof Date ? value : new Date(value)).toISOString(),
  },
  day: { to: DATE, from: [DATE], parse: (text: string) => text, serialize: String },
};

function splitSocket(url: string): { address: string; path?: string } {
  const parsed = new URL(url);
  const directory = parsed.searchParams.get('host');
  if (!directory?.startsWith('/')) return { address: url };
  parsed.searchParams.delete('host');
  return { address: parsed.href, path: `${directory}/.s.PGSQL.${parsed.port || 5432}` };
}
