// Quality 16, 17: part manuals and service manuals in each of their states, the report of a wrong row, and the reader's dialogs, in five languages at three widths.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { serviceManualCalls } from '@outrigger/contract/calls/service-manuals.ts';
import { expect, test } from '@playwright/test';
import {
  amend,
  answer,
  asTheShopSays,
  button,
  type Cell,
  CELLS,
  expectRefusal,
  expectSaid,
  field,
  look,
  lookAt,
  lookInto,
  openCell,
  refuse,
  rowButton,
} from './states.ts';

test.slow();

const { bookContents, figurePage } = bookCalls;
const { manualList, manualSearch, manualDetail, findInManual } = serviceManualCalls;
const FIGURE = '.callout-buttons button';

/** From the shelf of all books to a figure whose drawing is there. */
async function openFigure({ page }: Cell): Promise<void> {
  await page.goto('/manual/parts?list=all');
  for (const _ of ['a book', 'a figure']) await page.getByRole('main').locator('section li a').first().click();
  await expect(page.locator(FIGURE).first()).toBeVisible({ timeout: 60_000 });
}

async function lookAtShelf(cell: Cell): Promise<void> {
  const { page } = cell;
  await lookAt(cell, '/manual/parts?list=all', 'the shelf');
  await page.getByRole('main').locator('section li a').first().click();
  await expect(page).toHaveURL(/variantId=/);
  await look(cell, 'a book');
  await lookAt(cell, '/manual/parts?hostId=99999999', 'a machine that does not exist');
  await lookAt(cell, '/manual/parts?figureId=99999999', 'a figure that does not exist');
  await answer(cell, bookContents, { books: [], chapters: [] });
  await lookAt(cell, '/manual/parts?list=all', 'an empty shelf');
  await refuse(cell, bookContents, 'serverError');
  await lookAt(cell, '/manual/parts?list=all', 'a shelf that could not be shown');
  await asTheShopSays(cell);
}

async function lookAtFigure(cell: Cell): Promise<void> {
  const { page } = cell;
  await openFigure(cell);
  await look(cell, 'a figure');
  await page.locator('article button[aria-pressed]').first().click();
  await expect(page).toHaveURL(/item=/);
  await look(cell, 'an item that is lit');
  const wrong = () => rowButton(cell, 'rowreports', 'report').or(reportOf(cell)).first().click();
  await lookInto(cell, 'the report of a row', wrong, async () => {
    await button(cell, 'reportform', 'send').click();
    await expectSaid(cell, 'reportform', 'chooseWhat');
    await look(cell, 'a report that says nothing');
  });
  const figure = page.url();
  await amend(cell, figurePage, (shown) => ({ ...shown, drawings: [], list: { ...shown.list, items: [] } }));
  await page.goto(figure);
  await expectSaid(cell, 'figures', 'noDrawing');
  await look(cell, 'a figure without a drawing and without rows');
  await refuse(cell, figurePage, 'serverError');
  await lookAt(cell, figure, 'a figure that could not be shown');
  await asTheShopSays(cell);
  await page.route('**/static/product/figure/*.svg', (route) => route.fulfill({ status: 404 }));
  await page.goto(figure);
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  cell.told.length = 0;
  await look(cell, 'a drawing that could not be loaded');
  await asTheShopSays(cell);
}

const reportOf = ({ page }: Cell) =>
  page.locator('article:has(button[aria-pressed="true"]) button:has(svg.lucide-flag)');

async function lookAtBooks(cell: Cell): Promise<void> {
  const { page } = cell;
  await lookAt(cell, '/manual/service?all=1', 'the service manuals');
  await lookAt(cell, '/manual/service?all=1&search=hydraulic', 'pages found');
  await lookAt(cell, '/manual/service?all=1&search=xqzxqz', 'nothing found');
  await lookAt(cell, '/manual/service?id=99999999', 'a manual that is gone');
  const nothing = { items: [], total: 0, page: 1, pageSize: 20, forMachine: null };
  await answer(cell, manualList, nothing);
  await lookAt(cell, '/manual/service?all=1', 'no manuals');
  await refuse(cell, manualList, 'serverError');
  await lookAt(cell, '/manual/service?all=1', 'manuals that could not be shown');
  await refuse(cell, manualSearch, 'serverError');
  await lookAt(cell, '/manual/service?all=1&search=oil', 'a search that failed');
  await asTheShopSays(cell);
  await page.goto('/manual/service?kind=service&all=1');
}

