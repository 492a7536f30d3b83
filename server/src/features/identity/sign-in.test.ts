// Sign-in, sign-out and sessions (product §3), through production's own app.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { endSessionsOf } from '../../platform/sessions/sessions.store.ts';
import { makeAdministrator, makeCompany, makeSubAccount } from './identity.make.ts';
import { hashPassword } from './password.ts';
import { liftSignInLimits } from './sign-in.ts';

const PASSWORD = 'Outrigger-2026';
let it: TestShop;
let passwordHash: string;

beforeAll(async () => {
  it = await testShop();
  passwordHash = await hashPassword(PASSWORD);
});

const { login, signInHints, logout, profile, makeFirstAdministrator } = calls.identity;

test('§7 login gives a token and the person, and the token opens the profile', async () => {
  const company = await makeCompany(it.shop.db, { passwordHash });
  const answer = await it.ask(login, { email: ` ${company.email.toUpperCase()} `, password: PASSWORD });
  expect(answer.status).toBe(200);
  expect(answer.result.user).toMatchObject({
    email: company.email,
    role: 'main',
    isAccess: true,
    permissions: [1, 2, 3],
    currency: 'USD',
  });
  const own = await it.ask(profile, {}, { token: answer.result.token });
  expect(own.result.user.company).toBe(company.name);
});

test('product §1 only a demo shop offers logins to be tried out', async () => {
  const { config } = it.shop;
  const office = { kind: 'office' as const, email: 'office@demo.example', password: PASSWORD };
  vi.stubEnv('OUTRIGGER_GUEST_LOGINS', JSON.stringify([office]));
  expect((await it.ask(signInHints, {})).result).toEqual({ isDemo: true, logins: [office] });
  Object.assign(config, { isDemo: false });
  expect((await it.ask(signInHints, {})).result).toEqual({ isDemo: false, logins: [] });
  Object.assign(config, { isDemo: true });
  vi.unstubAllEnvs();
  expect((await it.ask(signInHints, {})).result).toEqual({ isDemo: true, logins: [] });
});

test('product §3 unknown and known addresses get equal answers', async () => {
  const company = await makeCompany(it.shop.db, { passwordHash });
  const wrong = await it.ask(login, { email: company.email, password: 'not this one' });
  const unknown = await it.ask(login, { email: 'nobody@example.test', password: 'not this one' });
  expect(wrong.status).toBe(401);
  expect(wrong.reason).toBe('wrongCredentials');
  expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
});

test('§5 a field that fails several checks at once is named once, by the first', async () => {
  const answer = await it.ask(login, { email: `${'x'.repeat(300)}`, password: '' });
  expect(answer.fields?.filter(({ field }) => field === 'email')).toEqual([{ field: 'email', problem: 'tooLong' }]);
});

test('§5 login names the fields that do not pass', async () => {
  const answer = await it.ask(login, { email: 'no address', extra: 1 });
  expect(answer.status).toBe(400);
  expect(answer.fields).toEqual(
    expect.arrayContaining([
      { field: 'email', problem: 'format' },
      { field: 'password', problem: 'required' },
      { field: 'extra', problem: 'unknown' },
    ]),
  );
});

test('product §3 accounts that wait or are switched off do not sign in', async () => {
  const company = await makeCompany(it.shop.db);
  const waiting = await makeSubAccount(it.shop.db, company.companyId, { status: 'reviewing', passwordHash });
  const off = await makeSubAccount(it.shop.db, company.companyId, { status: 'inactive', passwordHash });
  expect((await it.ask(login, { email: waiting.email, password: PASSWORD })).reason).toBe('accountReviewing');
  expect((await it.ask(login, { email: off.email, password: PASSWORD })).reason).toBe('accountInactive');
});

const tried = (name: string, subject: string, hits: number) => it.shop.db`
  insert into counters (name, subject, window_start, hits)
  values (${name}, ${subject}, date_bin('900 seconds', now(), 'epoch'), ${hits})`;
const HERE = '127.0.0.1';

