// The bind flow (spec §2 /user_bind; product §3): mailed invitation, narrow token, address, password.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { readLastMail } from '../codes/codes.make.ts';
import { makeCompany, makeSubAccount } from '../identity.make.ts';
import { identityJobs } from '../index.ts';
import { inviteSubAccount } from './invite-sub-account.ts';

const { bindUser, savePwd, sendEmailCode, sendUserEmailCode, verifyUserEmail } = calls.registration;
const { profile, login } = calls.identity;
const PASSWORD = 'Norrvik-2026';
let it: TestShop;

beforeAll(async () => {
  it = await testShop();
});

async function invite(userId: number, email: string) {
  await it.shop.db.begin((trx) => inviteSubAccount(trx, userId));
  await identityJobs['mail invitation']?.(it.shop, { userId });
  return await readLastMail(it.shop, email);
}
async function invited() {
  const company = await makeCompany(it.shop.db);
  const sub = await makeSubAccount(it.shop.db, company.companyId, { permissions: [3] });
  const mail = await invite(sub.userId, sub.email);
  return { ...sub, company, mail, ticket: mail?.ticket ?? '' };
}
async function proven(person: { ticket: string; email: string }): Promise<string> {
  const { token } = (await it.ask(bindUser, { ticket: person.ticket })).result;
  await it.ask(sendUserEmailCode, {}, { token });
  const code = (await readLastMail(it.shop, person.email))?.code;
  expect((await it.ask(verifyUserEmail, { code }, { token })).status).toBe(200);
  return token;
}

test('§2 an invited person binds the account in four steps and is signed in', async () => {
  const person = await invited();
  expect(person.mail?.subject).toBe(`${person.company.name} invites you to Outrigger`);
  const bound = await it.ask(bindUser, { ticket: person.ticket });
  expect(bound.result).toMatchObject({ email: person.email, company: person.company.name, isEmailVerified: false });
  const token = await proven(person);
  const saved = await it.ask(savePwd, { password: PASSWORD }, { token });
  expect(saved.result.user).toMatchObject({ email: person.email, permissions: [3] });
  expect((await it.ask(profile, {}, { token: saved.result.token })).status).toBe(200);
  expect((await it.ask(login, { email: person.email, password: PASSWORD })).status).toBe(200);
  expect((await it.ask(savePwd, { password: PASSWORD }, { token })).reason).toBe('loginExpiredBindAgain');
  expect((await it.ask(bindUser, { ticket: person.ticket })).reason).toBe('invitationInvalid');
});

test('product §3 the bind token passes nowhere else and ends after 30 minutes', async () => {
  const person = await invited();
  const { token } = (await it.ask(bindUser, { ticket: person.ticket })).result;
  expect((await it.ask(profile, {}, { token })).reason).toBe('signInAgain');
  expect((await it.ask(calls.favourites.favourites, {}, { token })).reason).toBe('signInAgain');
  const [row] = await it.shop.db<{ minutes: number }[]>`
    select extract(epoch from expires_at - now())::float8 / 60 as minutes from sessions where user_id = ${person.userId} and scope = 'bind'`;
  expect(row?.minutes).toBeCloseTo(30, 0);
  await it.shop.db`update sessions set expires_at = now() where user_id = ${person.userId}`;
  expect((await it.ask(savePwd, { password: PASSWORD }, { token })).reason).toBe('loginExpiredBindAgain');
  expect((await it.ask(savePwd, { password: PASSWORD })).reason).toBe('loginExpiredBindAgain');
});

test('product §3 no password before the address is verified, and none that is weak', async () => {
  const person = await invited();
  const { token } = (await it.ask(bindUser, { ticket: person.ticket })).result;
  expect((await it.ask(savePwd, { password: PASSWORD }, { token })).reason).toBe('emailVerificationFailed');
  const again = await proven(person);
  expect((await it.ask(savePwd, { password: 'weak' }, { token: again })).reason).toBe('weakPassword');
  expect((await it.ask(savePwd, { password: PASSWORD }, { token: again })).status).toBe(200);
});

test('product §3 an invitation ends after 14 days and with the next one', async () => {
  const person = await invited();
  const [row] = await it.shop.db<{ days: number }[]>`
    select extract(epoch from expires_at - now())::float8 / 86400 as days from invitations where user_id = ${person.userId}`;
  expect(row?.days).toBeCloseTo(14, 1);
  const begun = await proven(person);
  const next = await invite(person.userId, person.email);
  expect((await it.ask(savePwd, { password: PASSWORD }, { token: begun })).reason).toBe('loginExpiredBindAgain');
  expect((await it.ask(bindUser, { ticket: person.ticket })).reason).toBe('invitationInvalid');
  expect((await it.ask(bindUser, { ticket: next?.ticket })).status).toBe(200);
  await it.shop.db`update invitations set expires_at = now() where user_id = ${person.userId}`;
  expect((await it.ask(bindUser, { ticket: next?.ticket })).reason).toBe('invitationInvalid');
});

test('product §4 the invitation of somebody who was deleted, or whose company is blocked, opens nothing', async () => {
  const [deleted, blocked] = [await invited(), await invited()];
  await it.shop.db`update users set status = 'inactive' where id = ${deleted.userId}`;
  await it.shop.db`update companies set status = 'blocked' where id = ${blocked.company.companyId}`;
  for (const { ticket } of [deleted, blocked])
    expect((await it.ask(bindUser, { ticket })).reason).toBe('invitationInvalid');
});

test('§8 a password that cannot be saved is refused: the account was bound in another window meanwhile', async () => {
  const person = await invited();
  const token = await proven(person);
  await it.shop.db`update invitations set accepted_at = now() where user_id = ${person.userId}`;
  expect((await it.ask(savePwd, { password: PASSWORD }, { token })).reason).toBe('passwordSaveFailed');
});

test.each(['forgotPassword', 'register'])(
  'product §3 who lost the invitation gets it once more by asking for %s, and the one before goes on working',
  async (purpose) => {
    const person = await invited();
    const begun = await proven(person);
    expect((await it.ask(sendEmailCode, { email: person.email, purpose })).status).toBe(200);
    await readLastMail(it.shop, person.email);
    const [job] = await it.shop.db<{ facts: Record<string, unknown> }[]>`
      select facts from outbox where job = 'mail invitation' and (facts->>'userId')::bigint = ${person.userId}
      order by id desc limit 1`;
    await identityJobs['mail invitation']?.(it.shop, job?.facts ?? {});
    const again = await readLastMail(it.shop, person.email);
    expect(again?.subject).toBe(person.mail?.subject);
    expect(again?.ticket).not.toBe(person.ticket);
    expect((await it.ask(savePwd, { password: PASSWORD }, { token: begun })).status).toBe(200);
    for (const ticket of [person.ticket, again?.ticket])
      expect((await it.ask(bindUser, { ticket })).reason).toBe('invitationInvalid');
  },
);
