// Product §3, users: what lasts without a network, for whom, and how it goes.
import { expect, test } from '@playwright/test';
import { openFirstMachine, takeAlong } from './away.ts';
import { signInAt, signInByForm } from './people.ts';

test.use({ serviceWorkers: 'allow' });

test('a machine taken along is searched from the header, its figure and a part open, and the list says what is here', async ({
  page,
  context,
}) => {
  await signInAt(page, '/history', 'buyer');
  await openFirstMachine(page);
  await takeAlong(page, [/pictures of parts/]);
  await context.setOffline(true);
  await page.goto('/searchResult?keyword=seal');
  await expect(page.getByText('Found in the machines on this device:')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /rows? of its list/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Parts list/ })).toBeVisible();
  await page.getByRole('main').locator('a[href^="/detail"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Shown as of/)).toBeVisible();
  await page.goto('/history');
  await expect(page.getByRole('region', { name: 'On this device' }).getByRole('listitem')).toHaveCount(1);
});

test('signing out says how many machines go, and nothing of them is left for the next person', async ({ page }) => {
  await signInByForm(page, '/history', 'viewer');
  await openFirstMachine(page);
  await takeAlong(page, [/pictures of parts/, /manual/]);
  await page.locator('header button[aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('1 machine taken along is taken off this device.');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login\?ended=out$/);
  const left = await page.evaluate(async () => {
    const request = indexedDB.open('outrigger-kept');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const count = database.transaction('answers').objectStore('answers').count();
    return await new Promise<number>((resolve) => {
      count.onsuccess = () => resolve(count.result);
    });
  });
  expect(left).toBe(0);
  expect(await page.evaluate(async () => (await (await caches.open('outrigger-taken')).keys()).length)).toBe(0);
});
