// When the login shows a new code, and when it stops (product §3: a QR sign-in lives two minutes).

/** A forgotten login does not ask for ever: after so many codes it waits for a press. */
const MOST_CODES = 5;

/** What the login shows of a QR sign-in. */
export type QrState = 'starting' | 'waiting' | 'refused' | 'paused' | 'failed';

/** What follows a code that ran out: another one, or a pause. */
export const afterRunOut = (codesShown: number): 'starting' | 'paused' =>
  codesShown < MOST_CODES ? 'starting' : 'paused';

/** Whole seconds until a moment, never negative; both in milliseconds. */
export const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1000));
