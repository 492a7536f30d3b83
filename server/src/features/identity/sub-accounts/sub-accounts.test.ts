// Sub-accounts (spec §2 table, §3, §5, §7; product §4): applied for, approved, changed, deleted.
import { calls, permissions } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import type { Message } from '../../../platform/outside/message.ts';
import { startSession } from '../../../platform/sessions/sessions.store.ts';
import { readLastMail } from '../codes/codes.make.ts';
import { makeAdministrator, makeCompany, makeSubAccount } from '../identity.make.ts';
import { mailInvitation } from '../invitations/invite-sub-account.ts';
import { mailRefused, REFUSED_JOB } from './mail-refused.ts';
import { mayGrant, mayLimit } from './sub-account.rules.ts';

const { subAccountList, permissionList, accountApply, accountModify, subAccountDelete } = calls.subAccounts;
const { subAccountsToDecide, approveSubAccount, refuseSubAccount } = calls.subAccounts;
const { accountInviteAgain, inviteSubAccountAgain, closeSubAccount } = calls.subAccounts;
const { profile } = calls.identity;
const { bindUser } = calls.registration;
let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

let count = 0;
const somebody = () => `tech${(count += 1)}.${Date.now()}@example.test`;
const apply = (token: string, given: Record<string, unknown> = {}) =>
  it.ask(accountApply, { country: 'DE', email: somebody(), permissions: [3], ...given }, { token });

test('§7 a main account applies, and the table shows number, user id, username, create time and status', async () => {
  const { token } = await makeCompany(it.shop.db);
  const email = somebody();
  const made = await apply(token, { email, permissions: [3, 2], spendingLimit: { amount: '500.00', currency: 'EUR' } });
  expect(made.result).toEqual({
    id: expect.any(Number),
    username: email.split('@')[0],
    email,
    country: 'DE',
    createTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    status: 'reviewing',
    permissions: [2, 3],
    isBound: false,
    invitedUntil: null,
    spendingLimit: { amount: '500.00', currency: 'EUR' },
    isOwn: false,
  });
  const list = await it.ask(subAccountList, {}, { token });
  expect(list.result).toMatchObject({ items: [made.result], total: 1, page: 1 });
});

test('product §4 a company that waits for the parts desk brings nobody along yet', async () => {
  const { token } = await makeCompany(it.shop.db, { status: 'waiting' });
  expect((await apply(token)).reason).toBe('accessRestricted');
  expect((await it.ask(subAccountList, {}, { token })).result.total).toBe(0);
});

test('§5 country, email and at least one permission are required', async () => {
  const { token } = await makeCompany(it.shop.db);
  const bare = await it.ask(accountApply, {}, { token });
  expect(bare.fields?.map(({ field }) => field)).toEqual(['country', 'email', 'permissions']);
  expect((await apply(token, { permissions: [] })).fields?.[0]?.field).toBe('permissions');
  expect((await apply(token, { permissions: [4] })).status).toBe(400);
  const limit = { amount: '1.00', currency: 'CHF' };
  expect((await apply(token, { spendingLimit: limit })).reason).toBe('currencyNotFound');
  expect((await it.ask(subAccountList, {}, { token })).result.total).toBe(0);
});

test('§8 an address that has an account already is refused, whosever it is', async () => {
  const { db } = it.shop;
  const { token, email } = await makeCompany(db);
  const stranger = await makeCompany(db);
  for (const taken of [email, stranger.email]) expect((await apply(token, { email: taken })).reason).toBe('emailTaken');
});

