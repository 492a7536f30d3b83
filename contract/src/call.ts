/** The shape of a call: one row of the contract that server, browser, tests and openapi.json all read (spec §7). */
import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { RefusalName } from './refusals.ts';

type Schema = z.ZodMiniType;

/** What one row says besides its path. */
export interface CallSpec<I extends Schema, R extends Schema, A extends Access = Access> {
  /** Query of a GET, body of a POST; bodies are strict objects, so unknown keys are refused. */
  input: I;
  /** What leaves the server; fields not named here do not leave. */
  result: R;
  access: A;
  /** Refusals of its own, besides `commonRefusals`. */
  refuses: readonly RefusalName[];
  /** True where the call creates or moves money or goods: it demands an Idempotency-Key. */
  idempotent?: boolean;
  /** Largest body in bytes, where the usual 256 KiB is not enough. */
  bodyLimit?: number;
  /** One sentence for openapi.json. */
  about: string;
}

/** One row of the contract. */
export interface Call<I extends Schema = Schema, R extends Schema = Schema, A extends Access = Access>
  extends CallSpec<I, R, A> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/api`; may hold `{name}` parts that the input names too. */
  path: string;
  kind: 'json' | 'upload' | 'download';
}

const row =
  (method: Call['method'], kind: Call['kind']) =>
  <I extends Schema, R extends Schema, const A extends Access>(
    path: string,
    spec: CallSpec<I, R, A>,
  ): Call<I, R, A> => ({
    ...spec,
    method,
    path,
    kind,
  });

/** A call that only reads. */
export const get = row('GET', 'json');
/** A call with a JSON body. */
export const post = row('POST', 'json');
/** A call that removes. */
export const del = row('DELETE', 'json');
/** A call with a multipart body of one file and the input's fields. */
export const upload = row('POST', 'upload');
/** A call whose answer is a file; its result schema describes nothing. */
export const download = row('GET', 'download');

/** What a caller passes. */
export type InputOf<C extends Call> = z.input<C['input']>;
/** What a handler is given, after validation. */
export type ParsedOf<C extends Call> = z.output<C['input']>;
/** What a handler returns and a caller gets. */
export type ResultOf<C extends Call> = z.input<C['result']>;
/** A feature's rows. */
export type CallGroup = Record<string, Call>;
