// Spec §2 login, §5 validation, §8 refusals: driven by role and label.
import { administratorCalls } from '@outrigger/contract/calls/administrators.ts';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { mobileCalls } from '@outrigger/contract/calls/mobile.ts';
import { qrCalls } from '@outrigger/contract/calls/qr-sign-in.ts';
import { secondFactorCalls } from '@outrigger/contract/calls/second-factor.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { currency } from '../../client/stored/preferences.ts';
import { session } from '../../client/session/session.ts';
import { changeLanguage } from '../../client/texts.ts';
import { network } from '../../test/fake-network.ts';
import { makeUser } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

const CODES = ['abcde-fghjk', 'mnpqr-stuvw'];
const EMAIL = 'buyer@demo.outrigger.example';

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(identityCalls.signInHints, { isDemo: false, logins: [] });
  network.answer(identityCalls.profile, { user: makeUser() });
  network.answer(identityCalls.login, { token: 'fresh', user: makeUser({ currency: 'EUR' }), mustEnroll: false });
});

async function openLogin(path = '/login') {
  const shop = await renderShop(path);
  await screen.findByRole('heading', { name: 'Sign in' });
  const fill = async (email: string, password: string) => {
    await shop.user.type(screen.getByLabelText('Email'), email);
    await shop.user.type(screen.getByLabelText('Password'), password);
    await shop.user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  return { ...shop, fill };
}

test('product §3 after sign-in one lands where one wanted to go, in the currency of the profile', async () => {
  const { fill, path } = await openLogin('/order?page=2');
  await fill(EMAIL, 'Outrigger-2026');
  await waitFor(() => expect(path()).toBe('/order?page=2'));
  expect(network.sentTo(identityCalls.login)[0]?.body).toEqual({ email: EMAIL, password: 'Outrigger-2026' });
  expect(session.get()?.token).toBe('fresh');
  expect(currency.get()).toBe('EUR');
});

test.each([
  ['the language the account keeps', undefined, 'fr'],
  ['the language that was chosen in this browser, whatever the account keeps', 'en', 'en'],
] as const)('§2 after a sign-in the page speaks %s', async (_which, chosen, spoken) => {
  if (chosen) await changeLanguage(chosen);
  const user = makeUser({ language: 'fa' });
  network.answer(identityCalls.login, { token: 'fresh', user, mustEnroll: false });
  network.answer(identityCalls.profile, { user });
  const { fill, path } = await openLogin('/order');
  await fill(EMAIL, 'Outrigger-2026');
  await waitFor(() => expect(path()).toBe('/order'));
  expect(document.documentElement.lang).toBe(spoken);
  await waitFor(() => expect(document.title).toBe(`${spoken === 'fr' ? 'Mes commandes' : 'My orders'} - Outrigger`));
});

test('§2, §6 the login has a tab for users and one for administrators', async () => {
  const { user } = await openLogin();
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs).toEqual(['User', 'Administrator']);
  await user.click(screen.getByRole('tab', { name: 'Administrator' }));
  expect(screen.getByLabelText(/^Code of your authenticator app/)).toBeDefined();
});

test('§5 nothing is sent before email and password are there, and the first of them gets the focus', async () => {
  const { user } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByText('Enter your email address.')).toBeDefined();
  expect(screen.getByText('Enter your password.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(network.sentTo(identityCalls.login)).toEqual([]);
});

test('§8 wrong credentials are said in place, what was typed stays, and no 401 dialog appears', async () => {
  network.refuse(identityCalls.login, 'wrongCredentials', 'Email or password is wrong.');
  const { fill } = await openLogin();
  await fill(EMAIL, 'wrong');
  expect((await screen.findByRole('alert')).textContent).toContain('Email or password is wrong.');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', EMAIL);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('§8 without an answer the login says so and can be sent again', async () => {
  network.lose(identityCalls.login);
  const { fill, user, path } = await openLogin();
  await fill(EMAIL, 'Outrigger-2026');
  expect((await screen.findByRole('alert')).textContent).toContain('The server is not responding');
  network.answer(identityCalls.login, { token: 'fresh', user: makeUser(), mustEnroll: false });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(path()).toBe('/home'));
});

