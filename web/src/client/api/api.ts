// Sends a call of the contract and gives back its typed result, or throws Refused or NoAnswer (spec §7: headers, `_t`, 100 s, envelope).
import { type Call, type InputOf, limits, type ResultOf } from '@outrigger/contract';
import { NoAnswer, Refused, refusalResultFrom, type Stake } from './failures.ts';
import { currency, language, withdrawCurrency } from '../stored/preferences.ts';
import { addressAndBody } from './request.rules.ts';
import { loginType, session } from '../session/session.ts';
import { signInAgainAsked } from '../session/sign-in-again.ts';

/** What may accompany a request. */
export interface RequestOptions {
  signal?: AbortSignal;
  /** For calls marked `idempotent`: the same key for every try of the same intention (see use-call.ts). */
  idempotencyKey?: string;
  /** What is lost with the request; nothing with a call that reads and work with one that writes unless said. */
  stake?: Stake;
  /** In place of the session's token: that of a flow of its own, such as binding an account. */
  token?: string | undefined;
  /** For upload calls. */
  file?: File;
  /** Goes out behind the person's back, also while the page closes: it is no sign that somebody is there. */
  isAside?: boolean;
}

/** When the last request was sent, in milliseconds; the server counts idleness from there. */
let lastRequestAt = Date.now();
/** Milliseconds since the server last heard from this tab. */
export const sinceLastRequest = (): number => Date.now() - lastRequestAt;

/** A new key for one intention to create or move money or goods. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The headers of every request (spec §7); whoever asks for them is about to send it. */
export function headersOf(options: RequestOptions): Headers {
  const headers = new Headers({
    language: language.get(),
    'currency-name': currency.get(),
    'login-type': options.token ? 'user' : loginType(),
    accept: 'application/json',
  });
  const token = options.token ?? session.get()?.token;
  if (!options.isAside) lastRequestAt = Date.now();
  if (token) headers.set('token', token);
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  return headers;
}

function multipart(fields: Record<string, unknown>, file: File | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (file) form.append('file', file);
  return form;
}

/** Sends a call and gives the answer as it came; throws where none does. */
export async function answerTo(call: Call, input: unknown, options: RequestOptions): Promise<Response> {
  const { address, body } = addressAndBody(call, input, Date.now());
  const headers = headersOf(options);
  const isJson = body !== undefined && call.kind !== 'upload';
  if (isJson) headers.set('content-type', 'application/json');
  const timeout = AbortSignal.timeout(limits.requestTimeoutMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  try {
    return await fetch(address, {
      method: call.method,
      headers,
      signal,
      ...(options.isAside && { keepalive: true }),
      body: body === undefined ? null : isJson ? JSON.stringify(body) : multipart(body, options.file),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const kind = timeout.aborted ? 'timeout' : navigator.onLine ? 'unreachable' : 'offline';
    throw new NoAnswer(kind, options.stake ?? (call.writes ? 'work' : 'nothing'));
  }
}

/** What an answer that is not OK says, after what the whole page must know of it. */
export async function refusedBy(response: Response, token: string | undefined): Promise<Refused> {
  const body: unknown = await response.json().catch(() => undefined);
  const envelope = typeof body === 'object' && body !== null ? body : {};
  const message = 'message' in envelope && typeof envelope.message === 'string' ? envelope.message : '';
  const refused = new Refused(response.status, message, refusalResultFrom('result' in envelope && envelope.result));
  // A wrong password or code is a 401 too; only a session that ended asks to sign in again, and only while it is the present one.
  if (refused.reason === 'signInAgain' && token !== undefined && session.get()?.token === token)
    signInAgainAsked.set(true);
  if (refused.reason === 'currencyNotFound') withdrawCurrency(String(refused.facts['currency']));
  return refused;
}

/** Sends a call; resolves with the contract's result. */
export async function request<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: RequestOptions = {},
): Promise<ResultOf<C>> {
  const token = options.token ?? session.get()?.token;
  const response = await answerTo(call, input, options);
  if (!response.ok) throw await refusedBy(response, token);
  const body: unknown = await response.json().catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    // It broke off on the way: the work may have been done.
    throw new NoAnswer('unreachable');
  });
  if (typeof body !== 'object' || body === null || !('result' in body)) throw new Refused(response.status, '');
  return body.result as ResultOf<C>;
}