test('quality 11 an operator lifts the limits of one account, and of one address', async () => {
  const { db } = it.shop;
  const [{ email }, other] = [await makeCompany(db, { passwordHash }), await makeCompany(db, { passwordHash })];
  const elsewhere = `192.0.2.${process.pid % 250}`;
  for (const one of [email, other.email]) await tried('signIn', `${one} ${HERE}`, 20);
  await tried('signInAccount', email, 100);
  await tried('signInAddress', elsewhere, 300);
  await liftSignInLimits(db, email);
  await liftSignInLimits(db, elsewhere);
  expect((await it.ask(login, { email, password: PASSWORD })).status).toBe(200);
  expect((await it.ask(login, { email: other.email, password: PASSWORD })).status).toBe(429);
  expect(await db`select 1 from counters where subject = ${elsewhere}`).toHaveLength(0);
});

test('quality 11 an operator lifts what was counted of every account from one address, and from no other', async () => {
  const { db } = it.shop;
  const [one, other] = [await makeCompany(db, { passwordHash }), await makeCompany(db, { passwordHash })];
  const statuses = async () =>
    await Promise.all(
      [one, other].map(async ({ email }) => (await it.ask(login, { email, password: PASSWORD })).status),
    );
  for (const { email } of [one, other]) await tried('signIn', `${email} ${HERE}`, 20);
  await tried('signIn', `${one.email} 1${HERE}`, 20);
  expect(await statuses()).toEqual([429, 429]);
  await liftSignInLimits(db, HERE);
  expect(await statuses()).toEqual([200, 200]);
  expect(await db`select 1 from counters where name = 'signIn' and subject = ${`${one.email} 1${HERE}`}`).toHaveLength(
    1,
  );
});

