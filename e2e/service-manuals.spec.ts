// Spec §2, product §5 service manuals: a sentence searched for, the page opened with it marked, the part that stands there; files of other makers.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { cells } from './cells.ts';
import { askShop } from './journey.ts';
import { signInAt } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const marks = (page: Page) => page.locator('.book-mark');

/** Opens the list once the demo's books are there, which come some seconds after its start. */
async function openList(page: Page): Promise<void> {
  await signInAt(page, '/manual/service?kind=service');
  const total = () => askShop<{ total: number }>(page, '/books/manuals');
  await expect.poll(async () => (await total()).total, { timeout: 90_000 }).toBeGreaterThan(0);
  await page.goto('/manual/service?kind=service');
  await expect(page.getByRole('article').first()).toBeVisible();
}

test('product §5 a sentence leads to its page, marked there, and from the page to the part', async ({ page }) => {
  const told = await watchPage(page);
  await openList(page);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search in all manuals' }).fill('oil level');
  await page.keyboard.press('Enter');
  const hit = page.getByRole('region', { name: 'Pages found' }).getByRole('link').first();
  await expect(hit.locator('mark')).toHaveText(/oil level/i);
  await expectAccessible(page);
  await hit.click();
  await expect(page).toHaveURL(/id=\d+&page=\d+&search=oil/);
  await expect(page.locator('.book-mark[data-here]').first()).toBeInViewport();
  // Pages that say the words apart are places, too, and may come before.
  const place = page.getByText(/^\d+ of \d+$/);
  const first = Number.parseInt((await place.textContent()) ?? '', 10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next place' }).click();
  await expect(place).toHaveText(new RegExp(`^${first + 1} of`));
  await expect(page.locator('.book-mark[data-here]').first()).toBeInViewport();
  // A code that is printed leads to its part.
  await page.goto('/manual/service?kind=service');
  await page.getByRole('searchbox', { name: 'Search in all manuals' }).fill('ISO 4017');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Pages found' }).getByRole('link').first().click();
  const printed = page.getByRole('group', { name: 'Pages of the manual' }).getByRole('link', { name: /ISO 4017/ });
  await printed.first().click();
  await expect(page).toHaveURL(/\/detail\?code=ISO(\+|%20)4017/);
  expect(told).toEqual([]);
});

test('product §5 beside the machine: contents in a sheet, nothing sideways, text that can be selected', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const told = await watchPage(page);
  await openList(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.locator('.book-picture').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Contents and pages' }).click();
  const sheet = page.getByRole('dialog', { name: 'Contents and pages' });
  await expectAccessible(page);
  await sheet
    .getByRole('button', { name: /Hydraulic system/ })
    .first()
    .click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/page=\d+/);
  const text = page.locator('[data-page] .book-text').filter({ hasText: 'Hydraulic system' }).first();
  await expect(text).toBeVisible();
  expect(told).toEqual([]);
});

test('product §5 a long book keeps few pages at hand, and frees them with the reader', async ({ page }) => {
  await openList(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  const pages = page.locator('[data-page]');
  await expect(page.locator('.book-picture').first()).toBeVisible();
  const field = page.getByRole('textbox', { name: /^Page, of/ });
  for (const pageNo of ['20', '5', '30']) {
    await field.fill(pageNo);
    await field.press('Enter');
    await expect(page.locator(`[data-page="${pageNo}"] canvas`)).toBeVisible();
    expect(await pages.count()).toBeLessThanOrEqual(6);
  }
  const workers = page.workers().length;
  await page.getByRole('link', { name: 'Service manuals' }).first().click();
  await expect.poll(() => page.workers().length).toBeLessThan(workers);
  await expect(marks(page)).toHaveCount(0);
});

const FILES = join(import.meta.dirname, '../../shared/real-data/pdf');
const PASSWORDS: Readonly<Record<string, string>> = { 'issue3371.pdf': 'ELXRTQWS', 'issue6010_1.pdf': 'abc' };
const HERE = existsSync(FILES);
const filesIn = (folder: string) =>
  HERE
    ? readdirSync(join(FILES, folder))
        .filter((name) => name.endsWith('.pdf'))
        .map((name) => join(folder, name))
    : [];

test('product §5 files of other makers are shown, ask for their password or are refused in words; none hangs the page or runs a script', async ({
  page,
}) => {
  test.skip(!HERE, 'the files lie beside the project');
  test.setTimeout(600_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await openList(page);
  const href = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  const files = [...filesIn('.'), ...filesIn('tricky')];
  const everyFifth = (name: string) => files.indexOf(name) % 5 === 0;
  for (const name of cells(files, everyFifth)) {
    await page.route('**/static/product/manual/*.pdf', (route) =>
      route.fulfill({ path: join(FILES, name), contentType: 'application/pdf' }),
    );
    await page.goto(href ?? '');
    const shown = page.locator('[data-page="1"] canvas');
    const password = page.getByLabel('Password', { exact: true });
    const refused = page.getByRole('alert');
    await expect(shown.or(password).or(refused).first(), name).toBeVisible();
    const given = PASSWORDS[name.replace(/.*\//, '')];
    expect(await password.isVisible(), name).toBe(given !== undefined);
    if (given !== undefined) {
      await password.fill(given);
      await password.press('Enter');
      await expect(shown, name).toBeVisible();
    }
    await page.unroute('**/static/product/manual/*.pdf');
  }
  expect(dialogs).toEqual([]);
});
