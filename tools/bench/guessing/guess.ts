// Guesses codes and passwords, uses one code many times at once, and tries on under forged addresses (quality 11).
import { randomUUID } from 'node:crypto';
import { readLastMail } from '@outrigger/server/src/features/identity/codes/codes.make.ts';
import { makeCompany } from '@outrigger/server/src/features/identity/identity.make.ts';
import { hashPassword } from '@outrigger/server/src/features/identity/index.ts';
import type { ScratchShop } from '../orders/scratch-shop.ts';
import type { Claim } from '../orders/verdict.ts';

/** How much is tried: mailed codes, uses of one at once, passwords for one account. */
export interface Size {
  addresses: number;
  atOnce: number;
  passwords: number;
}
/** What is tried. */
export type Check = keyof typeof CHECKS;

/** As `verify` and `login` of the server have them (product §3). */
const CODES_FROM_ONE_ADDRESS = 100;
const PASSWORDS_FROM_ONE_ADDRESS = 20;
/** What everybody tries first; with the other three as often as a code may be tried. */
const COMMON = ['123456', '000000'];
const OTHERS = 3;

/** What is claimed. */
export const SAYS = {
  wrongOpens: 'wrong codes that open something',
  lateOpens: 'right codes that open something after five wrong ones',
  onceOpens: 'what one code opens, used many times at once',
  codesHeard: 'codes from one address that are looked at',
  passwordsHeard: 'passwords for one account that are looked at',
} as const;

const CHECKS = {
  codes: guessCodes,
  atOnce: useAtOnce,
  forgedForCodes: tryCodesUnderForgedAddresses,
  forgedForPasswords: tryPasswordsUnderForgedAddresses,
};

let asked = 0;

/** Tries all of it, or what is named, as if nobody had tried before. */
export async function guess(on: ScratchShop, size: Size, checks?: readonly Check[]): Promise<Claim[]> {
  const claims: Claim[] = [];
  for (const check of checks ?? (Object.keys(CHECKS) as Check[])) {
    await on.db`delete from counters`;
    claims.push(...(await CHECKS[check](on, size)));
  }
  return claims;
}

/** Sends one request to either instance in turn; answers its status. */
async function send({ apps }: ScratchShop, path: string, payload: object, from: { ip: string; forged?: string }) {
  const app = apps[(asked += 1) % apps.length];
  const headers = from.forged ? { 'x-forwarded-for': from.forged, forwarded: `for=${from.forged}` } : {};
  const answer = await app?.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress: from.ip, headers });
  return answer?.statusCode ?? 0;
}

/** A code that was mailed to a new address. */
async function mailedCode(on: ScratchShop): Promise<{ email: string; code: string }> {
  const email = `${randomUUID()}@guessing.example`;
  const [shop] = on.shops;
  await send(on, '/userLogin/sendEmailCode', { email, purpose: 'register' }, { ip: addressOf(asked) });
  const mail = shop ? await readLastMail(shop, email) : null;
  return { email, code: mail?.code ?? '' };
}

async function verify(on: ScratchShop, tried: { email: string; code: string }, ip: string, forged?: string) {
  return await send(on, '/userLogin/verify', tried, { ip, ...(forged ? { forged } : {}) });
}

async function guessCodes(on: ScratchShop, { addresses }: Size): Promise<Claim[]> {
  let [opened, late] = [0, 0];
  for (let at = 0; at < addresses; at += 1) {
    const { email, code } = await mailedCode(on);
    for (const wrong of wrongOnes(code))
      if ((await verify(on, { email, code: wrong }, addressOf(at))) === 200) opened += 1;
    if ((await verify(on, { email, code }, addressOf(at))) === 200) late += 1;
  }
  return [
    { says: SAYS.wrongOpens, wanted: 0, found: opened },
    { says: SAYS.lateOpens, wanted: 0, found: late },
  ];
}

async function useAtOnce(on: ScratchShop, { addresses, atOnce }: Size): Promise<Claim[]> {
  const opened: number[] = [];
  for (let at = 0; at < addresses; at += 1) {
    const tried = await mailedCode(on);
    const all = Array.from({ length: atOnce }, (_, one) => verify(on, tried, addressOf(200 + at * atOnce + one)));
    opened.push((await Promise.all(all)).filter((status) => status === 200).length);
  }
  return [{ says: SAYS.onceOpens, wanted: [1], found: [...new Set(opened)] }];
}

async function tryCodesUnderForgedAddresses(on: ScratchShop): Promise<Claim[]> {
  let heard = 0;
  for (let at = 0; at < CODES_FROM_ONE_ADDRESS + 50; at += 1) {
    const tried = { email: `nobody-${at}@guessing.example`, code: '123456' };
    if ((await verify(on, tried, '203.0.113.7', addressOf(at))) !== 429) heard += 1;
  }
  return [{ says: SAYS.codesHeard, wanted: CODES_FROM_ONE_ADDRESS, found: heard }];
}

async function tryPasswordsUnderForgedAddresses(on: ScratchShop, { passwords }: Size): Promise<Claim[]> {
  const { email } = await makeCompany(on.db, { passwordHash: await hashPassword('Outrigger-2026') });
  let heard = 0;
  for (let at = 0; at < passwords; at += 1) {
    const tried = { email, password: `Guess-${at}-2026` };
    const from = { ip: '203.0.113.8', forged: addressOf(at) };
    if ((await send(on, '/userLogin/login', tried, from)) !== 429) heard += 1;
  }
  return [{ says: SAYS.passwordsHeard, wanted: PASSWORDS_FROM_ONE_ADDRESS, found: heard }];
}

function addressOf(number: number): string {
  return `198.51.${100 + Math.floor(number / 250)}.${1 + (number % 250)}`;
}

/** As many as a code may be tried, none of them right. */
function wrongOnes(code: string): string[] {
  const far = (shift: number) => String((Number(code) + shift * 7919) % 1_000_000).padStart(6, '0');
  const common = COMMON.map((one, at) => (one === code ? far(OTHERS + 1 + at) : one));
  return [...common, ...Array.from({ length: OTHERS }, (_, at) => far(at + 1))];
}
