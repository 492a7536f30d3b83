// Production's own app on this worker's database, asked without a network (architecture §7).
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, type InputOf, limits, type ResultOf } from '@outrigger/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { openShop } from '../src/open-shop.ts';
import { readConfig } from '../src/platform/config.ts';
import type { Shop } from '../src/platform/shop.ts';
import { testDatabaseUrl } from './database.ts';

/** A running shop of a test file and the way to ask it. */
export interface TestShop {
  app: FastifyInstance;
  shop: Shop;
  ask: Ask;
}

/** Who asks and how; the key is for calls that are done once. */
export interface Asking {
  token?: string;
  language?: string;
  currency?: string;
  loginType?: string;
  key?: string;
}

/** An answer as it came over the wire. */
export interface Answered<R> {
  status: number;
  code: number;
  message: string;
  result: R;
  reason: string | undefined;
  facts: Record<string, string | number> | undefined;
  fields: { field: string; problem: string }[] | undefined;
  text: string;
  headers: Record<string, unknown>;
}

/** Asks one call of the contract. */
export type Ask = <C extends Call>(
  call: C,
  input: InputOf<C> | Record<string, unknown>,
  asking?: Asking,
) => Promise<Answered<ResultOf<C>>>;

let opened: Promise<TestShop> | undefined;

/** The shop of this test file; settings as in a demo, undeclared refusals fail. */
export function testShop(): Promise<TestShop> {
  opened ??= openTestShop();
  return opened;
}

/** A shop with settings of its own beside those of `testShop`. */
export async function openTestShop(settings: Record<string, string> = {}): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outrigger-test-'));
  const config = readConfig({
    DATABASE_URL: settings['DATABASE_URL'] ?? (await testDatabaseUrl()),
    DATA_DIR: dataDir,
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    STRICT: 'on',
    DISK_MINIMUM_MB: '1',
    ...settings,
  });
  const { shop } = await openShop(config, 'outrigger-test');
  const app = await buildApp(shop);
  return { app, shop, ask: makeAsk(app) };
}

function makeAsk(app: FastifyInstance): Ask {
  return async (call, input, asking = {}) => {
    const values = input as Record<string, unknown>;
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
    const isBody = call.method === 'POST';
    const answer = await app.inject({
      method: call.method,
      url: `/api${path}`,
      headers: headersOf(asking),
      ...(isBody ? { payload: values } : { query: queryOf(values) }),
    });
    const body = parse(answer.body);
    const refused = body.code === 200 ? {} : (body.result ?? {});
    return {
      ...(body as { code: number; message: string; result: never }),
      status: answer.statusCode,
      reason: refused.reason,
      facts: refused.facts,
      fields: refused.fields,
      text: answer.body,
      headers: answer.headers,
    };
  };
}

interface Body {
  code: number;
  message: string;
  result: {
    reason?: string;
    facts?: Record<string, string | number>;
    fields?: { field: string; problem: string }[];
  } | null;
}
const parse = (text: string): Body =>
  text.startsWith('{') ? (JSON.parse(text) as Body) : { code: 0, message: text, result: null };

const headersOf = (asking: Asking): Record<string, string> => ({
  language: asking.language ?? 'en',
  'currency-name': asking.currency ?? 'USD',
  ...(asking.loginType ? { 'login-type': asking.loginType } : {}),
  ...(asking.token ? { token: asking.token } : {}),
  ...(asking.key ? { 'idempotency-key': asking.key } : {}),
  'user-agent': `outrigger-test/${limits.appVersion}`,
});

const queryOf = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );
