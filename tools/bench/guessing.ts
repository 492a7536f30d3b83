// `npm run bench -- guessing [--fault]`: codes and passwords are not guessed, used twice at once, or tried on under forged addresses (quality 11; product §3).
import { parseArgs } from 'node:util';
import { readLastMail } from '@outrigger/server/src/features/identity/codes/codes.make.ts';
import { makeCompany } from '@outrigger/server/src/features/identity/identity.make.ts';
import { hashPassword } from '@outrigger/server/src/features/identity/index.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { onScratchShop, type ScratchShop } from './orders/scratch-shop.ts';
import { type Claim, conclude } from './orders/verdict.ts';

/** As `verify` and `login` of the server have them (product §3). */
const TRIES_A_CODE = 5;
const CODES_FROM_ONE_ADDRESS = 100;
const PASSWORDS_FROM_ONE_ADDRESS = 20;
const ADDRESSES = 20;
const AT_ONCE = 20;
const { values } = parseArgs({ options: { fault: { type: 'boolean', default: false } } });

let asked = 0;

await onScratchShop(2, async (on) => {
  if (values.fault) await plantFault(on.db);
  conclude(
    [
      ...(await guessCodes(on)),
      await useAtOnce(on),
      await tryCodesUnderForgedAddresses(on),
      await tryPasswordsUnderForgedAddresses(on),
    ],
    values.fault,
  );
});

/** Sends one request to either instance in turn; answers its status. */
async function send({ apps }: ScratchShop, path: string, payload: object, from: { ip: string; forged?: string }) {
  const app = apps[(asked += 1) % apps.length];
  const headers = from.forged ? { 'x-forwarded-for': from.forged, forwarded: `for=${from.forged}` } : {};
  const answer = await app?.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress: from.ip, headers });
  return answer?.statusCode ?? 0;
}

/** A code that was mailed to a new address. */
async function mailedCode(on: ScratchShop, name: string): Promise<{ email: string; code: string }> {
  const email = `${name}@guessing.example`;
  const [shop] = on.shops;
  await send(on, '/userLogin/sendEmailCode', { email, purpose: 'register' }, { ip: addressOf(asked) });
  const mail = shop ? await readLastMail(shop, email) : null;
  return { email, code: mail?.code ?? '' };
}

async function verify(on: ScratchShop, tried: { email: string; code: string }, ip: string, forged?: string) {
  return await send(on, '/userLogin/verify', tried, { ip, ...(forged ? { forged } : {}) });
}

async function guessCodes(on: ScratchShop): Promise<Claim[]> {
  let [opened, late] = [0, 0];
  for (let at = 0; at < ADDRESSES; at += 1) {
    const { email, code } = await mailedCode(on, `guessed-${at}`);
    for (let shift = 1; shift <= TRIES_A_CODE; shift += 1)
      if ((await verify(on, { email, code: otherThan(code, shift) }, addressOf(at))) === 200) opened += 1;
    if ((await verify(on, { email, code }, addressOf(at))) === 200) late += 1;
  }
  return [
    { says: 'wrong codes that open something', wanted: 0, found: opened },
    { says: 'right codes that open something after five wrong ones', wanted: 0, found: late },
  ];
}

async function useAtOnce(on: ScratchShop): Promise<Claim> {
  const opened: number[] = [];
  for (let at = 0; at < ADDRESSES; at += 1) {
    const tried = await mailedCode(on, `at-once-${at}`);
    const all = Array.from({ length: AT_ONCE }, (_, one) => verify(on, tried, addressOf(200 + at * AT_ONCE + one)));
    opened.push((await Promise.all(all)).filter((status) => status === 200).length);
  }
  return { says: `what one code opens, used ${AT_ONCE} times at once`, wanted: [1], found: [...new Set(opened)] };
}

async function tryCodesUnderForgedAddresses(on: ScratchShop): Promise<Claim> {
  let heard = 0;
  for (let at = 0; at < CODES_FROM_ONE_ADDRESS + 50; at += 1) {
    const tried = { email: `nobody-${at}@guessing.example`, code: '123456' };
    if ((await verify(on, tried, '203.0.113.7', addressOf(at))) !== 429) heard += 1;
  }
  return { says: 'codes from one address that are looked at', wanted: CODES_FROM_ONE_ADDRESS, found: heard };
}

async function tryPasswordsUnderForgedAddresses(on: ScratchShop): Promise<Claim> {
  const { email } = await makeCompany(on.db, { passwordHash: await hashPassword('Outrigger-2026') });
  let heard = 0;
  for (let at = 0; at < PASSWORDS_FROM_ONE_ADDRESS * 2; at += 1) {
    const tried = { email, password: `Guess-${at}-2026` };
    const from = { ip: '203.0.113.8', forged: addressOf(at) };
    if ((await send(on, '/userLogin/login', tried, from)) !== 429) heard += 1;
  }
  return { says: 'passwords for one account that are looked at', wanted: PASSWORDS_FROM_ONE_ADDRESS, found: heard };
}

function addressOf(number: number): string {
  return `198.51.${100 + Math.floor(number / 250)}.${1 + (number % 250)}`;
}

function otherThan(code: string, shift: number): string {
  return String((Number(code) + shift * 7919) % 1_000_000).padStart(6, '0');
}

// A code forgets its tries and that it was used.
async function plantFault(db: Db): Promise<void> {
  await db.unsafe(`
    create function forget() returns trigger language plpgsql as $$ begin
      new.tries := 0; new.used_at := null; return new;
    end $$`);
  await db`create trigger codes_forget before update on codes for each row execute function forget()`;
}
