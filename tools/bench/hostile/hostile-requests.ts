// Requests no page would send, made from the contract by a seed: wrong kinds of value, endless texts, other alphabets, unknown keys, odd headers and bodies.
import { type Call, type CallGroup, calls } from '@outrigger/contract';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { type Hints, soundInput, spoilt } from './sound-input.ts';

/** One request as it goes over the wire. */
export interface HostileRequest {
  call: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

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

const WRONG_KINDS: unknown[] = [
  null,
  -1,
  1e308,
  0.1,
  true,
  [],
  {},
  [[[[1]]]],
  { $gt: '' },
  { toString: 1 },
  Array.from({ length: 2000 }, () => 'x'),
  Array.from({ length: 300 }, () => ({})),
];
/** Beyond what the columns of a database hold, each of another size. */
const GREAT_NUMBERS = [2 ** 15, 2 ** 31, 2 ** 40, Number.MAX_SAFE_INTEGER, 2 ** 63, -(2 ** 31), 1e20];
const MAGIC = [
  '',
  '%PDF-1.7\n',
  'PK\u0003\u0004',
  '\u0089PNG\r\n\u001a\n',
  'GIF89a',
  '<svg xmlns="http://www.w3.org/2000/svg">',
];
/** So many are sound but for one place; the others are odd in every way. */
const SPOILT_SHARE = 0.7;

/** Ends the session of a token that later requests come with: those would all be refused before anything of them is read. */
const ENDS_SESSION: Call = calls.identity.logout;

/** What hostile requests are made from. */
export interface HostileGiven {
  count: number;
  seed: number;
  under: readonly string[];
  /** Whose tokens requests of a call carry, those that come often more than once. */
  tokens: (call: Call) => readonly string[];
  hints: Hints;
}

/** So many, the same for the same seed, to the calls whose paths begin with one of these: each call in turn. */
export function* hostileRequests({ count, seed, under, tokens, hints }: HostileGiven): Generator<HostileRequest> {
  const groups: CallGroup[] = Object.values(calls);
  const all = groups
    .flatMap((group) => Object.entries(group))
    .filter(([, call]) => call !== ENDS_SESSION && under.some((start) => call.path.startsWith(start)));
  const chance = chanceFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T;
  for (let at = 0; at < count; at += 1) {
    const [name, call] = all[at % all.length] as [string, Call];
    const choosing = { pick, chance, token: pick(tokens(call)), hints };
    const made = chance() < SPOILT_SHARE ? spoiltOf(call, choosing) : oddOf(call, choosing);
    yield { call: name, ...made };
  }
}

type Made = Omit<HostileRequest, 'call'>;
interface Choosing {
  pick: <T>(from: readonly T[]) => T;
  chance: () => number;
  token: string;
  hints: Hints;
}

/** What a call takes, but for one end of it; in the body or in the query, with sound headers. */
function spoiltOf(call: Call, choosing: Choosing): Made {
  const { pick, chance, token, hints } = choosing;
  const change = (old: unknown): unknown => {
    if (typeof old === 'number' && chance() < 0.5) return pick(GREAT_NUMBERS);
    const text = pick(HOSTILE_TEXTS);
    if (chance() < 0.6) return text;
    return chance() < 0.5 ? `${String(old)}${text}` : pick(WRONG_KINDS);
  };
  const value = spoilt(soundInput(call.input, hints), change, (many) => Math.floor(chance() * many));
  const input = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const key = `hostile-${Math.floor(chance() * 1e12)}`;
  const headers = { ...basicHeaders(token), 'idempotency-key': key };
  const path = `/api${call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(asText(input[name])))}`;
  if (call.kind === 'upload') return { method: 'POST', path, ...formOf(headers, pick) };
  if (call.method === 'POST')
    return {
      method: 'POST',
      path,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    };
  const query = Object.entries(input).map(([name, one]) => `${encoded(name)}=${encoded(asText(one))}`);
  return { method: call.method, path: `${path}?${query.join('&')}`, headers };
}

/** A form whose file's name and content are hostile. */
function formOf(headers: Record<string, string>, pick: Choosing['pick']): Pick<Made, 'headers' | 'body'> {
  const head = `--edge\r\nContent-Disposition: form-data; name="file"; filename="${pick(HOSTILE_TEXTS)}"\r\n\r\n`;
  return {
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    body: `${head}${pick(MAGIC)}${pick(HOSTILE_TEXTS)}\r\n--edge${pick(['--', '', '\r\n'])}\r\n`,
  };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)) ?? '';
const basicHeaders = (token: string): Record<string, string> => ({
  language: 'en',
  'currency-name': 'USD',
  ...(token ? { token } : {}),
});

/** Whatever comes to mind, with little regard for what the call takes. */
function oddOf(call: Call, { pick, chance, token }: Choosing): Made {
  const named = Object.keys((call.input as unknown as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {});
  const keys = named.filter(() => chance() < 0.5);
  if (chance() < 0.2) keys.push(pick(['noSuchKey', '__proto__', 'constructor', named[0] ?? 'a']));
  const pairs = keys.map((key): [string, string] => [key, pick(HOSTILE_TEXTS)]);
  const method = chance() < 0.7 ? call.method : pick(METHODS);
  const isBody = method !== 'GET' && method !== 'HEAD';
  const path = `/api${call.path.replaceAll(/\{\w+\}/g, () => encoded(pick(HOSTILE_TEXTS)))}`;
  const query = pairs.map(([key, value]) => `${encoded(key)}=${encoded(value)}`).join('&');
  const headers = basicHeaders(token);
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
