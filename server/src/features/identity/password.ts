// Passwords by argon2id, at most two hashes at a time (stack.md: HTTP), and no more waiting than are done in a few seconds.
import { hash, verify } from '@node-rs/argon2';
import { makeFewAtOnce } from '../../platform/few-at-once.ts';

// Algorithm 2 is argon2id; the library names it by a const enum that type stripping cannot read.
const SETTINGS = { algorithm: 2, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;
const inTurn = makeFewAtOnce({ together: 2, mostWaiting: 50, secondsToWait: 5 });

/** Hash to store. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFKC'), SETTINGS));

let decoy: Promise<string> | null = null;

/** Whether the password fits; without a stored hash the same work is done, so that unknown accounts answer in equal time. */
export async function fitsPassword(stored: string | null, password: string): Promise<boolean> {
  // Out of turn, once: a queue that is full must not leave every later one without it.
  decoy ??= hash('nobody has this password', SETTINGS);
  const against = stored ?? (await decoy);
  const fits = await inTurn(() => verify(against, password.normalize('NFKC')));
  return fits && stored !== null;
}
