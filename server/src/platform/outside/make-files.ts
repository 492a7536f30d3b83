// Has product files made on request by the program of a guest, in a process of its own; without one a shop stores its files (product §1).
import { type ChildProcess, fork } from 'node:child_process';
import type { Log } from '../log.ts';
import type { MakeAnswer, MakeRequest } from './guest.ts';

/** The bytes of a product file, null where nothing of the kind can be made, `not yet` where it was not made in time. */
export type Made = Buffer | 'not yet' | null;
/** Makes a product file by its name; what is awaited comes before what is not. */
export type MakeFile = (name: string, isAwaited?: boolean) => Promise<Made>;

/** A maker of files and the way to end its process. */
export interface FileMaker {
  makeFile: MakeFile;
  stop: () => void;
}

/** A file that is being made or waits for its turn. */
interface Asked {
  isAwaited: boolean;
  made: Promise<Made>;
  hasten: () => void;
}

const PATIENCE_MS = 90_000;
const MOST_WAITING = 400;
/** Pictures of lists never keep out what somebody waits for. */
const MOST_AWAITED = 800;

const noMaker: FileMaker = { makeFile: async () => null, stop: () => {} };

/** Starts the program with the first request; without one nothing is made, and what it does not answer in 90 s is not made yet. */
export function openFileMaker(log: Pick<Log, 'warn'>, program: string | undefined): FileMaker {
  if (program === undefined) return noMaker;
  const path = program;
  let child: ChildProcess | null = null;
  let count = 0;
  const waiting = new Map<number, (made: Made) => void>();
  const asked = new Map<string, Asked>();

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
      for (const give of waiting.values()) give('not yet');
    });
    return started;
  }

  const send = (request: MakeRequest) => child?.send(request, (error) => error && waiting.get(request.id)?.('not yet'));

  function ask(name: string, isAwaited: boolean): Asked {
    if (waiting.size >= (isAwaited ? MOST_AWAITED : MOST_WAITING))
      return { isAwaited, made: Promise.resolve('not yet'), hasten: () => {} };
    child ??= start();
    const id = (count += 1);
    const { promise: made, resolve } = Promise.withResolvers<Made>();
    const give = (bytes: Made) => {
      clearTimeout(timer);
      waiting.delete(id);
      asked.delete(name);
      resolve(bytes);
    };
    const timer = setTimeout(() => give('not yet'), PATIENCE_MS);
    const one: Asked = {
      isAwaited,
      made,
      hasten() {
        one.isAwaited = true;
        timer.refresh();
        send({ id, name, isAwaited: true });
      },
    };
    waiting.set(id, give);
    asked.set(name, one);
    send({ id, name, isAwaited });
    return one;
  }

  return {
    makeFile(name, isAwaited = false) {
      const one = asked.get(name) ?? ask(name, isAwaited);
      // It waits among the pictures of a list when somebody opens it.
      if (isAwaited && !one.isAwaited) one.hasten();
      return one.made;
    },
    stop() {
      if (child?.connected) child.disconnect();
    },
  };
}
