// The screens of the parts desk about people, each in each of its states (product §8: companies, sub-accounts, users and roles).
import { type Administrator, calls, type ResultOf } from '@outrigger/contract';
import { expect } from '@playwright/test';
import { askShop } from './journey.ts';
import { EMAIL } from './somebody-new.ts';
import {
  amend,
  answer,
  button,
  type Cell,
  expectSaid,
  field,
  look,
  lookAt,
  lookInto,
  refuse,
  rowButton,
  say,
} from './states.ts';

const { administrators, companies, queue, subAccounts } = calls;
type Company = ResultOf<typeof companies.companyDetail>;

const PAST = '2026-11-20T08:00:00.000Z';
const BROKEN = { requestId: '8f2c41' };
const NONE = { items: [], total: 0, page: 1, pageSize: 20 };
const soon = () => new Date(Date.now() + 9 * 86_400_000).toISOString();

/** The work queue: as it is, without work, and not there. */
export async function lookAtQueue(cell: Cell): Promise<void> {
  await lookAt(cell, '/office', 'the work queue');
  await answer(cell, queue.officeQueue, { ...NONE, counts: [{ kind: 'company', count: 0 }] });
  await lookAt(cell, '/office', 'nothing waits');
  await answer(cell, queue.officeQueue, { ...NONE, counts: [] });
  await lookAt(cell, '/office', 'no work of this kind');
  await refuse(cell, queue.officeQueue, 'serverError', BROKEN);
  await cell.page.goto('/office');
  await expectSaid(cell, 'queue', 'failed');
  await look(cell, 'a queue that does not come');
}

/** Companies, and one of them in each state with its people and what is decided. */
export async function lookAtCompanies(cell: Cell): Promise<void> {
  const { page } = cell;
  await lookAt(cell, '/office/companies', 'companies');
  await lookAt(cell, '/office/companies?keyword=xyzzy', 'no company');
  const { items } = await askShop<{ items: { id: number }[] }>(page, companies.companyList.path);
  const address = `/office/company?id=${items[0]?.id}`;
  for (const status of ['waiting', 'approved', 'blocked'] as const) {
    await amend(cell, companies.companyDetail, (company) => ({ ...company, status, people: peopleOf(company) }));
    await lookAt(cell, address, `a company that is ${status}`);
    if (status === 'waiting') await lookAtDecision(cell);
    if (status === 'approved') await lookAtReason(cell, 'a company that is closed', 'companies', 'close');
  }
  await lookInto(cell, 'somebody who is switched off', () => rowButton(cell, 'companies', 'switchOff').click());
  await refuse(cell, companies.companyDetail, 'notFound');
  await page.goto(address);
  await expectSaid(cell, 'companies', 'detailFailed');
  await look(cell, 'a company that does not come');
}

function peopleOf({ people }: Company): Company['people'] {
  const sub = { role: 'sub', status: 'active', isEmailVerified: true, isBound: true, invitedUntil: null } as const;
  const name = 'Kim Müller-Lüdenscheidt';
  return [
    ...people.slice(0, 1),
    { ...sub, id: 31, name, email: EMAIL, language: 'en' },
    { ...sub, id: 30, name: 'Bo', email: EMAIL, language: 'en', status: 'reviewing', isBound: false },
    { ...sub, id: 29, name: 'Cy', email: EMAIL, language: 'en', isBound: false, invitedUntil: soon() },
    { ...sub, id: 28, name: 'Di', email: EMAIL, language: 'en', isBound: false, invitedUntil: PAST },
    { ...sub, id: 27, name: 'Ed', email: EMAIL, language: 'en', status: 'inactive', isEmailVerified: false },
  ];
}

async function lookAtDecision(cell: Cell): Promise<void> {
  await refuse(cell, companies.approveCompany, 'conflict');
  await field(cell, 'companies', 'customerNumber').fill('C-1001');
  await button(cell, 'companies', 'approve').click();
  await expectSaid(cell, 'companies', 'numberTaken');
  await look(cell, 'a customer number that is taken');
  await lookAtReason(cell, 'a company that is refused', 'companies', 'refuse');
}

/** A dialog that asks for a reason, without one, too. */
async function lookAtReason(cell: Cell, what: string, feature: string, key: string): Promise<void> {
  const { page } = cell;
  const open = feature === 'companies' ? button(cell, feature, key) : rowButton(cell, feature, key);
  const send = page.getByRole('dialog').getByRole('button', { name: say(cell, feature, key), exact: true });
  await lookInto(
    cell,
    what,
    () => open.click(),
    async () => {
      await send.last().click();
      await expectSaid(cell, feature, 'reasonRequired');
      await look(cell, `${what}, no reason`);
    },
  );
}

