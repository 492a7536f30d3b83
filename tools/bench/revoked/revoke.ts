// Revokes a token or a right while it is used by many at once, and counts what passed after the revoking was answered (quality 7).
import { type Call, calls } from '@outrigger/contract';
import {
  makeAdministrator,
  makeCompany,
  makeSubAccount,
} from '@outrigger/server/src/features/identity/identity.make.ts';
import { hashPassword } from '@outrigger/server/src/features/identity/password.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import type { ScratchShop } from '../orders/scratch-shop.ts';

type App = ScratchShop['apps'][number];

/** Somebody about to lose something: whose token it is, and the person it belongs to. */
interface Victim {
  token: string;
  userId: number;
  companyId: number;
  /** Who manages the sub-accounts of its company. */
  mainToken: string;
}
/** One way to take a token or right away; its promise is the answer after which nothing may pass. */
interface Way {
  /** What is asked meanwhile, and passes until then. */
  asked: Call;
  /** Whether it is taken from somebody of the office. */
  isOffice?: true;
  revoke: (shop: ScratchShop, victim: Victim, app: App) => Promise<unknown>;
}

/** How one way fared in all its rounds. */
export interface Outcome {
  way: string;
  rounds: number;
  /** Requests that passed before, without which nothing is proven. */
  passedBefore: number;
  passedAfter: number;
}

const SIDE_BY_SIDE = 6;
const PASSWORD = 'Outrigger-2026';
const { profile, logout } = calls.identity;
const { devices, endDevice, signOutEverywhere } = calls.devices;
const { subAccountDelete, accountModify } = calls.subAccounts;
const { refuseCompany } = calls.companies;
const { setAdministratorRoles, setAdministratorActive } = calls.administrators;

const WAYS: Record<string, Way> = {
  'signing out': { asked: profile, revoke: (_shop, { token }, app) => ask(app, logout, token) },
  'signing out everywhere': { asked: profile, revoke: (_shop, { token }, app) => ask(app, signOutEverywhere, token) },
  'ending the device': { asked: profile, revoke: (_shop, victim, app) => endFromElsewhere(victim, app) },
  'a new password': { asked: profile, revoke: changePassword },
  'switching the person off': {
    asked: profile,
    revoke: (_shop, { userId, mainToken }, app) => must(app, subAccountDelete, mainToken, { id: userId }),
  },
  'blocking the company': {
    asked: profile,
    revoke: async ({ db }, { companyId: id }, app) =>
      must(app, refuseCompany, (await makeAdministrator(db, ['support'])).token, { id, reason: 'Closed.' }),
  },
  'taking the permission to see prices': {
    asked: calls.credit.creditLines,
    revoke: (_shop, { userId: id, mainToken }, app) => must(app, accountModify, mainToken, { id, permissions: [1, 3] }),
  },
  'taking the permission to order': {
    asked: calls.cart.cart,
    revoke: (_shop, { userId: id, mainToken }, app) => must(app, accountModify, mainToken, { id, permissions: [1, 2] }),
  },
  'taking a role of the office': {
    isOffice: true,
    asked: calls.mailbox.mailList,
    revoke: async ({ db }, { userId: id }, app) =>
      must(app, setAdministratorRoles, (await makeAdministrator(db)).token, { id, roles: ['catalogue'] }),
  },
  'switching an administrator off': {
    isOffice: true,
    asked: calls.queue.officeQueue,
    revoke: async ({ db }, { userId: id }, app) =>
      must(app, setAdministratorActive, (await makeAdministrator(db)).token, { id, isActive: false }),
  },
  // Nobody's call: what a process is told of a row that changes beside the shop.
  'closing orders, cart and favourites': {
    asked: calls.favourites.favourites,
    revoke: ({ db }, { userId }) => db`update users set is_access = false where id = ${userId}`,
  },
};

