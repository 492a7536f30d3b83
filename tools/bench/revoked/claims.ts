// What must hold of tokens and rights that were taken away (quality 7).
import type { Claim } from '../orders/verdict.ts';
import type { Outcome } from './revoke.ts';

/** For each way that nothing passed after, and that anything passed before. */
export const claimsOfRevoking = (outcomes: readonly Outcome[]): Claim[] =>
  outcomes.flatMap(({ way, passedBefore, passedAfter }) => [
    { says: `passed after ${way}`, wanted: 0, found: passedAfter },
    { says: `something passed before ${way}`, wanted: true, found: passedBefore > 0 },
  ]);
