// The two types every query is written against, and the one way to open a transaction (architecture §8).
import { setTimeout as sleep } from 'node:timers/promises';
import type { Listener } from './listen.ts';
import { isOfStatement as isRefused, isStalePlan } from './driver/lost-connection.ts';
import type { Sql } from './driver/sql-on.ts';

/** What a pool and a transaction have in common. */
interface Asking extends Sql {
  /** Asks several statements in one message, without waiting between them, and gives the answers in their order; on a pool they are done whole or not at all, and each sees what those before it did. */
  together<T extends readonly unknown[] | []>(
    ask: (one: Trx) => T,
  ): Promise<{ -readonly [At in keyof T]: Awaited<T[At]> }>;
}

/** A pool of connections; each query may run on another one. */
export interface Db extends Asking {
  begin<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** `how` is what BEGIN is told: an isolation level, read only. */
  begin<T>(how: string, work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Runs the work with a connection outside the pool, for what a session holds as long as it lasts. */
  onOwnConnection<T>(work: (own: Sql) => Promise<T>): Promise<T>;
  /** Hears the payload of each notice on the channel, on a connection of its own. */
  listen(channel: string, hear: (payload: string) => void): Promise<Listener>;
  /** Closes it once what is under way is done, or after so many seconds. */
  end(how?: { timeout?: number }): Promise<void>;
}

/** One open transaction, or one message that is one (`together` on a pool); a signature that names it cannot be called outside of either. */
export interface Trx extends Asking {
  /** Runs a part of the work that is taken back alone where it fails; until its end this transaction takes statements through it alone. */
  savepoint<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
}

const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** Runs `work` in one transaction, again (at most five times) after a deadlock, a serialization failure or a plan that an altered table made stale, so `work` must have no effect outside the database. */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return await retried(() => db.begin(work));
}

/** The same for work that is one transaction whatever it is sent in; told which attempt it is. */
export async function retried<T>(work: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetried(error)) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** Runs reads that must agree with each other: all of them see the database as it was at the first. */
export async function atOneMoment<T>(db: Db, read: (trx: Trx) => Promise<T>): Promise<T> {
  return await db.begin('isolation level repeatable read read only', read);
}

/** Whether the whole transaction is to be run again: a deadlock, a serialization failure, or a statement refused for its old plan, before it did anything. */
function isRetried(error: unknown): boolean {
  return isStalePlan(error) || (error instanceof Error && 'code' in error && RETRIED.has(String(error.code)));
}

/** Whether the database refused one statement and goes on after a savepoint: not a lost or ended connection, nor a transaction it wants again. */
export function isOfStatement(error: unknown): boolean {
  return !isRetried(error) && isRefused(error);
}
