// Sends a call of the contract and gives back its typed result, or throws Refused or NoAnswer (spec §7: headers, `_t`, 100 s, envelope).
import { type Call, type InputOf, limits, type ResultOf } from '@outrigger/contract';
import { NoAnswer, Refused, refusalResultFrom, type Stake } from './failures.ts';
import { currency, language, withdrawCurrency } from '../stored/preferences.ts';
import { addressAndBody, fileNameFrom } from './request.rules.ts';
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

/** What may accompany a request for a file. */
interface FileOptions extends RequestOptions {
  /** Hears how many bytes have come so far. */
  onBytes?: (bytes: number) => void;
}

/** A downloaded file with the name the server gave it. */
export interface Download {
  blob: Blob;
  name: string;
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

async function answerTo(call: Call, input: unknown, options: RequestOptions): Promise<Response> {
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

/** Fetches a file a download call answers with. */
export async function requestFile<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: FileOptions = {},
): Promise<Download> {
  const token = session.get()?.token;
  const response = await answerTo(call, input, options);
  if (!response.ok) throw await refusedBy(response, token);
  const blob = await bodyOf(response, options).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    // It broke off on the way: half a file is none.
    throw new NoAnswer(navigator.onLine ? 'unreachable' : 'offline', 'nothing');
  });
  return { blob, name: fileNameFrom(response.headers.get('content-disposition'), 'download') };
}

async function bodyOf(response: Response, { onBytes }: FileOptions): Promise<Blob> {
  if (!onBytes || !response.body) return await response.blob();
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, next) {
      bytes += piece.byteLength;
      onBytes(bytes);
      next.enqueue(piece);
    },
  });
  const type = response.headers.get('content-type') ?? '';
  return new Blob([await new Response(response.body.pipeThrough(counted)).arrayBuffer()], { type });
}

/** Hands a downloaded file to the browser's own saving. */
export function saveFile({ blob, name }: Download): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
