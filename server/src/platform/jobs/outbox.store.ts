// The outbox: work written with its cause, taken by one worker at a time, tried again with growing pauses.
import type { Db, Trx } from '../db/db.ts';

/** One piece of work to do later. */
export interface Job {
  id: number;
  job: string;
  facts: Record<string, unknown>;
  attempts: number;
}

/** When to run, and a key that keeps the same work from waiting twice. */
export interface EnqueueOptions {
  runAt?: Date;
  uniqueKey?: string;
}

const LEASE_SECONDS = 120;
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
    values (${job}, ${trx.json(facts as never)}, coalesce(${options.runAt ?? null}::timestamptz, now()), ${options.uniqueKey ?? null})
    on conflict (job, unique_key) where done_at is null and failed_at is null do nothing`;
  await trx`select pg_notify('outbox', ${job})`;
}

/** Writes one job of a kind for each of these facts, in one statement. */
export async function enqueueAll(trx: Trx, job: string, facts: readonly Record<string, unknown>[]): Promise<void> {
  if (facts.length === 0) return;
  await trx`insert into outbox (job, facts) select ${job}, f from jsonb_array_elements(${trx.json(facts as never)}) f`;
  await trx`select pg_notify('outbox', ${job})`;
}

/** Takes up to `count` due jobs for two minutes; other workers pass them by. */
export async function takeJobs(db: Db, count: number): Promise<Job[]> {
  return await db<Job[]>`
    update outbox set locked_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
    where id in (
      select id from outbox
      where done_at is null and failed_at is null and run_at <= now() and (locked_until is null or locked_until < now())
      order by run_at, id limit ${count} for update skip locked)
    returning id, job, facts, attempts`;
}

/** Marks a job as done. */
export async function finishJob(db: Db, id: number): Promise<void> {
  await db`update outbox set done_at = now(), locked_until = null, last_error = null where id = ${id}`;
}

/** Puts a failed job back with a pause that doubles, or gives it up after ten tries. */
export async function postponeJob(db: Db, job: Job, error: string): Promise<void> {
  const isLast = job.attempts >= MAX_ATTEMPTS;
  await db`
    update outbox set locked_until = null, last_error = ${error.slice(0, 2000)},
      run_at = now() + make_interval(secs => ${Math.min(3600, 2 ** job.attempts)}),
      failed_at = ${isLast ? db`now()` : null}
    where id = ${job.id}`;
}

/** Removes jobs done a week ago. */
export async function forgetDoneJobs(db: Db): Promise<void> {
  await db`delete from outbox where done_at < now() - interval '7 days'`;
}

/** Does the work unless another worker is doing the work of this name. */
export async function aloneAmongWorkers(db: Db, name: string, work: () => Promise<void>): Promise<void> {
  await db.begin(async (trx) => {
    const [lock] = await trx<
      { got: boolean }[]
    >`select pg_try_advisory_xact_lock(hashtext(${`routine ${name}`})) as got`;
    if (lock?.got) await work();
  });
}
