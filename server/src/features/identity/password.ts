// Passwords by argon2id, at most two hashes at a time (stack.md: HTTP).
import { hash, verify } from '@node-rs/argon2';

// Algorithm 2 is argon2id; the library names it by a const enum that type stripping cannot read.
const SETTINGS = { algorithm: 2, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;
const TOGETHER = 2;

let running = 0;
const queue: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= TOGETHER) await new Promise<void>((resolve) => queue.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Hash to store. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFKC'), SETTINGS));

let decoy: Promise<string> | null = null;

/** Whether the password fits; without a stored hash the same work is done, so that unknown accounts answer in equal time. */
export async function fitsPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const against = stored ?? (await decoy);
  const fits = await inTurn(() => verify(against, password.normalize('NFKC')));
  return fits && stored !== null;
}
