// Spec §2 app shell: the place on a page, kept per tab by the shop itself.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { signInAt } from './people.ts';

test('§2 the place on a page is kept per tab and restored', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await signInAt(page, '/home');
  const heading = page.getByRole('heading', { level: 1 });
  const place = (of = page) => of.evaluate(() => window.scrollY);
  await expect(heading).toBeVisible();
  // The browser's own restoration is off: what is restored is ours.
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.evaluate(() => {
    Reflect.set(window, 'isSamePage', true);
    window.scrollTo(0, 90);
  });
  await expect.poll(() => place()).toBe(90);
  await page.waitForTimeout(300);
  await page.locator('nav a[href="/search"]:visible').first().click();
  await expect(page).toHaveURL(/\/search$/);
  await expect.poll(() => place()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => place()).toBe(90);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  await page.reload();
  await expect(heading).toBeAttached();
  await expect.poll(() => place()).toBe(90);
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 420 });
  await other.goto('/home');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.waitForTimeout(300);
  expect(await place(other)).toBe(0);
});

test('§2 the place in a list is restored on reload, although its rows come later', async ({ page }) => {
  await signInAt(page, '/shop');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(2600);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.waitForTimeout(300);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1450);
});

/** Opens the parts list of the first machine on a phone, and answers its cards. */
async function openFirstList(page: Page): Promise<Locator> {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAt(page, '/history');
  await page.getByRole('main').locator('a[href^="/historyPartsList"]').first().click();
  const cards = page.locator('main article');
  await expect(cards.first()).toBeVisible();
  return cards;
}

test('design: back on a phone, the row that was left stands where it stood, although rows out of sight are not drawn', async ({
  page,
}) => {
  const cards = await openFirstList(page);
  // Rows come near the sight as on a finger's way down.
  for (let at = 700; at <= 9800; at += 700) {
    await page.evaluate((top) => window.scrollTo(0, top), at);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 60_000));
  const inSight = () =>
    cards.evaluateAll((all) => {
      const card = all.find((one) => one.getBoundingClientRect().top > 150);
      return { code: card?.querySelector('h3 a, h2 a')?.getAttribute('href'), top: card?.getBoundingClientRect().top };
    });
  await expect.poll(async () => (await inSight()).top).toBeLessThan(844);
  await page.waitForTimeout(500);
  const left = await inSight();
  // Of some five hundred those that came near the sight on the way, about sixty.
  expect(await cards.count()).toBeLessThan(100);
  await page
    .locator(`main article a[href="${left.code}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('main [aria-labelledby^="figure-"]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/detail/);
  await page.goBack();
  await expect.poll(inSight, { timeout: 15_000 }).toEqual(left);
});

test('design: a figure that was left with few of its rows shows all of them again once the filter is cleared', async ({
  page,
}) => {
  const cards = await openFirstList(page);
  const keyword = page.getByLabel('Filter by name or part code');
  const name = await cards.nth(2).getByRole('heading').innerText();
  await keyword.fill(name);
  await expect(page).toHaveURL(/keyword=/);
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/detail/);
  await expect(page.locator('main [aria-labelledby^="figure-"]')).toHaveCount(0);
  await page.goBack();
  await expect(cards.first()).toBeVisible();
  await keyword.fill('');
  await expect(page).not.toHaveURL(/keyword=/);
  const figure = page.locator('main [aria-labelledby^="figure-"]').first();
  // As long as rows are missing the heading says how many there are.
  await expect(async () => {
    await figure.evaluate((section) => section.scrollIntoView({ block: 'end' }));
    expect(await figure.getByRole('heading', { level: 2 }).innerText()).not.toContain('lines');
  }).toPass();
  expect(await figure.locator('article').count()).toBeGreaterThan(4);
});
