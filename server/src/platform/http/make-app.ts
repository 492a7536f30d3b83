// Fastify set up for the shop: request ids, limits, headers, one error handler, draining (architecture §4).
import { randomUUID } from 'node:crypto';
import type { RequestListener, Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { languageFrom } from '@outrigger/contract';
import proxyAddr from '@fastify/proxy-addr';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { Registry } from 'prom-client';
import { loggerOptions } from '../log.ts';
import { Refusal } from '../refuse.ts';
import type { Shop } from '../shop.ts';
import { refusalOf } from './answer.ts';
import { FastPath } from '../response-cache/fast-path.ts';
import { compressAnswers } from './compress.ts';
import { headerOf } from './context-of.ts';
import './fastify-parts.ts';
import { securityHeaders } from './headers.ts';
import { makeWaitForKey } from '../idempotency/key-waiters.ts';
import { isPrivateNetwork } from './private-network.ts';
import { answerOddRequests, oddityOf, takeEmptyDeletes } from './odd-requests.ts';
import { answerMalformed, type LastAnswers } from './malformed-request.ts';

const UNREADABLE = new Refusal('notAcceptable', {});
const BODY_LIMIT = 256 * 1024;
const REQUEST_TIMEOUT_MS = 100_000;
/** Calls are checked by the contract. Fastify's own compilers of schemas are not even loaded, which a start would wait for. */
const NO_SCHEMAS = { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } };
const LAST_REQUESTS_MS = 500;
/** Long enough for a balancer that asks every few seconds to hear that this process is no longer ready. */
const WORD_GOES_ROUND_MS = 8000;
const LOOK_MS = 20;

/** How long the port stays open while a balancer hears that the shop drains; nobody waits where none stands in front. */
const openWhileDraining = ({ trustProxy }: Shop['config']): number => (trustProxy === false ? 0 : WORD_GOES_ROUND_MS);

/** By connection, the answers to what was asked on it last. */
type Latest = WeakMap<object, LastAnswers>;

/** An app without routes; `app.ts` mounts the features on it. */
export function makeApp(shop: Shop, staysOpenMs: number = openWhileDraining(shop.config)): FastifyInstance {
  const headers = securityHeaders(shop.config.publicUrl.startsWith('https:'));
  const isTrusted = trustOf(shop.config);
  const latest: Latest = new WeakMap();
  const app: FastifyInstance = Fastify({
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers).header('x-request-id', request.id);
      if (!app.answerBadPath?.(request, reply)) sayError(shop, error, request, reply);
    },
    clientErrorHandler: (error, socket) => answerMalformed(headers, { error, socket, answers: latest.get(socket) }),
    logger: loggerOptions(shop.config, 'api'),
    logController: new LogController({ disableRequestLogging: shop.config.logLevel !== 'debug' }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    // Node's own answer to a request without a host has neither envelope nor headers; the hook below refuses it instead.
    http: { requireHostHeader: false },
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: 75_000,
    trustProxy: isTrusted,
    routerOptions: { maxParamLength: 200 },
    schemaController: NO_SCHEMAS,
    // What still comes on a busy connection is answered: a restart loses no request.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  app.decorate('authenticate', shop.sessionAndChanges.authenticate);
  app.decorate('waitForKey', makeWaitForKey(shop.db));
  app.decorate('metrics', new Registry());
  app.decorate('warmUps', []);
  app.decorate('draining', { isDraining: false });
  app.decorate('fastPathHits', []);
  app.decorate('fastPath', new FastPath(shop, (given) => app.fastPathHits.forEach((tell) => tell(given))));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done(oddityOf(request.raw));
  });
  app.addHook('onResponse', (request, reply, done) => {
    // One line a request: what was asked, how it ended, how long it took.
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request');
    done();
  });
  compressAnswers(app, (bytes, more) => shop.responseCache.grow(bytes, more));
  tellOfUntrustedProxy(app);
  giveAgain(app, isTrusted);
  app.server.prependListener('request', ({ socket }, response) =>
    latest.set(socket, { last: response, before: latest.get(socket)?.last }),
  );
  answerOddRequests(app, headers, (socket) => latest.get(socket));
  takeEmptyDeletes(app);
  drainWell(app, { staysOpenMs, latest });
  app.setErrorHandler((error: FastifyError, request, reply) => sayError(shop, error, request, reply));
  return app;
}

