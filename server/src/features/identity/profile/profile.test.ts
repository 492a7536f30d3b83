// Profile and password (spec §3 Profile, §5; §7 modify, modifyPassword; product §3).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { startSession } from '../../../platform/sessions/sessions.store.ts';
import { makeAdministrator, makeCompany, makeSubAccount } from '../identity.make.ts';
import { hashPassword } from '../password.ts';
import { modifyProfile as modify } from './modify-profile.ts';

const { modifyProfile, modifyPassword } = calls.profile;
const { login, profile } = calls.identity;
const OLD = 'Outrigger-2026';
const NEW = 'Gearbox-2027';
let it: TestShop;
let passwordHash: string;
beforeAll(async () => {
  it = await testShop();
  passwordHash = await hashPassword(OLD);
});

test('§3 the profile is changed field by field; what is not given stays, the email cannot be given', async () => {
  const { token, email, name } = await makeCompany(it.shop.db);
  const names = { socialTitle: 'Mrs', firstName: 'Ines', lastName: 'Moreau' };
  await it.ask(modifyProfile, names, { token });
  const { result } = await it.ask(modifyProfile, { lastName: 'Duarte', language: 'pt', currency: 'EUR' }, { token });
  expect(result.user).toMatchObject({
    ...names,
    lastName: 'Duarte',
    email,
    company: name,
    language: 'pt',
    currency: 'EUR',
  });
  expect((await it.ask(profile, {}, { token })).result.user).toEqual(result.user);
  expect((await it.ask(modifyProfile, { email: 'x@example.test' }, { token })).fields).toEqual([
    { field: 'email', problem: 'unknown' },
  ]);
  expect((await it.ask(modifyProfile, { socialTitle: null }, { token })).result.user.socialTitle).toBeNull();
});

test('§5 company is required; from approval on the main account alone changes its name', async () => {
  const { db } = it.shop;
  const main = await makeCompany(db);
  expect((await it.ask(modifyProfile, { company: '  ' }, { token: main.token })).fields).toEqual([
    { field: 'company', problem: 'required' },
  ]);
  const renamed = `${main.name} Rentals`;
  expect((await it.ask(modifyProfile, { company: renamed }, main)).result.user.company).toBe(renamed);
  const sub = await makeSubAccount(db, main.companyId, { permissions: [1, 2, 3] });
  expect((await it.ask(modifyProfile, { company: 'Mine now' }, sub)).reason).toBe('noPermission');
  // The form sends the name it was shown.
  expect((await it.ask(modifyProfile, { company: renamed, firstName: 'Kim' }, sub)).result.user.firstName).toBe('Kim');
  const office = await makeAdministrator(db);
  expect((await it.ask(modifyProfile, { company: 'A firm' }, office)).reason).toBe('noPermission');
});

test('product §3 a number is kept in E.164 and must be verified again once it differs', async () => {
  const { db } = it.shop;
  const { token, userId } = await makeCompany(db);
  const typed = await it.ask(modifyProfile, { phone: '+49 (0)30 901820' }, { token });
  expect(typed.result.user).toMatchObject({ phone: '+4930901820', isPhoneVerified: false });
  await db`update users set phone_verified_at = now() where id = ${userId}`;
  expect((await it.ask(modifyProfile, { phone: '+49 30 901820' }, { token })).result.user.isPhoneVerified).toBe(true);
  expect((await it.ask(modifyProfile, { phone: '+49 30 901821' }, { token })).result.user.isPhoneVerified).toBe(false);
  expect((await it.ask(modifyProfile, { phone: '+1 555' }, { token })).fields).toEqual([
    { field: 'phone', problem: 'format' },
  ]);
  expect((await it.ask(modifyProfile, { phone: null }, { token })).result.user.phone).toBeNull();
});

test('§8 a currency outside the rate table, an account switched off meanwhile: neither is saved', async () => {
  const { token, userId } = await makeCompany(it.shop.db);
  const answer = await it.ask(modifyProfile, { firstName: 'Lost', currency: 'CHF' }, { token });
  expect([answer.status, answer.reason, answer.facts]).toEqual([404, 'currencyNotFound', { currency: 'CHF' }]);
  expect((await it.ask(profile, {}, { token })).result.user.firstName).toBeNull();
  expect((await it.ask(modifyProfile, {})).status).toBe(401);
  const gone = { db: it.shop.db, caller: { userId: userId + 900_000_000, role: 'main' } } as unknown as SignedInContext;
  await expect(modify(gone, { firstName: 'Nobody' })).rejects.toMatchObject({ reason: 'profileSaveFailed' });
});

test('§7 modifyPassword: the new one signs in, the old one does not, and every other session ends', async () => {
  const { db } = it.shop;
  const { token, email, userId } = await makeCompany(db, { passwordHash });
  const other = await db.begin((trx) => startSession(trx, { userId, loginType: 'user', scope: 'full' }));
  expect((await it.ask(profile, {}, { token: other })).status).toBe(200);
  expect((await it.ask(modifyPassword, { oldPassword: OLD, newPassword: NEW }, { token })).status).toBe(200);
  expect((await it.ask(profile, {}, { token: other })).status).toBe(401);
  expect((await it.ask(profile, {}, { token })).status).toBe(200);
  expect((await it.ask(login, { email, password: OLD })).reason).toBe('wrongCredentials');
  expect((await it.ask(login, { email, password: NEW })).status).toBe(200);
});

test('§5 a weak password, a wrong old one, the same again: none is saved, and guessing is slowed down', async () => {
  const { token } = await makeCompany(it.shop.db, { passwordHash });
  const change = (oldPassword: string, newPassword: string) =>
    it.ask(modifyPassword, { oldPassword, newPassword }, { token });
  expect((await change(OLD, 'outrigger')).reason).toBe('weakPassword');
  expect((await change(OLD, OLD)).reason).toBe('passwordSaveFailed');
  expect((await change('Not-this-1', NEW)).reason).toBe('oldPasswordWrong');
  const later = [];
  for (let guess = 0; guess < 9; guess += 1) later.push((await change(`Guess-${guess}`, NEW)).reason);
  expect(later.slice(-1)).toEqual(['tooManyRequests']);
  expect((await it.ask(modifyPassword, { oldPassword: OLD, newPassword: NEW })).status).toBe(401);
}, 30_000);

test('product §8 a changed password and a renamed company stand in the audit trail', async () => {
  const { db } = it.shop;
  const { token, userId, companyId, name } = await makeCompany(db, { passwordHash });
  await it.ask(modifyProfile, { company: `${name} Hire` }, { token });
  await it.ask(modifyPassword, { oldPassword: OLD, newPassword: NEW }, { token });
  const rows = await db`select action, company_id, facts from audit where user_id = ${userId} order by position`;
  const facts = { before: { companyName: name }, after: { companyName: `${name} Hire` } };
  expect(rows).toEqual([
    { action: 'renameCompany', companyId, facts },
    { action: 'modifyPassword', companyId, facts: {} },
  ]);
});
