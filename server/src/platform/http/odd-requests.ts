// What Node itself would answer bare, cut off or let pass: unknown expectations, CONNECT, two hosts (quality 10, 11).
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refuse.ts';
import { answerMalformed, type LastAnswers } from './malformed-request.ts';

const UNREADABLE = new Refusal('notAcceptable', {});
const UNEXPECTED = new Refusal('expectationFailed', {});

/** Why a request is refused for its head alone; nothing where it is like any other. */
export function oddityOf({ headers, rawHeaders, httpVersion }: IncomingMessage): Refusal | undefined {
  // RFC 9112: one host, and before HTTP/1.1 it may be missing.
  const hosts = headers.host === undefined ? 0 : countHosts(rawHeaders);
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) return UNREADABLE;
  const { expect } = headers;
  return expect === undefined || /100-continue/i.test(expect) ? undefined : UNEXPECTED;
}

// Names and values by turns.
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** Answers what never becomes a request of the app: CONNECT; and makes one of what Node would refuse by itself. */
export function answerOddRequests(
  app: FastifyInstance,
  headers: Record<string, string>,
  answersOf: (socket: Socket) => LastAnswers | undefined,
): void {
  const { server } = app;
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
  server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    const all = { ...headers, allow: 'GET, HEAD, POST, DELETE' };
    answerMalformed(all, { reason: 'methodNotAllowed', socket, answers: answersOf(socket) });
  });
}

/** Takes a DELETE that says its body is JSON and has none, as clients send that say so with every request. */
export function takeEmptyDeletes(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.method === 'DELETE' && body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