test.each(['known', 'unknown'])(
  'quality 11 tries are counted per account and address, for a %s account alike',
  async (which) => {
    const known = await makeCompany(it.shop.db, { passwordHash });
    const email = which === 'known' ? known.email : `counted-${Date.now()}@example.test`;
    await tried('signIn', `${email} ${HERE}`, 19);
    expect((await it.ask(login, { email, password: 'x' })).status).toBe(401);
    const answer = await it.ask(login, { email, password: PASSWORD });
    expect([answer.status, answer.reason]).toEqual([429, 'tooManyRequests']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  },
);

test('quality 11 a stranger who tries wrong passwords does not keep the account from signing in elsewhere', async () => {
  const { email } = await makeCompany(it.shop.db, { passwordHash });
  await tried('signIn', `${email} 203.0.113.7`, 20);
  await tried('signInAccount', email, 20);
  expect((await it.ask(login, { email, password: PASSWORD })).status).toBe(200);
});

test('quality 11 tries from everywhere are limited, but not where the account was signed in to lately', async () => {
  const [usual, other] = [
    await makeCompany(it.shop.db, { passwordHash }),
    await makeCompany(it.shop.db, { passwordHash }),
  ];
  expect((await it.ask(login, { email: usual.email, password: PASSWORD })).status).toBe(200);
  for (const { email } of [usual, other]) {
    await it.shop.db`delete from counters where name = 'signInAccount' and subject = ${email}`;
    await tried('signInAccount', email, 100);
  }
  expect((await it.ask(login, { email: usual.email, password: PASSWORD })).status).toBe(200);
  expect((await it.ask(login, { email: other.email, password: PASSWORD })).status).toBe(429);
});

test('quality 11 forged addresses in headers do not help: the tries count for where they come from', async () => {
  const { email } = await makeCompany(it.shop.db, { passwordHash });
  const tryFrom = async (address: string) => {
    const headers = { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` };
    const payload = { email, password: 'wrong' };
    return (await it.app.inject({ method: 'POST', url: '/api/userLogin/login', headers, payload })).statusCode;
  };
  await tried('signIn', `${email} ${HERE}`, 18);
  const statuses = [];
  for (let at = 1; at <= 4; at += 1) statuses.push(await tryFrom(`203.0.113.${at}`));
  expect(statuses).toEqual([401, 401, 429, 429]);
});

test('quality 11 tries are counted per address, but sign-ins that succeed are not', async () => {
  const company = await makeCompany(it.shop.db, { passwordHash });
  const hits = async () => {
    const [row] = await it.shop.db<
      { hits: number }[]
    >`select sum(hits)::int as hits from counters where name = 'signInAddress'`;
    return row?.hits ?? 0;
  };
  const before = await hits();
  await it.ask(login, { email: company.email, password: PASSWORD });
  expect(await hits()).toBe(before);
  await it.ask(login, { email: company.email, password: 'wrong' });
  expect(await hits()).toBe(before + 1);
});

test('§4 without a live session every call answers 401 signInAgain', async () => {
  const company = await makeCompany(it.shop.db);
  expect((await it.ask(profile, {}, { token: company.token })).status).toBe(200);
  expect((await it.ask(logout, {}, { token: company.token })).status).toBe(200);
  const after = await it.ask(profile, {}, { token: company.token });
  expect([after.status, after.reason]).toEqual([401, 'signInAgain']);
  expect((await it.ask(logout, {}, { token: company.token })).status).toBe(200);
  expect((await it.ask(profile, {})).status).toBe(401);
});

test('product §3 a session ends after 30 idle minutes and after 12 hours', async () => {
  const { db } = it.shop;
  const idle = await makeCompany(db);
  await db`update sessions set last_seen_at = now() - interval '31 minutes' where user_id = ${idle.userId}`;
  const old = await makeCompany(db);
  await db`update sessions set expires_at = now() where user_id = ${old.userId}`;
  expect((await it.ask(profile, {}, { token: idle.token })).status).toBe(401);
  expect((await it.ask(profile, {}, { token: old.token })).status).toBe(401);
});

test('product §3 disabling a user and blocking a company work on the very next request', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const sub = await makeSubAccount(db, company.companyId);
  await db`update users set status = 'inactive' where id = ${sub.userId}`;
  expect((await it.ask(profile, {}, { token: sub.token })).status).toBe(401);
  await db`update companies set status = 'blocked' where id = ${company.companyId}`;
  expect((await it.ask(profile, {}, { token: company.token })).status).toBe(401);
});

test('product §2 the login-type header is only compared with the session', async () => {
  const company = await makeCompany(it.shop.db);
  expect((await it.ask(profile, {}, { token: company.token, loginType: 'user' })).status).toBe(200);
  expect((await it.ask(profile, {}, { token: company.token, loginType: 'admin' })).status).toBe(401);
});

test('product §1 the first administrator comes from the one-time link, once', async () => {
  const answer = await it.ask(makeFirstAdministrator, {
    ticket: 'wrong',
    email: 'first@example.test',
    password: PASSWORD,
  });
  expect(answer.reason).toBe('verificationFailed');
  const weak = await it.ask(makeFirstAdministrator, { ticket: 'wrong', email: 'first@example.test', password: 'weak' });
  expect(weak.reason).toBe('weakPassword');
});

test('product §3 a password that is replaced while the old one is being checked signs nobody in', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db, { passwordHash });
  const asked = await db.begin(async (trx) => {
    await trx`update users set password_hash = ${`${passwordHash} `} where id = ${company.userId}`;
    const signIn = it.ask(login, { email: company.email, password: PASSWORD });
    await Promise.race([signIn, untilSomebodyWaitsFor('users')]);
    await endSessionsOf(trx, company.userId, 'password');
    return { signIn };
  });
  expect((await asked.signIn).reason).toBe('wrongCredentials');
  expect(await db`select 1 from sessions where user_id = ${company.userId} and ended_at is null`).toHaveLength(0);
});

/** Resolves once a statement about this table waits for a lock. */
async function untilSomebodyWaitsFor(table: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await it.shop.db`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike ${`%${table}%`}`;
      expect(waiting).not.toHaveLength(0);
    },
    { timeout: 10_000, interval: 50 },
  );
}

test('product §8 a sign-in to the office stands in the audit trail', async () => {
  const { db } = it.shop;
  const { userId, email } = await makeAdministrator(db, ['support'], { passwordHash });
  await it.ask(login, { email, password: PASSWORD });
  expect(await db`select action from audit where user_id = ${userId}`).toEqual([{ action: 'signInToOffice' }]);
});
