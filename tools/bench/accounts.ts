// `npm run bench -- accounts [--fault]`: sign-in, registration and forgotten password answer known and unknown addresses with the same words in the same time (quality 9; product §3).
import { parseArgs } from 'node:util';
import { makeCompany } from '@outrigger/server/src/features/identity/identity.make.ts';
import { hashPassword } from '@outrigger/server/src/features/identity/index.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { onScratchShop, type ScratchShop } from './orders/scratch-shop.ts';
import { type Claim, conclude } from './orders/verdict.ts';

/** One call, asked for an address that has an account and for one that has none. */
interface Asked {
  name: string;
  path: string;
  body: (email: string) => object;
}
interface On {
  app: ScratchShop['apps'][number];
  db: Db;
  passwordHash: string;
}

const PAIRS = 16;
/** A busy machine may spoil one set of pairs; what tells accounts apart spoils each. */
const SETS = 3;
/** So much longer may the slower of two take, in the middle of all pairs; a hash left out makes it a hundred times as long. */
const MOST = 1.5;
const CALLS: readonly Asked[] = [
  { name: 'sign-in', path: '/userLogin/login', body: (email) => ({ email, password: 'not this one' }) },
  { name: 'registration', path: '/userLogin/sendEmailCode', body: (email) => ({ email, purpose: 'register' }) },
  {
    name: 'forgotten password',
    path: '/userLogin/sendEmailCode',
    body: (email) => ({ email, purpose: 'forgotPassword' }),
  },
];
const { values } = parseArgs({ options: { fault: { type: 'boolean', default: false } } });

await onScratchShop(1, async ({ db, apps: [app] }) => {
  if (!app) return;
  const passwordHash = await hashPassword('Outrigger-2026');
  const claims: Claim[] = [];
  if (values.fault) await plantFault(db);
  for (const call of CALLS) claims.push(...(await claimsOf(call, { app, db, passwordHash })));
  conclude(claims, values.fault);
});

async function claimsOf(call: Asked, on: On): Promise<Claim[]> {
  const answers = new Set<string>();
  const found: number[] = [];
  // The first pair of all pays for what is loaded late.
  await timesOfPair(call, on, 0, new Set());
  for (let set = 0; set < SETS && !found.some(isAlike); set += 1) {
    const ratios: number[] = [];
    for (let round = 0; round < PAIRS; round += 1) {
      const { known, unknown } = await timesOfPair(call, on, round, answers);
      ratios.push(known / unknown);
    }
    found.push(median(ratios));
  }
  console.log(`${call.name}: known to unknown ${found.map((ratio) => ratio.toFixed(3)).join(', ')}`);
  return [
    { says: `${call.name}: different answers`, wanted: 1, found: answers.size },
    { says: `${call.name}: one is not ${MOST} times as slow as the other`, wanted: true, found: found.some(isAlike) },
  ];
}

/** Both one after the other, so that what slows the machine slows both; which comes first changes. */
async function timesOfPair(call: Asked, on: On, round: number, answers: Set<string>) {
  const { email } = await makeCompany(on.db, { passwordHash: on.passwordHash });
  const times = { known: 0, unknown: 0 };
  const url = `/api${call.path}`;
  // Nobody is counted out.
  const remoteAddress = `192.0.2.${round + 1}`;
  const pair = [['known', email] as const, ['unknown', `x${email.slice(1)}`] as const];
  for (const [kind, address] of round % 2 === 0 ? pair : pair.toReversed()) {
    const began = performance.now();
    const answer = await on.app.inject({ method: 'POST', url, payload: call.body(address), remoteAddress });
    times[kind] = performance.now() - began;
    answers.add(`${answer.statusCode} ${answer.body}`);
  }
  return times;
}

function isAlike(ratio: number): boolean {
  return ratio <= MOST && ratio >= 1 / MOST;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

// A code for a known address takes longer, as where the account is looked into at once.
async function plantFault(db: Db): Promise<void> {
  await db.unsafe(`
    create function linger() returns trigger language plpgsql as $$ begin
      if exists (select 1 from users where email = new.address) then perform pg_sleep(0.02); end if;
      return new;
    end $$`);
  await db`create trigger codes_linger before insert on codes for each row execute function linger()`;
}
