// The people of the office (product §8: users and roles): invited, given roles, switched off, their second factor forgotten; all of it noted.
import { calls, type OfficeRole } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { readLastMail } from '../codes/codes.make.ts';
import { type MadeUser, makeAdministrator, makeCompany } from '../identity.make.ts';
import { identityJobs } from '../index.ts';
import { hashPassword } from '../password.ts';
import { codeAt } from '../second-factor/totp.ts';

const { administratorList, inviteAdministrator, inviteAdministratorAgain } = calls.administrators;
const { setAdministratorRoles, setAdministratorActive, resetSecondFactor } = calls.administrators;
const { officeInvitation, acceptOfficeInvitation } = calls.administrators;
const { login, profile } = calls.identity;
const { startEnrollment, finishEnrollment } = calls.secondFactor;
const PASSWORD = 'Norrvik-2026';
let it: TestShop;
let boss: MadeUser;

beforeAll(async () => {
  it = await testShop();
  boss = await makeAdministrator(it.shop.db);
});

const asBoss = () => ({ token: boss.token });
let count = 0;
const newAddress = () => `clerk${process.pid}x${(count += 1)}@example.test`;

async function invite(roles: OfficeRole[] = ['support'], email = newAddress()) {
  const person = { email, firstName: 'Ada', lastName: 'Lind', language: 'fa' as const, roles };
  const answer = await it.ask(inviteAdministrator, person, asBoss());
  return { email, answer, id: answer.result?.id ?? 0 };
}
async function linkOf({ id, email }: { id: number; email: string }): Promise<string> {
  await identityJobs['mail office invitation']?.(it.shop, { userId: id });
  const mail = await readLastMail(it.shop, email);
  return /invitation=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}
const rowOf = async (email: string) =>
  (await it.ask(administratorList, { keyword: email }, asBoss())).result.items.find((row) => row.email === email);
const notesOf = async (id: number) =>
  (
    await it.shop.db<{ action: string }[]>`select action from audit where subject = ${`user ${id}`} order by position`
  ).map(({ action }) => action);

test('product §8 an invited person follows the mailed link to a password and a second factor, and has the roles', async () => {
  const invited = await invite(['support', 'finance']);
  expect(invited.answer.result).toMatchObject({ name: 'Ada Lind', state: 'invited', roles: ['finance', 'support'] });
  const ticket = await linkOf(invited);
  expect((await readLastMail(it.shop, invited.email))?.subject).toBe('Invitation au bureau d’Outrigger');
  expect((await rowOf(invited.email))?.invitedUntil).toEqual(expect.any(String));
  const { result: shown } = await it.ask(officeInvitation, { ticket });
  expect(shown).toEqual({ email: invited.email, name: 'Ada Lind', roles: ['finance', 'support'] });
  expect((await it.ask(login, { email: invited.email, password: PASSWORD })).reason).toBe('wrongCredentials');
  expect((await it.ask(acceptOfficeInvitation, { ticket, password: 'short' })).reason).toBe('weakPassword');
  const accepted = await it.ask(acceptOfficeInvitation, { ticket, password: PASSWORD });
  expect(accepted.result.mustEnroll).toBe(true);
  const { token } = accepted.result;
  expect((await it.ask(profile, {}, { token })).reason).toBe('signInAgain');
  const { result: secret } = await it.ask(startEnrollment, {}, { token });
  const code = codeAt(secret.secret, Math.floor(Date.now() / 30_000));
  const done = await it.ask(finishEnrollment, { code }, { token });
  expect(done.result.user.officeRoles).toEqual(['finance', 'support']);
  expect(await rowOf(invited.email)).toMatchObject({ state: 'active', hasSecondFactor: true, invitedUntil: null });
  expect((await it.ask(login, { email: invited.email, password: PASSWORD })).reason).toBe('secondFactorNeeded');
  expect(await notesOf(invited.id)).toEqual(['inviteAdministrator', 'acceptOfficeInvitation', 'enrollSecondFactor']);
});

test('product §3 a link works once, also where two take it at the same moment, and the newest alone', async () => {
  const invited = await invite();
  const old = await linkOf(invited);
  await it.ask(inviteAdministratorAgain, { id: invited.id }, asBoss());
  const ticket = await linkOf(invited);
  expect((await it.ask(officeInvitation, { ticket: old })).reason).toBe('invitationInvalid');
  const both = await Promise.all([1, 2].map(() => it.ask(acceptOfficeInvitation, { ticket, password: PASSWORD })));
  expect(both.map((one) => one.reason ?? 'in').toSorted()).toEqual(['in', 'invitationInvalid']);
  expect((await it.ask(inviteAdministratorAgain, { id: invited.id }, asBoss())).reason).toBe('conflict');
});

test('product §3 a link that is over, or of somebody switched off, leads nowhere', async () => {
  const [late, off] = [await invite(), await invite()];
  const [lateLink, offLink] = [await linkOf(late), await linkOf(off)];
  await it.shop.db`update tickets set expires_at = now() where user_id = ${late.id}`;
  await it.ask(setAdministratorActive, { id: off.id, isActive: false }, asBoss());
  for (const ticket of [lateLink, offLink, 'x'.repeat(43)])
    expect((await it.ask(acceptOfficeInvitation, { ticket, password: PASSWORD })).reason).toBe('invitationInvalid');
});

