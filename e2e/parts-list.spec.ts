// Spec §2 /history and /historyPartsList, §4 Cart: from the machine to a part that fits in the cart, on a desktop and a phone, and by keyboard.
import { expect, type Page, test } from '@playwright/test';
import { cells } from './cells.ts';
import { signInAt } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const DEVICES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, hasTouch: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
];

/** The serial number of the first of the company's machines. */
async function firstSerial(page: Page): Promise<string> {
  const link = page.getByRole('main').locator('a[href^="/historyPartsList"]').first();
  return (await link.locator('.font-mono').innerText()).trim();
}

/** Puts the first part that can be ordered into the cart and answers its code. */
async function addFirst(page: Page): Promise<string> {
  const add = page.getByRole('button', { name: /^Add to cart: / }).first();
  const code = ((await add.getAttribute('aria-label')) ?? '').replace('Add to cart: ', '');
  await add.click();
  await expect(
    page
      .getByRole('button', { name: new RegExp(`^In cart: \\d+\\. Add more of ${code.replaceAll('.', '\\.')}$`) })
      .first(),
  ).toBeVisible();
  return code;
}

/** A balloon lights its callout in the drawing beside the rows, a callout brings its row into sight. */
async function lightOneWithTheOther(page: Page): Promise<void> {
  const drawing = page.getByRole('region', { name: 'Drawing' });
  const callout = (item: string) => drawing.getByRole('button', { name: new RegExp(`^Item ${item}: `) });
  await expect(callout('1')).toBeVisible();
  await page.getByRole('link', { name: 'Show item 1 in the drawing' }).first().click();
  await expect(callout('1')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/item=1&at=\d+/);
  await callout('3').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-item="3"].bg-selected').first()).toBeInViewport();
  await expect(callout('1')).toHaveAttribute('aria-pressed', 'false');
}

test('design: the book beside the rows opens where one reads, and stays there alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAt(page, '/history');
  await page.getByRole('main').locator('a[href^="/historyPartsList"]').first().click();
  const seen = page.getByRole('navigation', { name: 'Chapters' }).locator('[aria-current=location]');
  await expect(seen).toHaveCount(1);
  const first = await seen.innerText();
  await page
    .locator('[data-figure]')
    .nth(12)
    .evaluate((section) => section.scrollIntoView());
  await expect(seen).not.toHaveText(first);
  await expect(seen).toBeInViewport();
  // Rows that are drawn meanwhile move the figures, and the book follows: both are asked at one time.
  await expect
    .poll(async () => {
      const name = (await seen.locator('span').first().innerText()).trim();
      const heads = await page.locator('[data-figure]').evaluateAll((sections) =>
        sections
          .filter((section) => {
            const { top, bottom } = section.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          })
          .map((section) => section.querySelector('h2 span:nth-of-type(2)')?.textContent),
      );
      return heads.includes(name);
    })
    .toBe(true);
});

test('design: the head of the table of machines stops below the machine strip', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signInAt(page, '/history');
  await page.getByRole('main').locator('a[href^="/historyPartsList"]').first().click();
  const strip = page.getByRole('region', { name: 'Chosen machine' });
  await expect(strip).toBeVisible();
  await page.goto('/history');
  const head = page.locator('thead');
  await expect(head).toBeVisible();
  await expect(strip).toBeVisible();
  await page.evaluate(() => scrollTo(0, 700));
  const edgeOf = async (part: typeof head, edge: 'top' | 'bottom') =>
    await part.evaluate((element, side) => Math.round(element.getBoundingClientRect()[side]), edge);
  // The bar with search and cart stays above it.
  await expect.poll(() => edgeOf(strip, 'top')).toBe(57);
  expect(await edgeOf(head, 'top')).toBe(await edgeOf(strip, 'bottom'));
});