async function openReader({ page }: Cell, href: string): Promise<void> {
  await page.goto(href);
  await expect(page.locator('.book-picture').first()).toBeVisible({ timeout: 60_000 });
}

async function lookAtReader(cell: Cell, href: string): Promise<void> {
  const { page, width } = cell;
  await openReader(cell, href);
  await look(cell, 'a manual');
  const isPhone = width < 1024;
  if (isPhone) await lookInto(cell, 'its contents and tools', () => button(cell, 'servicemanuals', 'panel').click());
  await button(cell, 'servicemanuals', 'find').click();
  const words = page.getByRole('searchbox').last();
  await words.fill('oil');
  await words.press('Enter');
  await expect(page).toHaveURL(/search=oil/);
  await look(cell, 'places found in it');
  await words.fill('xqzxqz');
  await words.press('Enter');
  await expectSaid(cell, 'servicemanuals', 'notFoundHere');
  await look(cell, 'nothing found in it');
  await refuse(cell, findInManual, 'serverError');
  await openReader(cell, `${href}&search=oil`);
  await look(cell, 'a search in it that failed');
  await asTheShopSays(cell);
  if (!isPhone) await lookInto(cell, 'its printing', () => button(cell, 'servicemanuals', 'print').click());
  for (const [text, key] of [
    ['none', 'noText'],
    ['waiting', 'textWaiting'],
  ] as const) {
    await amend(cell, manualDetail, (shown) => ({ ...shown, text, outline: [] }));
    await openReader(cell, `${href}&search=oil`);
    await expectSaid(cell, 'servicemanuals', key);
    await look(cell, `a file with text ${text}`);
  }
  await asTheShopSays(cell);
}

const FILES = join(import.meta.dirname, '../../shared/real-data/pdf');

async function lookAtRefused(cell: Cell, href: string): Promise<void> {
  const { page } = cell;
  const file = '**/static/product/manual/*.pdf';
  await page.route(file, (route) => route.fulfill({ body: 'no book', contentType: 'application/pdf' }));
  await page.goto(href);
  await expectSaid(cell, 'servicemanuals', 'damagedTitle');
  await look(cell, 'a damaged file');
  await page.unroute(file);
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await page.goto(href);
  await expectSaid(cell, 'servicemanuals', 'missingTitle');
  cell.told.length = 0;
  await look(cell, 'a file that is missing');
  await page.unroute(file);
  if (!existsSync(FILES)) return;
  await page.route(file, (route) =>
    route.fulfill({ path: join(FILES, 'tricky/issue6010_1.pdf'), contentType: 'application/pdf' }),
  );
  await page.goto(href);
  await expectSaid(cell, 'servicemanuals', 'lockedTitle');
  await look(cell, 'a file with a password');
  await field(cell, 'servicemanuals', 'password').fill('wrong');
  await button(cell, 'servicemanuals', 'open').click();
  await expectSaid(cell, 'servicemanuals', 'passwordWrong');
  await look(cell, 'a wrong password');
  await asTheShopSays(cell);
}

for (const { language, width } of CELLS) {
  test(`quality 16, 17 part manuals, ${language}, ${width} px`, async ({ page }) => {
    const cell = await openCell(page, { language, width }, 'buyer');
    for (const call of [bookContents, figurePage, machineCalls.machineDetail]) expectRefusal(cell, call);
    await page.goto('/manual/parts?list=all');
    await lookAtShelf(cell);
    await lookAtFigure(cell);
  });
  test(`quality 16, 17 service manuals, ${language}, ${width} px`, async ({ page }) => {
    const cell = await openCell(page, { language, width }, 'buyer');
    await page.goto('/manual/service?kind=service&all=1');
    const link = page.getByRole('article').first().getByRole('link').first();
    await expect(link).toBeVisible({ timeout: 90_000 });
    const href = (await link.getAttribute('href')) ?? '';
    expectRefusal(cell, manualDetail);
    await lookAtBooks(cell);
    await lookAtReader(cell, href);
    await lookAtRefused(cell, href);
  });
}