/** Sub-accounts that wait, and none. */
export async function lookAtSubAccountsDesk(cell: Cell): Promise<void> {
  const { page } = cell;
  const waiting = {
    username: 'Kim Müller-Lüdenscheidt',
    email: EMAIL,
    country: 'DE',
    company: 'Norrvik Lifts and Platforms, Machine Hire and Service',
    appliedBy: 'Åsa Lind',
    createTime: PAST,
  };
  const items = [
    { ...waiting, id: 31, permissions: [1, 2, 3], spendingLimit: { amount: '12500.00', currency: 'USD' } },
    { ...waiting, id: 30, permissions: [3], appliedBy: null, spendingLimit: null },
  ];
  await answer(cell, subAccounts.subAccountsToDecide, { ...NONE, items, total: 2 });
  await lookAt(cell, '/office/subaccounts', 'sub-accounts to approve');
  await lookAtReason(cell, 'a sub-account that is refused', 'subaccount', 'refuse');
  await answer(cell, subAccounts.approveSubAccount, null);
  await rowButton(cell, 'subaccount', 'approve').click();
  await look(cell, 'a sub-account that is approved');
  await answer(cell, subAccounts.subAccountsToDecide, NONE);
  await lookAt(cell, '/office/subaccounts', 'no sub-account waits');
  await lookAt(cell, '/office/subaccounts?keyword=xyzzy', 'no sub-account found');
  await refuse(cell, subAccounts.subAccountsToDecide, 'serverError', BROKEN);
  await page.goto('/office/subaccounts');
  await expectSaid(cell, 'subaccount', 'failed');
  await look(cell, 'sub-accounts that do not come');
}

const COLLEAGUE: Administrator = {
  id: 41,
  email: EMAIL,
  name: 'Åsa Lind',
  roles: ['catalogue', 'orders', 'finance', 'support', 'super'],
  state: 'active',
  hasSecondFactor: true,
  lastSeenAt: PAST,
  invitedUntil: null,
  isOwn: false,
};

/** Users and roles: people of each state, each managed, and one who is invited. */
export async function lookAtUsers(cell: Cell): Promise<void> {
  const { page } = cell;
  const off = { hasSecondFactor: false, lastSeenAt: null };
  const items: Administrator[] = [
    COLLEAGUE,
    { ...COLLEAGUE, ...off, id: 42, name: 'Bo', email: 'bo@outrigger.example', state: 'invited', invitedUntil: soon() },
    { ...COLLEAGUE, ...off, id: 43, name: null, email: 'cy@outrigger.example', state: 'inactive', roles: ['support'] },
    { ...COLLEAGUE, id: 44, name: 'Di', email: 'di@outrigger.example', isOwn: true },
  ];
  await answer(cell, administrators.administratorList, { ...NONE, items, total: items.length });
  await lookAt(cell, '/office/users', 'users and roles');
  for (const [email, acts] of [
    [EMAIL, ['reset', 'switchOff']],
    ['bo@outrigger.example', []],
    ['cy@outrigger.example', ['switchOn']],
    ['di@outrigger.example', []],
  ] as const)
    await lookInto(
      cell,
      `the sheet of ${email}`,
      () => page.getByRole('button', { name: `${say(cell, 'administrators', 'manage')}: ${email}` }).click(),
      async () => {
        for (const act of acts) await lookAtQuestion(cell, act);
      },
    );
  await lookInto(
    cell,
    'somebody who is invited',
    () => button(cell, 'administrators', 'invite').click(),
    () => lookAtInvitation(cell),
  );
  await answer(cell, administrators.administratorList, NONE);
  await lookAt(cell, '/office/users?keyword=xyzzy', 'no user');
  await refuse(cell, administrators.administratorList, 'serverError', BROKEN);
  await page.goto('/office/users');
  await expectSaid(cell, 'administrators', 'failed');
  await look(cell, 'users that do not come');
}

/** The question over a sheet. */
async function lookAtQuestion(cell: Cell, act: 'reset' | 'switchOff' | 'switchOn'): Promise<void> {
  const question = cell.page.getByRole('alertdialog');
  await button(cell, 'administrators', act).click();
  await expect(question).toBeVisible();
  await look(cell, `the question before: ${act}`);
  await question.getByRole('button', { name: say(cell, 'administrators', 'cancel'), exact: true }).click();
  await expect(question).toHaveCount(0);
}

async function lookAtInvitation(cell: Cell): Promise<void> {
  const send = button(cell, 'administrators', 'send');
  await send.click();
  await look(cell, 'an invitation, nothing typed');
  const typed = { email: EMAIL, firstName: 'Åsa', lastName: 'Lind' };
  for (const [key, text] of Object.entries(typed))
    await cell.page
      .getByRole('dialog')
      .getByLabel(say(cell, 'administrators', key), { exact: true })
      .fill(text);
  await cell.page
    .getByRole('dialog')
    .getByRole('checkbox', { name: say(cell, 'administrators', 'support') })
    .check();
  await refuse(cell, administrators.inviteAdministrator, 'emailTaken');
  await send.click();
  await expectSaid(cell, 'administrators', 'sendFailed');
  await look(cell, 'an invitation that was not sent');
}
