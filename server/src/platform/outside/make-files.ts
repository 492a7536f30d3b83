// Has product files made on request by the program of a guest, in a process of its own; without one a shop stores its files (product §1).
import { type ChildProcess, fork } from 'node:child_process';
import type { Log } from '../log.ts';
import type { MakeAnswer, MakeRequest } from './guest.ts';

/** Gives the bytes of a product file by its name, null where nothing of the kind can be made; what is awaited comes before what is not. */
export type MakeFile = (name: string, isAwaited?: boolean) => Promise<Buffer | null>;

/** A maker of files and the way to end its process. */
export interface FileMaker {
  makeFile: MakeFile;
  stop: () => void;
}

const PATIENCE_MS = 90_000;
const MOST_WAITING = 400;

const noMaker: FileMaker = { makeFile: async () => null, stop: () => {} };

/** Starts the program with the first request; without one nothing is made, and a request it does not answer in 90 s counts as not made. */
export function openFileMaker(log: Pick<Log, 'warn'>, program: string | undefined): FileMaker {
  if (program === undefined) return noMaker;
  const path = program;
  let child: ChildProcess | null = null;
  let count = 0;
  const waiting = new Map<number, (bytes: Buffer | null) => void>();
  const asked = new Map<string, Promise<Buffer | null>>();

  function start(): ChildProcess {
    const started = fork(path, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    started.on('message', ({ id, bytes, problem }: MakeAnswer) => {
      if (problem) log.warn({ problem }, 'a product file could not be made');
      waiting.get(id)?.(bytes ? Buffer.from(bytes) : null);
    });
    // Without a listener, a program that cannot be started or told anything would end this process, too.
    started.on('error', (error) => log.warn({ err: error }, 'the program that makes product files failed'));
    started.on('exit', () => {
      child = null;
      for (const give of waiting.values()) give(null);
    });
    return started;
  }

  function ask({ name, isAwaited }: Omit<MakeRequest, 'id'>): Promise<Buffer | null> {
    if (waiting.size >= MOST_WAITING) return Promise.resolve(null);
    child ??= start();
    const id = (count += 1);
    return new Promise((resolve) => {
      const give = (bytes: Buffer | null) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(bytes);
      };
      const timer = setTimeout(() => give(null), PATIENCE_MS);
      waiting.set(id, give);
      child?.send({ id, name, isAwaited } satisfies MakeRequest, (error) => error && give(null));
    });
  }

  return {
    makeFile(name, isAwaited = false) {
      // What waits among the pictures of a list is asked for once more when somebody opens it.
      const key = isAwaited ? `awaited ${name}` : name;
      const making = asked.get(key) ?? ask({ name, isAwaited }).finally(() => asked.delete(key));
      asked.set(key, making);
      return making;
    },
    stop() {
      if (child?.connected) child.disconnect();
    },
  };
}
