// Lets a repeated request wait for the first one's answer: one question asks for all who wait, so that none of them holds a connection.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import { findRunning, type KeyOfUser } from './idempotency.store.ts';

/** Resolves once the key is no longer worked on by a living attempt, or at the latest after so many milliseconds. */
export type WaitForKey = (use: KeyOfUser, atMostMs: number) => Promise<void>;

interface Waiting {
  use: KeyOfUser;
  until: number;
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

  return (use, atMostMs) =>
    new Promise((resolve, reject) => {
      waiting.push({ use, until: performance.now() + atMostMs, resolve, reject });
      if (isLooking) return;
      isLooking = true;
      void lookWhileAwaited();
    });
}

/** Lets go who need not wait any longer; gives back the others. */
async function look(db: Db, asked: readonly Waiting[]): Promise<Waiting[]> {
  try {
    const uses = new Map(asked.map(({ use }) => [nameOf(use), use]));
    const running = new Set((await findRunning(db, [...uses.values()])).map(nameOf));
    const now = performance.now();
    const [staying, going] = [[] as Waiting[], [] as Waiting[]];
    for (const one of asked) (running.has(nameOf(one.use)) && one.until > now ? staying : going).push(one);
    for (const one of going) one.resolve();
    return staying;
  } catch (error) {
    for (const one of asked) one.reject(error);
    return [];
  }
}

const nameOf = ({ userId, key }: KeyOfUser): string => `${userId} ${key}`;
