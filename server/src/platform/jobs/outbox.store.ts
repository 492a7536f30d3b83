// The outbox: work written with its cause, taken by one worker at a time, tried again with growing pauses.
import type { Db, Trx } from '../db/db.ts';
import type { Fragment } from '../db/localized-name.ts';

/** One piece of work to do later. */
export interface Job {
  id: number;
  job: string;
  facts: Record<string, unknown>;
  attempts: number;
}

/** When to run, and a key that keeps the same work from waiting twice; asked for while it is being done, it is done once more. */
export interface EnqueueOptions {
  runAt?: Date;
  uniqueKey?: string;
}

/** How long a job is one worker's: what a killed worker had in hand is taken by another after so many seconds. */
export const LEASE_SECONDS = 120;
const MAX_ATTEMPTS = 10;

/** Writes a job into the caller's transaction: it is done if and only if that commits. */
export async function enqueue(
  trx: Trx,
  job: string,
  facts: Record<string, unknown>,
  options: EnqueueOptions = {},
): Promise<void> {
  await trx`
    insert into outbox (job, facts, run_at, unique_key)
    values (${job}, ${trx.json(facts)}, coalesce(${options.runAt ?? null}::timestamptz, now()), ${options.uniqueKey ?? null})
    on conflict (job, unique_key) where done_at is null and failed_at is null
    do update set asked_again = true, facts = excluded.facts where outbox.locked_until is not null`;
  await trx`select pg_notify('outbox', ${job})`;
}

/** Writes one job of a kind for each of these facts, in one statement. */
export async function enqueueAll(trx: Trx, job: string, facts: readonly Record<string, unknown>[]): Promise<void> {
  if (facts.length === 0) return;
  await trx`
    with written as (insert into outbox (job, facts) select ${job}, f from jsonb_array_elements(${trx.json(facts)}) f)
    select pg_notify('outbox', ${job})`;
}

/**
 * Takes up to `count` due jobs for two minutes; other workers pass them by.
 * One that was left behind by a worker that died is taken alone, so that what it may do to its worker harms no other;
 * after ten tries it is given up.
 */
export async function takeJobs(db: Db, count: number): Promise<Job[]> {
  await db`
    update outbox set failed_at = now(), locked_until = null, last_error = 'its worker died each time, the last time without a word'
    where locked_until < now() and attempts >= ${MAX_ATTEMPTS} and done_at is null and failed_at is null`;
  const abandoned = await claim(
    db,
    db`
    select id from outbox where locked_until < now() and done_at is null and failed_at is null
    order by locked_until limit 1 for update skip locked`,
  );
  if (abandoned.length > 0) return abandoned;
  return await claim(
    db,
    db`
    select id from outbox
    where done_at is null and failed_at is null and run_at <= now() and locked_until is null
    order by run_at, id limit ${count} for update skip locked`,
  );
}

const claim = (db: Db, ids: Fragment): Promise<Job[]> => db<Job[]>`
  update outbox set locked_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1, asked_again = false
  where id in (${ids}) returning id, job, facts, attempts`;

/** Marks a job as done, or as waiting again where it was asked for in the meantime. */
export async function finishJob(db: Db, id: number): Promise<void> {
  await db`
    update outbox set locked_until = null, last_error = null, asked_again = false,
      done_at = case when asked_again then null else now() end,
      run_at = case when asked_again then now() else run_at end,
      attempts = case when asked_again then 0 else attempts end
    where id = ${id}`;
}

/** Puts a failed job back with a pause that doubles, or gives it up after ten tries unless it was asked for anew. */
export async function postponeJob(db: Db, job: Job, error: string): Promise<void> {
  const isLast = job.attempts >= MAX_ATTEMPTS;
  await db`
    update outbox set locked_until = null, last_error = ${error.slice(0, 2000)}, asked_again = false,
      run_at = now() + make_interval(secs => ${Math.min(3600, 2 ** job.attempts)}),
      attempts = case when asked_again then 0 else attempts end,
      failed_at = case when ${isLast} and not asked_again then now() end
    where id = ${job.id}`;
}

/** Removes jobs done a week ago. */
export async function forgetDoneJobs(db: Db): Promise<void> {
  await db`delete from outbox where done_at < now() - interval '7 days'`;
}

/** Does the work unless another worker is doing the work of this name. */
export async function aloneAmongWorkers(db: Db, name: string, work: () => Promise<void>): Promise<void> {
  await db.begin(async (trx) => {
    // The transaction only holds the lock: however long the work takes elsewhere, nobody may begin it beside.
    await trx`set local idle_in_transaction_session_timeout = 0`;
    const [lock] = await trx<
      { got: boolean }[]
    >`select pg_try_advisory_xact_lock(hashtext(${`routine ${name}`})) as got`;
    if (lock?.got) await work();
  });
}
