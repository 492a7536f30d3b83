// Quality 16, 17: what the office writes and answers in each of its states: notices, what stands beside the catalogue, pages, tools, inbox, ratings, searches, activity.
import { calls } from '@outrigger/contract';
import { expect, test } from '@playwright/test';
import { lookAtFilled, NONE } from './answered.ts';
import { endRecall, makeQuestion, makeRecall } from './service-things.ts';
import {
  answer,
  asTheShopSays,
  button,
  CELLS,
  type Cell,
  expectRefusal,
  expectSaid,
  field,
  look,
  lookAt,
  lookInto,
  openCell,
  refuse,
  say,
} from './states.ts';

const { activity, contentDesk, inbox, noticeDesk, pages, ratings, search, serviceTools } = calls;

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const RATING = {
  id: 1,
  stars: 4,
  text: 'S-1012',
  language: 'en' as const,
  createdAt: '2026-11-20T08:00:00.000Z',
  partId: 1,
  partCode: 'S-1012',
  partName: 'S-1012',
  company: 'S-1012',
};

/** The English one of fields that stand side by side. */
const inEnglish = (cell: Cell, feature: string, key: string) =>
  cell.page.getByLabel(`${say(cell, feature, key)} (English)`);
const press = (cell: Cell, feature: string, key: string) => () => button(cell, feature, key).click();
const DATES_WRONG = 'dateRangeInvalid';
const expectTold = ({ page }: Cell): Promise<void> =>
  expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();

async function lookAtNotices(cell: Cell, id: number): Promise<void> {
  const { page } = cell;
  const desk = 'noticedesk';
  const path = '/office/notices';
  await lookAtFilled(cell, { what: 'notices of the office', path, call: noticeDesk.deskNotices, nothing: NONE });
  await page.goto('/office/notice');
  await field(cell, desk, 'kind').selectOption('recall');
  await look(cell, 'a recall, nothing written');
  expectRefusal(cell, noticeDesk.noticeReach);
  await field(cell, desk, 'models').fill('XQZ');
  await inEnglish(cell, desk, 'name').fill('S-1012');
  await inEnglish(cell, desk, 'body').fill('<p>S-1012</p>');
  await look(cell, 'a recall of a model there is not, with its preview');
  await field(cell, desk, 'audience').selectOption('all');
  await refuse(cell, noticeDesk.saveNotice, DATES_WRONG);
  await button(cell, desk, 'release').click();
  await expectTold(cell);
  await look(cell, 'a notice that is refused');
  await lookInto(cell, 'a notice that is left unsaved', () => page.getByRole('main').getByRole('link').first().click());
  await asTheShopSays(cell);
  await lookAtFilled(cell, { what: 'a released notice', path: `/office/notice?id=${id}`, call: noticeDesk.deskNotice });
}

/** What a new one of each kind cannot do without. */
const NEEDED = { banners: 'bannerTitle', recommendations: 'code', links: 'text', contacts: 'name' } as const;
const NO_CONTENT = { banners: [], recommendations: [], links: [], contacts: [] };

async function lookAtContent(cell: Cell): Promise<void> {
  for (const [kind, key] of Object.entries(NEEDED)) {
    const path = `/office/content?kind=${kind}`;
    await lookAtFilled(cell, { what: kind, path, call: contentDesk.deskContent, nothing: NO_CONTENT });
    await lookAt(cell, `${path}&isNew=yes`, `one of ${kind}, nothing written`);
    expectRefusal(cell, calls.parts.goodsDetail);
    await field(cell, 'contentdesk', key).fill('S-1012');
    await look(cell, `one of ${kind} with its preview`);
  }
  await lookAtBanner(cell);
}

async function lookAtBanner(cell: Cell): Promise<void> {
  const { page } = cell;
  const desk = 'contentdesk';
  await page.goto('/office/content?kind=banners');
  await page.locator('main a[href*="kind=banners&id="]').first().click();
  const picture = { name: 'fleet.png', mimeType: 'image/png', buffer: PICTURE };
  await page.locator('main input[type=file]').setInputFiles(picture);
  await expect(page.locator('main img[src^="blob:"]')).toHaveCount(2);
  await look(cell, 'a banner with a picture that was just sent');
  await refuse(cell, contentDesk.saveBanner, DATES_WRONG);
  await button(cell, desk, 'save').click();
  await expectTold(cell);
  await look(cell, 'a banner that is refused');
  await asTheShopSays(cell);
  await lookInto(cell, 'a banner to be removed', press(cell, desk, 'remove'));
}

