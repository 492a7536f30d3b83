// Rate counters in the database, per account and per address, shared by all processes (quality 11).
import type { Caller } from './caller.ts';
import type { Db, Trx } from './db/db.ts';
import { refuse } from './refuse.ts';

const SECONDS_SAID = 90;

/** How many hits one subject may make in a window of so many seconds. */
export interface Allowance {
  name: string;
  subject: string;
  hits: number;
  seconds: number;
}

/** Whom an open form counts: a signed-in person by account, so that nobody pays for others of his network; a visitor by address. */
export const countedAs = (caller: Caller | null, ip: string): string => (caller ? `account ${caller.userId}` : ip);

/** Counts one hit and refuses with the seconds to wait once the allowance is used up. */
export async function countHit(db: Db | Trx, allowance: Allowance): Promise<void> {
  const { hits, wait } = await noteHit(db, allowance);
  if (hits > allowance.hits) refuse('tooManyRequests', waitOf(wait));
}

/** Counts one hit, or so many at once, however many there were, and tells the seconds until the window ends. */
export async function noteHit(
  db: Db | Trx,
  allowance: Omit<Allowance, 'hits'>,
  times = 1,
): Promise<{ hits: number; wait: number }> {
  const [row] = await db<{ hits: number; wait: number }[]>`
    insert into counters (name, subject, window_start, hits)
    values (${allowance.name}, ${allowance.subject}, date_bin(make_interval(secs => ${allowance.seconds}), now(), 'epoch'), ${times})
    on conflict (name, subject, window_start) do update set hits = counters.hits + excluded.hits
    returning hits, ceil(extract(epoch from window_start + make_interval(secs => ${allowance.seconds}) - now()))::int as wait`;
  return row ?? { hits: 0, wait: 0 };
}

/** A wait as the refusal tells it: in seconds while those mean something to a person, then in minutes. */
export function waitOf(seconds: number): { retryAfterSeconds: number; waitMinutes: number } {
  return { retryAfterSeconds: Math.max(1, seconds), waitMinutes: seconds > SECONDS_SAID ? Math.ceil(seconds / 60) : 0 };
}

/** Takes one hit back in the present window: for counters that hold failures alone. */
export async function uncountHit(db: Db, allowance: Allowance): Promise<void> {
  await db`
    update counters set hits = greatest(0, hits - 1)
    where name = ${allowance.name} and subject = ${allowance.subject}
      and window_start = date_bin(make_interval(secs => ${allowance.seconds}), now(), 'epoch')`;
}

/** Whether anything is counted, in this window or one not yet forgotten. */
export async function isHit(db: Db, name: string, subject: string): Promise<boolean> {
  const [row] = await db`select 1 from counters where name = ${name} and subject = ${subject} limit 1`;
  return row !== undefined;
}

/** Forgets what was counted, after a success. */
export async function clearHits(db: Db, name: string, subject: string): Promise<void> {
  await db`delete from counters where name = ${name} and subject = ${subject}`;
}

/** Forgets what was counted under these names for a subject, alone or as either half of a pair; answers how many counts. */
export async function forgetHits(db: Db, names: readonly string[], subject: string): Promise<number> {
  const { count } = await db`
    delete from counters where name = any(${names as string[]}::text[])
      and (subject = ${subject} or starts_with(subject, ${`${subject} `}) or right(subject, ${subject.length + 1}) = ${` ${subject}`})`;
  return count;
}

/** Removes windows older than two days. */
export async function forgetOldHits(db: Db): Promise<void> {
  await db`delete from counters where window_start < now() - interval '2 days'`;
}
