// Turns a token into a caller; requests that arrive together share one query (stack.md: HTTP).
import type { Caller } from '../context.ts';
import type { Db } from '../db/db.ts';
import { type FoundSession, findSessions } from './sessions.reads.ts';
import { keepAwake } from './sessions.store.ts';
import { hashOf } from './token.ts';

interface Waiting {
  resolve(found: FoundSession | null): void;
  reject(error: unknown): void;
}

/** Gives the caller behind a token, or null where no live session stands behind it. */
export type Authenticate = (token: string) => Promise<Caller | null>;

/** Makes the look-up of one process; every answer comes from the database, never from a cache. */
export function makeAuthenticate(db: Db): Authenticate {
  let batch = new Map<string, Waiting[]>();
  let isLooking = false;

  // One question at a time: who comes while one is on its way belongs to the next, which then answers many.
  async function lookWhileAsked(): Promise<void> {
    while (batch.size > 0) await flush();
    isLooking = false;
  }

  async function flush(): Promise<void> {
    const asked = batch;
    batch = new Map();
    try {
      const found = await findSessions(db, [...asked.keys()]);
      const byHash = new Map(found.map((session) => [session.hash, session]));
      for (const [hash, waiting] of asked) for (const one of waiting) one.resolve(byHash.get(hash) ?? null);
      const drowsy = found.filter((session) => session.isDrowsy).map((session) => session.sessionId);
      // Noted beside the next question, which need not wait for it.
      if (drowsy.length > 0) void keepAwake(db, drowsy).catch(() => {});
    } catch (error) {
      for (const waiting of asked.values()) for (const one of waiting) one.reject(error);
    }
  }

  return (token) =>
    new Promise((resolve, reject) => {
      const hash = hashOf(token).toString('hex');
      const waiting = batch.get(hash) ?? [];
      waiting.push({ resolve, reject });
      batch.set(hash, waiting);
      if (isLooking) return;
      isLooking = true;
      setImmediate(() => void lookWhileAsked());
    });
}
