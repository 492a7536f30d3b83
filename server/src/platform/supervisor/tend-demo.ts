// Lets a guest's program go on behind an open shop: what first start left for later is added by a process of its own (product §1).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_LOST_EXIT } from '../db/database-lost.ts';

const MOST_TRIES = 10;
const PAUSE_MS = 3000;

/** Starts the program and leaves it to itself, again where the database went away under it; answers how to end it. It tells its progress itself; what it does not finish, the next start goes on with. */
export function tendDemo(program: string, env: NodeJS.ProcessEnv, say: (line: string) => void): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let child: ChildProcess | undefined;
  const ended = live();
  return async () => {
    stopping.abort();
    child?.kill('SIGKILL');
    await ended;
  };

  async function live(): Promise<void> {
    for (let tries = 1; !signal.aborted; tries += 1) {
      child = start(program, env);
      const code = await exitOf(child);
      if (code === 0 || signal.aborted) return;
      if (code !== DATABASE_LOST_EXIT || tries === MOST_TRIES)
        return say('The demo shop could not be completed; the next start tries again.');
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => {});
    }
  }
}

// A session of its own keeps Ctrl-C from reaching it before the shop ends it.
const start = (program: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [program], { env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

const exitOf = (child: ChildProcess): Promise<unknown> =>
  Promise.race([once(child, 'exit'), once(child, 'error')]).then(
    ([code]) => code,
    () => 1,
  );
