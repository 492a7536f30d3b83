// Product §5 Part manuals, §4: a technician goes from the machine to a figure, to an item and into the cart, on the phone and at the desk, and sees no price.
import { expect, type Page, test } from '@playwright/test';
import { cells } from './cells.ts';
import { fleetSerial } from './journey.ts';
import { signInAt, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const DEVICES = [
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, language: 'en' },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, hasTouch: false, language: 'en' },
];

const t = { ...textsOf('en', 'manuals'), ...textsOf('en', 'figures') };
const callouts = (page: Page) => page.getByRole('group', { name: t['items'] ?? '', exact: true }).getByRole('button');
const lit = (page: Page) => page.locator('article button[aria-pressed="true"]');

for (const { name, viewport, hasTouch } of cells(DEVICES, () => true)) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch });
    test(`product §5 machine, figure, item, cart on a ${name}`, async ({ page }) => {
      const told = await watchPage(page);
      await signInAt(page, '/history', 'technician');
      await page.goto(`/history?field=serial&keyword=${await fleetSerial(page, 9)}`);
      await expect(page).toHaveURL(/\/historyPartsList\?/);
      await expect(
        page.getByRole('region', { name: textsOf('en', 'app')['machine'] ?? '', exact: true }),
      ).toBeVisible();
      // The chosen machine's book opens by itself.
      await page.goto('/manual/parts');
      await expect(page).toHaveURL(/hostId=\d+/);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('main').locator('section li a').first().click();
      await expect(page).toHaveURL(/figureId=\d+/);
      await expect(callouts(page).first()).toBeVisible({ timeout: 30_000 });
      await page.getByRole('region', { name: /^Illustration of/ }).focus();
      await callouts(page).first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(lit(page)).not.toHaveCount(0);
      await expect(page).toHaveURL(/item=/);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('main')).not.toContainText(/[$€]/);
      const add = page
        .locator('article')
        .getByRole('button', { name: /^(Add to cart|In cart): / })
        .first();
      await add.click();
      await expect(page.getByRole('button', { name: /^In cart: / }).first()).toBeVisible();
      // Another person who opens the address finds the same item lit.
      await page.reload();
      await expect(lit(page)).not.toHaveCount(0);
      expect(told).toEqual([]);
    });
  });
}

test.describe('nothing hidden behind a thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('product §5 drawing, rows and their handle end above the bar; the rows can be drawn up by keyboard and button', async ({
    page,
  }) => {
    await signInAt(page, '/manual/parts?list=all', 'technician');
    await page.getByRole('main').locator('section li a').first().click();
    await page.getByRole('main').locator('section li a').first().click();
    await expect(callouts(page).first()).toBeVisible({ timeout: 30_000 });
    const sheet = page.getByRole('separator', { name: t['sheetSize'] ?? '' });
    const bottom = async () => (await page.locator('.draw-sheet').boundingBox()) ?? { y: 0, height: 0 };
    const bar = (await page.locator('.thumb-bar').boundingBox()) ?? { y: 0 };
    const box = await bottom();
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y + 1);
    await page.getByRole('button', { name: t['moreRows'] ?? '' }).click();
    await expect.poll(async () => (await bottom()).height).toBeGreaterThan(box.height);
    await page.getByRole('button', { name: t['moreDrawing'] ?? '' }).click();
    await sheet.focus();
    await page.keyboard.press('End');
    await expect.poll(async () => (await bottom()).height).toBeLessThan(box.height);
  });
  for (const view of ['parts', '3d'] as const) {
    test(`product §5 what adds the lit item to the cart stands in sight, ${view}`, async ({ page }) => {
      await signInAt(page, '/manual/parts', 'technician');
      // A bolt: its code is longer than its column.
      await page.goto(`/manual/${view}?hostId=41&figureId=65&item=9`);
      const row = page.locator('article[data-item="9"]');
      const add = row.getByRole('button', { name: /^(Add to cart|In cart): / }).first();
      await expect(add).toBeVisible();
      const bar = (await page.locator('.thumb-bar').boundingBox()) ?? { y: 0 };
      const bottom = async (of: typeof add) => {
        const box = (await of.boundingBox()) ?? { y: 9999, height: 0 };
        return box.y + box.height;
      };
      await expect.poll(() => bottom(add)).toBeLessThanOrEqual(bar.y);
      const code = (await row.getByText('ISO 4017', { exact: false }).first().boundingBox()) ?? { x: 999, width: 0 };
      const stock = (await row.getByText(/in stock/).boundingBox()) ?? { x: 0 };
      expect(code.x + code.width).toBeLessThanOrEqual(stock.x);
    });
  }
});
