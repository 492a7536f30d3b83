// Product §1: what a person at a terminal reads of the log.
import { expect, test } from 'vitest';
import { readable } from './readable-log.ts';

const at = { time: '2026-01-31T12:03:04.567Z', name: 'api', pid: 1, hostname: 'x', reqId: 'r' };
const lineOf = (what: object) => readable(`${JSON.stringify({ ...at, ...what })}\n`);

test('product §1 on a terminal a request is one short line', () => {
  const asked = { req: { method: 'GET', path: '/api/shop/goods-list', ip: '::1' }, res: { statusCode: 200 }, ms: 12.3 };
  expect(lineOf({ level: 30, ...asked, msg: 'request' })).toBe(
    '12:03:04 info  api: GET /api/shop/goods-list 200 12.3 ms\n',
  );
});

test('product §1 on a terminal a warning is one line with its facts, an error has its stack', () => {
  const err = { type: 'Error', message: 'gone\naway', stack: 'Error: gone\n    at here' };
  expect(lineOf({ level: 40, msg: 'the database did not take part', err })).toBe(
    '12:03:04 warn  api: the database did not take part – Error: gone away\n',
  );
  expect(lineOf({ level: 40, msg: 'undeclared', reason: 'x', call: '/a' })).toBe(
    '12:03:04 warn  api: undeclared reason=x call=/a\n',
  );
  expect(lineOf({ level: 50, msg: 'a bug', err })).toBe('12:03:04 error api: a bug\nError: gone\n    at here\n');
});

test('product §1 nothing that was sent steers the terminal, and what is no log line stays as it is', () => {
  const steering = { method: 'GET', path: '/\u001b[2J\u0007\r\n12:00:00 fake' };
  const line = lineOf({ level: 30, req: steering, res: { statusCode: 404 }, ms: 1 });
  expect(line).toMatch(/^12:03:04 .*\n$/);
  expect(line.slice(0, -1)).not.toMatch(/\p{Cc}/u);
  expect(readable('Drawing ahead\n')).toBe('Drawing ahead\n');
  expect(readable('null\n')).toBe('null\n');
});
