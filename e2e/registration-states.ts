// The screens on the way to an account in each of their states: registration, mailed links, the newsletter, the bind flow (spec §2; product §3, §4).
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
  startOf,
} from './states.ts';
import { EMAIL, PASSWORD, SENT, SIGNED_IN, TICKET } from './somebody-new.ts';

const { registration, newsletter, mailbox } = calls;

/** Address, code, company: each with its faults; and the link of the mail. */
export async function lookAtRegistration(cell: Cell): Promise<void> {
  const { page } = cell;
  const next = button(cell, 'registration', 'sendCode');
  await lookAt(cell, '/register', 'a registration');
  await next.click();
  await look(cell, 'no address');
  await field(cell, 'registration', 'email').fill(EMAIL);
  await refuseTooMany(cell, registration.sendEmailCode);
  await next.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look(cell, 'another code too soon');
  await answer(cell, registration.sendEmailCode, SENT);
  await next.click();
  await lookAtCode(cell, registration.verify);
  await answer(cell, registration.verify, { ticket: TICKET });
  await button(cell, 'registration', 'checkCode').click();
  await expect(field(cell, 'registration', 'company')).toBeVisible();
  await look(cell, 'company and password');
  await button(cell, 'registration', 'registerButton').click();
  await look(cell, 'company and password, nothing typed');
  await lookAtFilledCompany(cell);
  expectRefusal(cell, registration.checkVerify);
  await page.goto(`/register?ticket=${'u'.repeat(43)}`);
  await expectSaid(cell, 'registration', 'linkOver');
  await look(cell, 'a link of a registration that is over');
}

async function lookAtFilledCompany(cell: Cell): Promise<void> {
  const of = (key: string) => field(cell, 'registration', key);
  await of('company').fill('Norrvik Lifts and Platforms, Machine Hire and Service of the Northern Counties');
  await of('country').selectOption('SE');
  await of('socialTitle').selectOption('Mrs');
  await of('firstName').fill('Åsa');
  await of('lastName').fill('Lind');
  await of('password').fill('norrvik');
  await of('repeatPassword').fill('norrvik 2');
  await look(cell, 'a weak password, not repeated');
  for (const label of ['password', 'repeatPassword']) await of(label).fill(PASSWORD);
  await of('agree').check();
  await refuse(cell, registration.register, 'verificationFailed');
  await button(cell, 'registration', 'registerButton').click();
  await expect(cell.page.getByRole('alert').first()).toBeVisible();
  await look(cell, 'a registration that is refused');
}

async function lookAtCode(cell: Cell, check: typeof registration.verify | typeof registration.verifyUserEmail) {
  const code = field(cell, 'registration', 'code');
  await expect(code).toBeVisible();
  await look(cell, 'a code was mailed');
  await button(cell, 'registration', 'checkCode').click();
  await look(cell, 'no code');
  await code.fill('123456');
  await refuse(cell, check, 'verificationFailed');
  await button(cell, 'registration', 'checkCode').click();
  await expect(cell.page.getByRole('alert').first()).toBeVisible();
  await look(cell, 'a wrong code');
}

/** A forgotten password, what mailed links lead to, and the newsletter. */
export async function lookAtMailedLinks(cell: Cell): Promise<void> {
  const { page } = cell;
  await lookAt(cell, '/reset_password', 'a forgotten password');
  await button(cell, 'registration', 'sendLink').click();
  await look(cell, 'a forgotten password, no address');
  await answer(cell, registration.sendEmailCode, SENT);
  await field(cell, 'registration', 'email').fill(EMAIL);
  await button(cell, 'registration', 'sendLink').click();
  await expectSaid(cell, 'registration', 'linkSent');
  await look(cell, 'a link was mailed');
  expectRefusal(cell, registration.checkVerify);
  for (const [path, words] of [
    ['/reset_password', 'linkOver'],
    ['/verify', 'verifyFailed'],
  ] as const) {
    await page.goto(`${path}?ticket=${TICKET}`);
    await expectSaid(cell, 'registration', words);
    await look(cell, `${path} by a link that is over`);
  }
  await lookAtNewPassword(cell);
  await lookAtVerified(cell);
  await lookAtDemoMail(cell);
  await lookAtNewsletter(cell);
}

async function lookAtNewPassword(cell: Cell): Promise<void> {
  await answer(cell, registration.checkVerify, { purpose: 'forgotPassword', email: EMAIL });
  await lookAt(cell, `/reset_password?ticket=${TICKET}`, 'a new password');
  await button(cell, 'registration', 'savePassword').click();
  await look(cell, 'a new password, nothing typed');
  for (const label of ['newPassword', 'repeatPassword']) await field(cell, 'registration', label).fill(PASSWORD);
  await refuse(cell, registration.forgetPassword, 'verificationFailed');
  await button(cell, 'registration', 'savePassword').click();
  await expect(cell.page.getByRole('alert').first()).toBeVisible();
  await look(cell, 'a new password that is refused');
  await answer(cell, registration.forgetPassword, { email: EMAIL });
  await button(cell, 'registration', 'savePassword').click();
  await expectSaid(cell, 'registration', 'resetDone');
  await look(cell, 'a new password that is saved');
}

