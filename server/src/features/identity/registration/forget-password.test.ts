// Forgotten passwords (product §3: a mailed link, one hour, once; all sessions end).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { readLastMail } from '../codes/codes.make.ts';
import { makeCompany } from '../identity.make.ts';
import { hashPassword } from '../password.ts';

const { sendEmailCode, checkVerify, forgetPassword } = calls.registration;
const { login, profile } = calls.identity;
let it: TestShop;
let passwordHash: string;

beforeAll(async () => {
  it = await testShop();
  passwordHash = await hashPassword('Outrigger-2026');
});

async function mailedLink() {
  const company = await makeCompany(it.shop.db, { passwordHash });
  await it.ask(sendEmailCode, { email: company.email, purpose: 'forgotPassword' });
  const mail = await readLastMail(it.shop, company.email);
  return { ...company, ticket: mail?.ticket ?? '', text: mail?.text ?? '' };
}

test('§7 the mailed link sets a new password, once, and every device is signed out', async () => {
  const { email, token, ticket, text } = await mailedLink();
  expect(text).toContain(`${it.shop.config.publicUrl}/reset_password?ticket=${ticket}`);
  expect((await it.ask(checkVerify, { ticket })).result).toEqual({ purpose: 'forgotPassword', email });
  const saved = await it.ask(forgetPassword, { ticket, password: 'Norrvik-2027' });
  expect(saved.result).toEqual({ email });
  expect((await it.ask(profile, {}, { token })).reason).toBe('signInAgain');
  expect((await it.ask(login, { email, password: 'Outrigger-2026' })).reason).toBe('wrongCredentials');
  expect((await it.ask(login, { email, password: 'Norrvik-2027' })).status).toBe(200);
  expect((await it.ask(forgetPassword, { ticket, password: 'Norrvik-2028' })).reason).toBe('verificationFailed');
});

test('§5 a weak password is refused, and the link still works', async () => {
  const { ticket } = await mailedLink();
  expect((await it.ask(forgetPassword, { ticket, password: 'weak' })).reason).toBe('weakPassword');
  expect((await it.ask(forgetPassword, { ticket, password: 'Norrvik-2027' })).status).toBe(200);
});

test('product §3 the link ends after one hour', async () => {
  const { userId, ticket } = await mailedLink();
  const [row] = await it.shop.db<{ minutes: number }[]>`
    select extract(epoch from expires_at - now())::float8 / 60 as minutes from tickets where user_id = ${userId}`;
  expect(row?.minutes).toBeCloseTo(60, 0);
  await it.shop.db`update tickets set expires_at = now() where user_id = ${userId}`;
  expect((await it.ask(forgetPassword, { ticket, password: 'Norrvik-2027' })).reason).toBe('verificationFailed');
});

test('§8 a password that cannot be saved, since the account was closed meanwhile, is refused', async () => {
  const { userId, ticket } = await mailedLink();
  await it.shop.db`update users set status = 'inactive' where id = ${userId}`;
  expect((await it.ask(forgetPassword, { ticket, password: 'Norrvik-2027' })).reason).toBe('passwordSaveFailed');
});

test('product §3 a link that was asked for before the password was changed opens nothing', async () => {
  const { ticket, token } = await mailedLink();
  const changed = { oldPassword: 'Outrigger-2026', newPassword: 'Norrvik-2027' };
  expect((await it.ask(calls.profile.modifyPassword, changed, { token })).status).toBe(200);
  expect((await it.ask(forgetPassword, { ticket, password: 'Norrvik-2028' })).reason).toBe('verificationFailed');
});

test('product §3 used by many at once, a link sets one password', async () => {
  const { ticket } = await mailedLink();
  const answers = await Promise.all(
    ['Norrvik-2027', 'Norrvik-2028', 'Norrvik-2029'].map((password) => it.ask(forgetPassword, { ticket, password })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
