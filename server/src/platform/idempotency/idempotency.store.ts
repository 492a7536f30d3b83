// Idempotency keys: claimed before the work, finished with its answer in the work's own transaction (product §2).
import type { Db, Trx } from '../db/db.ts';
import type { Fragment } from '../db/localized-name.ts';
import { refuse } from '../refuse.ts';

/** A key; each user has keys of their own. */
export interface KeyOfUser {
  userId: number;
  key: string;
}
/** A key as one user sent it with one call and body. */
export interface KeyUse extends KeyOfUser {
  call: string;
  bodyHash: Buffer;
}
/** A key that is ours to work on; the attempt fences off whoever claimed it before and was too slow. */
export interface Claim extends KeyUse {
  attempt: string;
}
/** What is known of a key that somebody claimed before. */
export interface StoredAnswer {
  state: 'running' | 'done';
  bodyHash: Buffer;
  status: number | null;
  answer: string | null;
}

/** Seconds after which an attempt that has not ended counts as dead, though its connection still stands. */
const DEAD_AFTER = 10;

// With its process, or with the database, an attempt lost the connection it was claimed on; whoever was counted out too soon is fenced off by its attempt.
const isAlive = (
  db: Db,
): Fragment => db`(idempotency_keys.created_at >= greatest(now() - make_interval(secs => ${DEAD_AFTER}), pg_postmaster_start_time())
  and exists (select from pg_stat_get_activity(idempotency_keys.holder)))`;

/**
 * Claims the key or tells what became of it; a claim whose attempt is dead is taken over. Its commit waits for no disk: a claim that the database
 * forgets when it goes down is dead then anyway, and work that was committed is written behind its claim, and never without it (docs/decisions/0198).
 */
export async function claimKey(db: Db, use: KeyUse): Promise<Claim | StoredAnswer> {
  const [claimed] = await db<{ attempt: string }[]>`
    insert into idempotency_keys (user_id, key, call, body_hash, holder)
    select ${use.userId}::bigint, ${use.key}::text, ${use.call}::text, ${use.bodyHash}::bytea, pg_backend_pid()
    from set_config('synchronous_commit', 'off', true) as waits where waits = 'off'
    on conflict (user_id, key) do update set created_at = now(), attempt = gen_random_uuid(), holder = excluded.holder
      where idempotency_keys.state = 'running' and idempotency_keys.body_hash = excluded.body_hash and not ${isAlive(db)}
    returning attempt`;
  if (claimed) return { ...use, attempt: claimed.attempt };
  const [stored] = await db<StoredAnswer[]>`
    select state, body_hash, status, answer from idempotency_keys where user_id = ${use.userId} and key = ${use.key}`;
  return stored ?? claimKey(db, use);
}

/** Those of the keys that a living attempt is working on. */
export async function findRunning(db: Db, uses: readonly KeyOfUser[]): Promise<KeyOfUser[]> {
  const [userIds, keys] = [uses.map((use) => use.userId), uses.map((use) => use.key)];
  return await db<KeyOfUser[]>`
    select user_id, key from unnest(${userIds}::bigint[], ${keys}::text[]) as asked (user_id, key)
    join idempotency_keys using (user_id, key) where state = 'running' and ${isAlive(db)}`;
}

/** What a claimed key is finished with. */
export interface Finish {
  claim: Claim;
  status: number;
  answer: string;
}

/** Stores the answer; refuses (and so rolls the work back) where another attempt has taken the key over. */
export async function finishKey(db: Db | Trx, finish: Finish): Promise<void> {
  const finished = await finishKeys(db, [finish]);
  if (!finished.has(finish.claim.attempt)) refuse('idempotencyKeyRunning');
}

/** Stores several answers at once; says of which attempts, the others were overtaken. */
export async function finishKeys(db: Db | Trx, finishes: readonly Finish[]): Promise<Set<string>> {
  const claims = finishes.map(({ claim }) => claim);
  // Lists stand in subqueries, so that PostgreSQL keeps one plan for them whatever their length.
  const rows = await db<{ attempt: string }[]>`
    update idempotency_keys k set state = 'done', status = f.status, answer = f.answer
    from unnest((select ${claims.map((one) => one.userId)}::bigint[]), (select ${claims.map((one) => one.key)}::text[]),
      (select ${claims.map((one) => one.attempt)}::uuid[]), (select ${finishes.map((one) => one.status)}::smallint[]),
      (select ${finishes.map((one) => one.answer)}::text[])) as f (user_id, key, attempt, status, answer)
    where k.user_id = f.user_id and k.key = f.key and k.attempt = f.attempt and k.state = 'running'
    returning k.attempt`;
  return new Set(rows.map((row) => row.attempt));
}

/** Gives the key back after an outage, so that the same request may be tried again at once. */
export async function freeKey(db: Db, claim: Claim): Promise<void> {
  await db`
    delete from idempotency_keys
    where user_id = ${claim.userId} and key = ${claim.key} and attempt = ${claim.attempt} and state = 'running'`;
}

/** Forgets keys older than the promise of 30 days. */
export async function forgetOldKeys(db: Db, days: number): Promise<void> {
  await db`delete from idempotency_keys where created_at < now() - make_interval(days => ${days})`;
}
