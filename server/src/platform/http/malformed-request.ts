// Answers what the HTTP parser refuses, before there is a request: with the shop's envelope and headers, too (quality 10, 11).
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { DEFAULT_LANGUAGE, type RefusalName, refusals } from '@outrigger/contract';
import { textOf } from '../texts.ts';

/** The answers to what was asked on a connection last, and to what was asked before it. */
export interface LastAnswers {
  last: ServerResponse;
  before: ServerResponse | undefined;
}

/** What the parser refused, and what it could read on that connection. */
interface Unread {
  /** What the parser said, where it was the parser. */
  error?: Error;
  /** What is said of it in place of `notAcceptable`. */
  reason?: RefusalName;
  socket: Socket;
  answers: LastAnswers | undefined;
}

/** Says that the request could not be read and ends the connection; a sender who is gone is left alone. */
export function answerMalformed(headers: Record<string, string>, { error, reason, socket, answers }: Unread): void {
  const isGone = error !== undefined && 'code' in error && error.code === 'ECONNRESET';
  if (isGone || !socket.writable) return void socket.destroy(error);
  const say = () => {
    if (socket.writable) socket.end(refusalWith(headers, reason ?? 'notAcceptable'));
  };
  if (!answers || answers.last.writableFinished) return say();
  const { last, before } = answers;
  // Said at once, it would be taken for the answer to what was asked before.
  if (last.req.complete) return void last.once('close', say);
  // The body of the last request is what could not be read: that one is refused, in its turn.
  const refuse = () => (last.headersSent ? endAfter(last, socket) : say());
  if (last.socket) refuse();
  else if (before) before.once('close', refuse);
  else socket.destroy(error);
}

// Who is refused already for what the head says, hears no second answer.
function endAfter(answer: ServerResponse, socket: Socket): void {
  if (answer.writableFinished) socket.end();
  else answer.once('close', () => socket.end());
}

function refusalWith(headers: Record<string, string>, reason: RefusalName): string {
  const { status } = refusals[reason];
  const message = textOf(DEFAULT_LANGUAGE, reason);
  const body = JSON.stringify({ code: status, message, result: { reason, facts: {} } });
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
