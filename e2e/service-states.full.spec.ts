// Quality 16, 17: what the shop tells and hears in each of its states: notices, contact and feedback, tools with inquiry and upload, the pages for everybody.
import { type Call, calls } from '@outrigger/contract';
import { expect, test } from '@playwright/test';
import { lookAtFilled, NONE } from './answered.ts';
import { endRecall, makeRecall } from './service-things.ts';
import {
  answer,
  asTheShopSays,
  button,
  CELLS,
  type Cell,
  expectRefusal,
  expectSaid,
  field,
  hold,
  judge,
  look,
  lookAt,
  openCell,
  refuse,
  refuseTooMany,
  say,
} from './states.ts';

const { feedback, notices, pages, serviceTools, uploads } = calls;

/** Sends a form as it is, with its faults, too often, and as it is taken. */
async function lookAtForm(cell: Cell, what: string, form: { call: Call; feature: string; fill: () => Promise<void> }) {
  const { page } = cell;
  const { call, feature, fill } = form;
  await button(cell, feature, 'send').click();
  await expect(page.locator('main [aria-invalid=true]').first(), what).toBeVisible();
  await look(cell, `${what} with faults`);
  await fill();
  await refuseTooMany(cell, call);
  await button(cell, feature, 'send').click();
  await expect(page.getByRole('main').getByRole('alert').first(), what).toBeVisible();
  await look(cell, `${what}, too often`);
  await asTheShopSays(cell);
  await answer(cell, call, null);
  await button(cell, feature, 'send').click();
  await expectSaid(cell, feature, 'sent');
  await look(cell, `${what}, sent`);
  await asTheShopSays(cell);
}

const TEXTS: Record<string, string> = { name: 'Ada Ek', email: 'ada@rental.example', phone: '+46 8 123456' };

/** Fills these fields of a form and chooses the first of each of these lists. */
async function fill(cell: Cell, feature: string, { typed, chosen }: { typed: string[]; chosen: string[] }) {
  for (const name of typed) await field(cell, feature, name).fill(TEXTS[name] ?? 'S-1012');
  for (const name of chosen) await field(cell, feature, name).selectOption({ index: 1 });
}

async function lookAtPages(cell: Cell): Promise<void> {
  const { page } = cell;
  for (const path of ['/about', '/privacy', '/terms']) await lookAt(cell, path, path);
  await lookAtFilled(cell, { what: 'the help', path: '/help', call: pages.shopPage });
  await page.goto('/help');
  const question = (await page.locator('main details summary').first().innerText()).trim();
  await field(cell, 'pages', 'searchHelp').fill(question);
  // No other question of the help holds all its words.
  await expect(page.locator('main details summary')).toHaveText([question]);
  await look(cell, 'the help, an answer found');
  await field(cell, 'pages', 'searchHelp').fill('xqzxqz');
  await expectSaid(cell, 'pages', 'noAnswer');
  await look(cell, 'the help without an answer');
  await lookAt(cell, '/cookies', 'cookies, not chosen yet');
  for (const key of ['keptNow', 'notKept']) {
    await page.getByRole('switch', { name: say(cell, 'pages', 'searches') }).click();
    await expectSaid(cell, 'pages', key);
    await look(cell, `cookies, ${key}`);
  }
}

async function lookAtVisitorsForms(cell: Cell): Promise<void> {
  await lookAt(cell, '/contact', 'contact');
  const typed = ['name', 'email', 'phone', 'subject', 'message'];
  await lookAtForm(cell, 'contact', {
    call: feedback.sendFeedback,
    feature: 'contact',
    fill: () => fill(cell, 'contact', { typed, chosen: ['questionType'] }),
  });
  await lookAtFilled(cell, { what: 'the tools', path: '/tools', call: serviceTools.toolList, nothing: [] });
  await cell.page.goto('/tools');
  const inquiry = { typed: ['name', 'email', 'message'], chosen: ['businessType', 'topic', 'urgency'] };
  await lookAtForm(cell, 'an inquiry', {
    call: serviceTools.sendInquiry,
    feature: 'servicetools',
    fill: () => fill(cell, 'servicetools', inquiry),
  });
}

