// Lets a repeated request wait for the first one's answer: one question asks for all who wait, so that none of them holds a connection.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import { findRunning, type KeyOfUser } from './idempotency.store.ts';

/** Resolves once the key is no longer worked on by a living attempt, or at the latest after so many milliseconds. */
export type WaitForKey = (use: KeyOfUser, atMostMs: number) => Promise<void>;

interface Waiting {
  use: KeyOfUser;
  isOver: boolean;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const LOOK_EVERY_MS = 25;

/** Makes the waiting room of one process; what it knows comes from the database, since the first request may be with another process. */
export function makeWaitForKey(db: Db): WaitForKey {
  let waiting: Waiting[] = [];
  let isLooking = false;

  async function lookWhileAwaited(): Promise<void> {
    while (waiting.length > 0) {
      await sleep(LOOK_EVERY_MS);
      const asked = waiting;
      waiting = [];
      waiting.push(...(await look(db, asked)));
    }
    isLooking = false;
  }

  return async (use, atMostMs) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one: Waiting = { use, isOver: false, resolve, reject };
    // A clock of its own: a database that is busy or away may leave a question open for long.
    const timer = setTimeout(() => {
      one.isOver = true;
      resolve();
    }, atMostMs);
    waiting.push(one);
    if (!isLooking) {
      isLooking = true;
      void lookWhileAwaited();
    }
    await promise.finally(() => clearTimeout(timer));
  };
}

/** Lets go who need not wait any longer; gives back the others. */
async function look(db: Db, asked: readonly Waiting[]): Promise<Waiting[]> {
  try {
    const uses = new Map(asked.map(({ use }) => [nameOf(use), use]));
    const running = new Set((await findRunning(db, [...uses.values()])).map(nameOf));
    const [staying, going] = [[] as Waiting[], [] as Waiting[]];
    for (const one of asked) (running.has(nameOf(one.use)) && !one.isOver ? staying : going).push(one);
    for (const one of going) one.resolve();
    return staying;
  } catch (error) {
    for (const one of asked) one.reject(error);
    return [];
  }
}

const nameOf = ({ userId, key }: KeyOfUser): string => `${userId} ${key}`;
