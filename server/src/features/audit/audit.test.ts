// The audit trail in the office (product §8): in words that can be searched, page by page, with the state of its chain.
import { calls, type InputOf } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { lonelyDatabase } from '../../../test/database.ts';
import { openTestShop, type TestShop, testShop } from '../../../test/shop.ts';
import { audit } from '../../platform/audit.store.ts';
import { makeAdministrator, makeCompany } from '../identity/identity.make.ts';
import { checkAuditFurther } from './check-audit-further.ts';

const { auditTrail, auditState } = calls.audit;
let it: TestShop;
let token: string;

beforeAll(async () => {
  it = await testShop();
  ({ token } = await makeAdministrator(it.shop.db));
});

const trail = async (asked: InputOf<typeof auditTrail> = {}) => (await it.ask(auditTrail, asked, { token })).result;

test('product §8 an entry says who did what to whom, what it was before and is after, and why', async () => {
  const { db } = it.shop;
  const clerk = await makeAdministrator(db, ['support']);
  const company = await makeCompany(db);
  const reason = 'Unpaid since May';
  await it.ask(calls.companies.refuseCompany, { id: company.companyId, reason }, { token: clerk.token });
  const { items, next } = await trail({ by: clerk.email });
  expect(next).toBeNull();
  expect(items).toEqual([
    expect.objectContaining({
      action: 'refuseCompany',
      by: clerk.email,
      company: company.name,
      subject: `company ${company.companyId}`,
      person: null,
      changes: [{ field: 'status', before: 'approved', after: 'blocked' }],
      reason,
    }),
  ]);
});

test('product §8 it is found by what was done, by company or person, and by the days of the reader', async () => {
  const { db } = it.shop;
  const person = await makeCompany(db);
  const subject = `user ${person.userId}`;
  const note = (action: 'forgetPassword' | 'setRate') =>
    db.begin((trx) => audit(trx, { action, userId: person.userId, companyId: person.companyId, subject }));
  await note('forgetPassword');
  await note('setRate');
  const today = new Date().toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const found = async (asked: InputOf<typeof auditTrail>) =>
    (await trail({ by: person.email, ...asked })).items.map(({ action }) => action);
  expect(await found({})).toEqual(['setRate', 'forgetPassword']);
  expect(await found({ action: 'setRate' })).toEqual(['setRate']);
  expect((await trail({ about: person.name })).items).toHaveLength(2);
  expect((await trail({ about: person.email })).items[0]?.person).toBe(person.email);
  expect((await trail({ about: subject })).items.length).toBeGreaterThanOrEqual(2);
  expect(await found({ from: today, to: today })).toHaveLength(2);
  expect(await found({ to: yesterday })).toEqual([]);
  expect(await found({ to: yesterday, toOffset: 1440 })).toHaveLength(2);
  const wrong = await it.ask(auditTrail, { from: today, to: yesterday }, { token });
  expect([wrong.status, wrong.reason]).toEqual([400, 'dateRangeInvalid']);
});

test('product §8 pages go on after the last entry, whatever was added meanwhile', async () => {
  const { db } = it.shop;
  const { userId, email } = await makeCompany(db);
  for (let at = 0; at < 60; at += 1)
    await db.begin((trx) => audit(trx, { action: 'setRate', userId, subject: `currency A${at}` }));
  const first = await trail({ by: email });
  await db.begin((trx) => audit(trx, { action: 'setRate', userId, subject: 'currency NEW' }));
  const second = await trail({ by: email, before: first.next ?? 0 });
  const seen = [...first.items, ...second.items].map(({ subject }) => subject);
  expect(seen).toEqual(Array.from({ length: 60 }, (_, at) => `currency A${59 - at}`));
  expect(second.next).toBeNull();
});

test('product §8 nobody but those who manage the office reads it', async () => {
  const { token: clerk } = await makeAdministrator(it.shop.db, ['catalogue', 'orders', 'finance', 'support']);
  for (const call of [auditTrail, auditState]) {
    expect((await it.ask(call, {}, { token: clerk })).reason).toBe('noPermission');
    expect((await it.ask(call, {})).reason).toBe('signInAgain');
  }
});

test('product §8 the worker checks the chain on from where it held; what was changed or cut off after that stays said', async () => {
  const lonely = await lonelyDatabase();
  const { shop } = await openTestShop({ DATABASE_URL: lonely.url });
  const { db } = shop;
  const { readAuditState } = await import('./audit.reads.ts');
  const add = (subject: string) => db.begin((trx) => audit(trx, { action: 'setRate', userId: null, subject }));
  const state = async () => {
    await checkAuditFurther(db);
    const { entries, checked } = await readAuditState(db);
    return [entries, checked?.upTo, checked?.brokenAt];
  };
  expect(await readAuditState(db)).toEqual({ entries: 0, checked: null });
  expect(await state()).toEqual([0, 0, null]);
  for (const subject of ['a', 'b', 'c']) await add(subject);
  expect(await state()).toEqual([3, 3, null]);
  for (const subject of ['d', 'e', 'f']) await add(subject);
  await db`alter table audit disable trigger audit_append_only`;
  await db`update audit set subject = 'x' where subject = 'e'`;
  expect(await state()).toEqual([6, 4, 5]);
  await db`update audit set subject = 'e' where subject = 'x'`;
  expect(await state()).toEqual([6, 4, 5]);
  await db`delete from audit_checks`;
  expect(await state()).toEqual([6, 6, null]);
  await db`delete from audit where subject = 'f'`;
  expect(await state()).toEqual([5, 6, 6]);
  await lonely.drop();
}, 60_000);

test.each(['audit', 'terms_agreements'])('product §8 %s is not emptied at a stroke', async (table) => {
  await expect(it.shop.db.unsafe(`truncate ${table} cascade`)).rejects.toThrow('only ever added');
});