async function lookAtPages(cell: Cell): Promise<void> {
  const { page } = cell;
  const desk = 'pagesdesk';
  const version = `S-${Date.now()}`;
  await lookAtFilled(cell, { what: 'pages of the office', path: '/office/pages', call: pages.officePages });
  await page.goto('/office/page?page=about');
  await expect(inEnglish(cell, desk, 'text')).toBeVisible();
  await look(cell, 'a page without a draft');
  await field(cell, desk, 'version').fill(version);
  await page.getByRole('tab', { name: say(cell, desk, 'preview') }).click();
  await look(cell, 'a draft as visitors will see it');
  await button(cell, desk, 'keepDraft').click();
  await expect(button(cell, desk, 'discard')).toBeVisible();
  await look(cell, 'a draft that is kept');
  await lookInto(cell, 'a draft to be thrown away', press(cell, desk, 'discard'));
  await field(cell, desk, 'startsAt').fill('2099-01-01T08:00');
  await lookInto(cell, 'a draft to be published', press(cell, desk, 'publish'));
  const inDialog = (key: string) => page.getByRole('alertdialog').getByRole('button', { name: say(cell, desk, key) });
  await button(cell, desk, 'publish').click();
  await inDialog('publish').click();
  // Its row led to the draft until now.
  await page.locator('main a[href*="&id="]').filter({ hasText: version }).click();
  await expect(button(cell, desk, 'takeBack')).toBeVisible();
  await look(cell, 'a version that comes later');
  await lookInto(cell, 'a version to be taken back', press(cell, desk, 'takeBack'));
  await button(cell, desk, 'takeBack').click();
  await inDialog('takeBack').click();
  await expectSaid(cell, desk, 'takenBack');
}

async function lookAtTools(cell: Cell): Promise<void> {
  const { page } = cell;
  const desk = 'toolsdesk';
  const t = (key: string) => say(cell, desk, key);
  await lookAtFilled(cell, {
    what: 'tools of the office',
    path: '/office/tools',
    call: serviceTools.deskTools,
    nothing: [],
  });
  await page.goto('/office/tools');
  await button(cell, desk, 'add').click();
  const sheet = page.getByRole('dialog');
  const inSheet = (key: string) => sheet.getByRole('button', { name: t(key), exact: true });
  await inSheet('save').click();
  await expect(sheet.locator('[aria-invalid=true]').first()).toBeVisible();
  await look(cell, 'a tool with faults');
  await sheet.getByLabel(t('nameIn').replace('{language}', t('in_en'))).fill('S-1012');
  for (const key of ['otherLanguages', 'preview']) await sheet.getByText(t(key), { exact: true }).click();
  await look(cell, 'a tool with its preview');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await button(cell, desk, 'changeNamed').click();
  await look(cell, 'a tool to be changed');
  await inSheet('remove').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(cell, 'a tool to be removed');
}

async function lookAtQuestions(cell: Cell, question: string): Promise<void> {
  const nothing = { ...NONE, open: [] };
  await lookAtFilled(cell, { what: 'the inbox', path: '/office/inbox', call: inbox.inboxList, nothing });
  await lookAtFilled(cell, { what: 'a question', path: question, call: inbox.question });
  await cell.page.goto(question);
  await button(cell, 'inbox', 'send').click();
  await expectSaid(cell, 'inbox', 'answerMissing');
  await look(cell, 'an answer without words');
  await field(cell, 'inbox', 'answer').fill('S-1012');
  await refuse(cell, inbox.answerQuestion, 'conflict');
  await button(cell, 'inbox', 'send').click();
  await expectTold(cell);
  await look(cell, 'an answer that is refused');
  await asTheShopSays(cell);
  await button(cell, 'inbox', 'send').click();
  await expect(button(cell, 'inbox', 'close')).toBeVisible();
  await look(cell, 'a question that is answered');
  await button(cell, 'inbox', 'close').click();
  await expect(button(cell, 'inbox', 'close')).toHaveCount(0);
  await look(cell, 'a question that is closed');
}

async function lookAtTheRest(cell: Cell): Promise<void> {
  const [ratingsPath, searches, activities] = ['/office/ratings', '/office/searches', '/office/activity'];
  const { ratingsToDecide } = ratings;
  await lookAtFilled(cell, { what: 'ratings', path: ratingsPath, call: ratingsToDecide, nothing: NONE });
  await answer(cell, ratingsToDecide, { ...NONE, items: [RATING], total: 1 });
  await lookAt(cell, ratingsPath, 'a rating that waits');
  await lookAtFilled(cell, { what: 'searches', path: searches, call: search.zeroResults, nothing: NONE });
  const miss = { term: 'S-1012', language: 'en' as const, times: 3, lastAt: RATING.createdAt };
  await answer(cell, search.zeroResults, { ...NONE, items: [miss], total: 1 });
  await lookAt(cell, searches, 'a search without a hit');
  await lookAtFilled(cell, { what: 'activity', path: activities, call: activity.activityList, nothing: NONE });
  await lookAt(cell, `${activities}?by=added&days=90&type=29`, 'activity, narrowed');
}

// A page has one draft: each cell writes it, publishes it and takes it back after the other.
test.describe.configure({ mode: 'default' });
for (const one of CELLS)
  test(`quality 16 every state of what the office writes and answers in ${one.language} at ${one.width} px`, async ({
    page,
    request,
  }) => {
    test.setTimeout(20 * 60_000);
    const name = `Recall ${Date.now()}`;
    const id = await makeRecall(request, name);
    const question = await makeQuestion(request, name);
    const cell = await openCell(page, one, 'office');
    // Work that is not saved is asked about; what is opened by its address is left all the same.
    page.on('dialog', (dialog) => void dialog.accept());
    await lookAtNotices(cell, id);
    await lookAtContent(cell);
    await lookAtPages(cell);
    await lookAtTools(cell);
    await lookAtQuestions(cell, question);
    await lookAtTheRest(cell);
    await endRecall(request, id, name);
  });
