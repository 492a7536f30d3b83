// Quality 10, 11: no stored text executes in a page, and none makes the browser report a breach of the policy, whatever screen shows it.
import { expect, type Page, test } from '@playwright/test';
import { poison } from './hostile-texts.ts';
import { askShop } from './journey.ts';
import { signInAt } from './people.ts';
import { watchPage } from './watch.ts';

/** Every screen that shows what somebody wrote, of things the shop has. */
async function screensOf(page: Page): Promise<string[]> {
  type Fleet = { items: { hostId: number; model: string }[] };
  const { items } = await askShop<Fleet>(page, '/category/host/pageList?sort=serial&pageSize=50');
  const [first] = items;
  const other = items.find(({ model }) => model !== first?.model);
  const { items: orders } = await askShop<{ items: { orderNo: string }[] }>(page, '/order/list');
  const { items: parts } = await askShop<{ items: { code: string }[] }>(page, '/shop/goods-list');
  const [code = ''] = parts.map((part) => part.code);
  return [
    '/home',
    '/category',
    '/product?id=1',
    '/shop',
    '/shop?view=list',
    `/shop?quick=${encodeURIComponent(code)}`,
    `/detail?code=${encodeURIComponent(code)}`,
    '/search',
    '/searchResult?keyword=filter',
    '/searchResult?keyword=scissor&group=finalAssembly',
    '/history',
    `/historyPartsList?hostId=${first?.hostId ?? 0}`,
    `/compare?hostId=${first?.hostId ?? 0}&otherHostId=${other?.hostId ?? 0}`,
    '/order',
    `/details?orderNo=${orders[0]?.orderNo ?? ''}`,
    '/shopcart',
    '/placeorder',
    '/favorite',
  ];
}

async function visit(page: Page, paths: readonly string[], told: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('main h1').first(), path).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(told, path).toEqual([]);
  }
}

test.describe.configure({ timeout: 240_000 });

test('quality 11 a screen that took a stored text for markup would be found out by such a visit', async ({ page }) => {
  const told = await watchPage(page);
  await signInAt(page, '/home');
  await page.route('**/api/**', poison);
  // The planted fault: whatever is drawn is made markup of.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.querySelector('main')?.textContent ?? '';
      if (!text.includes('onerror="alert(1)"')) return;
      try {
        document.createElement('div').innerHTML = text;
      } catch {
        // Refused, and reported.
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await expect(visit(page, ['/notice'], told)).rejects.toThrow(/require-trusted-types-for/);
});

test('quality 11 every screen of a buyer shows hostile texts without a report of the policy, and nothing of them runs', async ({
  page,
}) => {
  const told = await watchPage(page);
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => told.push(`dialog: ${dialog.message()}`)));
  await signInAt(page, '/home');
  const paths = await screensOf(page);
  await page.route('**/api/**', poison);
  await visit(page, paths, told);
});

test('quality 11 so does every screen of the parts desk', async ({ page }) => {
  const told = await watchPage(page);
  await signInAt(page, '/office', 'office');
  await page.route('**/api/**', poison);
  await visit(page, ['/office', '/office/searches', '/office/ratings'], told);
});

test('quality 11 no script may make markup of a text: the policy refuses it', async ({ page }) => {
  await page.goto('/login');
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>x</b>';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  expect(refused).toBe(true);
});
