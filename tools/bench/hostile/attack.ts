// Sends hostile requests side by side and counts what came back.
import { calls } from '@outrigger/contract';
import type { HostileRequest } from './hostile-requests.ts';
import { judge, send } from './send.ts';

const AT_ONCE = 32;
/** After so many requests sessions that hostile requests have ended begin anew. */
const RENEWED_AFTER = 250;
const SECOND = 1000;

/** What came back. */
export interface Tally {
  sent: number;
  /** Calls that were asked. */
  asked: Set<string>;
  /** Calls that took at least one. */
  taken: Set<string>;
  statuses: Map<number, number>;
  longestMs: number;
  /** Refusals, and those that came within a second of being asked, one of many at once. */
  refused: number;
  refusedInTime: number;
  /** What must never be, with the request. */
  faults: string[];
}

/** Every call of the contract but the one that ends the session the others come with. */
export const CALLS_ASKED = Object.values(calls).flatMap((group) => Object.keys(group)).length - 1;

/** Sends them all; `renew` is awaited now and then. */
export async function attack(
  origin: string,
  requests: Iterator<HostileRequest>,
  renew: () => Promise<void> = async () => {},
): Promise<Tally> {
  const tally: Tally = {
    sent: 0,
    asked: new Set(),
    taken: new Set(),
    statuses: new Map(),
    longestMs: 0,
    refused: 0,
    refusedInTime: 0,
    faults: [],
  };
  const sendOn = async () => {
    for (let next = requests.next(); !next.done; next = requests.next()) {
      await sendOne(origin, next.value, tally);
      if (tally.sent % RENEWED_AFTER === 0) await renew();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  return tally;
}

async function sendOne(origin: string, one: HostileRequest, tally: Tally): Promise<void> {
  const began = performance.now();
  const answer = await send(origin, one);
  const ms = performance.now() - began;
  tally.longestMs = Math.max(tally.longestMs, ms);
  tally.sent += 1;
  if (answer.status >= 400) {
    tally.refused += 1;
    if (ms <= SECOND) tally.refusedInTime += 1;
  }
  tally.asked.add(one.call);
  if (answer.status < 300) tally.taken.add(one.call);
  tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1);
  const fault = judge(answer);
  if (fault) tally.faults.push(`${fault}: ${JSON.stringify(one).slice(0, 900)} -> ${answer.body.slice(0, 300)}`);
}
