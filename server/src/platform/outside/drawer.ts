// Draws product files on request in a process of its own, which comes with the demo's drawings; other shops store their files (product §1).
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Log } from '../log.ts';

/** Gives the bytes of a product file by its name, null where nothing of the kind can be drawn. */
export type Draw = (name: string) => Promise<Buffer | null>;

/** A drawer and the way to end its process. */
export interface Drawer {
  draw: Draw;
  stop(): void;
}

interface Answer {
  id: number;
  bytes: Uint8Array | null;
  problem?: string;
}

const PROGRAM = fileURLToPath(new URL('../../../../demo/src/draw-product-files.ts', import.meta.url));
const AHEAD = fileURLToPath(new URL('../../../../demo/src/draw-ahead.ts', import.meta.url));
const PATIENCE_MS = 90_000;
const MOST_WAITING = 400;
const START_COMES_FIRST_MS = 3000;

/** A drawer that knows nothing. */
export const noDrawer: Drawer = { draw: async () => null, stop: () => {} };

/** Starts the drawing program with the first request; a request it does not answer in 90 s counts as not drawn. */
export function makeDrawer(log: Pick<Log, 'warn'>, program: string = PROGRAM): Drawer {
  if (!existsSync(program)) return noDrawer;
  let child: ChildProcess | null = null;
  let count = 0;
  const waiting = new Map<number, (bytes: Buffer | null) => void>();
  const asked = new Map<string, Promise<Buffer | null>>();

  function start(): ChildProcess {
    const started = fork(program, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    started.on('message', ({ id, bytes, problem }: Answer) => {
      if (problem) log.warn({ problem }, 'a product file could not be drawn');
      waiting.get(id)?.(bytes ? Buffer.from(bytes) : null);
    });
    // Without a listener, a program that cannot be started or told anything would end this process, too.
    started.on('error', (error) => log.warn({ err: error }, 'the drawing program failed'));
    started.on('exit', () => {
      child = null;
      for (const give of waiting.values()) give(null);
    });
    return started;
  }

  function ask(name: string): Promise<Buffer | null> {
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
      child?.send({ id, name }, (error) => error && give(null));
    });
  }

  return {
    draw(name) {
      const drawing = asked.get(name) ?? ask(name).finally(() => asked.delete(name));
      asked.set(name, drawing);
      return drawing;
    },
    stop() {
      if (child?.connected) child.disconnect();
    },
  };
}

/** Has the most visible files drawn before they are asked for, by a process that ends when it is done; gives the way to end it sooner. */
export function drawAhead(): () => void {
  if (!existsSync(AHEAD)) return () => {};
  let child: ChildProcess | undefined;
  const timer = setTimeout(() => {
    child = fork(AHEAD, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.on('error', () => {});
    child.unref();
  }, START_COMES_FIRST_MS).unref();
  return () => {
    clearTimeout(timer);
    if (child?.connected) child.disconnect();
  };
}