test('product §4 nobody grants what he does not have, edits himself, or lets another spend more than himself', async () => {
  const { db } = it.shop;
  const main = await makeCompany(db);
  const manager = await makeSubAccount(db, main.companyId, { permissions: [1, 3] });
  await db`update users set spending_limit_minor = 50000, spending_limit_currency = 'USD' where id = ${manager.userId}`;
  expect((await apply(manager.token, { permissions: [2] })).reason).toBe('noPermission');
  const made = await apply(manager.token, { permissions: [3] });
  expect(made.result.spendingLimit).toBeUndefined();
  const seen = await it.ask(subAccountList, {}, { token: main.token });
  const inherited = seen.result.items.find(({ id }) => id === made.result.id);
  expect(inherited?.spendingLimit).toEqual({ amount: '500.00', currency: 'USD' });
  const own = { id: manager.userId, permissions: [1, 2, 3] };
  expect((await it.ask(accountModify, own, { token: manager.token })).reason).toBe('noPermission');
  expect((await it.ask(subAccountDelete, { id: manager.userId }, { token: manager.token })).reason).toBe(
    'noPermission',
  );
  const more = { id: made.result.id, permissions: [3], spendingLimit: null };
  expect((await it.ask(accountModify, more, { token: manager.token })).reason).toBe('noPermission');
  // What the account has already stays, although the manager could not give it.
  await it.ask(accountModify, { id: made.result.id, permissions: [2, 3] }, { token: main.token });
  const kept = await it.ask(accountModify, { id: made.result.id, permissions: [2, 3], username: 'Kim' }, manager);
  expect(kept.result).toMatchObject({ permissions: [2, 3], username: 'Kim' });
  const grantable = await it.ask(permissionList, {}, { token: manager.token, language: 'fa' });
  expect(grantable.result.map(({ id, isGrantable }) => [id, isGrantable])).toEqual([
    [1, true],
    [2, false],
    [3, true],
  ]);
  expect(grantable.result[1]?.name).toBe('Voir les prix des pièces');
});

test('product §4 the rules bare', () => {
  const manager = { userId: 1, permissions: [permissions.manageSubAccounts, permissions.viewPrices], limit: null };
  expect(mayGrant(manager, null, [1, 2])).toBe(true);
  expect(mayGrant(manager, null, [3])).toBe(false);
  expect(mayGrant(manager, { id: 1, permissions: [3] }, [3])).toBe(false);
  expect(mayLimit(manager, null)).toBe(true);
  const bound = { ...manager, limit: { minor: 10_000, currency: 'USD' } };
  expect(mayLimit(bound, { amount: '100.00', currency: 'USD' })).toBe(true);
  expect(mayLimit(bound, { amount: '100.01', currency: 'USD' })).toBe(false);
  expect(mayLimit(bound, { amount: '1.00', currency: 'EUR' })).toBe(false);
  expect(mayLimit({ ...manager, permissions: [1] }, null)).toBe(false);
});

test('§6 changed permissions and a deletion work on the very next request, and history stays', async () => {
  const { db } = it.shop;
  const main = await makeCompany(db);
  const sub = await makeSubAccount(db, main.companyId, { permissions: [3] });
  const other = await makeSubAccount(db, main.companyId, { permissions: [2] });
  for (const _ of [1, 2]) await it.ask(accountModify, { id: sub.userId, permissions: [2] }, { token: main.token });
  expect((await it.ask(profile, {}, { token: sub.token })).result.user.permissions).toEqual([2]);
  expect((await it.ask(subAccountDelete, { id: sub.userId }, { token: main.token })).status).toBe(200);
  expect((await it.ask(profile, {}, { token: sub.token })).status).toBe(401);
  expect((await it.ask(profile, {}, { token: other.token })).status).toBe(200);
  expect((await it.ask(subAccountDelete, { id: sub.userId }, { token: main.token })).status).toBe(200);
  const change = { id: sub.userId, permissions: [3] };
  expect((await it.ask(accountModify, change, { token: main.token })).reason).toBe('conflict');
  const left = (await it.ask(subAccountList, {}, { token: main.token })).result.items;
  expect(left.map(({ id, status }) => [id, status])).toEqual([
    [other.userId, 'active'],
    [sub.userId, 'inactive'],
  ]);
  const trail = await db<{ action: string; after: unknown }[]>`
    select action, facts->'after' as after from audit where subject = ${`user ${sub.userId}`} order by position`;
  // What was saved unchanged is no change.
  expect(trail.map(({ action }) => action)).toEqual(['modifySubAccount', 'deleteSubAccount']);
  expect(trail[0]?.after).toEqual({ permissions: [2] });
});

