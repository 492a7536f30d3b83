// Asks what takes an email address for known and unknown ones and compares words and times (quality 9).
import { makeCompany } from '@outrigger/server/src/features/identity/identity.make.ts';
import { hashPassword } from '@outrigger/server/src/features/identity/index.ts';
import type { ScratchShop } from '../orders/scratch-shop.ts';
import type { Claim } from '../orders/verdict.ts';

/** After how many pairs it is looked whether they are clear, and how many there are at most; the middle of all decides. */
export interface Size {
  look: number;
  most: number;
}
/** One call, asked for an address that has an account and for one that has none. */
interface Asked {
  path: string;
  body: (email: string) => object;
}
type Asking = Asked & { shop: ScratchShop; passwordHash: string };

/** So much longer may the slower of two take, in the middle of all pairs; a hash left out makes it a hundred times as long. */
const MOST = 1.5;
const CALLS = {
  'sign-in': { path: '/userLogin/login', body: (email) => ({ email, password: 'not this one' }) },
  registration: { path: '/userLogin/sendEmailCode', body: (email) => ({ email, purpose: 'register' }) },
  'forgotten password': { path: '/userLogin/sendEmailCode', body: (email) => ({ email, purpose: 'forgotPassword' }) },
} as const satisfies Record<string, Asked>;
/** One of the calls by what it is for. */
export type CallName = keyof typeof CALLS;

/** What is claimed of the words of a call. */
export const sameWords = (name: CallName): string => `${name}: different answers`;
/** What is claimed of its time. */
export const sameTime = (name: CallName): string => `${name}: one is not ${MOST} times as slow as the other`;

/** The claims of some of the calls, or of all. */
export async function askAccounts(shop: ScratchShop, size: Size, names?: readonly CallName[]): Promise<Claim[]> {
  const passwordHash = await hashPassword('Outrigger-2026');
  const claims: Claim[] = [];
  for (const name of names ?? (Object.keys(CALLS) as CallName[]))
    claims.push(...(await claimsOf(name, { ...CALLS[name], shop, passwordHash }, size)));
  return claims;
}

async function claimsOf(name: CallName, asking: Asking, { look, most }: Size): Promise<Claim[]> {
  const answers = new Set<string>();
  const ratios: number[] = [];
  // The first pair of all pays for what is loaded late.
  await timesOfPair(asking, 0, new Set());
  for (let round = 0; round < most && !(round > 0 && round % look === 0 && isClear(ratios)); round += 1) {
    const { known, unknown } = await timesOfPair(asking, round, answers);
    ratios.push(known / unknown);
  }
  console.log(`${name}: known to unknown ${median(ratios).toFixed(3)} in the middle of ${ratios.length} pairs`);
  return [
    { says: sameWords(name), wanted: 1, found: answers.size },
    { says: sameTime(name), wanted: true, found: isAlike(median(ratios)) },
  ];
}

/** Whether they are alike in the middle, or none is: a busy machine slows now the one, now the other. */
function isClear(ratios: readonly number[]): boolean {
  return isAlike(median(ratios)) || ratios.every((ratio) => ratio > MOST) || ratios.every((ratio) => ratio < 1 / MOST);
}

/** Both one after the other, so that what slows the machine slows both; which comes first changes. */
async function timesOfPair({ shop, passwordHash, path, body }: Asking, round: number, answers: Set<string>) {
  const { email } = await makeCompany(shop.db, { passwordHash });
  const times = { known: 0, unknown: 0 };
  const url = `/api${path}`;
  // Nobody is counted out.
  const remoteAddress = `192.0.2.${round + 1}`;
  const pair = [['known', email] as const, ['unknown', `x${email.slice(1)}`] as const];
  for (const [kind, address] of round % 2 === 0 ? pair : pair.toReversed()) {
    const began = performance.now();
    const answer = await shop.apps[0]?.inject({ method: 'POST', url, payload: body(address), remoteAddress });
    times[kind] = performance.now() - began;
    answers.add(`${answer?.statusCode} ${answer?.body}`);
  }
  return times;
}

function isAlike(ratio: number): boolean {
  return ratio <= MOST && ratio >= 1 / MOST;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
