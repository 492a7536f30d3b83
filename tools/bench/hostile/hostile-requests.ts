// Requests no page would send, made from the contract by a seed: wrong kinds of value, endless texts, other alphabets, unknown keys, odd headers and bodies.
import { type Call, type CallGroup, calls } from '@outrigger/contract';

/** One request as it goes over the wire. */
export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const VALUES = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '2',
  '9999999999999999999',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '1,2,3',
  '1,,',
  '0x10',
  '1.5',
  "' or 1=1--",
  "'; drop table parts; --",
  '$1',
  '%',
  '_',
  '\\',
  '"',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  'javascript:alert(1)',
  '\u0000',
  'a\u0000b',
  '\u202Egnp',
  '\uFEFF',
  '\uD800',
  '👩‍🔧',
  'é'.normalize('NFD').repeat(40),
  'ﷺ'.repeat(50),
  '中'.repeat(200),
  'x'.repeat(5000),
  '(((((((((',
  'a|b',
  'a&b',
  '!a',
  ':*',
  '<->',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  'priceAsc',
  'nameDesc',
  'default',
  'fits',
  'en',
  'NV-4885398',
];
const RAW = ['%', '%zz', '%ED%A0%80', '%00', '%c0%ae', '?', '#', '&&&', '=', '[]=1', '__proto__[a]=1', ';a=1', '+'];
const METHODS = ['GET', 'GET', 'GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '1',
  '{"a":1}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":1}}',
  '['.repeat(20_000),
  '{"a":'.repeat(5000),
  '\u0000',
  'a=1&b=2',
];
const HEADERS: Record<string, string[]> = {
  language: ['xx', '', "en'--", 'e'.repeat(3000), 'fa', 'zh'],
  'currency-name': ['XXX', 'usd', '', '<b>', 'EUR', '9'.repeat(2000)],
  'login-type': ['admin', 'user', '__proto__'],
  'accept-encoding': ['br;q=0', 'gzip, br', '*', 'x'.repeat(500), 'identity;q=0'],
  'content-type': ['text/plain', 'application/json; charset=utf-16', 'application/xml', 'multipart/form-data', 'x'],
  'x-forwarded-for': ['127.0.0.1', "'", '1.2.3.4, '.repeat(200)],
  'idempotency-key': ['', 'x', 'k'.repeat(3000)],
  'if-none-match': ['*', 'W/"x"'],
  range: ['bytes=0-0', 'bytes=9-1'],
  expect: ['100-continue'],
};

/** Ends the session of a token that later requests come with: those would all be refused before anything of them is read. */
const ENDS_SESSION: Call = calls.identity.logout;

/** So many, the same for the same seed, to the calls whose paths begin with one of these. */
export function* hostileRequests(given: {
  count: number;
  seed: number;
  under: readonly string[];
  tokens: readonly string[];
}): Generator<HostileRequest> {
  const groups: CallGroup[] = Object.values(calls);
  const all = groups
    .flatMap((group) => Object.values(group))
    .filter((call) => call !== ENDS_SESSION && given.under.some((start) => call.path.startsWith(start)));
  const chance = chanceFrom(given.seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T;
  for (let at = 0; at < given.count; at += 1) yield oneOf(pick(all), { pick, chance, token: pick(given.tokens) });
}

interface Choosing {
  pick: <T>(from: readonly T[]) => T;
  chance: () => number;
  token: string;
}

function oneOf(call: Call, { pick, chance, token }: Choosing): HostileRequest {
  const named = Object.keys((call.input as unknown as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {});
  const keys = named.filter(() => chance() < 0.5);
  if (chance() < 0.2) keys.push(pick(['noSuchKey', '__proto__', 'constructor', named[0] ?? 'a']));
  const pairs = keys.map((key): [string, string] => [key, pick(VALUES)]);
  const method = chance() < 0.7 ? call.method : pick(METHODS);
  const isBody = method !== 'GET' && method !== 'HEAD';
  const path = `/api${call.path.replaceAll(/\{\w+\}/g, () => encoded(pick(VALUES)))}`;
  const query = pairs.map(([key, value]) => `${encoded(key)}=${encoded(value)}`).join('&');
  const headers: Record<string, string> = { language: 'en', 'currency-name': 'USD', ...(token ? { token } : {}) };
  if (isBody) headers['content-type'] = 'application/json';
  for (const [name, values] of Object.entries(HEADERS)) if (chance() < 0.08) headers[name] = pick(values);
  const body = chance() < 0.5 ? pick(BODIES) : JSON.stringify(Object.fromEntries(pairs));
  const tail = chance() < 0.1 ? pick(RAW) : '';
  return { method, path: `${path}?${query}${tail}`, headers, ...(isBody ? { body } : {}) };
}

// A lone half of a character has no escape; it is sent as bytes that are no text.
const encoded = (text: string): string => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80');

// Small and repeatable; no secret rests on it (mulberry32).
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