// The whole journey of first-order.spec.ts goes through both screens on the desktop, too.
for (const { name, viewport, hasTouch } of cells(DEVICES, (one) => one.name === 'phone')) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch });

    test(`§2 from the machine to the part in the cart on a ${name}`, async ({ page }) => {
      const told = await watchPage(page);
      await signInAt(page, '/history');
      await expect(page.getByRole('heading', { level: 1, name: 'Machines' })).toBeVisible();
      const serial = await firstSerial(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.getByText('Serial number', { exact: true }).first().click();
      await page.getByLabel('Machine to look for').fill('12 345');
      await page.getByRole('button', { name: 'Find machine' }).click();
      await expect(page.getByText('This has 5 characters')).toBeVisible();
      await page.getByLabel('Machine to look for').fill(serial.toLowerCase());
      await page.getByRole('button', { name: 'Find machine' }).click();
      await expect(page).toHaveURL(/\/historyPartsList\?hostId=\d+$/);
      await expect(page.getByRole('region', { name: 'Chosen machine' })).toContainText(serial);

      await addFirst(page);
      await expectNoSidewaysScroll(page);
      await lightOneWithTheOther(page);
      // One part type is enough for axe: every row is made of the same pieces, and the whole book takes it minutes.
      const types = page.getByLabel('Type', { exact: true }).locator('visible=true');
      await types.selectOption({ label: 'Wear part' });
      await expect(page).toHaveURL(/type=\d+/);
      // A notice that lies over a row would lend it its own ground.
      await page.mouse.move(0, 0);
      await expect(page.getByText(/is in the cart/)).toHaveCount(0);
      await expectAccessible(page);
      await types.selectOption('');
      await expect(page.getByRole('link', { name: /Cart.*\d+ lines?/ }).locator('visible=true')).toBeVisible();

      await expect(page.getByRole('switch', { name: 'Only what fits' }).locator('visible=true')).toBeChecked();
      await expect(page.getByText('Does not fit')).toHaveCount(0);
      await page.getByLabel('Filter by name or part code').fill('no such part');
      await expect(page.getByText('No part matches this filter')).toBeVisible();
      await page.getByRole('button', { name: 'Clear the filter', exact: true }).click();
      await expect(page.getByRole('button', { name: /^(Add to cart|In cart)/ }).first()).toBeVisible();
      expect(told).toEqual([]);
    });
  });
}

test('design: on a phone laid across a whole row is in sight: strip and filter go with the page', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await signInAt(page, '/history');
  await page.getByRole('main').locator('a[href^="/historyPartsList"]').first().click();
  const row = page.getByRole('article').first();
  await row.evaluate((card) => card.scrollIntoView());
  const bar = await page.getByRole('navigation', { name: 'Pages' }).boundingBox();
  await expect(page.getByRole('region', { name: 'Chosen machine' })).not.toBeInViewport();
  await expect(page.getByLabel('Filter by name or part code')).not.toBeInViewport();
  const place = await row.boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual(0);
  expect((place?.y ?? 0) + (place?.height ?? 999)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('§6 who may not see prices sees stars, and no amount reaches the page', async ({ page }) => {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/category/host/partList')) answers.push(await response.text());
  });
  await signInAt(page, '/history', 'technician');
  await page.getByRole('main').locator('a[href^="/historyPartsList"]').first().click();
  await expect(page.getByText('Price hidden').first()).toBeAttached();
  await expect(page.getByRole('main')).not.toContainText('$');
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.join('')).not.toContain('"amount"');
});

test('§6 who may not order is told that there is no permission', async ({ page }) => {
  await signInAt(page, '/history', 'viewer');
  await page.getByRole('main').locator('a[href^="/historyPartsList"]').first().click();
  await expect(page.getByText('No permission to access.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to cart: / })).toHaveCount(0);
});

test('quality 16 a part gets into the cart by keyboard alone', async ({ page }) => {
  await signInAt(page, '/history');
  const serial = await firstSerial(page);
  await page.getByLabel('Machine to look for').focus();
  await page.keyboard.type(serial);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/historyPartsList/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Parts list');
  const filter = page.getByLabel('Filter by name or part code');
  for (
    let presses = 0;
    presses < 40 && !(await filter.evaluate((field) => field === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(filter).toBeFocused();
  const isAdd = () => document.activeElement?.getAttribute('aria-label')?.startsWith('Add to cart: ') ?? false;
  for (let presses = 0; presses < 60 && !(await page.evaluate(isAdd)); presses += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(isAdd)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^In cart: \d/);
});
