// Design: every screen prints. Paper holds the content alone, whole and unfolded, with the shop, the day and the machine on it.
import { expect, type Page, test } from '@playwright/test';
import { cells } from './cells.ts';
import { askShop } from './journey.ts';
import { signInAt } from './people.ts';

type Fleet = { items: { hostId: number; serialNumber: string; model: string }[] };

async function fleet(page: Page): Promise<Fleet['items']> {
  return (await askShop<Fleet>(page, '/category/host/pageList?sort=model&pageSize=50')).items;
}

/** Shown as on paper: shop and day at the head, nothing that can only be pressed; a tree that is all the page holds stays. */
async function expectPaper(page: Page, trees = 0): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper-head')).toContainText('Outrigger');
  await expect(page.locator('.paper-head')).toContainText(String(new Date().getFullYear()));
  await expect(page.locator('.paper-head')).toBeVisible();
  for (const role of ['navigation', 'search', 'contentinfo'] as const) {
    expect(await page.getByRole(role).count()).toBe(role === 'navigation' ? trees : 0);
  }
  await expect(page.getByRole('button', { name: /^(Print|Share|Add to cart|Change)/ })).toHaveCount(0);
}

test('design: a part prints with everything that is folded on the phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAt(page, '/shop');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').press('Enter');
  const fold = page.locator('details', { has: page.locator('#part-models') });
  const row = fold.getByRole('list').getByRole('listitem').first();
  await expect(row).toBeHidden();
  await expectPaper(page);
  await expect(row).toBeVisible();
});

test('design: on paper a heading is in plain flow with what it is above: sheets would part them as rows of a grid', async ({
  page,
}) => {
  await signInAt(page, '/detail?code=NV-0110668');
  const heading = page.getByRole('heading', { name: 'Where it is used' });
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toHaveCSS('break-after', 'avoid');
  await expect(heading.locator('xpath=..')).toHaveCSS('display', 'block');
});

test('design: the stars of a rating stand on paper, where nothing else says how many they are', async ({ page }) => {
  const item = { id: 1, stars: 4, text: 'Fits at once', language: 'en', createdAt: '2026-01-02T00:00:00Z' };
  const result = { items: [item], total: 1, page: 1, pageSize: 20, spread: [0, 0, 0, 1, 0], own: null, mayRate: false };
  await page.route('**/api/shop/rating-list**', (route) =>
    route.fulfill({ json: { code: 200, message: 'OK', result } }),
  );
  await signInAt(page, '/detail?id=3');
  const rating = page.getByRole('listitem').filter({ hasText: 'Fits at once' });
  await page.locator('#part-ratings').scrollIntoViewIfNeeded();
  await expect(rating).toBeAttached();
  await expectPaper(page);
  await expect(rating.locator('.lucide-star').last()).toBeVisible();
  // Four are full, not five.
  await expect(rating.locator('[style*="80%"]')).toHaveCSS('overflow', 'hidden');
});

test('design: a parts list prints whole, with the serial number, its heads again at each figure', async ({ page }) => {
  await signInAt(page, '/history');
  const [machine] = await fleet(page);
  // Beside its drawing a list has no room for a table before that.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/historyPartsList?hostId=${machine?.hostId ?? 0}`);
  await expect(page.getByRole('table').nth(2)).toBeVisible();
  await expectPaper(page);
  await expect(
    page
      .locator('main')
      .getByText(machine?.serialNumber ?? '-')
      .first(),
  ).toBeVisible();
  const heads = page.locator('main table thead').last();
  await expect(heads).toBeVisible();
  expect(await heads.evaluate((one) => getComputedStyle(one).display)).toBe('table-header-group');
});

/** The arrow before the code of the part a part belongs to. */
const MARK = '.lucide-corner-down-right';

