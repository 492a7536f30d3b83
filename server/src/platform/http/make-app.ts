// Fastify set up for the shop: request ids, limits, headers, one error handler, draining (architecture §4).
import { randomUUID } from 'node:crypto';
import { languageFrom } from '@outrigger/contract';
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
import { makeAuthenticate } from '../sessions/authenticate.ts';
import type { Shop } from '../shop.ts';
import { refusalOf } from './answer.ts';
import { headerOf } from './context-of.ts';
import './fastify-parts.ts';
import { securityHeaders } from './headers.ts';
import { answerUnreadable } from './unreadable.ts';

const BODY_LIMIT = 256 * 1024;
const REQUEST_TIMEOUT_MS = 100_000;

/** An app without routes; `app.ts` mounts the features on it. */
export function makeApp(shop: Shop): FastifyInstance {
  const headers = securityHeaders(shop.config.publicUrl.startsWith('https:'));
  const app = Fastify({
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers).header('x-request-id', request.id);
      sayError(shop, error, request, reply);
    },
    clientErrorHandler: (error, socket) => answerUnreadable(headers, error, socket),
    logger: loggerOptions(shop.config, 'api'),
    logController: new LogController({ disableRequestLogging: shop.config.logLevel !== 'debug' }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: 75_000,
    // The one proxy in front wrote the last address; what stands before it, the sender may have made up.
    trustProxy: shop.config.trustProxy ? (_address, hop) => hop === 0 : false,
    routerOptions: { maxParamLength: 200 },
    // What still comes on a busy connection is answered: a restart loses no request.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  app.decorate('authenticate', makeAuthenticate(shop.db));
  app.decorate('metrics', new Registry());
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    // One line a request: what was asked, how it ended, how long it took.
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => sayError(shop, error, request, reply));
  return app;
}

function sayError(shop: Shop, error: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  const language = languageFrom(headerOf(request, 'language'));
  const thrown = asRefusal(error);
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
  413: new Refusal('bodyTooLarge', { limitBytes: BODY_LIMIT }),
  415: new Refusal('unsupportedMedia', {}),
};
const UNREADABLE = new Refusal('notAcceptable', {});

// Fastify throws errors of its own for what cannot be read or must not be reached; those are the sender's, not bugs.
function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal || typeof error !== 'object' || error === null || !('statusCode' in error)) return error;
  const status = Number(error.statusCode);
  return BY_STATUS[status] ?? (status >= 400 && status < 500 ? UNREADABLE : error);
}