test('product §8 an address that has an account is not invited', async () => {
  const { email } = await makeCompany(it.shop.db);
  expect((await invite(['orders'], email)).answer.reason).toBe('emailTaken');
});

test('product §4 roles that are given or taken count on the very next request, and are noted as they were', async () => {
  const clerk = await makeAdministrator(it.shop.db, ['finance']);
  const companies = () => it.ask(calls.companies.companyList, {}, { token: clerk.token });
  expect((await companies()).reason).toBe('noPermission');
  const given = await it.ask(setAdministratorRoles, { id: clerk.userId, roles: ['support', 'support'] }, asBoss());
  expect(given.result.roles).toEqual(['support']);
  expect((await companies()).status).toBe(200);
  const [note] = await it.shop.db`select facts from audit where subject = ${`user ${clerk.userId}`}`;
  expect(note).toEqual({ facts: { before: { roles: ['finance'] }, after: { roles: ['support'] } } });
  await it.ask(setAdministratorRoles, { id: clerk.userId, roles: ['support'] }, asBoss());
  expect(await notesOf(clerk.userId)).toEqual(['setAdministratorRoles']);
});

test('product §8 switched off, a person is signed out at once and cannot come back until switched on', async () => {
  const passwordHash = await hashPassword(PASSWORD);
  const clerk = await makeAdministrator(it.shop.db, ['support'], { passwordHash });
  const off = await it.ask(setAdministratorActive, { id: clerk.userId, isActive: false }, asBoss());
  expect(off.result).toMatchObject({ state: 'inactive', roles: ['support'] });
  expect((await it.ask(profile, {}, { token: clerk.token })).reason).toBe('signInAgain');
  expect((await it.ask(login, { email: clerk.email, password: PASSWORD })).reason).toBe('accountInactive');
  await it.ask(setAdministratorActive, { id: clerk.userId, isActive: true }, asBoss());
  expect((await it.ask(login, { email: clerk.email, password: PASSWORD })).status).toBe(200);
  expect((await it.ask(profile, {}, { token: clerk.token })).reason).toBe('signInAgain');
});

test('product §3 a second factor that was lost is forgotten: signed out, told by mail, enrolled anew', async () => {
  const { db } = it.shop;
  const clerk = await makeAdministrator(db, ['support'], { passwordHash: await hashPassword(PASSWORD) });
  await db`update users set totp_secret = 'OLD', totp_enrolled_at = now(), totp_last_step = 1 where id = ${clerk.userId}`;
  await db`insert into recovery_codes (user_id, code_hash) values (${clerk.userId}, sha256('x'))`;
  const { result } = await it.ask(resetSecondFactor, { id: clerk.userId }, asBoss());
  expect(result.hasSecondFactor).toBe(false);
  expect((await it.ask(profile, {}, { token: clerk.token })).reason).toBe('signInAgain');
  expect(await db`select 1 from recovery_codes where user_id = ${clerk.userId}`).toHaveLength(0);
  const [job] = await db<{ facts: Record<string, unknown> }[]>`
    select facts from outbox where job = 'mail account letter' and (facts ->> 'userId')::bigint = ${clerk.userId}`;
  await identityJobs['mail account letter']?.(it.shop, job?.facts ?? {});
  expect((await readLastMail(it.shop, clerk.email))?.subject).toBe('Your second factor was reset');
});

test('product §8 nobody changes anything about himself, and what is no person of the office is not there', async () => {
  const { userId: customer } = await makeCompany(it.shop.db);
  const acts = [
    (id: number) => it.ask(setAdministratorRoles, { id, roles: ['support'] }, asBoss()),
    (id: number) => it.ask(setAdministratorActive, { id, isActive: false }, asBoss()),
    (id: number) => it.ask(resetSecondFactor, { id }, asBoss()),
  ];
  for (const act of acts) {
    expect((await act(boss.userId)).reason).toBe('ownAccount');
    expect((await act(customer)).reason).toBe('notFound');
  }
});

test('product §8 the last one who manages the office cannot be taken away, not even by two who do it to each other at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await makeAdministrator(it.shop.db), await makeAdministrator(it.shop.db)];
    const answers = await Promise.all([
      it.ask(setAdministratorRoles, { id: other.userId, roles: ['support'] }, { token: one.token }),
      it.ask(setAdministratorActive, { id: one.userId, isActive: false }, { token: other.token }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
});

test('product §8 the list finds by address, name, role and state', async () => {
  const invited = await invite(['catalogue']);
  const items = async (asked: object) =>
    (await it.ask(administratorList, { keyword: invited.email, ...asked }, asBoss())).result.items.length;
  expect(await items({})).toBe(1);
  expect([await items({ role: 'catalogue' }), await items({ role: 'orders' })]).toEqual([1, 0]);
  expect([await items({ state: 'invited' }), await items({ state: 'active' })]).toEqual([1, 0]);
  expect((await it.ask(administratorList, { keyword: 'ada lind' }, asBoss())).result.total).toBeGreaterThan(0);
  expect(await rowOf(boss.email)).toMatchObject({ isOwn: true, lastSeenAt: expect.any(String) });
});
