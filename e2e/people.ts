// Signing in as the people of the demo shop (product §1).
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Password of every demo login. */
export const PASSWORD = 'Outrigger-2026';
/** Address of a demo login. */
export const demo = (name: 'buyer' | 'technician' | 'viewer' | 'blocked' | 'office'): string =>
  `${name}@demo.outrigger.example`;

/** The texts of one feature as the pages speak them. */
export function textsOf(language: string, feature: string): Record<string, string> {
  const file = new URL(`../web/src/locales/${language}/${feature}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** Fills the login that is shown and sends it. */
export async function fillLogin(page: Page, name: Parameters<typeof demo>[0], language = 'en'): Promise<void> {
  const t = textsOf(language, 'identity');
  await page.getByLabel(t['email'] ?? '', { exact: true }).fill(demo(name));
  await page.getByLabel(t['password'] ?? '', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t['signIn'] ?? '', exact: true }).click();
}

/** Opens the shop at a path as a demo person. */
export async function signInAt(page: Page, path: string, name: Parameters<typeof demo>[0] = 'buyer'): Promise<void> {
  await page.goto(path);
  await fillLogin(page, name);
  await expect(page).not.toHaveURL(/\/login/);
  // The address changes before the screen does.
  await expect(page.locator('input[type=password]')).toHaveCount(0);
}