test('design: a row on paper marks the part it belongs to, and does not say twice that it fits as built', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAt(page, '/historyPartsList?hostId=45');
  const row = page
    .getByRole('row')
    .filter({ hasText: 'On the factory’s list for this' })
    .filter({ has: page.locator(MARK) })
    .first();
  const reason = row.getByText('On the factory’s list');
  await expect(reason).toBeVisible();
  await expectPaper(page);
  await expect(row.getByText('Fits · as built')).toBeVisible();
  await expect(reason).toBeHidden();
  await expect(row.locator(MARK)).toBeVisible();
  // Neither the name of a figure nor the heads of its table end a sheet.
  const table = page.getByRole('table').filter({ has: row }).last();
  await expect(table.locator('tbody tr').first()).toHaveCSS('break-before', 'avoid');
  await expect(table.locator('xpath=preceding-sibling::div')).toHaveCSS('break-after', 'avoid');
});

test('design: a comparison prints every chapter, folded or not', async ({ page }) => {
  await signInAt(page, '/history');
  const machines = await fleet(page);
  const [first] = machines;
  const other = machines.find((one) => one.model !== first?.model);
  await page.goto(`/compare?hostId=${first?.hostId ?? 0}&otherHostId=${other?.hostId ?? 0}`);
  await expect(page.locator('main details').last()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const table = page.locator('main details table').last();
  await expectPaper(page);
  await expect(table).toBeVisible();
});

test('design: a comparison that lacks a machine says so on paper, without fields to choose one', async ({ page }) => {
  await signInAt(page, '/compare');
  await expect(page.getByText('Choose two machines')).toBeVisible();
  await expectPaper(page);
  await expect(page.getByText('No machine chosen')).toHaveCount(2);
  await expect(page.getByText('No machine chosen').first()).toBeVisible();
  await expect(page.getByText(/^Nothing is compared/)).toBeVisible();
  await expect(page.getByText('Choose two machines')).toBeHidden();
  for (const role of ['combobox', 'textbox'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/compare?hostId=999999999');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectPaper(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('No machine chosen')).toHaveCount(1);
});

test('design: an order prints with its packing lists open', async ({ page }) => {
  await signInAt(page, '/order');
  type Orders = { items: { orderNo: string; status: string }[] };
  const { items } = await askShop<Orders>(page, '/order/list?status=completed&pageSize=20');
  await page.goto(`/details?orderNo=${items[0]?.orderNo ?? ''}`);
  const list = page.locator('main details ul').first();
  await expect(list).toBeHidden();
  await expectPaper(page);
  await expect(list).toBeVisible();
});

// What each list and search screen holds on paper; the phone's paper is wider than the phone.
const LISTS = [
  ['/shop', 'article'],
  ['/shop?view=list', 'article'],
  ['/product?id=3', 'article'],
  ['/category', 'nav.prints li'],
  ['/category?id=1', 'section > ul li'],
  ['/searchResult?keyword=pump', 'article'],
  ['/search', 'h1'],
  ['/favorite', 'h1'],
] as const;

const SCREENS = [
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

for (const { width, colorScheme } of cells(SCREENS, (one) => one.width === 390)) {
  test(`design: lists and searches print from ${width} px in ${colorScheme}, in ink on white, without what can only be pressed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await signInAt(page, '/home');
    for (const [path, piece] of LISTS) {
      await page.emulateMedia({ media: null });
      await page.goto(path);
      const piecesOf = page.locator(`main ${piece}`);
      await expect(piecesOf.first(), path).toBeVisible();
      // Paper comes with the first sign of a person.
      await page.keyboard.press('Shift');
      await expect(page.locator('.paper-head'), path).toBeAttached();
      const count = await piecesOf.count();
      await page.setViewportSize({ width: 703, height: 995 });
      await expectPaper(page, path === '/category' ? 1 : 0);
      await expect(piecesOf.last(), path).toBeVisible();
      // A name that may not be parted from what follows would bind row to row, and leave the first sheet empty.
      for (const name of await page.locator('main li :is(h2, h3)').all())
        expect(await name.evaluate((one) => getComputedStyle(one).breakAfter), path).toBe('auto');
      expect(await piecesOf.count(), path).toBe(count);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
      await page.setViewportSize({ width, height: 844 });
    }
  });
}
