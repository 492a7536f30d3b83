// The login in each of its states: every way in with what goes wrong on it (spec §2 login; product §3).
import { calls } from '@outrigger/contract';
import { expect } from '@playwright/test';
import {
  answer,
  button,
  type Cell,
  expectRefusal,
  expectSaid,
  field,
  look,
  lookAt,
  refuse,
  refuseTooMany,
  say,
} from './states.ts';
import { EMAIL, PASSWORD, SENT, SIGNED_IN, TICKET } from './somebody-new.ts';

const { identity, mobile, qr, secondFactor, administrators } = calls;

/** The login with its ways, each with what goes wrong in it. */
export async function lookAtLogin(cell: Cell): Promise<void> {
  const { page } = cell;
  await lookAt(cell, '/login', 'the login');
  await button(cell, 'identity', 'signIn').click();
  await look(cell, 'the login, nothing typed');
  await field(cell, 'identity', 'email').fill(EMAIL);
  await field(cell, 'identity', 'password').fill(PASSWORD);
  await refuse(cell, identity.login, 'wrongCredentials');
  await button(cell, 'identity', 'signIn').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look(cell, 'a wrong password');
  await refuseTooMany(cell, identity.login);
  await button(cell, 'identity', 'signIn').click();
  await look(cell, 'too many tries');
  await page.getByRole('tab', { name: say(cell, 'identity', 'administrator') }).click();
  await look(cell, 'the login of administrators');
  await field(cell, 'identity', 'email').fill(EMAIL);
  await field(cell, 'identity', 'password').fill(PASSWORD);
  await refuse(cell, identity.login, 'secondFactorNeeded');
  await button(cell, 'identity', 'signIn').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look(cell, 'a second factor is asked for');
  for (const ended of ['idle', 'out', 'elsewhere']) await lookAt(cell, `/login?ended=${ended}`, `ended: ${ended}`);
}

/** By phone number and code, and by the QR code that a phone reads. */
export async function lookAtOtherWays(cell: Cell): Promise<void> {
  const { page } = cell;
  await page.goto('/login');
  await button(cell, 'identity', 'wayMobile').click();
  const send = button(cell, 'mobile', 'send');
  await send.click();
  await look(cell, 'no number');
  await field(cell, 'mobile', 'phone').fill('030 901820');
  await send.click();
  await look(cell, 'a number without its country');
  await answer(cell, mobile.sendMobileCode, SENT);
  await field(cell, 'mobile', 'phone').fill('+49 30 901820');
  await send.click();
  await expect(field(cell, 'mobile', 'code')).toBeFocused();
  await look(cell, 'a code was sent');
  await field(cell, 'mobile', 'code').fill('123456');
  await refuse(cell, mobile.mobileLogin, 'verificationFailed');
  await button(cell, 'mobile', 'signIn').click();
  await look(cell, 'a wrong code');
  await button(cell, 'identity', 'wayQr').click();
  await expect(page.getByRole('img', { name: say(cell, 'qrsignin', 'picture') })).toBeVisible();
  await look(cell, 'a QR code that waits');
  await answer(cell, qr.pollQrSignIn, { state: 'refused' });
  await expectSaid(cell, 'qrsignin', 'refusedTitle');
  await look(cell, 'turned away on the phone');
  await answer(cell, qr.pollQrSignIn, { state: 'over' });
  await button(cell, 'qrsignin', 'again').click();
  await expectSaid(cell, 'qrsignin', 'pausedTitle');
  await look(cell, 'a QR code that ran out');
  await refuseTooMany(cell, qr.startQrSignIn);
  await button(cell, 'qrsignin', 'again').click();
  await expectSaid(cell, 'qrsignin', 'failedTitle');
  await look(cell, 'no QR code could be made');
}

/** The ways of administrators: the first one of a shop, one who was invited, and the second factor of each. */
export async function lookAtWaysToTheOffice(cell: Cell): Promise<void> {
  const { page } = cell;
  await lookAt(cell, `/login?firstAdmin=${TICKET}`, 'the first administrator');
  await button(cell, 'identity', 'firstButton').click();
  await look(cell, 'the first administrator, nothing typed');
  expectRefusal(cell, administrators.officeInvitation);
  await page.goto(`/login?invitation=${TICKET}`);
  await expectSaid(cell, 'officeinvitation', 'failed');
  await look(cell, 'an office invitation that is over');
  await answer(cell, administrators.officeInvitation, { email: EMAIL, name: 'Åsa Lind', roles: ['support'] });
  await page.goto(`/login?invitation=${TICKET}`);
  await button(cell, 'officeinvitation', 'go').click();
  await look(cell, 'an office invitation, nothing typed');
  await answer(cell, administrators.acceptOfficeInvitation, SIGNED_IN);
  await answer(cell, secondFactor.startEnrollment, {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Outrigger:asa?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Outrigger',
  });
  await answer(cell, identity.profile, { user: SIGNED_IN.user });
  for (const label of ['newPassword', 'repeatPassword']) await field(cell, 'identity', label).fill(PASSWORD);
  await button(cell, 'officeinvitation', 'go').click();
  await expect(page.getByRole('img', { name: say(cell, 'secondfactor', 'picture') })).toBeVisible();
  await look(cell, 'a second factor to be set up');
  await refuse(cell, secondFactor.finishEnrollment, 'secondFactorWrong');
  await field(cell, 'identity', 'enrollCode').fill('123456');
  await button(cell, 'identity', 'enrollFinish').click();
  await look(cell, 'a wrong code of the app');
  const recoveryCodes = Array.from({ length: 10 }, (_, at) => `abcd${at}-efgh${at}`);
  await answer(cell, secondFactor.finishEnrollment, { ...SIGNED_IN, mustEnroll: false, recoveryCodes });
  await button(cell, 'identity', 'enrollFinish').click();
  await expect(page.getByRole('list', { name: say(cell, 'secondfactor', 'codes') })).toBeVisible();
  await look(cell, 'recovery codes');
}
