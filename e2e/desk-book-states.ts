// The books of the parts desk and the own sign-in there, each in each of its states (product §8: credit lines, rates, mailbox, audit trail).
import { calls } from '@outrigger/contract';
import { expect } from '@playwright/test';
import { EMAIL } from './somebody-new.ts';
import {
  answer,
  button,
  type Cell,
  expectRefusal,
  expectSaid,
  field,
  look,
  lookAt,
  lookInto,
  refuse,
  rowButton,
  say,
} from './states.ts';

const { audit, creditDesk, currencies, mailbox, secondFactor } = calls;

const PAST = '2026-11-20T08:00:00.000Z';
const BROKEN = { requestId: '8f2c41' };
const NONE = { items: [], total: 0, page: 1, pageSize: 20 };

/** Credit lines and rates, each with the sheet it is changed in. */
export async function lookAtMoney(cell: Cell): Promise<void> {
  await lookAt(cell, '/office/credit', 'credit lines');
  await lookInto(
    cell,
    'a credit line',
    () => rowButton(cell, 'creditdesk', 'change').click(),
    async () => {
      await field(cell, 'creditdesk', 'limit').fill('much');
      await button(cell, 'creditdesk', 'save').click();
      await look(cell, 'a credit line with its faults');
      await field(cell, 'creditdesk', 'limit').fill('1.00');
      await field(cell, 'creditdesk', 'automaticLimit').fill('1.00');
      await field(cell, 'creditdesk', 'reason').fill('A smaller one.');
      await refuse(cell, creditDesk.setCreditLine, 'creditLimitUsed');
      await button(cell, 'creditdesk', 'save').click();
      await expectSaid(cell, 'creditdesk', 'saveFailed');
      await look(cell, 'a credit line that was not saved');
    },
  );
  await lookInto(
    cell,
    'a booking',
    () => rowButton(cell, 'creditdesk', 'book').click(),
    async () => {
      await button(cell, 'creditdesk', 'saveBooking').click();
      await look(cell, 'a booking, nothing typed');
    },
  );
  await lookAt(cell, '/office/credit?keyword=xyzzy', 'no credit line');
  await lookAtRates(cell);
}

async function lookAtRates(cell: Cell): Promise<void> {
  await lookAt(cell, '/office/currencies', 'rates');
  const sheet = (code: string) => () =>
    cell.page.getByRole('button', { name: `${say(cell, 'ratesdesk', 'rates')}: ${code}`, exact: true }).click();
  await lookInto(cell, 'the base currency', sheet('USD'));
  await lookInto(cell, 'a rate', sheet('EUR'), async () => {
    await button(cell, 'ratesdesk', 'save').click();
    await look(cell, 'a rate, nothing typed');
    await field(cell, 'ratesdesk', 'newRate').fill('0.9125');
    await refuse(cell, currencies.setRate, 'serverError', BROKEN);
    await button(cell, 'ratesdesk', 'save').click();
    await expectSaid(cell, 'ratesdesk', 'saveFailed');
    await look(cell, 'a rate that was not entered');
  });
  await field(cell, 'ratesdesk', 'filter').fill('xyzzy');
  await expectSaid(cell, 'ratesdesk', 'none');
  await look(cell, 'no currency');
  await refuse(cell, currencies.officeCurrencies, 'serverError', BROKEN);
  await cell.page.goto('/office/currencies');
  await expectSaid(cell, 'ratesdesk', 'failed');
  await look(cell, 'rates that do not come');
}

/** What was mailed, and who did what. */
export async function lookAtBooks(cell: Cell): Promise<void> {
  const { page } = cell;
  const mail = { id: 7, channel: 'mail', recipient: EMAIL, subject: 'S-1012', createdAt: PAST, isSent: true } as const;
  const items = [mail, { ...mail, id: 8, channel: 'message', recipient: '+4930901820', subject: '', isSent: false }];
  await answer(cell, mailbox.mailList, { ...NONE, items: items as (typeof mail)[], total: 2 });
  await lookAt(cell, '/office/mailbox', 'the mailbox');
  const html = '<p>S-1012</p><p><a href="https://shop.example/verify?ticket=t">https://shop.example</a></p>';
  await answer(cell, mailbox.readMail, { ...mail, text: 'S-1012\n\nhttps://shop.example', html, language: 'en' });
  await lookAt(cell, '/office/mail?id=7', 'a mail');
  await page.getByRole('tab', { name: say(cell, 'mailbox', 'asPage') }).click();
  await look(cell, 'a mail as a page');
  await answer(cell, mailbox.mailList, NONE);
  await lookAt(cell, '/office/mailbox?keyword=xyzzy', 'no mail');
  await refuse(cell, mailbox.readMail, 'notFound');
  await page.goto('/office/mail?id=7');
  await expectSaid(cell, 'mailbox', 'mailFailed');
  await look(cell, 'a mail that does not come');
  await lookAtTrail(cell);
}

async function lookAtTrail(cell: Cell): Promise<void> {
  const { page } = cell;
  await lookAt(cell, '/office/audit', 'the audit trail');
  const checked = { upTo: 12, at: PAST, brokenAt: 7 };
  await answer(cell, audit.auditState, { entries: 1240, checked });
  await lookAt(cell, '/office/audit?by=xyzzy', 'a broken chain, no entry found');
  await answer(cell, audit.auditState, { entries: 1240, checked: { ...checked, brokenAt: null } });
  expectRefusal(cell, audit.auditTrail);
  await lookAt(cell, '/office/audit?from=2026-11-20&to=2026-11-19', 'days the wrong way round');
  await refuse(cell, audit.auditTrail, 'serverError', BROKEN);
  await page.goto('/office/audit');
  await expectSaid(cell, 'audit', 'failed');
  await look(cell, 'an audit trail that does not come');
}

/** The own sign-in of somebody of the office. */
export async function lookAtOwnFactor(cell: Cell): Promise<void> {
  const { page } = cell;
  await lookAt(cell, '/office/sign-in', 'no second factor');
  await answer(cell, secondFactor.secondFactor, { isEnrolled: true, recoveryCodesLeft: 0 });
  await lookAt(cell, '/office/sign-in', 'a second factor without recovery codes');
  await button(cell, 'secondfactor', 'renew').click();
  await look(cell, 'new recovery codes, no code');
  await field(cell, 'secondfactor', 'code').fill('123456');
  await refuse(cell, secondFactor.renewRecoveryCodes, 'secondFactorWrong');
  await button(cell, 'secondfactor', 'renew').click();
  await look(cell, 'new recovery codes, a wrong code');
  const recoveryCodes = Array.from({ length: 10 }, (_, at) => `abcd${at}-efgh${at}`);
  await answer(cell, secondFactor.renewRecoveryCodes, { recoveryCodes });
  await button(cell, 'secondfactor', 'renew').click();
  await expect(page.getByRole('list', { name: say(cell, 'secondfactor', 'codes') })).toBeVisible();
  await look(cell, 'new recovery codes');
}