test('product §3 an administrator signs in with a code and lands in the office', async () => {
  const admin = makeUser({ role: 'admin', officeRoles: ['super'], company: null });
  network.answer(identityCalls.login, { token: 'fresh', user: admin, mustEnroll: false });
  network.answer(identityCalls.profile, { user: admin });
  const { user, fill, path } = await openLogin();
  await user.click(screen.getByRole('tab', { name: 'Administrator' }));
  await user.type(screen.getByLabelText(/Code of your authenticator app/), '123 456');
  await fill('office@demo.outrigger.example', 'Outrigger-2026');
  await waitFor(() => expect(path()).toBe('/office'));
  expect(network.sentTo(identityCalls.login)[0]?.body).toMatchObject({ secondFactor: '123456' });
});

test('product §3 a second factor is enrolled before anything else opens', async () => {
  const admin = makeUser({ role: 'admin', officeRoles: ['super'], company: null });
  network.answer(identityCalls.login, { token: 'narrow', user: admin, mustEnroll: true });
  network.answer(secondFactorCalls.startEnrollment, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Outrigger' });
  network.answer(secondFactorCalls.finishEnrollment, {
    token: 'full',
    user: admin,
    mustEnroll: false,
    recoveryCodes: CODES,
  });
  network.answer(identityCalls.profile, { user: admin });
  const { user, fill, path } = await openLogin();
  await fill('office@demo.outrigger.example', 'Outrigger-2026');
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
  await user.type(screen.getByLabelText('Code'), '654321');
  await user.click(screen.getByRole('button', { name: 'Confirm and sign in' }));
  await screen.findByText('abcde-fghjk');
  expect(screen.getByRole('button', { name: 'Go on' })).toHaveProperty('disabled', true);
  await user.click(screen.getByLabelText('I have put these codes in a safe place'));
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(path()).toBe('/office'));
  expect(session.get()?.token).toBe('full');
});

