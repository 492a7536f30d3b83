/** The shape of a call: one row of the contract that server, browser, tests and openapi.json all read (spec §7). */
import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { OutageName, RefusalName } from './refusals.ts';

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
  /** What is said in place of `unavailable` where spec §8 has words of its own for a call that could not be answered. */
  unavailableAs?: OutageName;
  /** Largest body in bytes, where the usual 256 KiB is not enough. */
  bodyLimit?: number;
  /** One sentence for openapi.json. */
  about: string;
}

/** What a row says besides, where the call writes. */
export interface WritingSpec<I extends Schema, R extends Schema, A extends Access = Access> extends CallSpec<I, R, A> {
  /** True where the call creates or moves money or goods: it demands an Idempotency-Key. */
  idempotent?: boolean;
  /** True where the call only ends what is there: it needs no room, so a nearly full disk does not stop it. */
  needsNoRoom?: boolean;
}

/** One row of the contract. */
export interface Call<I extends Schema = Schema, R extends Schema = Schema, A extends Access = Access>
  extends WritingSpec<I, R, A> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/api`; may hold `{name}` parts that the input names too. */
  path: string;
  kind: 'json' | 'upload' | 'download';
  /**
   * Whether the answer rests on something being written (product §2): such a call is refused while the shop is read-only.
   * One that reads may still note in passing that something was looked at, and does not where it cannot.
   */
  writes: boolean;
}

/** A row whose answer may come from a replica or be kept for the next who asks. */
export type ReadingCall<I extends Schema = Schema, R extends Schema = Schema, A extends Access = Access> = Call<
  I,
  R,
  A
> & { writes: false };

type Shape = Pick<Call, 'method' | 'kind'>;

const reading =
  (shape: Shape) =>
  <I extends Schema, R extends Schema, const A extends Access>(
    path: string,
    spec: CallSpec<I, R, A>,
  ): ReadingCall<I, R, A> => ({ ...spec, ...shape, path, writes: false });

const writing =
  (shape: Shape) =>
  <I extends Schema, R extends Schema, const A extends Access>(
    path: string,
    spec: WritingSpec<I, R, A>,
  ): Call<I, R, A> => ({ ...spec, ...shape, path, writes: true });

/** A call that only reads. */
export const get = reading({ method: 'GET', kind: 'json' });
/** A call that only reads, of which the specification or the length of its input makes a POST. */
export const ask = reading({ method: 'POST', kind: 'json' });
/** A call with a JSON body that changes something. */
export const post = writing({ method: 'POST', kind: 'json' });
/** A call that changes something, of which the specification makes a GET. */
export const getAndChange = writing({ method: 'GET', kind: 'json' });
/** A call that removes. */
export const del = writing({ method: 'DELETE', kind: 'json' });
/** A call with a multipart body of one file and the input's fields. */
export const upload = writing({ method: 'POST', kind: 'upload' });
/** A call whose answer is a file; its result schema describes nothing. */
export const download = reading({ method: 'GET', kind: 'download' });

/** What a caller passes. */
export type InputOf<C extends Call> = z.input<C['input']>;
/** What a handler is given, after validation. */
export type ParsedOf<C extends Call> = z.output<C['input']>;
/** What a handler returns and a caller gets. */
export type ResultOf<C extends Call> = z.input<C['result']>;
/** A feature's rows. */
export type CallGroup = Record<string, Call>;
