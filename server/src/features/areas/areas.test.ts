// Reference data: countries, states, cities, currencies in the caller's language, open to anyone (spec §7).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';

const { countryList, countryListAll, stateList, cityList, currencyList } = calls.areas;
let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

test("§7 countries are named in the caller's language, with calling code; the short list holds those shipped to", async () => {
  const { db } = it.shop;
  const [zone] = await db<
    { id: number }[]
  >`insert into freight_zones (code, name) values (${`AREA-${Date.now()}`}, 'test') returning id`;
  await db`insert into freight_zone_countries (country, zone_id) values ('FR', ${zone?.id ?? 0}) on conflict do nothing`;
  const all = await it.ask(countryListAll, {}, { language: 'fa' });
  expect(all.result.length).toBeGreaterThan(240);
  expect(all.result.find((country) => country.code === 'DE')).toMatchObject({ name: 'Allemagne', callingCode: '+49' });
  const shipped = await it.ask(countryList, {}, { language: 'zh' });
  expect(shipped.result.find((country) => country.code === 'FR')?.name).toBe('法国');
  expect(shipped.result.some((country) => country.code === 'AQ')).toBe(false);
});

test('§7 states and cities of a country; an unknown country has none', async () => {
  const states = await it.ask(stateList, { country: 'US' });
  expect(states.result.some((state) => state.name === 'Texas')).toBe(true);
  expect((await it.ask(stateList, { country: 'XX' })).result).toEqual([]);
  expect((await it.ask(stateList, { country: 'usa' })).status).toBe(400);
  const cities = (await it.ask(cityList, { country: 'US' })).result.map(({ name }) => name);
  expect(cities).toEqual(expect.arrayContaining(['Houston', 'Wichita Falls', 'New York City']));
  expect([new Set(cities).size, cities.includes('Zaragoza')]).toEqual([cities.length, false]);
  expect((await it.ask(cityList, { country: 'XX' })).result).toEqual([]);
});

test('§7 the provinces of China are named in Chinese to readers of Chinese, and in English to all others', async () => {
  const asked = async (language: string) =>
    (await it.ask(stateList, { country: 'CN' }, { language })).result.find(({ code }) => code === 'CN-GD');
  expect(await asked('zh')).toEqual({ code: 'CN-GD', name: '广东省', otherName: 'Guangdong' });
  expect(await asked('fa')).toEqual({ code: 'CN-GD', name: 'Guangdong', otherName: '广东省' });
  const texas = (await it.ask(stateList, { country: 'US' }, { language: 'zh' })).result.find(
    ({ code }) => code === 'US-TX',
  );
  expect(texas).toEqual({ code: 'US-TX', name: 'Texas', otherName: null });
});

test('§7 the query of states and cities is optional: without one they answer those of all countries, cities up to 5,000', async () => {
  const states = (await it.ask(stateList, {})).result;
  expect(states.map(({ code }) => code)).toEqual(expect.arrayContaining(['US-TX', 'CN-GD', 'FR-IDF']));
  const cities = (await it.ask(cityList, {})).result.map(({ name }) => name);
  expect(cities).toHaveLength(5000);
  expect(cities).toEqual(expect.arrayContaining(['Aachen', 'Aarhus', 'Abilene']));
  const ofTexas = (await it.ask(cityList, { state: 'US-TX' })).result.map(({ name }) => name);
  expect([ofTexas.includes('Wichita Falls'), ofTexas.includes('Zaragoza')]).toEqual([true, false]);
});

test('§1 the currencies offered are US dollar and euro, USD first with rate 1 (§9)', async () => {
  const { result } = await it.ask(currencyList, {});
  expect(result.map((currency) => currency.code)).toEqual(['USD', 'EUR']);
  expect(result[0]).toMatchObject({ symbol: '$', exchange: '1' });
  const { db } = it.shop;
  const since = '2019-05-01T00:00:00Z';
  await db`insert into exchange_rates (currency, rate, valid_from) values ('EUR', 0.89, ${since}) on conflict do nothing`;
  const [inForce] = await db<{ validFrom: Date }[]>`
    select valid_from from exchange_rates where currency = 'EUR' and valid_from <= now() order by valid_from desc limit 1`;
  const euro = (await it.ask(currencyList, {})).result.find(({ code }) => code === 'EUR');
  expect(new Date(euro?.validFrom ?? 0)).toEqual(inForce?.validFrom);
});
