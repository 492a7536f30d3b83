// Spec §2 Search results, product §5 Search: codes open, suggestions by keyboard, groups with reasons, nothing found.
import { expect, test } from '@playwright/test';
import { firstCode } from './journey.ts';
import { signInAt } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './watch.ts';

const PHONE = { width: 390, height: 844 };

test('product §5 a code with other dashes opens its part at once, and back goes to where one was', async ({ page }) => {
  await signInAt(page, '/shop');
  const code = await firstCode(page);
  const box = page.getByRole('combobox', { name: 'Search parts, machines and figures' });
  await box.fill(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  await box.press('Enter');
  await expect(page).toHaveURL(/\/detail\?code=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
});

test('product §5 a suggestion is chosen by keyboard alone', async ({ page }) => {
  await signInAt(page, '/category');
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await page.keyboard.press('/');
  // The place of what is announced is there before its words.
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText('');
  await page.keyboard.type('vérin');
  await expect(status).toHaveText(/^\d+ suggestions?$/);
  const part = page.getByRole('listbox').getByRole('option').filter({ hasText: 'French name' }).first();
  await expect(part).toBeVisible();
  const chosen = page.getByRole('option', { selected: true });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveCount(1);
  await expectAccessible(page);
  // The second of all offers, and no other.
  const offers = page.getByRole('listbox').getByRole('option');
  await expect(offers.nth(1)).toHaveAttribute('aria-selected', 'true');
  const code = await chosen.locator('.font-mono').first().innerText();
  expect(code).not.toBe(await offers.first().locator('.font-mono').first().innerText());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/detail' && url.searchParams.get('code') === code);
});

test('§2 search results stand in groups, each hit with its reason, on the phone too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInAt(page, '/searchResult?keyword=v%C3%A9rin');
  await expect(page.getByRole('tab', { name: /^Parts/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('French name').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('tab', { name: /^Chapters/ }).click();
  // A figure opens in its manual; with a machine chosen, judged for it.
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/manual\/parts\?figureId=\d+$/,
  );
  await page.goto('/searchResult?keyword=qqqqqqqq');
  await expect(page.getByText('Nothing was found for “qqqqqqqq”')).toBeVisible();
});
