// Logs carry what an operator needs and no secret (product §2).
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { loggerOptions } from './log.ts';

function written(what: object): Record<string, unknown> {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const options = loggerOptions(readConfig({}, false), 'test');
  const { log } = Fastify({ logger: { ...(typeof options === 'object' ? options : {}), stream } });
  log.error(what, 'said');
  return JSON.parse(lines[0] ?? '{}') as Record<string, unknown>;
}

test('product §2 an error is logged whole, its code too', () => {
  const err = Object.assign(new Error('duplicate key'), { code: '23505' });
  expect(written({ err })['err']).toMatchObject({ message: 'duplicate key', code: '23505' });
});

test('product §1 the log is in words on a terminal and JSON everywhere else', () => {
  const streamOf = (isOnTerminal: boolean) => {
    const options = loggerOptions(readConfig({}, isOnTerminal), 'test');
    return typeof options === 'object' ? options.stream : undefined;
  };
  expect(streamOf(true)).toBeDefined();
  expect(streamOf(false)).toBeUndefined();
});

test('product §2 a ticket that stands in a path is not', () => {
  const path = (url: string) => (written({ req: { method: 'POST', url, ip: '' } })['req'] as { path: string }).path;
  expect(path(`/api/newsletter/one-click/${'x'.repeat(43)}?a=1`)).toBe('/api/newsletter/one-click/[secret]');
  expect(path('/api/parts/TK-1')).toBe('/api/parts/TK-1');
});

test('product §2 tokens, passwords and second factors are not', () => {
  const secrets = { token: 'a', password: 'b', secondFactor: 'c' };
  const censored = { token: '[secret]', password: '[secret]', secondFactor: '[secret]' };
  expect(written(secrets)).toMatchObject(censored);
  expect(written({ input: secrets })['input']).toEqual(censored);
});