/** Runs every way so many rounds, each on a person of its own, asked through all instances at once. */
export async function revokeAll(shop: ScratchShop, rounds: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const passwordHash = await hashPassword(PASSWORD);
  for (const [way, { asked, revoke, isOffice }] of Object.entries(WAYS)) {
    const outcome: Outcome = { way, rounds, passedBefore: 0, passedAfter: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const victim = await (isOffice ? makeColleague(shop.db) : makeVictim(shop.db, passwordHash));
      const seen = await askWhile(shop, { asked, token: victim.token, round }, (app) => revoke(shop, victim, app));
      outcome.passedBefore += seen.before;
      outcome.passedAfter += seen.after;
    }
    outcomes.push(outcome);
  }
  return outcomes;
}

async function makeVictim(db: Db, passwordHash: string): Promise<Victim> {
  const company = await makeCompany(db);
  const { token, userId } = await makeSubAccount(db, company.companyId, { permissions: [1, 2, 3], passwordHash });
  return { token, userId, companyId: company.companyId, mainToken: company.token };
}

async function makeColleague(db: Db): Promise<Victim> {
  return { ...(await makeAdministrator(db, ['support'])), companyId: 0, mainToken: '' };
}

// A way that is refused takes nothing away, and would prove nothing.
async function must(app: App, call: Call, token: string, input: object): Promise<void> {
  const answer = await send(app, { call, token, input });
  if (answer.statusCode !== 200) throw new Error(`${call.path} answered ${answer.statusCode}: ${answer.body}`);
}

type Asking = { asked: Call; token: string; round: number };

// What began before the answer may pass; what begins after it may not.
async function askWhile({ apps }: ScratchShop, asking: Asking, revoke: (app: App) => Promise<unknown>) {
  const seen = { before: 0, after: 0 };
  let isAnswered = false;
  let isOver = false;
  const askOn = async (app: App) => {
    while (!isOver) {
      const beganAfter = isAnswered;
      const status = await ask(app, asking.asked, asking.token);
      if (status === 200) seen[beganAfter ? 'after' : 'before'] += 1;
    }
  };
  const askers = Array.from({ length: SIDE_BY_SIDE }, (_, at) => askOn(apps[at % apps.length] as App));
  await new Promise((resolve) => setTimeout(resolve, 5 + (asking.round % 10) * 3));
  await revoke(apps[asking.round % apps.length] as App);
  isAnswered = true;
  // Long enough for each to begin several times anew.
  await new Promise((resolve) => setTimeout(resolve, 30));
  isOver = true;
  await Promise.all(askers);
  return seen;
}

async function ask(app: App, call: Call, token: string, input: object = {}): Promise<number> {
  return (await send(app, { call, token, input })).statusCode;
}

function send(app: App, { call, token, input }: { call: Call; token: string; input: object }) {
  const url = `/api${call.path}`;
  const query = Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
  const sent = call.method === 'POST' ? { payload: input } : { query };
  return app.inject({ method: call.method, url, headers: { token }, ...sent });
}

async function endFromElsewhere({ token }: Victim, app: App): Promise<unknown> {
  const listed = await send(app, { call: devices, token, input: {} });
  const [own] = listed.json<{ result: { id: number }[] }>().result;
  return await ask(app, endDevice, token, { id: own?.id });
}

// Every sign-in but the one that asks ends, so that another one asks.
async function changePassword(_shop: ScratchShop, victim: Victim, app: App): Promise<unknown> {
  const email = (await send(app, { call: profile, token: victim.token, input: {} })).json<{
    result: { user: { email: string } };
  }>().result.user.email;
  const input = { email, password: PASSWORD };
  const signedIn = await send(app, { call: calls.identity.login, token: '', input });
  const { token } = signedIn.json<{ result: { token: string } }>().result;
  const body = { oldPassword: PASSWORD, newPassword: `${PASSWORD}-new` };
  return await ask(app, calls.profile.modifyPassword, token, body);
}

/** The planted fault: the database no longer says that people changed, so that a process goes on with what it knows. */
export async function plantDeafness(db: Db): Promise<void> {
  await db.unsafe(`
    create or replace function note_people() returns trigger language plpgsql as $$ begin return null; end $$;
    create or replace function note_topic() returns trigger language plpgsql as $$ begin return null; end $$`);
}
