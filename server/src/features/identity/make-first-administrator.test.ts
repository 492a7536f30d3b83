// The first administrator of an empty shop (product §1): from the one-time link, once, and with a second factor to enrol.
import { calls } from '@outrigger/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lonelyDatabase } from '../../../test/database.ts';
import { buildApp } from '../../app.ts';
import { type OpenShop, openShop } from '../../open-shop.ts';
import { readConfig } from '../../platform/config.ts';
import { newFirstAdminTicket } from '../../platform/supervisor/first-start.store.ts';
import { makeCompany } from './identity.make.ts';

const { makeFirstAdministrator, profile } = calls.identity;
const { startEnrollment } = calls.secondFactor;
let opened: OpenShop;
let app: FastifyInstance;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await lonelyDatabase();
  drop = database.drop;
  const settings = {
    DATABASE_URL: database.url,
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    DATA_DIR: '/tmp',
    DISK_MINIMUM_MB: '1',
  };
  opened = await openShop(readConfig(settings), 'outrigger-test');
  app = await buildApp(opened.shop);
});
afterAll(async () => {
  await app.close();
  await opened.close();
  await drop();
});

const ask = async (call: { path: string }, payload: object, token?: string) => {
  const headers = token ? { token } : {};
  const answer = await app.inject({ method: 'POST', url: `/api${call.path}`, payload, headers });
  return { status: answer.statusCode, ...answer.json() };
};
const input = (ticket: string | undefined, email = 'first@example.test') => ({
  ticket,
  email,
  password: 'Outrigger-2026',
});

test("product §1 a customer's address is refused by name, and the link still works with another", async () => {
  const { email } = await makeCompany(opened.shop.db);
  const ticket = await newFirstAdminTicket(opened.shop.db);
  const answer = await ask(makeFirstAdministrator, input(ticket, email.toUpperCase()));
  expect([answer.status, answer.result.reason]).toEqual([409, 'emailTaken']);
});

test('product §1 the newest link makes one administrator, whoever asks at once, who must enrol a second factor', async () => {
  const older = await newFirstAdminTicket(opened.shop.db);
  const ticket = await newFirstAdminTicket(opened.shop.db);
  expect((await ask(makeFirstAdministrator, input(older))).result.reason).toBe('verificationFailed');
  const made = await Promise.all(
    ['a@example.test', 'b@example.test', 'c@example.test'].map((email) =>
      ask(makeFirstAdministrator, input(ticket, email)),
    ),
  );
  const passed = made.filter((answer) => answer.status === 200);
  expect(passed).toHaveLength(1);
  const { token, mustEnroll, user } = passed[0].result;
  expect({ mustEnroll, roles: user.officeRoles }).toEqual({ mustEnroll: true, roles: ['super'] });
  expect((await ask(profile, {}, token)).status).toBe(401);
  expect((await ask(startEnrollment, {}, token)).status).toBe(200);
  expect((await ask(makeFirstAdministrator, input(ticket))).result.reason).toBe('verificationFailed');
  expect(await newFirstAdminTicket(opened.shop.db)).toBeUndefined();
});