async function lookAtVerified(cell: Cell): Promise<void> {
  await answer(cell, registration.checkVerify, { purpose: 'register', email: EMAIL });
  await lookAt(cell, `/verify?ticket=${TICKET}`, 'an address that is verified, in a registration');
  await answer(cell, registration.checkVerify, { purpose: 'verifyEmail', email: EMAIL });
  await lookAt(cell, `/verify?ticket=${TICKET}`, 'an address to be verified');
  await refuse(cell, registration.verifyLink, 'emailVerificationFailed');
  await button(cell, 'registration', 'checkCode').click();
  await expect(cell.page.getByRole('alert').first()).toBeVisible();
  await look(cell, 'an address that could not be verified');
  await answer(cell, registration.verifyLink, { purpose: 'verifyEmail', email: EMAIL });
  await button(cell, 'registration', 'checkCode').click();
  await expectSaid(cell, 'registration', 'verifiedText');
  await look(cell, 'an address that is verified');
}

async function lookAtDemoMail(cell: Cell): Promise<void> {
  await answer(cell, mailbox.demoMail, null);
  await lookAt(cell, `/demo_mail?email=${EMAIL}`, 'the mailbox of the demo, empty');
  await refuse(cell, mailbox.demoMail, 'notFound');
  await cell.page.goto(`/demo_mail?email=${EMAIL}`);
  await expectSaid(cell, 'registration', 'mailboxFailed');
  await look(cell, 'the mailbox of the demo, unread');
}

async function lookAtNewsletter(cell: Cell): Promise<void> {
  await lookAt(cell, '/newsletter', 'the newsletter');
  await button(cell, 'newsletter', 'subscribe').click();
  await look(cell, 'the newsletter, no address');
  await answer(cell, newsletter.subscribeNewsletter, { isInDemoMailbox: true });
  await field(cell, 'newsletter', 'email').fill(EMAIL);
  await button(cell, 'newsletter', 'subscribe').click();
  await expectSaid(cell, 'newsletter', 'mailed');
  await look(cell, 'the newsletter was asked for');
  for (const step of ['confirm', 'leave'] as const) {
    const call = step === 'confirm' ? newsletter.confirmNewsletter : newsletter.leaveNewsletter;
    await lookAt(cell, `/newsletter?step=${step}&ticket=${TICKET}`, `the newsletter, ${step}`);
    await refuse(cell, call, 'emailVerificationFailed');
    await button(cell, 'newsletter', step).click();
    await expectSaid(cell, 'newsletter', 'linkFailed');
    await look(cell, `the newsletter, ${step} refused`);
    await answer(cell, call, { email: EMAIL });
    await button(cell, 'newsletter', step).click();
    await expectSaid(cell, 'newsletter', step === 'confirm' ? 'confirmed' : 'left');
    await look(cell, `the newsletter, ${step} done`);
  }
}

/** An invited person binds the account in four steps, or comes too late. */
export async function lookAtBinding(cell: Cell): Promise<void> {
  const { page } = cell;
  await lookAt(cell, '/user_bind', 'binding without a link');
  await lookAt(cell, `/user_bind?ticket=${TICKET}`, 'binding, step 1');
  expectRefusal(cell, registration.bindUser);
  await button(cell, 'registration', 'bindButton').click();
  await expectSaid(cell, 'registration', 'invitationFailed');
  await look(cell, 'an invitation that is over');
  const bound = { token: 'x'.repeat(43), email: EMAIL, username: 'Åsa', company: 'Norrvik Lifts' };
  await answer(cell, registration.bindUser, { ...bound, isEmailVerified: false });
  await button(cell, 'registration', 'bindButton').click();
  await expect(button(cell, 'registration', 'sendCode')).toBeVisible();
  await look(cell, 'binding, step 2');
  await answer(cell, registration.sendUserEmailCode, SENT);
  await button(cell, 'registration', 'sendCode').click();
  await lookAtCode(cell, registration.verifyUserEmail);
  await answer(cell, registration.verifyUserEmail, { email: EMAIL });
  await button(cell, 'registration', 'checkCode').click();
  await expect(field(cell, 'registration', 'newPassword')).toBeVisible();
  await button(cell, 'registration', 'savePassword').click();
  await look(cell, 'binding, step 3, nothing typed');
  const savePassword = async () => {
    for (const label of ['newPassword', 'repeatPassword']) await field(cell, 'registration', label).fill(PASSWORD);
    await button(cell, 'registration', 'savePassword').click();
  };
  await refuse(cell, registration.savePwd, 'loginExpiredBindAgain');
  await savePassword();
  await expectSaid(cell, 'registration', 'bindExpired');
  await look(cell, 'the sign-in has expired, bind again');
  await answer(cell, registration.bindUser, { ...bound, isEmailVerified: true });
  await answer(cell, registration.savePwd, { ...SIGNED_IN, mustEnroll: false });
  await button(cell, 'registration', 'again').click();
  await button(cell, 'registration', 'bindButton').click();
  await savePassword();
  await expect(page.getByText(startOf(say(cell, 'registration', 'boundText'))).first()).toBeVisible();
  await look(cell, 'binding, step 4');
}