test('product §4 a deleted account waits again under its address, without its old password', async () => {
  const { db } = it.shop;
  const main = await makeCompany(db);
  const sub = await makeSubAccount(db, main.companyId, { permissions: [3], passwordHash: 'old' });
  await it.ask(subAccountDelete, { id: sub.userId }, { token: main.token });
  const again = await apply(main.token, { email: sub.email, permissions: [2] });
  expect(again.result).toMatchObject({ id: sub.userId, status: 'reviewing', permissions: [2] });
  const [row] = await db`select password_hash from users where id = ${sub.userId}`;
  expect(row).toEqual({ passwordHash: null });
});

test('product §4 a stranger’s sub-account, and a main account, answer like one that does not exist', async () => {
  const { db } = it.shop;
  const [mine, other] = [await makeCompany(db), await makeCompany(db)];
  const theirs = await makeSubAccount(db, other.companyId, { permissions: [3] });
  const none = await it.ask(subAccountDelete, { id: 9_000_000_000 }, { token: mine.token });
  expect([none.status, none.reason]).toEqual([404, 'notFound']);
  for (const id of [theirs.userId, other.userId, mine.userId]) {
    expect((await it.ask(subAccountDelete, { id }, { token: mine.token })).text).toBe(none.text);
    const change = await it.ask(accountModify, { id, permissions: [3] }, { token: mine.token });
    expect(change.text).toBe(none.text);
  }
  expect((await it.ask(profile, {}, { token: theirs.token })).status).toBe(200);
  const plain = await makeSubAccount(db, mine.companyId, { permissions: [2, 3] });
  expect((await it.ask(subAccountList, {}, { token: plain.token })).reason).toBe('noPermission');
  expect((await it.ask(accountApply, {}, {})).status).toBe(401);
});

test('product §8 the parts desk lets a waiting one in, which invites it, and decides once', async () => {
  const { db } = it.shop;
  const main = await makeCompany(db);
  const spendingLimit = { amount: '250.00', currency: 'USD' };
  const { id, email } = (await apply(main.token, { spendingLimit })).result;
  const { token } = await makeAdministrator(db, ['support']);
  const [applied] =
    await db`select facts->'after'->>'spendingLimit' as limit from audit where subject = ${`user ${id}`}`;
  expect(applied).toEqual({ limit: '250.00 USD' });
  const waiting = await it.ask(subAccountsToDecide, { keyword: email }, { token });
  expect(waiting.result).toMatchObject({
    items: [{ id, company: main.name, appliedBy: main.email, permissions: [3], spendingLimit }],
    total: 1,
  });
  expect((await it.ask(approveSubAccount, { id }, { token })).status).toBe(200);
  expect((await it.ask(approveSubAccount, { id }, { token })).status).toBe(200);
  const invitations = await db`
    select 1 from outbox where job = 'mail invitation' and (facts->>'userId')::bigint = ${id}`;
  expect(invitations.length).toBe(1);
  expect((await it.ask(refuseSubAccount, { id, reason: 'too late' }, { token })).reason).toBe('conflict');
  expect((await it.ask(approveSubAccount, { id: 9_000_000_000 }, { token })).reason).toBe('notFound');
  const [row] = await db`select status from users where id = ${id}`;
  expect(row).toEqual({ status: 'active' });
  const orders = await makeAdministrator(db, ['orders']);
  expect((await it.ask(approveSubAccount, { id }, { token: orders.token })).reason).toBe('noPermission');
});

