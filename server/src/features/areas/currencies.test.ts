// Currencies and rates in the office (product §8; spec §9): entered with date and history, never into the past.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeAdministrator, makeCompany } from '../identity/identity.make.ts';

const { officeCurrencies, rateHistory, setRate } = calls.currencies;
let it: TestShop;
let finance: { token: string; email: string };
beforeAll(async () => {
  it = await testShop();
  finance = await makeAdministrator(it.shop.db, ['finance']);
});

test('product §8 a rate is entered, is in force at once, and stands in history and trail with who entered it', async () => {
  const { token, email } = finance;
  await it.ask(setRate, { currency: 'CHF', rate: '0.88' }, { token });
  const set = await it.ask(setRate, { currency: 'CHF', rate: '0.91250000' }, { token });
  expect(set.result).toMatchObject({ code: 'CHF', rate: '0.9125', isOffered: false });
  const listed = await it.ask(officeCurrencies, {}, { token, language: 'fa' });
  expect(listed.result.slice(0, 2).map(({ code }) => code)).toEqual(['USD', 'EUR']);
  expect(listed.result.find(({ code }) => code === 'CHF')).toMatchObject({ name: 'Franc suisse', rate: '0.9125' });
  const history = await it.ask(rateHistory, { currency: 'CHF' }, { token });
  expect(history.result.items.slice(0, 2)).toMatchObject([
    { rate: '0.9125', setBy: email, hasBegun: true },
    { rate: '0.88', setBy: email, hasBegun: true },
  ]);
  const [trail] = await it.shop.db`
    select facts->'after'->>'rate' as rate from audit where action = 'setRate' and subject = 'currency CHF' order by position desc limit 1`;
  expect(trail).toEqual({ rate: '0.91250000' });
});

test('product §8 a coming rate waits for its moment, and until then may be replaced or withdrawn; a past one may not', async () => {
  const { token } = finance;
  await it.ask(setRate, { currency: 'NOK', rate: '10.5' }, { token });
  const validFrom = new Date(Date.now() + 86_400_000).toISOString();
  const coming = { currency: 'NOK', rate: '11', validFrom };
  expect((await it.ask(setRate, coming, { token })).result.rate).toBe('10.5');
  expect((await it.ask(rateHistory, { currency: 'NOK' }, { token })).result.items[0]?.hasBegun).toBe(false);
  expect((await it.ask(setRate, { ...coming, rate: '12' }, { token })).status).toBe(200);
  const rates = async () =>
    (await it.ask(rateHistory, { currency: 'NOK' }, { token })).result.items.map(({ rate }) => rate).slice(0, 2);
  expect(await rates()).toEqual(['12', '10.5']);
  const withdrawn = { ...coming, isWithdrawn: true };
  expect((await it.ask(setRate, withdrawn, { token })).result.rate).toBe('10.5');
  expect((await rates())[0]).toBe('10.5');
  expect((await it.ask(setRate, withdrawn, { token })).reason).toBe('conflict');
  const trail = await it.shop.db<{ action: string; was: string }[]>`
    select action, facts->'before'->>'rate' as was from audit where subject = 'currency NOK' order by position desc limit 2`;
  expect(trail).toEqual([
    { action: 'withdrawRate', was: '12' },
    { action: 'setRate', was: '11' },
  ]);
  const begun = it.shop.db`delete from exchange_rates where currency = 'NOK'`;
  await expect(begun).rejects.toThrow();
  const past = { ...coming, validFrom: '2026-01-01T00:00:00Z' };
  expect((await it.ask(setRate, past, { token })).fields).toEqual([{ field: 'validFrom', problem: 'past' }]);
});

test('product §8 a currency is sold in with its rate, never before one is in force, and the trail says so', async () => {
  const { token } = finance;
  const offered = async () => (await it.ask(calls.areas.currencyList, {})).result.map(({ code }) => code);
  const validFrom = new Date(Date.now() + 86_400_000).toISOString();
  const given = { currency: 'ISK', rate: '140', isOffered: true };
  const early = await it.ask(setRate, { ...given, validFrom }, { token });
  expect(early.fields).toEqual([{ field: 'isOffered', problem: 'choice' }]);
  expect((await it.ask(rateHistory, { currency: 'ISK' }, { token })).result.items).toEqual([]);
  expect((await it.ask(setRate, given, { token })).result.isOffered).toBe(true);
  expect(await offered()).toContain('ISK');
  await makeCompany(it.shop.db, { currency: 'ISK' });
  const listed = (await it.ask(officeCurrencies, {}, { token })).result;
  expect(listed.flatMap(({ code, chosenBy }) => (['ISK', 'XAF'].includes(code) ? [[code, chosenBy]] : []))).toEqual([
    ['ISK', 1],
    ['XAF', 0],
  ]);
  expect((await it.ask(setRate, { ...given, isOffered: false }, { token })).result.isOffered).toBe(false);
  expect(await offered()).not.toContain('ISK');
  const trail = await it.shop.db`
    select facts->'after'->'isOffered' as sold from audit where subject = 'currency ISK' order by position`;
  expect(trail).toEqual([{ sold: true }, { sold: false }]);
});

test('§9 the dollar is what rates are reckoned from; §8 an unknown currency, a rate of nothing', async () => {
  const { token } = finance;
  expect((await it.ask(setRate, { currency: 'USD', rate: '2' }, { token })).fields?.[0]?.field).toBe('currency');
  expect((await it.ask(setRate, { currency: 'XXQ', rate: '2' }, { token })).reason).toBe('currencyNotFound');
  expect((await it.ask(rateHistory, { currency: 'XXQ' }, { token })).reason).toBe('currencyNotFound');
  for (const rate of ['0', '0.000', '-1', '1e3', '1.123456789'])
    expect((await it.ask(setRate, { currency: 'CHF', rate }, { token })).status, rate).toBe(400);
});

test('product §8 rates are for finance alone', async () => {
  const { db } = it.shop;
  const orders = await makeAdministrator(db, ['orders']);
  const buyer = await makeCompany(db);
  for (const { token } of [orders, buyer])
    expect((await it.ask(officeCurrencies, {}, { token })).reason).toBe('noPermission');
  expect((await it.ask(setRate, { currency: 'CHF', rate: '1' })).status).toBe(401);
});
