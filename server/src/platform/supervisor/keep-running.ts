// Keeps one child process of the shop alive: starts it again when it dies, and drains it when the shop stops (product §1).
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_LOST_EXIT } from '../db/database-lost.ts';
import { type Orders, WAIT } from './begin.ts';

/**
 * `program` is a TypeScript file that sends `{type:'ready'}` and ends itself when its parent is gone; `isWatched` restarts it when a file changes; `say` is told of deaths.
 * With `orders` it is started at once but waits for them (`untilTold`), however often it is started again.
 */
export type ChildOptions = {
  name: string;
  program: string;
  env: NodeJS.ProcessEnv;
  orders?: Promise<Orders>;
  isWatched?: boolean;
  say: (line: string) => void;
};

/** `ready` resolves at the first readiness and rejects with ChildGaveUp if it never comes; `stop` drains, at most 25 s, then kills. */
export type KeptChild = { ready: Promise<void>; pid: () => number | undefined; stop: () => Promise<void> };

/** The first start of a child failed, by its own doing or each time; why was told, `exitCode` is to be handed on. */
export class ChildGaveUp extends Error {
  readonly exitCode: number;

  constructor(name: string, exitCode: number) {
    super(`${name} did not start`);
    this.exitCode = exitCode;
  }
}

const DRAIN = 25_000;
const LONGEST_PAUSE = 1000;
/** So often a child is started that has never been ready: about two minutes. */
const MOST_TRIES = 120;

/** Starts the child and looks after it until `stop`. */
export function keepRunning(options: ChildOptions): KeptChild {
  const first = Promise.withResolvers<void>();
  first.promise.catch(() => {});
  const stopping = new AbortController();
  let current: ChildProcess | undefined;
  const life = live();
  return { ready: first.promise, pid: () => current?.pid, stop };

  async function live(): Promise<void> {
    let failures = 0;
    let hasBeenReady = false;
    while (!stopping.signal.aborted) {
      let wasReady = false;
      const child = start(options);
      current = child;
      child.on('message', (message) => {
        if (isOfType(message, 'loaded')) void options.orders?.then((orders) => child.send({ orders }, () => {}));
        if (!isOfType(message, 'ready')) return;
        wasReady = true;
        hasBeenReady = true;
        first.resolve();
      });
      const end = await ended(child);
      if (stopping.signal.aborted) return;
      // Whoever ends by itself before it was ready has told why; one that was killed could not, and a database that was lost comes back.
      const isToTryAgain = end.signal !== null || end.code === DATABASE_LOST_EXIT;
      if (!hasBeenReady && (!isToTryAgain || failures >= MOST_TRIES))
        return first.reject(new ChildGaveUp(options.name, end.code ?? 1));
      // One that was up is started again at once; one that cannot start is tried at growing intervals.
      failures = wasReady ? 0 : failures + 1;
      options.say(`${options.name} ended (${end.signal ?? `exit code ${end.code}`}) and is started again`);
      if (failures > 0) await pause(failures);
    }
  }

  async function pause(failures: number): Promise<void> {
    const milliseconds = Math.min(LONGEST_PAUSE, 50 * 2 ** failures);
    await sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => {});
  }

  async function stop(): Promise<void> {
    stopping.abort();
    const child = current;
    child?.kill('SIGTERM');
    const timer = setTimeout(() => child?.kill('SIGKILL'), DRAIN);
    await life;
    clearTimeout(timer);
    // Nobody may wait for a readiness that cannot come any more.
    first.reject(new ChildGaveUp(options.name, 0));
  }
}

/** A session of its own keeps Ctrl-C from reaching the child before the shop asks it to drain. */
function start({ program, env, orders, isWatched }: ChildOptions): ChildProcess {
  const watch = isWatched ? ['--watch', '--watch-preserve-output'] : [];
  return spawn(process.execPath, [...watch, program, ...(orders ? [WAIT] : [])], {
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

function ended(child: ChildProcess): Promise<{ code: number | null; signal: string | null }> {
  return new Promise((resolve) => {
    child.once('error', () => resolve({ code: 1, signal: null }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

function isOfType(message: unknown, type: 'loaded' | 'ready'): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type;
}