test('product §8 turned down, whoever applied reads the reason in their own language', async () => {
  const { db } = it.shop;
  const main = await makeCompany(db);
  await db`update users set language = 'pt' where id = ${main.userId}`;
  const { id, email } = (await apply(main.token)).result;
  const { token } = await makeAdministrator(db, ['super']);
  expect((await it.ask(refuseSubAccount, { id, reason: ' ' }, { token })).status).toBe(400);
  expect((await it.ask(refuseSubAccount, { id, reason: 'Not of your firm' }, { token })).status).toBe(200);
  const [job] = await db<{ facts: Record<string, unknown> }[]>`
    select facts from outbox where job = ${REFUSED_JOB} and (facts->>'userId')::bigint = ${id}`;
  const sent: Message[] = [];
  await mailRefused({ ...it.shop, messenger: { send: async (one: Message) => void sent.push(one) } }, job?.facts ?? {});
  expect(sent).toMatchObject([{ to: main.email, language: 'pt', subject: `A subconta ${email} não foi aprovada` }]);
  expect(sent[0]?.text).toContain('Not of your firm');
  const notices = (await it.ask(calls.notices.noticeList, {}, { token: main.token, language: 'pt' })).result.items;
  expect(notices.find(({ kind }) => kind === 'account')?.name).toBe(sent[0]?.subject);
  const [trail] =
    await db`select facts->>'reason' as reason from audit where subject = ${`user ${id}`} and action = 'refuseSubAccount'`;
  expect(trail).toEqual({ reason: 'Not of your firm' });
});

test('product §4 an account that is applied for again keeps nothing that would sign in whoever had it before', async () => {
  const { db } = it.shop;
  const { token, companyId } = await makeCompany(db);
  const sub = await makeSubAccount(db, companyId, { status: 'inactive' });
  const phone = `+4940${process.pid}${sub.userId}`.slice(0, 15);
  await db`update users set phone = ${phone}, phone_verified_at = now(), password_hash = 'x' where id = ${sub.userId}`;
  expect((await apply(token, { email: sub.email })).result.id).toBe(sub.userId);
  const [row] =
    await db`select phone, phone_verified_at, password_hash, email_verified_at from users where id = ${sub.userId}`;
  expect(row).toEqual({ phone: null, phoneVerifiedAt: null, passwordHash: null, emailVerifiedAt: null });
});

test('a deletion does not wait for whoever signs in to the same account', async () => {
  const { db } = it.shop;
  const { token, companyId } = await makeCompany(db);
  const sub = await makeSubAccount(db, companyId);
  await db.begin(async (trx) => {
    await startSession(trx, { userId: sub.userId, loginType: 'user', scope: 'full' });
    expect((await it.ask(subAccountDelete, { id: sub.userId }, { token })).status).toBe(200);
  });
});

test('product §4 a manager with a limit lets nobody order further than himself', async () => {
  const { db } = it.shop;
  const main = await makeCompany(db);
  const manager = await makeSubAccount(db, main.companyId, { permissions: [1, 2, 3] });
  await db`update users set spending_limit_minor = 50000, spending_limit_currency = 'USD' where id = ${manager.userId}`;
  const [free, high] = [await makeSubAccount(db, main.companyId), await makeSubAccount(db, main.companyId)];
  await db`update users set spending_limit_minor = 50001, spending_limit_currency = 'USD' where id = ${high.userId}`;
  const letOrder = (id: number) => it.ask(accountModify, { id, permissions: [2, 3] }, { token: manager.token });
  expect((await letOrder(free.userId)).result.spendingLimit).toEqual({ amount: '500.00', currency: 'USD' });
  expect((await letOrder(high.userId)).reason).toBe('noPermission');
  const within = { id: high.userId, permissions: [3], spendingLimit: { amount: '500.00', currency: 'USD' } };
  expect((await it.ask(accountModify, within, { token: manager.token })).status).toBe(200);
});

test.each(['reviewing', 'inactive'] as const)(
  'product §4 an address that another company named, %s, is free to who is asked for next',
  async (status) => {
    const { db } = it.shop;
    const [first, second] = [await makeCompany(db), await makeCompany(db)];
    const named = await makeSubAccount(db, first.companyId, { status });
    const made = await apply(second.token, { email: named.email });
    expect(made.result).toMatchObject({ email: named.email, status: 'reviewing' });
    expect(made.result.id).not.toBe(named.userId);
    const [left] =
      await db`select status, company_id, email ~ '[.]invalid$' as is_moved from users where id = ${named.userId}`;
    expect(left).toEqual({ status: 'inactive', companyId: first.companyId, isMoved: true });
  },
);

