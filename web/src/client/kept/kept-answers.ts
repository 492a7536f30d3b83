// Answers of the server kept for the time without a network, for one person alone (product §3); `answer-instead.ts` asks for them.
import type { Call } from '@outrigger/contract';
import { session } from '../session/session.ts';
import { nameOf } from './answer-name.ts';
import { answersNamed, putAnswer, trimOpened } from './kept-database.ts';
import { seal, unseal } from './seal.ts';

const MOST_OPENED = 200;
const TRIM_EVERY = 25;
let sinceTrimmed = 0;

/** An answer and when it was read, in milliseconds. */
export interface KeptAnswer {
  answer: unknown;
  at: number;
}

/** Keeps an answer, with a machine or as something opened, as of the moment it was read; gives the bytes it takes. */
export async function storeAnswer(
  call: Call,
  input: unknown,
  answer: unknown,
  { hostId = 0, at = Date.now() } = {},
): Promise<number> {
  const owner = session.get()?.userId;
  if (owner === undefined) return 0;
  const sealed = await seal(answer);
  // Another person may have signed in meanwhile.
  if (session.get()?.userId !== owner) return 0;
  await putAnswer({ owner, hostId, name: nameOf(call, input), at, sealed });
  sinceTrimmed += hostId === 0 ? 1 : 0;
  if (sinceTrimmed >= TRIM_EVERY) {
    sinceTrimmed = 0;
    await trimOpened(owner, MOST_OPENED);
  }
  return sealed.bytes.byteLength;
}

/** The newest answer that is kept for whoever is signed in. */
export async function keptAnswer(call: Call, input: unknown): Promise<KeptAnswer | undefined> {
  const owner = session.get()?.userId;
  if (owner === undefined) return undefined;
  const [newest] = (await answersNamed(owner, nameOf(call, input))).toSorted((one, other) => other.at - one.at);
  if (!newest) return undefined;
  const answer = await unseal(newest.sealed);
  return session.get()?.userId === owner ? { answer, at: newest.at } : undefined;
}
