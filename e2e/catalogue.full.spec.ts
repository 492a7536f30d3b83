// Spec §2 Parts list, §9 widths, quality 14 and 17: the catalogue in the shapes and languages that the short walks leave out.
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { askShop, firstCode } from './journey.ts';
import { signInAt, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './watch.ts';

const PHONE = { width: 390, height: 844 };
const BUDGET_KIB = 170;

test('§9 the quick view is 70 % of the page wide', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAt(page, '/shop');
  await page
    .getByRole('button', { name: /^Quick view: / })
    .first()
    .click();
  const box = await page.getByRole('dialog').boundingBox();
  expect(Math.round(((box?.width ?? 0) / 1440) * 100)).toBe(70);
});

test('design: on the phone the filters are a sheet that says how many parts are left, and back closes the quick view', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signInAt(page, '/shop');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const machineType = sheet.getByLabel('Machine type');
  await expect(machineType.locator('option')).not.toHaveCount(1);
  await machineType.selectOption({ label: 'Forklift trucks' });
  await expect(page).toHaveURL(/familyId=\d/);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^Show [\d,]+ parts?$/ }).click();
  await expect(sheet).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('button', { name: /^Quick view: / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/shop\?familyId=\d$/);
});

test('quality 16 the price sliders are worked by arrow keys: the focus stays and each press is another price', async ({
  page,
}) => {
  await signInAt(page, '/shop');
  for (const [name, key, end] of [
    ['Price from', 'ArrowRight', 'minPrice'],
    ['Price to', 'ArrowLeft', 'maxPrice'],
  ] as const) {
    const slider = page.getByRole('slider', { name });
    await slider.focus();
    const said = new Set<string | null>();
    for (let press = 1; press <= 5; press += 1) {
      const before = page.url();
      await page.keyboard.press(key);
      await expect(page).not.toHaveURL(before);
      await expect(page).toHaveURL(new RegExp(end));
      await expect(slider).toBeFocused();
      said.add(await slider.getAttribute('aria-valuetext'));
    }
    expect(said.size).toBe(5);
  }
  const from = page.getByRole('textbox', { name: 'Price from' });
  await from.fill('$50');
  await from.press('Enter');
  await expect(page).toHaveURL(/minPrice=50(&|$)/);
  await expect(from).toBeFocused();
});

test('§6 a technician sees stars and no price controls', async ({ page }) => {
  await signInAt(page, '/shop?minPrice=5&sort=priceAsc', 'technician');
  await expect(page.getByText('Price hidden').first()).toBeAttached();
  await expect(page.getByLabel('Colour')).toBeVisible();
  await expect(page.getByLabel('Price from')).toHaveCount(0);
  expect(await page.locator('main').innerText()).not.toMatch(/\$\d/);
});

for (const language of ['fa', 'zh'] as const) {
  test(`quality 17 the parts list speaks ${language} and scrolls only downwards`, async ({ page }) => {
    await page.addInitScript((code) => {
      localStorage.setItem('outrigger:language', JSON.stringify({ content: code, expiry: 0 }));
    }, language);
    await page.setViewportSize(PHONE);
    await page.goto('/login');
    await page.locator('input[type=email], input[autocomplete=username]').first().fill('buyer@demo.outrigger.example');
    await page.locator('input[type=password]').first().fill('Outrigger-2026');
    await page.locator('form button[type=submit]').click();
    await expect(page).toHaveURL(/\/home/);
    for (const path of ['/shop', '/category', '/favorite', '/search']) {
      await page.goto(path);
      const words = language === 'fa' ? /Pièces|Catégories|favoris|Rechercher/ : /配件|类别|收藏|搜索/;
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(words);
      await expectNoSidewaysScroll(page);
    }
  });
}

for (const language of ['es', 'pt', 'fa', 'zh'] as const) {
  test(`quality 17 a part, a category, what was found and a comparison speak ${language} and scroll only downwards`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await signInAt(page, '/shop');
    const code = await firstCode(page);
    type Fleet = { items: { hostId: number; model: string }[] };
    const { items } = await askShop<Fleet>(page, '/category/host/pageList?sort=model&pageSize=50');
    const [first] = items;
    const other = items.find((one) => one.model !== first?.model);
    await page.evaluate((chosen) => {
      localStorage.setItem('outrigger:language', JSON.stringify({ content: chosen, expiry: 0 }));
    }, language);
    for (const [path, feature, key] of [
      [`/detail?code=${encodeURIComponent(code)}`, 'detail', 'facts'],
      ['/product?id=3', 'catalogue', 'found'],
      ['/searchResult?keyword=pump', 'search', 'parts'],
      [`/compare?hostId=${first?.hostId ?? 0}&otherHostId=${other?.hostId ?? 0}`, 'compare', 'title'],
    ] as const) {
      await page.goto(path);
      const heading = page.locator('main').getByRole('heading', { name: textsOf(language, feature)[key] ?? '-' });
      await expect(heading.first(), path).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
      // A text that is missing shows its key.
      expect(await page.locator('body').innerText(), path).not.toMatch(new RegExp(`\\b${feature}\\.[a-z]+`, 'i'));
    }
  });
}

test('quality 14 the first load on the parts list stays in its budget', async ({ page, browser }) => {
  await signInAt(page, '/home');
  const storageState = await page.context().storageState({ indexedDB: true });
  const visit = await browser.newContext({ storageState, viewport: PHONE });
  const first = await visit.newPage();
  const sizes: Promise<number>[] = [];
  first.on('response', (response) => {
    if (!response.ok() || !/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await first.goto(new URL('/shop', page.url()).href, { waitUntil: 'networkidle' });
  const kib = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
  await visit.close();
  process.stdout.write(`first load on /shop: ${kib.toFixed(1)} KiB gzip of script and style\n`);
  expect(kib).toBeGreaterThan(20);
  expect(kib).toBeLessThanOrEqual(BUDGET_KIB);
});
