// What each connection to the database is opened with (architecture §8).
import type { TimedConfig } from './timed-client.ts';
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

const NETWORK_MS = 10_000;
/** A server on this machine takes a connection at once. What a killed one leaves behind may still hold its socket and take connections that nobody will answer. */
const SOCKET_MS = 3000;

/** The system's own delay is two hours. */
const KEEP_ALIVE_MS = 10_000;
const STATEMENT_MS = 30_000;
/** How much longer than the server's limit an answer is waited for: the server says it itself, if it still can. */
const GRACE_MS = 5000;

/** The driver's settings for a URL. */
export function configOf(given: string, options: ConnectOptions): TimedConfig {
  const url = new URL(given);
  const isSocket = url.searchParams.get('host')?.startsWith('/') ?? false;
  const { statementTimeout = STATEMENT_MS } = options;
  const own = url.searchParams.get('options') ?? '';
  // The driver lets what the URL says replace what it is given beside it.
  url.searchParams.delete('options');
  readAsLibpq(url.searchParams);
  return {
    connectionString: url.href,
    connectionTimeoutMillis: isSocket ? SOCKET_MS : NETWORK_MS,
    keepAlive: !isSocket,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    answerTimeoutMillis: statementTimeout > 0 ? statementTimeout + GRACE_MS : 0,
    application_name: options.name ?? 'outrigger',
    options: `${own} ${settingsOf(options)}`.trim(),
    types: TYPES,
  };
}

/** Modes that ask for encryption without asking for the server's name in a certificate of an authority that is known here. */
const UNNAMED = new Set(['allow', 'prefer', 'require', 'verify-ca']);

// The driver would verify the server in all of them, and refuse most servers whose URL says `require`.
function readAsLibpq(parameters: URLSearchParams): void {
  if (!UNNAMED.has(parameters.get('sslmode') ?? '') || parameters.has('uselibpqcompat')) return;
  parameters.set('uselibpqcompat', 'true');
  // The driver does not know it, and falls back from neither.
  if (parameters.get('sslmode') === 'allow') parameters.set('sslmode', 'prefer');
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
    statement_timeout: options.statementTimeout ?? STATEMENT_MS,
    lock_timeout: options.lockTimeout ?? 10_000,
    idle_in_transaction_session_timeout: 30_000,
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}
