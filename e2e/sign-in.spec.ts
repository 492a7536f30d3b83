// Spec §2 /login, §4 session: in and out in five languages, on a desktop and a phone, by keyboard, and as an administrator.
import { LANGUAGES } from '@outrigger/contract';
import { expect, type Page, test } from '@playwright/test';
import { cells } from './cells.ts';
import { demo, fillLogin, PASSWORD, signInByForm, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const HTML_LANG = { en: 'en', es: 'es', pt: 'pt', fa: 'fr', zh: 'zh' };
const DEVICES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, hasTouch: false, lookedAt: 'en' },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, lookedAt: 'pt' },
];

async function signOut(page: Page, language: string): Promise<void> {
  const t = textsOf(language, 'app');
  const signOutText = t['signOut'] ?? '';
  await page.locator('header button[aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem', { name: signOutText, exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: t['signOutAsk'] ?? '' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: signOutText, exact: true }).click();
}

// Each language once, each device with several: the other cells belong to the full matrix.
const ON_DESKTOP: readonly string[] = ['en', 'es', 'zh'];

for (const { name, viewport, hasTouch, lookedAt } of DEVICES) {
  // Colours, names and order are those of the page in any language: once a device every day, in each language in the full matrix.
  const axeIn = cells(LANGUAGES, (one) => one === lookedAt);

  test.describe(name, () => {
    test.use({ viewport, hasTouch });
    for (const language of cells(LANGUAGES, (one) => ON_DESKTOP.includes(one) === (name === 'desktop'))) {
      test(`§1 signs in and out in ${language} on a ${name}`, async ({ page }) => {
        const t = textsOf(language, 'identity');
        const told = await watchPage(page);
        await page.goto('/');
        await expect(page).toHaveURL(/\/login$/);
        await page.getByRole('banner').getByRole('combobox').selectOption(language);
        await expect(page.getByRole('heading', { name: t['title'] ?? '' })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
        if (axeIn.includes(language)) await expectAccessible(page);
        await fillLogin(page, 'buyer', language);
        await expect(page).toHaveURL(/\/home$/);
        await expect(page.locator('input[type=password]')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(`${textsOf(language, 'titles')['home']} - Outrigger`);
        if (axeIn.includes(language)) await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await signOut(page, language);
        await expect(page.getByText(t['endedOut'] ?? '')).toBeVisible();
        if (axeIn.includes(language)) await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.goto('/home');
        await expect(page).toHaveURL(/\/login\?back=/);
        expect(told).toEqual([]);
      });
    }
  });
}

test('product §3 one lands where one wanted to go', async ({ page }) => {
  await signInByForm(page, '/order?page=2');
  await expect(page).toHaveURL(/\/order\?page=2$/);
});

test('§8 a wrong password is said in place and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(demo('buyer'));
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Email or password is wrong');
  await expect(page.getByLabel('Email')).toHaveValue(demo('buyer'));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectAccessible(page);
});

test('quality 16 the way in works by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab', { name: 'User' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(demo('buyer'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
});

test('product §3 an administrator lands in the office', async ({ page }) => {
  const told = await watchPage(page);
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Administrator' }).click();
  await fillLogin(page, 'office');
  await expect(page).toHaveURL(/\/office$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  expect(told).toEqual([]);
});
