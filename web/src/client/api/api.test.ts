// Spec §7 headers, time-out and envelope; §8 request errors; §4 the single 401 dialog.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { settingsCalls } from '@outrigger/contract/calls/settings.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { makeUser, signInAs } from '../../test/people.make.ts';
import { newIdempotencyKey, request } from './api.ts';
import { NoAnswer, Refused } from './failures.ts';
import { changeCurrency, currency } from '../stored/preferences.ts';
import { profileLoaded } from '../session/session.ts';
import { signInAgainAsked } from '../session/sign-in-again.ts';
import { changeLanguage } from '../texts.ts';

const { currencyList } = areaCalls;
const { login, profile } = identityCalls;
const failureOf = (sending: Promise<unknown>): Promise<unknown> =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  );

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('§7 every request sends token, language, currency name and login type', async () => {
  network.answer(currencyList, []);
  await request(currencyList, {});
  expect(network.sentTo(currencyList)[0]?.headers.has('token')).toBe(false);
  signInAs();
  await changeLanguage('fa');
  changeCurrency('EUR');
  await request(currencyList, {});
  const headers = Object.fromEntries(network.sentTo(currencyList)[1]?.headers ?? []);
  expect(headers).toMatchObject({ token: 'token-7', language: 'fa', 'currency-name': 'EUR', 'login-type': 'user' });
  expect(network.sentTo(currencyList)[1]?.query.get('_t')).toMatch(/^\d+$/);
});

test('product §2 an administrator says so in the login type', async () => {
  signInAs({ role: 'admin' });
  network.answer(currencyList, []);
  await request(currencyList, {});
  expect(network.sentTo(currencyList)[0]?.headers.get('login-type')).toBe('admin');
});

test('§7 the result comes out of the envelope', async () => {
  network.answer(profile, { user: makeUser() });
  expect(await request(profile, {})).toEqual({ user: makeUser() });
});

test('§8 a refusal carries status, reason and the text of the server', async () => {
  network.refuse(settingsCalls.updateSetting, 'currencyNotFound', 'The currency XXX is not in the rate table.');
  const error = await failureOf(request(settingsCalls.updateSetting, { currency: 'XXX' }));
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ status: 404, reason: 'currencyNotFound', hasText: true });
});

test('§8 a currency the server refuses gives way to the default one, also where the account still names it', async () => {
  signInAs();
  changeCurrency('GBP');
  const result = { reason: 'currencyNotFound', facts: { currency: 'GBP' } };
  network.respond(profile, () => Response.json({ code: 404, message: 'not sold', result }, { status: 404 }));
  await failureOf(request(profile, {}));
  expect(currency.get()).toBe('USD');
  profileLoaded(makeUser({ currency: 'GBP' }));
  expect(currency.get()).toBe('USD');
  profileLoaded(makeUser({ currency: 'EUR' }));
  expect(currency.get()).toBe('EUR');
});

test('§8 an answer that is no envelope is a refusal with its status alone', async () => {
  network.respond(profile, () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await failureOf(request(profile, {}))).toMatchObject({ status: 502, reason: undefined, hasText: false });
});

test.each([
  { reason: 'upstream timed out' },
  { reason: 7, facts: {} },
  { reason: 'notFound', facts: null },
  'notFound',
])('product §2 what something before the shop answers names no reason: %j', async (result) => {
  network.respond(profile, () => Response.json({ code: 502, message: '', result }, { status: 502 }));
  expect(await failureOf(request(profile, {}))).toMatchObject({ status: 502, reason: undefined });
});

test('§4 a 401 of a session that ended asks once to sign in again; a wrong password does not', async () => {
  network.refuse(login, 'wrongCredentials');
  await failureOf(request(login, { email: 'a@b.example', password: 'x' }));
  expect(signInAgainAsked.get()).toBe(false);
  signInAs();
  const opened = vi.fn<() => void>();
  const stop = signInAgainAsked.subscribe(opened);
  network.refuse(profile, 'signInAgain');
  await Promise.all([1, 2, 3].map(() => failureOf(request(profile, {}))));
  expect(signInAgainAsked.get()).toBe(true);
  expect(opened).toHaveBeenCalledTimes(1);
  stop();
});

test('§4 a late 401 of an earlier session does not ask the person who has signed in since', async () => {
  signInAs();
  const answered = Promise.withResolvers<void>();
  network.respond(profile, async () => {
    await answered.promise;
    const refusal = { code: 401, message: 'x', result: { reason: 'signInAgain', facts: {} } };
    return new Response(JSON.stringify(refusal), { status: 401 });
  });
  const late = failureOf(request(profile, {}));
  signInAs({ id: 8 });
  answered.resolve();
  expect(await late).toMatchObject({ status: 401, reason: 'signInAgain' });
  expect(signInAgainAsked.get()).toBe(false);
});

test('§8 no answer: the server cannot be reached, or the device is offline', async () => {
  network.lose(profile);
  expect(await failureOf(request(profile, {}))).toMatchObject({ kind: 'unreachable' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await failureOf(request(profile, {}))).toMatchObject({ kind: 'offline' });
});

test('§7 a request ends after 100 seconds', async () => {
  const passed = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(passed.signal);
  network.respond(profile, () => new Promise((_resolve, reject) => passed.signal.addEventListener('abort', reject)));
  const sending = failureOf(request(profile, {}));
  passed.abort();
  const error = await sending;
  expect(timeout).toHaveBeenCalledWith(100_000);
  expect(error).toBeInstanceOf(NoAnswer);
  expect(error).toMatchObject({ kind: 'timeout' });
});

test('product §2 idempotency keys are random', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});
