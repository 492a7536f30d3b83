// Steps of browser tests about life without a network.
import { expect, type Page } from '@playwright/test';

/** Takes the machine along whose parts list is open; `leftOut` names kinds of files that stay behind. */
export async function takeAlong(page: Page, leftOut: readonly RegExp[], timeout = 100_000): Promise<void> {
  await page.getByRole('button', { name: 'Take along' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Take along \(/ })).toBeVisible();
  for (const name of leftOut) await dialog.getByRole('checkbox', { name }).uncheck();
  await dialog.getByRole('button', { name: /^Take along \(/ }).click();
  await expect(dialog.getByText(/^Read .* MB$/)).toBeVisible({ timeout });
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Opens the first machine of the company. */
export async function openFirstMachine(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href^="/historyPartsList"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Parts list/ })).toBeVisible();
}
