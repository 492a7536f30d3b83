// Quality 5: what an error of the database or of its connection says is lost, in one table.
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { DatabaseLost, isDatabaseLost } from '../database-lost.ts';
import { isOfStatement, type Loss, LostConnection, lossOf } from './lost-connection.ts';

const said = (code: string, routine?: string) => Object.assign(new DatabaseError(code, 1, 'error'), { code, routine });
const ofSystem = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

const TABLE: readonly (readonly [string, unknown, Loss])[] = [
  ['nobody listens', ofSystem('ECONNREFUSED', 'connect'), 'away'],
  ['no socket is there', ofSystem('ENOENT', 'connect'), 'away'],
  ['reset', ofSystem('ECONNRESET', 'read'), 'away'],
  ['shutting down', said('57P01'), 'away'],
  ['starting up', said('57P03'), 'away'],
  ['closed', new LostConnection('CONNECTION_CLOSED'), 'away'],
  ['no answer to connecting', new LostConnection('CONNECT_TIMEOUT'), 'gone'],
  ['the pool has been closed', new LostConnection('CONNECTION_ENDED'), 'gone'],
  ['a connection exception', said('08006'), 'gone'],
  ["the driver's own word", new Error('Connection terminated unexpectedly'), 'gone'],
  ['the database was dropped', said('57P04'), 'over'],
  ['idle in a transaction', said('25P03'), 'over'],
  ['a damaged page', said('XX001'), 'over'],
  ['a plan that is no more', said('0A000', 'RevalidateCachedQuery'), 'over'],
  ['a file that is not there', ofSystem('ENOENT', 'open'), 'over'],
  ['a unique key', said('23505'), 'nothing'],
  ['a statement cancelled', said('57014'), 'nothing'],
  ['any other error', new Error('no such part'), 'nothing'],
  ['no error at all', 'ECONNREFUSED', 'nothing'],
];

test.each(TABLE)('quality 5 %s', (_, error, loss) => {
  expect(lossOf(error)).toBe(loss);
  expect(isDatabaseLost(error)).toBe(loss === 'away' || loss === 'gone');
});

test('quality 5 a program that says the database was lost is believed', () => {
  expect(isDatabaseLost(new DatabaseLost('killed'))).toBe(true);
});

test('quality 5 a statement the server refused leaves its connection, also where only its plan was stale', () => {
  expect([said('23505'), said('57014'), said('26000')].every(isOfStatement)).toBe(true);
  expect([said('57P01'), said('XX000'), new Error('x')].some(isOfStatement)).toBe(false);
});
