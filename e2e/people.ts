// Signing in as the people of the demo shop (product §1).
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Password of every demo login. */
export const PASSWORD = 'Outrigger-2026';
type Person = 'buyer' | 'technician' | 'viewer' | 'blocked' | 'office';
/** Address of a demo login. */
export const demo = (name: Person): string => `${name}@demo.outrigger.example`;

/** The texts of one feature as the pages speak them. */
export function textsOf(language: string, feature: string): Record<string, string> {
  const file = new URL(`../web/src/locales/${language}/${feature}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** Fills the login that is shown and sends it. */
export async function fillLogin(page: Page, name: Person, language = 'en'): Promise<void> {
  const t = textsOf(language, 'identity');
  await page.getByLabel(t['email'] ?? '', { exact: true }).fill(demo(name));
  await page.getByLabel(t['password'] ?? '', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t['signIn'] ?? '', exact: true }).click();
}

/** Opens the shop at a path as a demo person, who comes to the login first: for tests that are about the way in or about sessions. */
export async function signInByForm(page: Page, path: string, name: Person = 'buyer'): Promise<void> {
  await page.goto(path);
  await fillLogin(page, name);
  await expect(page).not.toHaveURL(/\/login/);
  // The address changes before the screen does.
  await expect(page.locator('input[type=password]')).toHaveCount(0);
}

/** What the browser of each person keeps of the session; every test process signs in once as each. */
const sessions = new Map<Person, string>();

/** Opens the shop at a path as a demo person who is signed in. */
export async function signInAt(page: Page, path: string, name: Person = 'buyer'): Promise<void> {
  const session = sessions.get(name);
  if (session === undefined) {
    await signInByForm(page, `/login?back=${encodeURIComponent(path)}`, name);
    sessions.set(name, await page.evaluate(() => localStorage.getItem('outrigger:session') ?? ''));
    return;
  }
  // The smallest page of the shop: what it stores is the shop's.
  await page.goto('/api/health/ready');
  await page.evaluate((content) => localStorage.setItem('outrigger:session', content), session);
  await page.goto(path);
  await expect(page.locator('main h1').first()).toBeAttached();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Has the browser's own choice of a language stand before that of an account. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.addInitScript(
    (content) => localStorage.setItem('outrigger:language', JSON.stringify({ content, expiry: 0 })),
    language,
  );
}
