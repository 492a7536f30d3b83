// Calls that are sent as a page sends them to a shop that may be away: the same request under the same key until it is answered.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where the shop is and who asks. */
export interface Asker {
  /** Address of the shop, as `http://127.0.0.1:3000`. */
  url: string;
  token: string;
  /** Told of each request: when it was sent, and whether it was done. */
  onAnswer?: (begunAt: number, isGiven: boolean) => void;
}
/** An answer in the shop's envelope; `reason` is `ok` where it was done. */
export interface InEnvelope {
  status: number;
  reason: string;
  result: Record<string, unknown>;
}

const PAUSE_MS = 25;
const PATIENCE_MS = 10_000;
const OUTAGES = new Set([429, 502, 503]);

/** Whether an answer says that the shop could not, so that the same request may be sent again. */
export const isOutage = ({ status, reason }: InEnvelope): boolean =>
  OUTAGES.has(status) || reason === 'idempotencyKeyRunning';

/** Sends a request until the shop answers it otherwise than with an outage; rejects when aborted. */
export async function untilAnswered(
  asker: Asker,
  { path, body, key = randomUUID() }: { path: string; body: object; key?: string },
  signal: AbortSignal,
): Promise<InEnvelope> {
  const text = JSON.stringify(body);
  while (!signal.aborted) {
    const begunAt = Date.now();
    const answer = await askOnce(asker, path, { key, text }).catch(() => null);
    asker.onAnswer?.(begunAt, answer?.reason === 'ok');
    // No answer at all: the shop is down, or the attempt before the kill still holds the key.
    if (answer && !isOutage(answer)) return answer;
    await sleep(PAUSE_MS);
  }
  throw new Error('the load has ended');
}

/** Sends a request once; rejects where there is no answer, or one without an envelope. */
export async function askOnce(
  { url, token }: Asker,
  path: string,
  { key = randomUUID(), text }: { key?: string; text: string },
): Promise<InEnvelope> {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { token, 'idempotency-key': key, 'currency-name': 'USD', 'content-type': 'application/json' },
    body: text,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { result } = (await answer.json()) as { result: Record<string, unknown> };
  return { status: answer.status, reason: typeof result['reason'] === 'string' ? result['reason'] : 'ok', result };
}
