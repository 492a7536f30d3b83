// What limits codes by mail and message (product §3: 6 digits, 10 minutes, 5 tries, single use, one a minute, ten a day).

/** What a code proves. */
export type CodePurpose =
  | 'register'
  | 'forgotPassword'
  | 'bind'
  | 'verifyEmail'
  | 'mobileLogin'
  | 'verifyPhone'
  | 'order';

/** How often a code may be tried, right or wrong. */
export const CODE_TRIES = 5;

const SECONDS_BETWEEN = 60;
const MOST_A_DAY = 10;

/** What was asked for in the last day under one purpose: for the address, and for the account where there is one. */
export interface AskedLately {
  atAddress: number;
  byAccount: number;
  /** Seconds since the last one at the address or for the account; null where there is none. */
  secondsSince: number | null;
  /** Seconds until the oldest one of the last day is a day old. */
  secondsToDayEnd: number;
}

/** Seconds to wait before another code may be sent; 0 where it may be sent now. */
export function waitBeforeCode(lately: AskedLately): number {
  if (Math.max(lately.atAddress, lately.byAccount) >= MOST_A_DAY) return Math.max(1, lately.secondsToDayEnd);
  return lately.secondsSince === null ? 0 : Math.max(0, SECONDS_BETWEEN - lately.secondsSince);
}