// So many proxies in a row wrote the last addresses, what stands before them the sender may have made up; and only a near one speaks for others.
function trustOf({ trustProxy }: Shop['config']): (address: string, hop: number) => boolean {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy !== 'number') return proxyAddr.compile(trustProxy);
  return (address, hop) => hop < trustProxy && (hop > 0 || isPrivateNetwork(address));
}

// What goes past the hooks is remembered by the last of them, and logged as they log.
function giveAgain(app: FastifyInstance, isTrusted: ReturnType<typeof trustOf>): void {
  const { fastPath, server } = app;
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!app.draining.isDraining) fastPath.remember(request.raw, reply, payload);
    done(null, payload);
  });
  if (app.log.level === 'info' || app.log.level === 'debug')
    app.fastPathHits.push(({ request, requestId, ms }) => {
      const req = { method: request.method, url: request.url, ip: proxyAddr(request, isTrusted) };
      app.log.info({ reqId: requestId, req, res: { statusCode: 200 }, ms: Math.round(ms * 10) / 10 }, 'request');
    });
  const answer = server.listeners('request')[0] as RequestListener;
  server.removeAllListeners('request').on('request', (request, response) => {
    if (app.draining.isDraining || oddityOf(request)) answer(request, response);
    else fastPath.take(request, response, answer);
  });
}

function noSchemas(): never {
  throw new Error('a route has a schema of Fastify: checks belong to the contract');
}

// Whoever holds a connection is told with the next answer that it ends; a moment is left for what is on its way.
function drainWell(app: FastifyInstance, { staysOpenMs, latest }: { staysOpenMs: number; latest: Latest }): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    // An answer that ends its connection would drop what the sender has asked after it.
    if (app.draining.isDraining && latest.get(request.raw.socket)?.last === reply.raw)
      void reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    app.draining.isDraining = true;
    const { server } = app;
    if (server.listening && staysOpenMs > 0) await sleep(staysOpenMs);
    const until = Date.now() + LAST_REQUESTS_MS;
    while (server.listening && Date.now() < until && (await connectionsOf(server)) > 0) await sleep(LOOK_MS);
  });
}

// Behind a proxy that is not believed all buyers share its address and its limits, which nobody sees until one is refused.
function tellOfUntrustedProxy(app: FastifyInstance): void {
  let isTold = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTold && request.headers['x-forwarded-for'] !== undefined && (request.ips?.length ?? 1) < 2) {
      isTold = true;
      const peer = request.raw.socket.remoteAddress;
      request.log.warn(
        { peer },
        'x-forwarded-for is not believed from here: where this is your proxy, set TRUST_PROXY',
      );
    }
    done();
  });
}

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

function sayError(shop: Shop, error: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  const language = languageFrom(headerOf(request, 'language'));
  const thrown = asRefusal(error, request.routeOptions?.bodyLimit ?? BODY_LIMIT);
  const answer = refusalOf(thrown, {
    language,
    requestId: request.id,
    log: request.log,
    isStrict: shop.config.isStrict,
  });
  return reply.code(answer.code).send(answer);
}

const BY_STATUS: Record<number, Refusal> = {
  403: new Refusal('notFound', {}),
  404: new Refusal('notFound', {}),
  405: new Refusal('methodNotAllowed', {}),
  415: new Refusal('unsupportedMedia', {}),
};

// Fastify throws errors of its own for what cannot be read or must not be reached; those are the sender's, not bugs.
function asRefusal(error: unknown, limitBytes: number): unknown {
  if (error instanceof Refusal || typeof error !== 'object' || error === null || !('statusCode' in error)) return error;
  const status = Number(error.statusCode);
  if (status === 413) return new Refusal('bodyTooLarge', { limitBytes });
  return BY_STATUS[status] ?? (status >= 400 && status < 500 ? UNREADABLE : error);
}
