// Answers what the HTTP parser refuses, before there is a request: with the shop's envelope and headers, too (quality 10, 11).
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { DEFAULT_LANGUAGE, refusals } from '@outrigger/contract';
import { textOf } from '../texts.ts';

/** Says that the request could not be read and ends the connection; a sender who is gone is left alone. */
export function answerUnreadable(headers: Record<string, string>, error: Error, socket: Socket): void {
  const isGone = 'code' in error && error.code === 'ECONNRESET';
  if (isGone || !socket.writable) return void socket.destroy(error);
  const { status } = refusals.notAcceptable;
  const message = textOf(DEFAULT_LANGUAGE, 'notAcceptable');
  const body = JSON.stringify({ code: status, message, result: { reason: 'notAcceptable', facts: {} } });
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
