// Spec §4 and product §3: 30 minutes of inactivity end the session, one minute before it warns.
import { expect, test } from 'vitest';
import { idleStateAt } from './idle.rules.ts';

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
