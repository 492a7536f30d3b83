// Calls that create or move money or goods are done once per Idempotency-Key (product §2).
import { createHash } from 'node:crypto';
import { type Call, type Envelope, permissions } from '@outrigger/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/db.ts';
import { Refusal, refuse } from '../refuse.ts';
import { refusalOf, successOf } from '../http/answer.ts';
import { headerOf } from '../http/context-of.ts';
import { finishInBatch } from './finish-batch.ts';
import { type Claim, claimKey, finishKey, freeKey, type KeyUse, type StoredAnswer } from './idempotency.store.ts';
import { withoutMoney } from '../http/without-money.ts';

/** What identifies one request for replay. */
export interface KeyedRequest {
  call: Call;
  input: unknown;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Handed to the work, which must call it: keeps the success with the work's own transaction, so that a crash leaves both or neither.
 * Work that succeeds without it is a bug: it fails in development and tests, elsewhere it is logged and its answer kept afterwards.
 */
export type KeepAnswer = (trx: Trx, result: unknown) => Promise<void>;

/** How long a repeated request waits for the first one's answer before it is told to ask again. */
const WAIT_MS = 5000;

/** Does the work, or replays the stored answer byte for byte; outages are not stored, so they may be tried again. */
export async function oncePerKey(
  context: Context<Caller>,
  asked: KeyedRequest,
  work: (keep: KeepAnswer) => Promise<unknown>,
): Promise<unknown> {
  const key = headerOf(asked.request, 'idempotency-key');
  if (key === '') refuse('idempotencyKeyMissing');
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) refuse('invalidContent', { field: 'Idempotency-Key', problem: 'format' });
  const bodyHash = createHash('sha256')
    .update(`${asked.call.path}\n${JSON.stringify(asked.input)}`)
    .digest();
  const found = await claimOrAwait(context, asked, {
    userId: context.caller.userId,
    key,
    call: asked.call.path,
    bodyHash,
  });
  if (!('attempt' in found)) return replay(context, asked, found);
  return await doOnce(context, asked, found, work);
}

// The same request sent again while the first one is at work waits for its answer, but not for ever.
async function claimOrAwait(context: Context<Caller>, asked: KeyedRequest, use: KeyUse): Promise<Claim | StoredAnswer> {
  const until = performance.now() + WAIT_MS;
  for (;;) {
    const found = await claimKey(context.db, use);
    if ('attempt' in found) return found;
    if (!use.bodyHash.equals(found.bodyHash)) refuse('idempotencyKeyReused');
    const left = until - performance.now();
    if (found.state === 'done' || left <= 0) return found;
    await asked.request.server.waitForKey(use, left);
  }
}

async function doOnce(
  context: Context<Caller>,
  asked: KeyedRequest,
  claim: Claim,
  work: (keep: KeepAnswer) => Promise<unknown>,
): Promise<unknown> {
  let kept: string | null = null;
  const keep: KeepAnswer = async (trx, result) => {
    const text = JSON.stringify(successOf(asked.call.result.parse(result)));
    await finishInBatch(trx, { claim, status: 200, answer: text });
    kept = text;
  };
  try {
    const result = await work(keep);
    if (kept === null) await keepLate(context, asked, () => keep(context.db as unknown as Trx, result));
    return sendText(asked.reply, 200, kept ?? '');
  } catch (thrown) {
    const answer = storableRefusal(context, asked, thrown);
    if (!answer) {
      await freeKey(context.db, claim).catch(() => {});
      throw thrown;
    }
    await finishKey(context.db, { claim, status: answer.code, answer: JSON.stringify(answer) });
    return sendText(asked.reply, answer.code, JSON.stringify(answer));
  }
}

async function keepLate(context: Context<Caller>, { call }: KeyedRequest, keep: () => Promise<void>): Promise<void> {
  if (context.shop.config.isStrict) throw new Error(`the call ${call.path} did its work without keeping its answer`);
  context.log.error({ call: call.path }, 'a call that is done once did its work without keeping its answer');
  await keep();
}

function storableRefusal(context: Context<Caller>, asked: KeyedRequest, thrown: unknown): Envelope<unknown> | null {
  if (!(thrown instanceof Refusal) || thrown.status >= 500 || thrown.reason === 'idempotencyKeyRunning') return null;
  const { language, requestId, log } = context;
  return refusalOf(thrown, { language, requestId, log, call: asked.call, isStrict: context.shop.config.isStrict });
}

function replay(context: Context<Caller>, asked: KeyedRequest, stored: StoredAnswer): unknown {
  if (stored.state === 'running' || stored.answer === null) refuse('idempotencyKeyRunning');
  // The permission is one of companies' people; whoever of the office may ask the call may see what it answers.
  const { role, permissions: rights } = context.caller;
  const maySeePrices = role === 'admin' || rights.includes(permissions.viewPrices);
  const text = maySeePrices ? stored.answer : JSON.stringify(withoutMoney(JSON.parse(stored.answer)));
  return sendText(asked.reply.header('idempotent-replayed', 'true'), stored.status ?? 200, text);
}

const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('content-type', 'application/json; charset=utf-8').send(text);