test('product §3 who leaves before the recovery codes are kept is told that the factor is set, and how codes are renewed', async () => {
  const admin = makeUser({ role: 'admin', officeRoles: ['super'], company: null });
  network.answer(identityCalls.login, { token: 'narrow', user: admin, mustEnroll: true });
  network.answer(secondFactorCalls.startEnrollment, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Outrigger' });
  const enrolled = { token: 'full', user: admin, mustEnroll: false };
  network.answer(secondFactorCalls.finishEnrollment, { ...enrolled, recoveryCodes: CODES });
  network.answer(identityCalls.profile, { user: admin });
  network.answer(secondFactorCalls.secondFactor, { isEnrolled: true, recoveryCodesLeft: 10 });
  const { user, fill } = await openLogin();
  await fill('office@demo.outrigger.example', 'Outrigger-2026');
  await user.type(await screen.findByLabelText('Code'), '654321');
  await user.click(screen.getByRole('button', { name: 'Confirm and sign in' }));
  await screen.findByText('abcde-fghjk');
  const asked = network.sentTo(secondFactorCalls.startEnrollment).length;
  cleanup();
  network.lose(identityCalls.profile);
  const again = await renderShop('/login');
  expect(await screen.findByText('The second factor is set up')).toBeDefined();
  expect(await screen.findByText('Your account could not be loaded')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign in with another account' })).toBeDefined();
  network.answer(identityCalls.profile, { user: admin });
  await again.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Make new recovery codes' })).toBeDefined();
  expect(network.sentTo(secondFactorCalls.startEnrollment)).toHaveLength(asked);
  await again.user.click(await screen.findByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(again.path()).toBe('/office'));
  expect(session.get()).toMatchObject({ token: 'full', mustEnroll: false });
});

test('product §1 the one-time link makes the first administrator', async () => {
  network.answer(identityCalls.makeFirstAdministrator, {
    token: 'narrow',
    user: makeUser({ role: 'admin', company: null }),
    mustEnroll: true,
  });
  network.answer(secondFactorCalls.startEnrollment, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Outrigger' });
  const { user } = await renderShop('/login?firstAdmin=ticket-1');
  await user.type(await screen.findByLabelText('Email'), 'boss@norrvik.example');
  await user.type(screen.getByLabelText('New password'), 'weak');
  await user.type(screen.getByLabelText('Repeat the password'), 'Outrigger-2026');
  await user.click(screen.getByRole('button', { name: 'Make administrator and sign in' }));
  expect(screen.getByText(/not strong enough/)).toBeDefined();
  await user.clear(screen.getByLabelText('New password'));
  await user.type(screen.getByLabelText('New password'), 'Outrigger-2026');
  await user.click(screen.getByRole('button', { name: 'Make administrator and sign in' }));
  expect(await screen.findByRole('heading', { name: 'Set up the second factor' })).toBeDefined();
  expect(network.sentTo(identityCalls.makeFirstAdministrator)[0]?.body).toEqual({
    ticket: 'ticket-1',
    email: 'boss@norrvik.example',
    password: 'Outrigger-2026',
  });
});

test('product §8 somebody invited to the office chooses a password and goes on to the second factor', async () => {
  const ticket = 'x'.repeat(43);
  network.answer(administratorCalls.officeInvitation, { email: 'ada@norrvik.example', name: null, roles: ['support'] });
  network.answer(administratorCalls.acceptOfficeInvitation, {
    token: 'enrolling',
    user: makeUser({ role: 'admin', officeRoles: ['support'], company: null }),
    mustEnroll: true,
  });
  network.answer(secondFactorCalls.startEnrollment, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Outrigger' });
  const { user } = await renderShop(`/login?invitation=${ticket}`);
  expect(await screen.findByText(/For ada@norrvik.example/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(screen.getByText('Enter your password.')).toBeDefined();
  await user.type(screen.getByLabelText('New password'), 'Outrigger-2026');
  await user.type(screen.getByLabelText('Repeat the password'), 'Outrigger-2026');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(await screen.findByRole('heading', { name: 'Set up the second factor' })).toBeDefined();
  expect(network.sentTo(administratorCalls.acceptOfficeInvitation)[0]?.body).toEqual({
    ticket,
    password: 'Outrigger-2026',
  });
});

test('product §3 an invitation to the office that is over says so', async () => {
  network.refuse(administratorCalls.officeInvitation, 'invitationInvalid');
  await renderShop(`/login?invitation=${'x'.repeat(43)}`);
  expect(await screen.findByText('This link leads no further')).toBeDefined();
});

test('product §1 a demo shop offers its logins for one press, a shop of one’s own none', async () => {
  network.answer(identityCalls.signInHints, {
    isDemo: true,
    logins: [{ kind: 'noPrices', email: 'technician@demo.outrigger.example', password: 'Outrigger-2026' }],
  });
  const { user, path } = await openLogin();
  await user.click(await screen.findByRole('button', { name: /^Technician/ }));
  await waitFor(() => expect(path()).toBe('/home'));
  expect(network.sentTo(identityCalls.login)[0]?.body).toEqual({
    email: 'technician@demo.outrigger.example',
    password: 'Outrigger-2026',
  });
});

test('quality 16 the email has the focus on arrival', async () => {
  await openLogin();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('§2 mobile login: the number, then the code that was sent to it; another one may be asked for after a minute', async () => {
  network.answer(mobileCalls.sendMobileCode, { minutes: 10, nextAfterSeconds: 60, isInDemoMailbox: true });
  network.refuse(mobileCalls.mobileLogin, 'verificationFailed', 'Verification failed.');
  const { user, path } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  await user.type(await screen.findByLabelText('Phone number'), '030 901820');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.getByText('Begin with the country code, such as +49.')).toBeDefined();
  await user.clear(screen.getByLabelText('Phone number'));
  await user.type(screen.getByLabelText('Phone number'), '0049 30 901820');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  const code = await screen.findByLabelText('Code');
  expect(document.activeElement).toBe(code);
  expect(network.sentTo(mobileCalls.sendMobileCode).map(({ body }) => body)).toEqual([{ phone: '+49 30 901820' }]);
  expect(screen.getByRole('button', { name: /^Another code in (60|59) seconds$/ })).toHaveProperty('disabled', true);
  await user.type(code, '123 456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Verification failed.');
  expect(code).toHaveProperty('value', '123 456');
  network.answer(mobileCalls.mobileLogin, { token: 'fresh', user: makeUser(), mustEnroll: false });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(path()).toBe('/home'));
  expect(network.sentTo(mobileCalls.mobileLogin)[0]?.body).toEqual({ phone: '+49 30 901820', code: '123 456' });
});

test('§2 a code that could not be sent is told, and the number stays', async () => {
  network.refuse(mobileCalls.sendMobileCode, 'codeSendFailed', 'The code could not be sent.');
  const { user } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  await user.type(await screen.findByLabelText('Phone number'), '+49 30 901820');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The code could not be sent.');
  expect(screen.getByLabelText('Phone number')).toHaveProperty('value', '+49 30 901820');
});

const LINK = 'http://shop.test/qr_sign_in?code=abc';

test('product §3 the QR code is shown, polled, and signs this browser in once the phone has confirmed', async () => {
  network.answer(qrCalls.startQrSignIn, { link: LINK, secret: 's'.repeat(43), seconds: 120 });
  network.answer(qrCalls.pollQrSignIn, {
    state: 'signedIn',
    signedIn: { token: 'fresh', user: makeUser(), mustEnroll: false },
  });
  const { user, path } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'QR code' }));
  expect(await screen.findByRole('img', { name: 'QR code for signing in' })).toBeDefined();
  expect(screen.getByText(/New code in 1[12]\d seconds/)).toBeDefined();
  await waitFor(() => expect(path()).toBe('/home'), { timeout: 5000 });
  expect(network.sentTo(qrCalls.pollQrSignIn)[0]?.body).toEqual({ secret: 's'.repeat(43) });
  expect(session.get()?.token).toBe('fresh');
});

test('product §3 a code that ran out gives way to a new one, and what the phone refused is said', async () => {
  network.answer(qrCalls.startQrSignIn, { link: LINK, secret: 's'.repeat(43), seconds: 120 });
  let polls = 0;
  network.respond(qrCalls.pollQrSignIn, () => {
    polls += 1;
    return Response.json({ code: 200, message: 'OK', result: { state: polls === 1 ? 'over' : 'refused' } });
  });
  const { user } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'QR code' }));
  await screen.findByRole('img', { name: 'QR code for signing in' });
  const starts = () => network.sentTo(qrCalls.startQrSignIn).length;
  const first = starts();
  await screen.findByText('Turned away on the phone', undefined, { timeout: 8000 });
  expect(starts()).toBe(first + 1);
  await user.click(screen.getByRole('button', { name: 'Show a new code' }));
  await waitFor(() => expect(starts()).toBe(first + 2));
});

test('product §3 without an answer the login says that no code could be made, and the password is a press away', async () => {
  network.lose(qrCalls.startQrSignIn);
  const { user } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'QR code' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The code could not be made');
  await user.click(screen.getByRole('button', { name: 'Email' }));
  expect(screen.getByLabelText('Password')).toBeDefined();
});

test('§4 a language change updates the interface and <html lang>, French as fr', async () => {
  const { user } = await openLogin();
  await user.selectOptions(screen.getByLabelText('Language'), 'fa');
  expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeDefined();
  expect(document.documentElement.lang).toBe('fr');
  expect(JSON.parse(localStorage.getItem('outrigger:language') ?? '')).toEqual({ content: 'fa', expiry: 0 });
});