async function lookAtNotices(cell: Cell): Promise<void> {
  const { request } = cell.page;
  const name = `Recall ${Date.now()}`;
  const id = await makeRecall(request, name);
  const list = { call: notices.noticeList, nothing: { ...NONE, unread: 0 } };
  await lookAtFilled(cell, { what: 'the notices', path: '/notice', ...list });
  await lookAtFilled(cell, { what: 'unread notices', path: '/notice?only=unread', ...list });
  const path = `/notice/detail?id=${id}`;
  await lookAtFilled(cell, { what: 'a recall', path, call: notices.noticeDetail });
  await lookAt(cell, path, 'a recall to be confirmed');
  await button(cell, 'notices', 'confirm').click();
  await expectSaid(cell, 'notices', 'confirmed');
  await look(cell, 'a recall, confirmed');
  expectRefusal(cell, notices.noticeDetail);
  await cell.page.goto('/notice/detail?id=999999999');
  await expectSaid(cell, 'notices', 'gone');
  await look(cell, 'a notice that is not there');
  await asTheShopSays(cell);
  await endRecall(request, id, name);
}

async function lookAtFeedback(cell: Cell): Promise<void> {
  await lookAt(cell, '/contact?form=feedback', 'feedback');
  // What the account knows of its holder is not asked.
  const asked = (await field(cell, 'contact', 'phone').isVisible()) ? ['phone'] : [];
  await lookAtForm(cell, 'feedback', {
    call: feedback.sendFeedback,
    feature: 'contact',
    fill: () => fill(cell, 'contact', { typed: [...asked, 'subject', 'message'], chosen: ['questionType'] }),
  });
}

const FILE = { name: 'pin.txt', mimeType: 'text/plain', buffer: Buffer.from('S-1012') };

/** A file on its way, called off, refused, and kept. */
async function lookAtUpload(cell: Cell): Promise<void> {
  const { page } = cell;
  const choose = () => page.locator('main input[type=file]').setInputFiles(FILE);
  const named = (key: string) =>
    page.getByRole('button', { name: say(cell, 'uploads', key).replace('{name}', FILE.name), exact: true });
  await page.goto('/tools');
  await hold(cell, uploads.uploadDocument);
  await choose();
  await expect(named('cancel')).toBeVisible();
  await judge(cell, 'a file on its way');
  await named('cancel').click();
  await expect(named('cancel')).toHaveCount(0);
  for (const [reason, facts] of [
    ['uploadTooLarge', { limitMegabytes: '20' }],
    ['uploadFailed', {}],
  ] as const) {
    await refuse(cell, uploads.uploadDocument, reason, facts);
    await choose();
    await expect(page.getByRole('main').getByRole('alert').first(), reason).toBeVisible();
    await look(cell, `a file, ${reason}`);
    await named('remove').click();
    await expect(named('remove')).toHaveCount(0);
  }
  await asTheShopSays(cell);
  await choose();
  await expect(named('remove')).toBeVisible();
  await look(cell, 'a file that is kept');
}

type Walk = (cell: Cell) => Promise<void>;
/** What is walked through; what a visitor finds is looked at by one. */
const WALKS: readonly (readonly [what: string, walk: Walk, person?: 'buyer'])[] = [
  ['notices', lookAtNotices, 'buyer'],
  ['feedback', lookAtFeedback, 'buyer'],
  ['a file that is sent', lookAtUpload, 'buyer'],
  ['the pages for everybody', lookAtPages],
  ['the forms of visitors', lookAtVisitorsForms],
];

for (const { language, width } of CELLS)
  for (const [what, walk, person] of WALKS)
    test(`quality 16 each state of ${what} in ${language} at ${width} px`, async ({ page }) => {
      test.setTimeout(5 * 60_000);
      await walk(await openCell(page, { language, width }, person));
    });