test('product §4 an approved sub-account keeps its address', async () => {
  const { db } = it.shop;
  const [first, second] = [await makeCompany(db), await makeCompany(db)];
  const { email } = await makeSubAccount(db, first.companyId);
  expect((await apply(second.token, { email })).reason).toBe('emailTaken');
});

test('product §3 a lost or expired invitation is sent again by the company and by the parts desk, until the account is taken', async () => {
  const { db } = it.shop;
  const [main, other] = [await makeCompany(db), await makeCompany(db)];
  const desk = await makeAdministrator(db, ['support']);
  const { id, email } = (await apply(main.token)).result;
  const shown = async () => (await it.ask(subAccountList, {}, { token: main.token })).result.items[0];
  expect((await it.ask(accountInviteAgain, { id }, { token: main.token })).reason).toBe('conflict');
  await it.ask(approveSubAccount, { id }, { token: desk.token });
  const mailed = async (): Promise<string> => {
    const [job] = await db<{ facts: Record<string, unknown> }[]>`
      select facts from outbox where job = 'mail invitation' and (facts->>'userId')::bigint = ${id} order by id desc limit 1`;
    await mailInvitation(it.shop, job?.facts ?? {});
    return (await readLastMail(it.shop, email))?.ticket ?? '';
  };
  const first = await mailed();
  await db`update invitations set expires_at = now() - interval '1 hour' where user_id = ${id}`;
  const over = await shown();
  expect([over?.isBound, Date.parse(over?.invitedUntil ?? '') < Date.now()]).toEqual([false, true]);
  expect((await it.ask(accountInviteAgain, { id }, { token: main.token })).status).toBe(200);
  const second = await mailed();
  expect((await it.ask(inviteSubAccountAgain, { id }, { token: desk.token })).status).toBe(200);
  const third = await mailed();
  for (const ticket of [first, second]) expect((await it.ask(bindUser, { ticket })).reason).toBe('invitationInvalid');
  expect((await it.ask(bindUser, { ticket: third })).status).toBe(200);
  expect(Date.parse((await shown())?.invitedUntil ?? '')).toBeGreaterThan(Date.now());
  const asked = () => it.ask(accountInviteAgain, { id }, { token: other.token });
  expect((await asked()).text).toBe(
    (await it.ask(accountInviteAgain, { id: 9_000_000_000 }, { token: other.token })).text,
  );
  const again = () => it.ask(accountInviteAgain, { id }, { token: main.token });
  for (let sent = 2; sent < 5; sent += 1) expect((await again()).status).toBe(200);
  expect((await again()).reason).toBe('tooManyRequests');
  await db`update users set password_hash = 'x' where id = ${id}`;
  expect(await shown()).toMatchObject({ isBound: true, invitedUntil: null });
  expect((await it.ask(accountInviteAgain, { id }, { token: main.token })).reason).toBe('conflict');
  expect((await it.ask(inviteSubAccountAgain, { id }, { token: desk.token })).reason).toBe('conflict');
  const trail = await db<{ action: string }[]>`
    select action from audit where subject = ${`user ${id}`} and action = 'inviteSubAccountAgain'`;
  expect(trail.length).toBe(5);
});

test('product §8 the parts desk switches somebody of a company off, at once and with the reason', async () => {
  const { db } = it.shop;
  const main = await makeCompany(db);
  const sub = await makeSubAccount(db, main.companyId, { permissions: [3] });
  const { token } = await makeAdministrator(db, ['support']);
  const close = (id: number) => it.ask(closeSubAccount, { id, reason: 'Left the firm' }, { token });
  expect((await close(main.userId)).reason).toBe('notFound');
  expect((await close((await apply(main.token)).result.id)).reason).toBe('conflict');
  expect((await close(sub.userId)).status).toBe(200);
  expect((await close(sub.userId)).status).toBe(200);
  expect((await it.ask(profile, {}, { token: sub.token })).status).toBe(401);
  const trail = await db`
    select facts->>'reason' as reason from audit where subject = ${`user ${sub.userId}`} and action = 'closeSubAccount'`;
  expect(trail).toEqual([{ reason: 'Left the firm' }]);
});
