// Asks calls of the contract of an app without a network, as tests and measurements do.
import { type Call, type InputOf, limits, type ResultOf } from '@outrigger/contract';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../src/platform/shop.ts';

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

/** How to ask this app. */
export function makeAsk(app: FastifyInstance): Ask {
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
