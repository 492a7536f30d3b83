// What the driver makes of a database's URL (architecture §8).
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { configOf } from './client-config.ts';

const URL = 'postgres://me:p%40ss@db.example/shop';
const made = (query: string) =>
  new Client(configOf(URL + query, {})) as unknown as {
    ssl: unknown;
    password: string;
    connectionParameters: { options: string };
  };

test.each([
  ['', false],
  ['?sslmode=disable', false],
  ['?sslmode=allow', { rejectUnauthorized: false }],
  ['?sslmode=prefer', { rejectUnauthorized: false }],
  ['?sslmode=require', { rejectUnauthorized: false }],
  ['?sslmode=no-verify', { rejectUnauthorized: false }],
  ['?sslmode=verify-full', {}],
  ['?sslmode=require&uselibpqcompat=false', {}],
])('stack.md: the URL of a database means what it means to other programs of PostgreSQL: %s', (query, ssl) => {
  expect(made(query).ssl).toEqual(ssl);
  expect(made(query).password).toBe('p@ss');
});

test('stack.md: a server that is to be verified without an authority to do it by is refused', () => {
  expect(() => made('?sslmode=verify-ca')).toThrow('sslrootcert');
});

test('quality 5 a connection over the network is asked whether it is there after seconds, and answers are waited for a little longer than the server works on them', () => {
  expect(configOf(URL, {})).toMatchObject({
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    answerTimeoutMillis: 35_000,
  });
  expect(configOf(URL, { statementTimeout: 0 })).toMatchObject({ answerTimeoutMillis: 0 });
});

test('architecture §8 settings of the URL stand beside those of the shop', () => {
  const { options } = made(
    `?options=${encodeURIComponent('-c search_path=shop -c TimeZone=Asia/Tokyo')}`,
  ).connectionParameters;
  expect(options).toMatch(/^-c search_path=shop -c TimeZone=Asia\/Tokyo -c client_encoding=UTF8 .*-c TimeZone=UTC /);
  expect(made('').connectionParameters.options).toMatch(/^-c client_encoding=UTF8 /);
});
