// Companies before the parts desk (product §3, §8): approved or refused with a reason, both by mail, at work on the next request.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { readLastMail } from '../codes/codes.make.ts';
import { makeAdministrator, makeCompany } from '../identity.make.ts';
import { identityJobs } from '../index.ts';

const { companyList, companyDetail, approveCompany, refuseCompany } = calls.companies;
const { favourites } = calls.favourites;
const { profile } = calls.identity;
let it: TestShop;
let token: string;

beforeAll(async () => {
  it = await testShop();
  ({ token } = await makeAdministrator(it.shop.db, ['support']));
});

async function lettersTo(userId: number, email: string) {
  const jobs = await it.shop.db<{ facts: Record<string, unknown> }[]>`
    select facts from outbox where job = 'mail account letter' and (facts ->> 'userId')::bigint = ${userId} order by id`;
  for (const { facts } of jobs) await identityJobs['mail account letter']?.(it.shop, facts);
  return { count: jobs.length, mail: await readLastMail(it.shop, email) };
}

test('§6 approved, a company orders with the very next request, and is told by mail once', async () => {
  const company = await makeCompany(it.shop.db, { status: 'waiting' });
  expect((await it.ask(favourites, {}, { token: company.token })).reason).toBe('accessRestricted');
  const customerNumber = `K-${company.companyId}`;
  const answers = await Promise.all([
    it.ask(approveCompany, { id: company.companyId, customerNumber }, { token }),
    it.ask(approveCompany, { id: company.companyId }, { token }),
  ]);
  expect(answers.map(({ result }) => result.status)).toEqual(['approved', 'approved']);
  expect((await it.ask(favourites, {}, { token: company.token })).status).toBe(200);
  const { count, mail } = await lettersTo(company.userId, company.email);
  expect([count, mail?.subject]).toEqual([1, `${company.name} is approved`]);
  const notices = (await it.ask(calls.notices.noticeList, {}, { token: company.token })).result.items;
  expect(notices.filter(({ kind }) => kind === 'account').map(({ name }) => name)).toEqual([mail?.subject]);
});

test('product §3 refused with a reason, a company is told why and signed out', async () => {
  const company = await makeCompany(it.shop.db, { status: 'waiting' });
  const reason = 'No <b>trade</b> licence {company}';
  const { result } = await it.ask(refuseCompany, { id: company.companyId, reason }, { token });
  expect(result).toMatchObject({ status: 'blocked', decisionReason: reason });
  expect((await it.ask(profile, {}, { token: company.token })).reason).toBe('signInAgain');
  await it.shop.db`update companies set status = 'waiting' where id = ${company.companyId}`;
  const { mail } = await lettersTo(company.userId, company.email);
  expect(mail?.subject).toBe(`Registration of ${company.name} is not approved`);
  expect(mail?.text).toContain(reason);
  expect(mail?.html).toContain('No &lt;b&gt;trade&lt;/b&gt; licence {company}');
});

test('product §8 an approved company is closed with a reason and may be opened again', async () => {
  const company = await makeCompany(it.shop.db);
  await it.ask(refuseCompany, { id: company.companyId, reason: 'Unpaid since May' }, { token });
  const again = await it.ask(refuseCompany, { id: company.companyId, reason: 'Another' }, { token });
  expect(again.result.decisionReason).toBe('Unpaid since May');
  const { count, mail } = await lettersTo(company.userId, company.email);
  expect([count, mail?.subject]).toEqual([1, `The account of ${company.name} is closed`]);
  const opened = await it.ask(approveCompany, { id: company.companyId }, { token });
  expect(opened.result).toMatchObject({ status: 'approved', decisionReason: null });
});

test('§5 a refusal needs its reason', async () => {
  const company = await makeCompany(it.shop.db, { status: 'waiting' });
  const answer = await it.ask(refuseCompany, { id: company.companyId, reason: '  ' }, { token });
  expect([answer.status, answer.fields?.[0]?.field]).toEqual([400, 'reason']);
});

test('product §8 a customer number belongs to one company', async () => {
  const [one, other] = [
    await makeCompany(it.shop.db, { status: 'waiting' }),
    await makeCompany(it.shop.db, { status: 'waiting' }),
  ];
  const customerNumber = `N-${one.companyId}`;
  await it.ask(approveCompany, { id: one.companyId, customerNumber }, { token });
  const answer = await it.ask(approveCompany, { id: other.companyId, customerNumber }, { token });
  expect([answer.status, answer.reason]).toEqual([409, 'conflict']);
});

test('product §8 the list puts those that wait first, the longest first, and finds by name and address', async () => {
  const { db } = it.shop;
  const word = `Q${Date.now()}`;
  const [late, early, done] = [
    await makeCompany(db, { status: 'waiting' }),
    await makeCompany(db, { status: 'waiting' }),
    await makeCompany(db),
  ];
  for (const { companyId, name } of [late, early, done])
    await db`update companies set name = ${`${word} ${name}`} where id = ${companyId}`;
  await db`update companies set created_at = now() - interval '3 days' where id = ${early.companyId}`;
  const { result } = await it.ask(companyList, { keyword: word }, { token });
  expect(result.items.map(({ id }) => id)).toEqual([early.companyId, late.companyId, done.companyId]);
  expect(result.counts).toEqual({ waiting: 2, approved: 1, blocked: 0 });
  const approved = await it.ask(companyList, { keyword: word, status: 'approved' }, { token });
  expect([approved.result.total, approved.result.items[0]?.email]).toEqual([1, done.email]);
  const byAddress = await it.ask(companyList, { keyword: late.email }, { token });
  expect(byAddress.result.items.map(({ id }) => id)).toEqual([late.companyId]);
});

test('product §8 one company with its people; what does not exist is answered so', async () => {
  const company = await makeCompany(it.shop.db);
  const { result } = await it.ask(companyDetail, { id: company.companyId }, { token });
  expect(result).toMatchObject({ name: company.name, terms: null, people: [{ email: company.email, role: 'main' }] });
  for (const [call, input] of [
    [companyDetail, { id: 99_999_999 }],
    [approveCompany, { id: 99_999_999 }],
    [refuseCompany, { id: 99_999_999, reason: 'x' }],
  ] as const)
    expect((await it.ask(call, input, { token })).reason).toBe('notFound');
});

test('§6 a buyer and other office roles see no companies', async () => {
  const company = await makeCompany(it.shop.db);
  const other = await makeAdministrator(it.shop.db, ['catalogue']);
  for (const one of [company.token, other.token])
    expect((await it.ask(companyList, {}, { token: one })).reason).toBe('noPermission');
  expect((await it.ask(companyList, {})).reason).toBe('signInAgain');
});
