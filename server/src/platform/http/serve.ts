// Serves a group of calls: who is it, may they, is the input right, then the handler (architecture §4).
import type { IncomingMessage } from 'node:http';
import { type Access, accessRules, type Call, type CallGroup, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Customer } from '../caller.ts';
import type { Context } from '../context.ts';
import type { Authenticate } from '../sessions/session-and-changes.ts';
import type { Shop } from '../shop.ts';
import { authorize } from './authorize.ts';
import { refusalOf, successOf } from './answer.ts';
import { contextOf, headerOf } from './context-of.ts';
import { type KeepAnswer, oncePerKey } from '../idempotency/once-per-key.ts';
import { readInput } from './read-input.ts';
import { refuseWhenReadOnly } from './read-only.ts';
import type { WarmUp } from '../response-cache/warm-up.ts';

/** The app that features mount their calls on. */
export type App = FastifyInstance;

type CallerFor<A extends Access> = (typeof accessRules)[A] extends { company: true }
  ? Customer
  : (typeof accessRules)[A] extends { signedIn: true }
    ? Caller
    : Caller | null;

/** What a handler may need of the answer: its headers, and for idempotent calls a way to keep the answer with the work. */
export interface Answering {
  reply: FastifyReply;
  request: FastifyRequest;
  keep: KeepAnswer;
}

/** Does what a call asks, for a caller who may. */
export type Handler<C extends Call> = (
  context: Context<CallerFor<C['access']>>,
  input: ParsedOf<C>,
  answering: Answering,
) => Promise<ResultOf<C> | Served>;

/** What goes ahead of a handler. */
export interface Ahead {
  /** Must be over before it is asked; begins while the caller is still being looked up. */
  ahead?: (shop: Shop) => Promise<void>;
  /** Asks it something before anybody does. */
  warmUp?: WarmUp;
}

/** One handler for each call of the group: a missing one does not compile. */
export type Handlers<G extends CallGroup> = { [K in keyof G]: Handler<G[K]> & Ahead };

/** A ready answer: bytes of a whole envelope or of a file, sent as they are. */
export class Served {
  readonly body: Buffer | NodeJS.ReadableStream;
  readonly headers: Record<string, string>;
  constructor(body: Buffer | NodeJS.ReadableStream, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }
}

/** Mounts every call of a group under `/api`; a call without a known access rule does not start. */
export function serve<G extends CallGroup>(app: FastifyInstance, shop: Shop, group: G, handlers: Handlers<G>): void {
  for (const [name, call] of Object.entries(group)) {
    if (!Object.hasOwn(accessRules, call.access)) throw new Error(`call ${name} has no access rule`);
    const handler = handlers[name] as unknown as AnyHandler;
    if (handler.warmUp) app.warmUps.push(handler.warmUp);
    app.route({
      method: call.method,
      url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ...(call.bodyLimit ? { bodyLimit: call.bodyLimit } : {}),
      config: { call },
      handler: (request, reply) => answerCall({ call, handler, shop, app }, request, reply),
    });
  }
}

type AnyHandler = ((context: Context, input: unknown, answering: Answering) => Promise<unknown>) & Ahead;

interface Mounted {
  call: Call;
  handler: AnyHandler;
  shop: Shop;
  app: App;
}

async function answerCall(mounted: Mounted, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { call, handler, shop, app } = mounted;
  const context = contextOf(shop, request);
  const ahead = handler.ahead?.(shop);
  // Whoever is refused never waits for it.
  ahead?.catch(() => {});
  try {
    const caller = await callerOf(app.authenticate, request);
    authorize(call.access, caller);
    if (call.writes && !call.needsNoRoom) refuseWhenReadOnly(shop);
    const input = readInput(call, request);
    await ahead;
    const { position } = shop.sessionAndChanges.changes;
    const asked = { ...context, caller } as Context<Caller>;
    const asking = { call, input, request, reply };
    if (call.idempotent)
      return await oncePerKey(asked, asking, (keep) => handler(asked, input, { reply, request, keep }));
    const outcome = await handler(asked, input, { reply, request, keep: async () => {} });
    if (outcome instanceof Served) {
      const kept = outcome.body;
      if (caller && Buffer.isBuffer(kept)) app.fastPath.note(request.raw, { kept, caller, position });
      return reply.headers(outcome.headers).send(outcome.body);
    }
    return reply.send(successOf(call.result.parse(outcome)));
  } catch (thrown) {
    const isStrict = shop.config.isStrict;
    const answer = refusalOf(thrown, {
      language: context.language,
      requestId: context.requestId,
      log: request.log,
      call,
      isStrict,
    });
    if (answer.result.reason === 'tooManyRequests')
      reply.header('retry-after', String(answer.result.facts['retryAfterSeconds']));
    return reply.code(answer.code).send(answer);
  }
}

/** Who asks, by the token of the request; null for nobody known. */
async function callerOf(authenticate: Authenticate, request: Asking): Promise<Caller | null> {
  const token = tokenOf(request);
  const caller = token && (await authenticate(token));
  return caller && isOfLogin(request, caller) ? caller : null;
}

type Asking = Pick<IncomingMessage, 'headers'>;

const TOKEN = /^[\w-]{43}$/;

/** The token of a request; empty where what it sends cannot be one. */
export function tokenOf(request: Asking): string {
  const token = headerOf(request, 'token');
  return TOKEN.test(token) ? token : '';
}

/** Whether the caller signed in the way the request says; its login-type header grants nothing and is only compared with the session (product §2). */
export function isOfLogin(request: Asking, { loginType }: Caller): boolean {
  const said = headerOf(request, 'login-type');
  return said === '' || said === loginType;
}
