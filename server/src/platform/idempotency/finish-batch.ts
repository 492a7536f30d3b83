// Keeps the answers of requests that one transaction serves with one statement, since its connection takes one after another (stack.md: batching).
import type { Trx } from '../db/db.ts';
import { refuse } from '../refuse.ts';
import { type Finish, finishKeys } from './idempotency.store.ts';

/** What the requests of each transaction want kept, until the statement is sent. */
const batches = new WeakMap<Trx, { finishes: Finish[]; finished: Promise<Set<string>> }>();

/** Finishes the key together with those that are finished in the same turn on the same transaction; refuses where another attempt has taken it over. */
export async function finishInBatch(trx: Trx, finish: Finish): Promise<void> {
  let batch = batches.get(trx);
  if (batch) batch.finishes.push(finish);
  else {
    const finishes = [finish];
    batch = { finishes, finished: afterThisTurn(trx, finishes) };
    batches.set(trx, batch);
  }
  const finished = await batch.finished;
  if (!finished.has(finish.claim.attempt)) refuse('idempotencyKeyRunning');
}

async function afterThisTurn(trx: Trx, finishes: readonly Finish[]): Promise<Set<string>> {
  await Promise.resolve();
  batches.delete(trx);
  return await finishKeys(trx, finishes);
}
