// The two types every query is written against, and the one way to open a transaction (architecture §8).
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';

/** A pool of connections; each query may run on another one. */
export type Db = postgres.Sql;

/** One open transaction; a signature that names it cannot be called outside of one. */
export type Trx = postgres.TransactionSql;

const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** Runs `work` in one transaction, again (at most five times) after a deadlock or serialization failure, so `work` must have no effect outside the database. */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await db.begin(work)) as T;
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetried(error)) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** Runs reads that must agree with each other: all of them see the database as it was at the first. */
export async function atOneMoment<T>(db: Db, read: (trx: Trx) => Promise<T>): Promise<T> {
  return (await db.begin('isolation level repeatable read read only', read)) as T;
}

/** Whether the database asks for the whole transaction again: a deadlock or a serialization failure. */
function isRetried(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRIED.has(String(error.code));
}

/** Whether the database refused one statement and goes on after a savepoint: not a lost or ended connection, nor a transaction it wants again. */
export function isOfStatement(error: unknown): boolean {
  if (!(error instanceof Error) || isRetried(error)) return false;
  return 'severity' in error && error.severity === 'ERROR';
}
