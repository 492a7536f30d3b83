// Spec §2 register, bind, verify, reset; §5 validation; §8 refusals: driven by role and label.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { pageCalls } from '@outrigger/contract/calls/pages.ts';
import { mailboxCalls } from '@outrigger/contract/calls/mailbox.ts';
import { registrationCalls } from '@outrigger/contract/calls/registration.ts';
import { configure, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../client/session/session.ts';
import { network } from '../../test/fake-network.ts';
import { makeUser } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
const { sendEmailCode, verify, checkVerify, register, forgetPassword, verifyLink } = registrationCalls;
const { bindUser, sendUserEmailCode, verifyUserEmail, savePwd } = registrationCalls;
const EMAIL = 'asa@norrvik.example';
const TICKET = 't'.repeat(43);
const PASSWORD = 'Norrvik-2026';
const sent = { minutes: 10, nextAfterSeconds: 60, isInDemoMailbox: true };

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(pageCalls.termsVersion, { version: '2026-11' });
  network.answer(areaCalls.countryListAll, [
    { code: 'SE', name: 'Sweden', callingCode: '+46', postalCodePattern: null, postalCodeExample: null },
  ]);
  network.answer(sendEmailCode, sent);
  network.answer(verify, { ticket: TICKET });
});

type Shop = Awaited<ReturnType<typeof renderShop>>;
const press = (shop: Shop, name: string) => shop.user.click(screen.getByRole('button', { name }));
const fill = async (shop: Shop, label: string, text: string) =>
  await shop.user.type(screen.getByLabelText(label), text);
async function choosePassword(shop: Shop, label = 'Password') {
  await fill(shop, label, PASSWORD);
  await fill(shop, 'Repeat the password', PASSWORD);
}

test('§2 a firm registers: address, code, then company, person, password and terms, and is signed in', async () => {
  const user = makeUser({ company: 'Norrvik Lifts', isAccess: false });
  network.answer(register, { token: 'fresh', user, mustEnroll: false });
  network.answer(identityCalls.profile, { user });
  const shop = await renderShop('/register');
  await shop.user.type(await screen.findByLabelText('Email'), EMAIL);
  await press(shop, 'Send the code');
  const code = await screen.findByLabelText('Code from the mail');
  expect(screen.getByRole('link', { name: 'Open the mailbox of the demo' }).getAttribute('href')).toBe(
    `/demo_mail?email=${encodeURIComponent(EMAIL)}`,
  );
  await shop.user.type(code, '123 456');
  await press(shop, 'Verify');
  await fill(shop, 'Company', 'Norrvik Lifts');
  await shop.user.selectOptions(await screen.findByLabelText('Country'), 'SE');
  await shop.user.selectOptions(screen.getByLabelText('Title'), 'Mrs');
  await fill(shop, 'First name', 'Åsa');
  await fill(shop, 'Last name', 'Lind');
  await choosePassword(shop);
  await press(shop, 'Register');
  expect(screen.getByText('Agree to the terms to register.')).toBeDefined();
  await shop.user.click(screen.getByLabelText('I agree to the terms and conditions'));
  await press(shop, 'Register');
  expect(await screen.findByRole('heading', { name: 'Welcome, Norrvik Lifts' })).toBeDefined();
  expect(session.get()?.token).toBe('fresh');
  expect(network.sentTo(verify)[0]?.body).toEqual({ email: EMAIL, code: '123456' });
  expect(network.sentTo(register)[0]?.body).toEqual({
    ticket: TICKET,
    company: 'Norrvik Lifts',
    country: 'SE',
    socialTitle: 'Mrs',
    firstName: 'Åsa',
    lastName: 'Lind',
    language: 'en',
    password: PASSWORD,
    termsVersion: '2026-11',
  });
});

