// The administrator's second factor (product §3): enrolment, recovery codes, wrong codes, through production's own app.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAdministrator, makeCompany } from '../identity.make.ts';
import { hashPassword } from '../password.ts';
import { codeAt, stepOf } from './totp.ts';

const PASSWORD = 'Outrigger-2026';
const { login, profile } = calls.identity;
const { startEnrollment, finishEnrollment, secondFactor, renewRecoveryCodes } = calls.secondFactor;
let it: TestShop;
let passwordHash: string;

beforeAll(async () => {
  it = await testShop();
  passwordHash = await hashPassword(PASSWORD);
});

const stepNow = () => Math.floor(Date.now() / 30_000);

/** An administrator who enrolled with the code of the step before this one, so that this one's is still good. */
async function enrolled() {
  const admin = await makeAdministrator(it.shop.db, ['orders'], { passwordHash, scope: 'enroll' });
  const { result } = await it.ask(startEnrollment, {}, { token: admin.token });
  const code = codeAt(result.secret, stepNow() - 1);
  const finished = await it.ask(finishEnrollment, { code }, { token: admin.token });
  const signIn = (secondFactor?: string) =>
    it.ask(login, { email: admin.email, password: PASSWORD, ...(secondFactor ? { secondFactor } : {}) });
  return { ...admin, secret: result.secret, uri: result.uri, finished: finished.result, signIn };
}

test('product §3 outside the demo an administrator enrols a second factor before anything else', async () => {
  const { db, config } = it.shop;
  const admin = await makeAdministrator(db, ['orders'], { passwordHash });
  Object.assign(config, { isDemo: false });
  const first = await it.ask(login, { email: admin.email, password: PASSWORD });
  Object.assign(config, { isDemo: true });
  expect(first.result.mustEnroll).toBe(true);
  expect((await it.ask(profile, {}, { token: first.result.token })).status).toBe(401);
  const { result } = await it.ask(startEnrollment, {}, { token: first.result.token });
  expect((await it.ask(finishEnrollment, { code: '000000' }, { token: first.result.token })).reason).toBe(
    'secondFactorWrong',
  );
  const code = codeAt(result.secret, Math.floor(Date.now() / 30_000));
  const enrolled = await it.ask(finishEnrollment, { code }, { token: first.result.token });
  expect((await it.ask(profile, {}, { token: enrolled.result.token })).result.user.officeRoles).toEqual(['orders']);
  const without = await it.ask(login, { email: admin.email, password: PASSWORD });
  expect(without.reason).toBe('secondFactorNeeded');
  const again = await it.ask(login, { email: admin.email, password: PASSWORD, secondFactor: code });
  expect(again.reason).toBe('secondFactorWrong');
});

test('product §3 the link of the QR code names shop and person, and ten different recovery codes are shown once', async () => {
  const admin = await enrolled();
  expect(admin.uri).toContain(`otpauth://totp/Outrigger:${encodeURIComponent(admin.email)}?`);
  expect(admin.uri).toContain(`secret=${admin.secret}`);
  const codes = admin.finished.recoveryCodes;
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
  const stored = JSON.stringify(await it.shop.db`select * from recovery_codes where user_id = ${admin.userId}`);
  for (const code of codes) expect(stored).not.toContain(code.slice(0, 5));
  const own = await it.ask(secondFactor, {}, { token: admin.finished.token });
  expect(own.result).toEqual({ isEnrolled: true, recoveryCodesLeft: 10 });
});

test('product §3 a recovery code signs in once, however it is typed, also where it comes twice at the same time', async () => {
  const admin = await enrolled();
  const [first = '', second = ''] = admin.finished.recoveryCodes;
  const typed = first.replace('-', '').toUpperCase();
  const answers = await Promise.all([admin.signIn(typed), admin.signIn(first)]);
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 401]);
  expect((await admin.signIn(first)).reason).toBe('secondFactorWrong');
  expect((await admin.signIn(second)).status).toBe(200);
  const own = await it.ask(secondFactor, {}, { token: admin.finished.token });
  expect(own.result.recoveryCodesLeft).toBe(8);
});

test("product §3 one administrator's recovery code is none of another's", async () => {
  const [one, other] = [await enrolled(), await enrolled()];
  expect((await other.signIn(one.finished.recoveryCodes[0])).reason).toBe('secondFactorWrong');
});

test('product §3 new recovery codes need a code of the app and put an end to the old ones', async () => {
  const admin = await enrolled();
  const { token } = admin.finished;
  expect((await it.ask(renewRecoveryCodes, { code: '000000' }, { token })).reason).toBe('secondFactorWrong');
  const renewed = await it.ask(renewRecoveryCodes, { code: codeAt(admin.secret, stepNow()) }, { token });
  expect(renewed.result.recoveryCodes).toHaveLength(10);
  expect((await admin.signIn(admin.finished.recoveryCodes[0])).reason).toBe('secondFactorWrong');
  expect((await admin.signIn(renewed.result.recoveryCodes[0])).status).toBe(200);
  const company = await makeCompany(it.shop.db);
  expect((await it.ask(renewRecoveryCodes, { code: '000000' }, { token: company.token })).reason).toBe('noPermission');
});

test('quality 11 wrong codes are counted per account, and a right one starts the count anew', async () => {
  const admin = await enrolled();
  for (let tries = 0; tries < 9; tries += 1) expect((await admin.signIn('000000')).reason).toBe('secondFactorWrong');
  expect((await admin.signIn(admin.finished.recoveryCodes[0])).status).toBe(200);
  for (let tries = 0; tries < 10; tries += 1) await admin.signIn('000000');
  const refused = await admin.signIn(admin.finished.recoveryCodes[1]);
  expect([refused.status, refused.reason]).toEqual([429, 'tooManyRequests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('RFC 6238 codes are those of its appendix and drift one step at most', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(codeAt(secret, 1)).toBe('287082');
  expect(codeAt(secret, 37037036)).toBe('081804');
  expect(stepOf(secret, '287082', { epochSeconds: 59, lastStep: null })).toBe(1);
  expect(stepOf(secret, '287082', { epochSeconds: 59, lastStep: 1 })).toBeNull();
  expect(stepOf(secret, '287082', { epochSeconds: 150, lastStep: null })).toBeNull();
});
