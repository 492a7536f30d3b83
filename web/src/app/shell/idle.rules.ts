// When inactivity warns and when it signs out (spec §4 Session; product §3: 30 minutes, warning one minute before).
import { limits } from '@outrigger/contract';

const LIMIT_MS = limits.idleMinutes * 60_000;
const WARNING_MS = limits.idleWarningSeconds * 1000;
/** While a person works without asking the server, it is told this often that the session is in use. */
const TOUCH_MS = 30_000;

/** Whether the server must hear of work it has not seen, so that it never ends the session before the page warns; all in milliseconds. */
export function isTouchDue(lastActivity: number, lastRequest: number, now: number): boolean {
  return lastActivity > lastRequest && now - lastRequest > TOUCH_MS;
}

/** What the page does at a moment. */
export type IdleState = { kind: 'active' } | { kind: 'warning'; secondsLeft: number } | { kind: 'over' };

/** The state `now`, both in milliseconds. */
export function idleStateAt(lastActivity: number, now: number): IdleState {
  const left = LIMIT_MS - (now - lastActivity);
  if (left <= 0) return { kind: 'over' };
  return left <= WARNING_MS ? { kind: 'warning', secondsLeft: Math.ceil(left / 1000) } : { kind: 'active' };
}