test('product §3 terms that changed meanwhile are named, read anew and have to be agreed to again', async () => {
  network.answer(checkVerify, { purpose: 'register', email: EMAIL });
  network.respond(register, () => {
    network.answer(pageCalls.termsVersion, { version: '2027-01' });
    const result = { reason: 'termsChanged', facts: { version: '2027-01' } };
    return Response.json({ code: 409, message: 'The terms have changed.', result }, { status: 409 });
  });
  const shop = await renderShop(`/register?ticket=${TICKET}`);
  await screen.findByLabelText('Company');
  await fill(shop, 'Company', 'Norrvik Lifts');
  await shop.user.selectOptions(await screen.findByLabelText('Country'), 'SE');
  await shop.user.selectOptions(screen.getByLabelText('Title'), 'Mrs');
  await fill(shop, 'First name', 'Åsa');
  await fill(shop, 'Last name', 'Lind');
  await choosePassword(shop);
  await shop.user.click(screen.getByLabelText('I agree to the terms and conditions'));
  await press(shop, 'Register');
  expect(await screen.findByText('The terms have changed.')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Read the terms (version 2027-01)' })).toBeDefined();
  expect(screen.getByLabelText('I agree to the terms and conditions')).toHaveProperty('checked', false);
});

test('§5 each field says what it needs, and nothing is sent before', async () => {
  network.answer(checkVerify, { purpose: 'register', email: EMAIL });
  const shop = await renderShop(`/register?ticket=${TICKET}`);
  await screen.findByLabelText('Company');
  await fill(shop, 'Password', 'gearbox');
  expect(screen.getByText('Strength: weak')).toBeDefined();
  // Sent by the Enter key, so that the field that was typed in is left as the first wrong one gets the focus.
  await shop.user.keyboard('{Enter}');
  for (const text of ['Enter the company.', 'Choose the country.', 'Choose the title.', 'The two passwords differ.'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText(/not strong enough/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Company'));
  expect(network.sentTo(register)).toEqual([]);
});

test('§8 a wrong code, one that could not be sent, and what was typed stays', async () => {
  network.refuse(sendEmailCode, 'codeSendFailed', 'The code could not be sent. Try again in a minute.');
  const shop = await renderShop('/register');
  await shop.user.type(await screen.findByLabelText('Email'), EMAIL);
  await press(shop, 'Send the code');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be sent');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', EMAIL);
  network.answer(sendEmailCode, sent);
  network.refuse(verify, 'verificationFailed', 'Verification failed. Check the code, or have a new one sent.');
  await press(shop, 'Send the code');
  await shop.user.type(await screen.findByLabelText('Code from the mail'), '12345');
  await press(shop, 'Verify');
  expect(screen.getByText('The code has 6 digits.')).toBeDefined();
  await fill(shop, 'Code from the mail', '6');
  await press(shop, 'Verify');
  expect((await screen.findByRole('alert')).textContent).toContain('Verification failed');
  expect(screen.getByRole('button', { name: /New code in \d+ s/ })).toHaveProperty('disabled', true);
});

test('product §3 a link that is over says so and begins anew', async () => {
  network.refuse(checkVerify, 'verificationFailed');
  const shop = await renderShop(`/register?ticket=${TICKET}`);
  expect(await screen.findByText('This link was used already or is older than one hour')).toBeDefined();
  await press(shop, 'Start again');
  expect(await screen.findByLabelText('Email')).toBeDefined();
});

test('§2 a forgotten password: the same answer for every address, and the link sets a new one', async () => {
  network.answer(sendEmailCode, { ...sent, minutes: 60 });
  const shop = await renderShop('/reset_password');
  await shop.user.type(await screen.findByLabelText('Email'), EMAIL);
  await press(shop, 'Send the link');
  expect((await screen.findByRole('status')).textContent).toContain(`If ${EMAIL} has an account`);
  expect(network.sentTo(sendEmailCode)[0]?.body).toEqual({ email: EMAIL, purpose: 'forgotPassword' });
});

test('§2 /reset_password takes the new password twice and leads to the sign-in', async () => {
  network.answer(checkVerify, { purpose: 'forgotPassword', email: EMAIL });
  network.answer(forgetPassword, { email: EMAIL });
  const shop = await renderShop(`/reset_password?ticket=${TICKET}`);
  await screen.findByLabelText('New password');
  await choosePassword(shop, 'New password');
  await press(shop, 'Save the password');
  expect(await screen.findByText('The new password is saved')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  expect(network.sentTo(forgetPassword)[0]?.body).toEqual({ ticket: TICKET, password: PASSWORD });
});

test('§4 /verify tells success, and goes on with a registration', async () => {
  network.answer(checkVerify, { purpose: 'register', email: EMAIL });
  await renderShop(`/verify?ticket=${TICKET}`);
  expect(await screen.findByText(`${EMAIL} is verified`)).toBeDefined();
  const next = screen.getByRole('link', { name: 'Go on registering' });
  expect(next.getAttribute('href')).toBe(`/register?ticket=${TICKET}`);
});

test('§4 /verify verifies the address of an account by a press', async () => {
  network.answer(checkVerify, { purpose: 'verifyEmail', email: EMAIL });
  network.answer(verifyLink, { purpose: 'verifyEmail', email: EMAIL });
  const shop = await renderShop(`/verify?ticket=${TICKET}`);
  await shop.user.click(await screen.findByRole('button', { name: 'Verify' }));
  expect(await screen.findByText(`${EMAIL} is verified`)).toBeDefined();
});

test.each(['', `?ticket=${TICKET}`])('§4 /verify%s tells failure', async (query) => {
  network.refuse(checkVerify, 'verificationFailed');
  await renderShop(`/verify${query}`);
  expect(await screen.findByText('The email address could not be verified')).toBeDefined();
});

const bound = { token: 'b'.repeat(43), email: EMAIL, username: 'asa', company: 'Hallwerk', isEmailVerified: false };

test('§2 an invited person binds in four steps, on the token of the bind flow alone', async () => {
  network.answer(bindUser, bound);
  network.answer(sendUserEmailCode, sent);
  network.answer(verifyUserEmail, { email: EMAIL });
  const user = makeUser({ role: 'sub' });
  network.answer(savePwd, { token: 'full', user, mustEnroll: false });
  network.answer(identityCalls.profile, { user });
  const shop = await renderShop(`/user_bind?ticket=${TICKET}`);
  const steps = await screen.findAllByRole('heading', { level: 2 });
  expect(steps.map((step) => step.textContent)).toEqual([
    'Bind account',
    'Verify email',
    'Change password',
    'Completed',
  ]);
  await press(shop, 'Bind this account');
  expect(await screen.findByText(`${EMAIL} at Hallwerk`)).toBeDefined();
  await press(shop, 'Send the code');
  await shop.user.type(await screen.findByLabelText('Code from the mail'), '123456');
  await press(shop, 'Verify');
  await screen.findByLabelText('New password');
  await choosePassword(shop, 'New password');
  await press(shop, 'Save the password');
  expect(await screen.findByText(/^Your account is bound/)).toBeDefined();
  for (const call of [sendUserEmailCode, verifyUserEmail, savePwd])
    expect(network.sentTo(call)[0]?.headers.get('token')).toBe(bound.token);
  await press(shop, 'To the shop');
  await waitFor(() => expect(shop.path()).toBe('/home'));
  expect(session.get()?.token).toBe('full');
});

test('§8 once the token is over, one is told to bind again, and no dialog about signing in appears', async () => {
  network.answer(bindUser, { ...bound, isEmailVerified: true });
  network.refuse(savePwd, 'loginExpiredBindAgain');
  const shop = await renderShop(`/user_bind?ticket=${TICKET}`);
  await shop.user.click(await screen.findByRole('button', { name: 'Bind this account' }));
  await screen.findByLabelText('New password');
  await choosePassword(shop, 'New password');
  await press(shop, 'Save the password');
  expect(await screen.findByText('The sign-in has expired')).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press(shop, 'Start again');
  expect(await screen.findByRole('button', { name: 'Bind this account' })).toBeDefined();
});

test('product §3 an invitation that is over says so; without a link the page says what it needs', async () => {
  network.refuse(bindUser, 'invitationInvalid', 'This invitation was used already.');
  const shop = await renderShop(`/user_bind?ticket=${TICKET}`);
  await shop.user.click(await screen.findByRole('button', { name: 'Bind this account' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This invitation was used already.');
});

test('§2 /user_bind without a link says what it needs', async () => {
  await renderShop('/user_bind');
  expect(await screen.findByText('Open the link of your mail')).toBeDefined();
});

test('product §0 the demo shows the last mail of an address, its links on the present address', async () => {
  network.answer(mailboxCalls.demoMail, null);
  await renderShop(`/demo_mail?email=${EMAIL}`);
  expect(await screen.findByText('No mail yet')).toBeDefined();
  network.answer(mailboxCalls.demoMail, {
    id: 1,
    channel: 'mail',
    recipient: EMAIL,
    subject: '123456 is your Outrigger code',
    createdAt: '2026-11-25T10:00:00Z',
    isSent: false,
    text: `Enter this code.\n\n123456\n\nVerify: http://localhost:3000/verify?ticket=${TICKET}`,
    html: null,
    language: 'en',
  });
  expect(await screen.findByRole('heading', { name: '123456 is your Outrigger code' })).toBeDefined();
  expect(screen.getByRole('link', { name: /\/verify/ }).getAttribute('href')).toBe(`/verify?ticket=${TICKET}`);
});

test('§8 a shop that is no demo shows no mailbox', async () => {
  network.refuse(mailboxCalls.demoMail, 'notFound', 'The requested record does not exist.');
  await renderShop(`/demo_mail?email=${EMAIL}`);
  await waitFor(() => expect(screen.getByText('The mail could not be read')).toBeDefined());
});
