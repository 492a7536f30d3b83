// What was thrown becomes the refusal that tells the truth about it (architecture §6; quality 5).
import { type Call, calls } from '@outrigger/contract';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { waitOf } from '../counters.store.ts';
import { Refusal } from '../refuse.ts';
import { type KnownRequest, refusalOf } from './answer.ts';

const { log } = Fastify({ logger: false });
const asked: KnownRequest = { language: 'en', requestId: 'r1', log };
const fromDatabase = (code: string) => Object.assign(new Error('said the database'), { code, severity: 'ERROR' });

test.each([
  ['a full disk', '53100', 'readOnly'],
  ['a server that takes no writes', '25006', 'readOnly'],
  ['too many clients', '53300', 'unavailable'],
  ['no memory', '53200', 'unavailable'],
  ['a server that shuts down', '57P01', 'unavailable'],
  ['a statement out of time', '57014', 'unavailable'],
])('quality 5 %s (%s) is told as %s', (_what, code, reason) => {
  expect(refusalOf(fromDatabase(code), asked)).toMatchObject({ code: 503, result: { reason } });
});

test.each([
  ['a missing file', { code: 'ENOENT', syscall: 'open', path: '/srv/files/a.pdf' }, 'serverError'],
  [
    'a database that is not there',
    { code: 'ENOENT', syscall: 'connect', address: '/run/.s.PGSQL.5432' },
    'unavailable',
  ],
  ['a database that refuses', { code: 'ECONNREFUSED', syscall: 'connect', port: 5432 }, 'unavailable'],
  ['a connection that is lost', { code: 'ECONNRESET', syscall: 'read' }, 'unavailable'],
])('architecture §6 %s is told as what it is', (_what, facts, reason) => {
  expect(refusalOf(Object.assign(new Error('said the system'), facts), asked).result).toMatchObject({ reason });
});

const { orders, parts, freight, feedback, serviceTools } = calls;
test.each([
  ['checkPriceAndInventory', orders.checkPriceAndInventory, 'priceQueryFailed'],
  ['logisticFee', freight.logisticFee, 'freightFailed'],
  ['stockAssign', orders.stockAssign, 'freightFailed'],
  ['shipBatchList', orders.shipBatchList, 'freightFailed'],
  ['goodsDetail', parts.goodsDetail, 'partLoadFailed'],
  ['sendFeedback', feedback.sendFeedback, 'feedbackFailed'],
  ['sendInquiry', serviceTools.sendInquiry, 'feedbackFailed'],
] as const satisfies readonly (readonly [string, Call, string])[])(
  'spec §8 an outage of %s is told in its own words, a full disk and a bug are not',
  (_name, call, reason) => {
    expect(refusalOf(fromDatabase('57P01'), { ...asked, call })).toMatchObject({ code: 503, result: { reason } });
    expect(refusalOf(fromDatabase('53100'), { ...asked, call }).result.reason).toBe('readOnly');
    expect(refusalOf(fromDatabase('23505'), { ...asked, call }).result.reason).toBe('serverError');
    expect(call.refuses).toContain(reason);
  },
);

test('architecture §6 a bug is answered without its text', () => {
  for (const bug of [fromDatabase('23505'), new TypeError('secret'), 'secret']) {
    const answer = refusalOf(bug, asked);
    expect(answer).toMatchObject({ code: 500, result: { reason: 'serverError', facts: { requestId: 'r1' } } });
    expect(JSON.stringify(answer)).not.toMatch(/secret|database/);
  }
});

test('architecture §6 a refusal its call does not declare fails where strict, and is logged elsewhere', () => {
  const told: unknown[] = [];
  const listening = Object.assign(Object.create(log) as typeof log, { error: (what: unknown) => told.push(what) });
  const call = { path: '/test/x', refuses: [] } as unknown as NonNullable<KnownRequest['call']>;
  const refusal = new Refusal('cartEmpty', {});
  expect(refusalOf(refusal, { ...asked, log: listening, call, isStrict: true }).code).toBe(500);
  expect(refusalOf(refusal, { ...asked, log: listening, call }).result.reason).toBe('cartEmpty');
  expect(told).toHaveLength(2);
});

test.each([
  [1, 'en', 'Wait 1 second and'],
  [45, 'en', 'Wait 45 seconds and'],
  [763, 'en', 'Wait 13 minutes and'],
  [763, 'es', '13 minutos'],
  [763, 'pt', '13 minutos'],
  [763, 'fa', '13 minutes'],
  [763, 'zh', '13 分钟'],
] as const)('spec §8 a wait of %s seconds is told in %s as "%s"', (seconds, language, text) => {
  const answer = refusalOf(new Refusal('tooManyRequests', waitOf(seconds)), { ...asked, language });
  expect(answer.message).toContain(text);
});
