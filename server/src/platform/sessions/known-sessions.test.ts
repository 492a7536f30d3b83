// Product §3, quality 7: whatever changes who somebody is or what they may counts for the very next question, also of a process that remembers them.
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeAdministrator, makeCompany, makeSubAccount } from '../../features/identity/identity.make.ts';
import type { Caller } from '../caller.ts';
import type { Db } from '../db/db.ts';
import { Changes } from '../change-log/changes.ts';
import { SessionAndChanges } from './session-and-changes.ts';
import { KnownSessions } from './known-sessions.ts';
import { hashOf, newToken } from './token.ts';

let it: TestShop;
let look: SessionAndChanges;

beforeAll(async () => {
  it = await testShop();
  look = new SessionAndChanges(it.shop.db, it.shop.db);
});

/** Somebody of a company who is remembered, and what to change of them. */
async function remembered(): Promise<{ token: string; userId: number; companyId: number; before: Caller }> {
  const { companyId } = await makeCompany(it.shop.db);
  const { token, userId } = await makeSubAccount(it.shop.db, companyId, { permissions: [2] });
  const before = await look.authenticate(token);
  if (!before) throw new Error('nobody was signed in');
  expect(await look.authenticate(token)).toBe(before);
  return { token, userId, companyId, before };
}

type Made = Awaited<ReturnType<typeof remembered>>;

const ENDS: Record<string, (db: Db, made: Made) => Promise<unknown>> = {
  'the session is ended': (db, { userId }) =>
    db`update sessions set ended_at = now(), ended_why = 'signOut' where user_id = ${userId}`,
  'the session has run out': (db, { userId }) => db`update sessions set expires_at = now() where user_id = ${userId}`,
  'the session was idle': (db, { userId }) =>
    db`update sessions set last_seen_at = now() - interval '31 minutes' where user_id = ${userId}`,
  'the session is deleted': (db, { userId }) => db`delete from sessions where user_id = ${userId}`,
  'the person is switched off': (db, { userId }) => db`update users set status = 'inactive' where id = ${userId}`,
  'the company is blocked': (db, { companyId }) => db`update companies set status = 'blocked' where id = ${companyId}`,
};

test.each(Object.entries(ENDS))('quality 7 nobody passes once %s', async (_, change) => {
  const made = await remembered();
  await change(it.shop.db, made);
  expect(await look.authenticate(made.token)).toBeNull();
});

const CHANGES: Record<string, [(db: Db, made: Made) => Promise<unknown>, Partial<Caller>]> = {
  'a permission is given': [
    (db, { userId }) => db`insert into user_permissions (user_id, permission) values (${userId}, 3)`,
    { permissions: [2, 3] },
  ],
  'a permission is taken': [
    (db, { userId }) => db`delete from user_permissions where user_id = ${userId}`,
    { permissions: [] },
  ],
  'orders are blocked': [
    (db, { userId }) => db`update users set is_access = false where id = ${userId}`,
    { isAccess: false },
  ],
  'the company waits': [
    (db, { companyId }) => db`update companies set status = 'waiting' where id = ${companyId}`,
    { isAccess: false, companyStatus: 'waiting' },
  ],
  'the currency is another': [
    (db, { userId }) => db`update users set currency = 'EUR' where id = ${userId}`,
    { currency: 'EUR' },
  ],
  'the address is another': [
    (db, { userId }) => db`update users set email = ${`other-${userId}@example.com`} where id = ${userId}`,
    { email: expect.stringContaining('other-') },
  ],
};

test.each(Object.entries(CHANGES))('product §3 the very next question knows that %s', async (_, [change, expected]) => {
  const made = await remembered();
  await change(it.shop.db, made);
  expect(await look.authenticate(made.token)).toMatchObject(expected);
});

test('product §4 an office role that is taken counts at once', async () => {
  const { token, userId } = await makeAdministrator(it.shop.db, ['orders', 'finance']);
  expect((await look.authenticate(token))?.officeRoles).toEqual(['finance', 'orders']);
  await it.shop.db`delete from admin_roles where user_id = ${userId} and role = 'finance'`;
  expect((await look.authenticate(token))?.officeRoles).toEqual(['orders']);
});

test('product §3 what another transaction takes away counts from its commit on, however long it ran', async () => {
  const { token, userId } = await remembered();
  const [isWritten, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const long = it.shop.db.begin(async (trx) => {
    await trx`update users set status = 'inactive' where id = ${userId}`;
    isWritten.resolve();
    await mayEnd.promise;
  });
  await isWritten.promise;
  // Others come and go meanwhile.
  const { token: other } = await remembered();
  expect(await look.authenticate(other)).not.toBeNull();
  expect(await look.authenticate(token)).not.toBeNull();
  mayEnd.resolve();
  await long;
  expect(await look.authenticate(token)).toBeNull();
});

test('product §3 being used is noted every half minute, and is no change', async () => {
  const { token, userId, before } = await remembered();
  const seen = async () => {
    const [row] = await it.shop.db<{ age: number }[]>`
      select extract(epoch from now() - last_seen_at)::float8 as age from sessions where user_id = ${userId}`;
    return row?.age ?? Number.NaN;
  };
  await it.shop.db`update sessions set last_seen_at = now() - interval '40 seconds' where user_id = ${userId}`;
  await look.authenticate(token);
  await expect.poll(seen).toBeLessThan(20);
  const now = await look.authenticate(token);
  expect(now).toMatchObject({ sessionId: before.sessionId });
  expect(await look.authenticate(token)).toBe(now);
});

/** As many as a process remembers. */
const MOST = 10_000;

test('quality 7 no more are remembered than there is room for: then all are forgotten, and read again when they ask', () => {
  const known = new KnownSessions(new Changes());
  const sessionOf = (at: number) => ({ hash: `h${at}`, sessionId: at, expiresAt: 1e12, lastSeenAt: 1e12 }) as never;
  known.put(Array.from({ length: MOST }, (_, at) => sessionOf(at)));
  expect([known.has('h0'), known.has(`h${MOST - 1}`)]).toEqual([true, true]);
  known.put([sessionOf(MOST)]);
  expect([known.has('h0'), known.has(`h${MOST - 1}`), known.has(`h${MOST}`)]).toEqual([false, false, true]);
});

test('quality 7 who is known, who is new and who was signed out are told apart by the very look in which those remembered are forgotten', async () => {
  const { db } = it.shop;
  const [known, out, fresh] = [await remembered(), await remembered(), await remembered()];
  const crowd = Array.from({ length: MOST }, newToken);
  await db`
    insert into sessions (token_hash, user_id, login_type, scope)
    select decode(h, 'hex'), ${fresh.userId}, 'user', 'full' from unnest(${crowd.map((token) => hashOf(token).toString('hex'))}::text[]) h`;
  await db`update sessions set ended_at = now(), ended_why = 'signOut' where user_id = ${out.userId}`;
  const asked = [known.token, out.token, ...crowd, 'x'.repeat(43)];
  const found = await Promise.all(asked.map((token) => look.authenticate(token)));
  expect([found[0]?.userId, found[1], found.at(-1)]).toEqual([known.userId, null, null]);
  expect(found.slice(2, -1).every((one) => one?.userId === fresh.userId)).toBe(true);
  await db`delete from user_permissions where user_id = ${fresh.userId}`;
  const after = await Promise.all(crowd.slice(0, 50).map((token) => look.authenticate(token)));
  expect(after.map((one) => one?.permissions)).toEqual(after.map(() => []));
});
