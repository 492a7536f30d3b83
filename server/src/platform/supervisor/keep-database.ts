// Keeps the embedded database alive while the shop runs: a killed server is started again at the same address.
import { setTimeout as sleep } from 'node:timers/promises';
import { outlastingLoss } from '../db/database-lost.ts';
import { type LaunchOptions, launchPostgres } from '../postgres/launch.ts';
import type { RunningServer } from '../postgres/server-handle.ts';
import { problemLine } from '../start-problem.ts';

/** `url` stays the same over restarts; `isBack` resolves once a server that ended is up again; `stop` ends it for good. */
export type KeptDatabase = {
  url: string;
  pid: () => number;
  isBack: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Launches the server and looks after it until `stop`; throws StartProblem only where it never launches, which is tried again while somebody kills it. */
export async function keepDatabase(options: LaunchOptions & { say: (line: string) => void }): Promise<KeptDatabase> {
  let server = await outlastingLoss(() => launchPostgres(options));
  let isStopping = false;
  let restart = Promise.resolve();
  watch(server);
  return { url: server.url, pid: () => server.pid, isBack: () => restart, stop };

  function watch(watched: RunningServer): void {
    void watched.exited.then(() => {
      if (!isStopping) restart = startAgain();
    });
  }

  async function startAgain(): Promise<void> {
    options.say('the database ended and is started again');
    let told = '';
    while (!isStopping) {
      try {
        server = await launchPostgres({ ...options, socketDirectory: server.socketDirectory });
        return isStopping ? await server.stop() : watch(server);
      } catch (error) {
        const line = problemLine(error);
        if (line !== told) options.say(line);
        told = line;
        await sleep(500);
      }
    }
  }

  async function stop(): Promise<void> {
    isStopping = true;
    await restart;
    await server.stop();
  }
}
