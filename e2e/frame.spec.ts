// Spec §2 routing rules and app shell, §8 route and chunk failures, §4 inactivity: the frame every screen stands in.
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { chooseLanguage, signInAt, signInByForm, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const PUBLIC = [
  '/about',
  '/help',
  '/cookies',
  '/privacy',
  '/terms',
  '/tools',
  '/contact',
  '/verify',
  '/user_bind',
  '/reset_password',
  '/scan',
  '/pay/return',
];
const INSIDE = [
  '/notice',
  '/notice/detail',
  '/order',
  '/details',
  '/useraddress',
  '/account',
  '/subaccount',
  '/usersetting',
  '/password',
  '/placeorder',
  '/shopcart',
  '/category',
  '/shop',
  '/detail',
  '/favorite',
  '/search',
  '/searchResult',
  '/home',
  '/product',
  '/history',
  '/historyPartsList',
  '/label',
  '/manual/parts',
  '/manual/3d',
  '/manual/service',
];
const BUDGET_KIB = 130;

test('§2 every public route opens without a token, with nothing wrong on it', async ({ page }) => {
  const told = await watchPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of PUBLIC) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading').first()).toBeAttached();
    await expectNoSidewaysScroll(page);
  }
  expect(told).toEqual([]);
});

test('§2 any other route without a token leads to the login', async ({ page }) => {
  for (const path of [...INSIDE, '/office']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/login\\?back=${encodeURIComponent(path)}$`));
  }
});

test('§2 every route inside opens for a buyer with its heading, nothing wrong on it, and scrolls only downwards at 390 px', async ({
  page,
}) => {
  const told = await watchPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAt(page, '/home');
  for (const path of INSIDE) {
    await page.goto(path);
    const heading = page.locator('main').getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
    await page.waitForLoadState('networkidle');
    // A screen that fails has a heading, too: the one of the error notice.
    await expect(heading, path).not.toHaveText(textsOf('en', 'failures')['routeTitle'] ?? '');
    await expectNoSidewaysScroll(page);
    expect(told, path).toEqual([]);
  }
});

test('§2 unknown paths lead to the not-found screen', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await signInAt(page, '/home');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'No permission or page not found' })).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'To the start page', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
});

for (const width of [390, 1440]) {
  test(`§2 the not-found screen stands in the shop as every screen does at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAt(page, '/home');
    for (const path of ['/nope/x', '/office']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'No permission or page not found' })).toBeVisible();
      await expect(page).toHaveTitle('No permission or page not found - Outrigger');
      await expect(page.getByRole('banner').getByRole('combobox')).toBeInViewport();
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible({ visible: width > 1024 });
      await expectNoSidewaysScroll(page);
    }
  });
}

test('§2 the office is not there for a buyer', async ({ page }) => {
  await signInByForm(page, '/office');
  await expect(page.getByRole('heading', { name: 'No permission or page not found' })).toBeAttached();
});

test('§2 orders, cart and favourites show Access Restricted while access is not allowed', async ({ page }) => {
  const told = await watchPage(page);
  await chooseLanguage(page, 'en');
  await signInAt(page, '/home', 'blocked');
  for (const name of ['My orders', 'My favourites']) {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();
    await expect(page.getByRole('alertdialog', { name: 'Access Restricted' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Understood' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/home$/);
  }
  await page.goto('/shopcart');
  await expect(page.getByRole('alertdialog', { name: 'Access Restricted' })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  expect(told).toEqual([]);
});

test('design: `/` searches, `g` and a letter goes, `?` lists, the search box leads to the results', async ({
  page,
}) => {
  await signInAt(page, '/notice');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/order$/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('hydraulic hose');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/searchResult\?keyword=hydraulic/);
});

test('§2 light, dark and theme colour are chosen, applied with their shades, and kept', async ({ page }) => {
  await signInAt(page, '/usersetting');
  await page.getByRole('radio', { name: 'Workshop blue' }).check();
  await page.getByRole('button', { name: /Language, currency/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const shades = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const names = ['light', 'dark'].flatMap((side) =>
      Array.from({ length: 9 }, (_, step) => `--brand-${side}-${step + 1}`),
    );
    return names.map((name) => {
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color;
    });
  });
  expect(new Set(shades).size).toBe(18);
  await expectAccessible(page);
});

test('§2 a pinned screen joins the menu after the first navigation, and stays', async ({ page }) => {
  await signInAt(page, '/shop?sort=nameAsc');
  await page.locator('header button[aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem', { name: 'Pin this screen to the menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.locator('a[href="/shop?sort=nameAsc"]')).toBeVisible();
  await page.goto('/home');
  await expect(menu.locator('a[href="/shop?sort=nameAsc"]')).toBeVisible();
});

test('§8 a part of the page that does not load says so, and loads on retry', async ({ page }) => {
  await signInAt(page, '/home');
  await page.waitForLoadState('networkidle');
  // Every file of the build that is not here yet: what a chunk is called is the bundler's business.
  await page.route(/\/static\/(?!texts-)([^/]+\/)?[^/]+\.(js|css)$/, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My orders' }).click();
  await expect(page.getByRole('alert')).toContainText('Part of the page did not load');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('quality 16 after sign-in and navigation the focus stands on the heading', async ({ page }) => {
  await signInByForm(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeFocused();
});

test('quality 16 a step back leads to the link that was pressed, with the place on the page', async ({ page }) => {
  await signInAt(page, '/shop');
  const link = page.getByRole('region', { name: 'Parts found' }).getByRole('heading').nth(9).getByRole('link');
  await link.focus();
  const href = (await link.getAttribute('href')) ?? '';
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.locator(`main a[href="${href}"]:focus`)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  // Another screen begins at its heading again.
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeFocused();
});

test('quality 14 the first load on the login stays in its budget', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login', { waitUntil: 'networkidle' });
  const kib = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
  process.stdout.write(`first load on /login: ${kib.toFixed(1)} KiB gzip of script and style\n`);
  expect(kib).toBeLessThanOrEqual(BUDGET_KIB);
  expect(kib).toBeGreaterThan(20);
});

test('quality 14 scripts and sheets come packed, and the page names those of its first screen', async ({ request }) => {
  for (const path of ['/login', '/shop', '/detail?code=NV-0110668', '/historyPartsList?hostId=1']) {
    const page = await (await request.get(path)).text();
    const hrefs = [...page.matchAll(/(?:href|src)="(\/static\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
    expect(hrefs.some((href) => href.includes(path === '/login' ? '/login.' : '/shop'))).toBe(true);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    for (const href of hrefs) {
      const answer = await request.get(href, { headers: { 'accept-encoding': 'gzip, br' } });
      expect([href, answer.status()]).toEqual([href, 200]);
      if ((await answer.body()).length >= 1024) expect(answer.headers()['content-encoding'], href).toBe('br');
    }
  }
});
