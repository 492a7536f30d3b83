// The processes of a catalogue measurement: the shop's API on the filled database, and the bare server beside it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BareAnswer } from './bare-server.ts';
import type { BenchShop } from './bench-shop.ts';

/** A child that listens. */
export interface Listening {
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

const API = fileURLToPath(import.meta.resolve('@outrigger/server/src/start-api.ts'));
const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const INDEX_SECONDS = 900;

/** The API as it runs in a shop, on the measurement's database; another checkout's where its program is given. */
export async function startApi(shop: Pick<BenchShop, 'url' | 'dataDir'>, program = API): Promise<Listening> {
  const port = await freePort();
  const settings = {
    DATABASE_URL: shop.url,
    DATABASE_READ_URL: '',
    DATA_DIR: shop.dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    DEMO: 'off',
    LOG_LEVEL: 'error',
    DISK_MINIMUM_MB: '1',
  };
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return { port, pid: child.pid ?? 0, stop: () => end(child, 'SIGTERM') };
}

/** The bare server, told what to answer. */
export async function startBare(answers: Map<string, BareAnswer>): Promise<Listening> {
  const child = spawn(process.execPath, [BARE], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  child.send(answers);
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return { port: message.port, pid: child.pid ?? 0, stop: () => end(child, 'SIGKILL') };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** The token of a demo login. */
export async function signIn(port: number, email: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/userLogin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Outrigger-2026' }),
  });
  const { result } = (await answer.json()) as { result: { token?: string } };
  if (!result.token) throw new Error(`${email} could not sign in`);
  return result.token;
}

/** One figure of the API's metrics; the longest hold of its event loop counts from the last time any was read. */
export async function readMetrics(port: number): Promise<(name: string) => number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return (name) => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1) ?? 0);
  };
}

/** What building the search index cost the process that serves. */
export interface IndexBuilt {
  seconds: number;
  bytes: number;
  longestHoldMs: number;
}

/** Waits until the search index serves, asking for figures meanwhile as a monitor would. */
export async function untilIndexed(port: number): Promise<IndexBuilt> {
  const began = performance.now();
  let longestHoldMs = 0;
  while (performance.now() - began < INDEX_SECONDS * 1000) {
    const metric = await readMetrics(port);
    longestHoldMs = Math.max(longestHoldMs, metric('nodejs_eventloop_lag_max_seconds') * 1000);
    const bytes = metric('search_index_bytes');
    if (bytes > 0) return { seconds: (performance.now() - began) / 1000, bytes, longestHoldMs };
    await sleep(100);
  }
  throw new Error('the search index was not built');
}

const CALM_MS = 30;
const LOOK_MS = 500;
/** The share of a core that a shop takes which nobody asks anything. */
const RESTING = 0.1;

/** Waits until the shop has rested for two seconds after its index came, as it does once it has rehearsed, and while PostgreSQL reads ahead; answers how long its event loop was held at most meanwhile. */
export async function untilAtRest(port: number): Promise<number> {
  let [longestHoldMs, workedMs] = [0, 0];
  const began = performance.now();
  for (let calm = 0; calm < 4 && performance.now() - began < INDEX_SECONDS * 1000; ) {
    await sleep(LOOK_MS);
    const metric = await readMetrics(port);
    const holdMs = metric('nodejs_eventloop_lag_max_seconds') * 1000;
    longestHoldMs = Math.max(longestHoldMs, holdMs);
    const worked = metric('process_cpu_seconds_total') * 1000 - workedMs;
    workedMs += worked;
    calm = holdMs < CALM_MS && worked < LOOK_MS * RESTING ? calm + 1 : 0;
  }
  return longestHoldMs;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
