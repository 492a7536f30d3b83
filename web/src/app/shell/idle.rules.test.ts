// Spec §4 and product §3: 30 minutes of inactivity end the session, one minute before it warns.
import { expect, test } from 'vitest';
import { idleStateAt, isTouchDue } from './idle.rules.ts';

const MINUTE = 60_000;

test.each([
  [0, { kind: 'active' }],
  [29 * MINUTE - 1, { kind: 'active' }],
  [29 * MINUTE, { kind: 'warning', secondsLeft: 60 }],
  [29 * MINUTE + 1, { kind: 'warning', secondsLeft: 60 }],
  [30 * MINUTE - 1, { kind: 'warning', secondsLeft: 1 }],
  [30 * MINUTE, { kind: 'over' }],
  [12 * 60 * MINUTE, { kind: 'over' }],
] as const)('§4 after %d ms: %j', (idleFor, state) => {
  expect(idleStateAt(5000, 5000 + idleFor)).toEqual(state);
});

test('§4 the server hears of every work, so that its 30 minutes never end before the page has warned', () => {
  const request = 5000;
  for (const workedAfter of [1, 20_000, 4 * MINUTE, 4.9 * MINUTE]) {
    const activity = request + workedAfter;
    const told = [...Array(40 * 60).keys()].map((second) => activity + second * 1000);
    const at = told.find((now) => isTouchDue(activity, request, now)) ?? Number.POSITIVE_INFINITY;
    expect(at - activity).toBeLessThanOrEqual(31_000);
    expect(isTouchDue(activity, at, at + 10 * MINUTE)).toBe(false);
  }
});
