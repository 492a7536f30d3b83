// Turns an outcome into the envelope; bugs are logged whole and answered without their text (architecture §6).
import { type Call, commonRefusals, type Envelope, type Language, type RefusalResult } from '@outrigger/contract';
import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../refuse.ts';
import { textOf } from '../texts.ts';

/** What is known of the request when its outcome must be said. */
export interface KnownRequest {
  language: Language;
  requestId: string;
  log: FastifyBaseLogger;
  call?: Call;
  /** In development and tests a refusal that the call does not declare is a bug. */
  isStrict?: boolean;
}

/** The envelope of a success. */
export const successOf = (result: unknown): Envelope<unknown> => ({ code: 200, message: 'success', result });

/** The same of a result that is JSON already. */
export const successText = (json: string): string => `${JSON.stringify(successOf(0)).slice(0, -2)}${json}}`;

/** The envelope of anything thrown. */
export function refusalOf(thrown: unknown, asked: KnownRequest): Envelope<RefusalResult> {
  const refusal = toRefusal(thrown, asked);
  const facts = { ...refusal.facts, ...problemFacts(refusal, asked.language) };
  const message = textOf(asked.language, refusal.reason, facts);
  const fields = refusal.fields ? { fields: refusal.fields } : {};
  const now = refusal.now ? { now: refusal.now } : {};
  return { code: refusal.status, message, result: { reason: refusal.reason, facts: refusal.facts, ...fields, ...now } };
}

function problemFacts(refusal: Refusal, language: Language): Record<string, string> {
  if (refusal.reason !== 'invalidContent') return {};
  return { problem: textOf(language, `problem.${refusal.facts['problem']}`) };
}

function toRefusal(thrown: unknown, asked: KnownRequest): Refusal {
  if (thrown instanceof Refusal) {
    if (isDeclared(thrown, asked.call)) return thrown;
    asked.log.error({ reason: thrown.reason, call: asked.call?.path }, 'the call does not declare this refusal');
    return asked.isStrict ? new Refusal('serverError', { requestId: asked.requestId }) : thrown;
  }
  const outage = outageOf(thrown);
  if (outage) {
    asked.log.warn({ err: thrown }, 'the database did not take part');
    return inWordsOf(asked.call, outage);
  }
  asked.log.error({ err: thrown }, 'a bug');
  return new Refusal('serverError', { requestId: asked.requestId });
}

function isDeclared(refusal: Refusal, call: Call | undefined): boolean {
  const common: readonly string[] = commonRefusals;
  return common.includes(refusal.reason) || (call?.refuses ?? []).includes(refusal.reason);
}

// Spec §8 has words of its own for some calls that could not be answered.
const inWordsOf = (call: Call | undefined, outage: Refusal): Refusal =>
  outage.reason === 'unavailable' && call?.unavailableAs ? new Refusal(call.unavailableAs, {}) : outage;

// Connection lost, shutting down, starting up, too many clients, statement or lock time-out, disk full.
const OUTAGE = /^(CONNECTION_|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57P0|57014|55P03|53|25006|08)/;

function outageOf(thrown: unknown): Refusal | null {
  if (!(thrown instanceof Error) || !('code' in thrown)) return null;
  const code = String(thrown.code);
  if (code === '53100' || code === '25006') return new Refusal('readOnly', {});
  const isFromDatabase = 'severity' in thrown || code.startsWith('CONNECT') || isOfSocket(thrown);
  return isFromDatabase && OUTAGE.test(code) ? new Refusal('unavailable', {}) : null;
}

// The driver tells a lost socket bare. Files fail at other calls, and `fetch` hands on no bare error.
function isOfSocket(thrown: Error): boolean {
  return 'syscall' in thrown && ['connect', 'read', 'write'].includes(String(thrown.syscall)) && !('path' in thrown);
}
