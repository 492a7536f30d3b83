// Going through a page by its keys alone (quality 16).
import { expect, type Locator, type Page } from '@playwright/test';

/** Goes along the page by Tab until it is reached; more than a few hundred steps count as out of reach. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isReached = async () => await target.evaluate((one) => one === document.activeElement).catch(() => false);
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 250 && !(await isReached()); steps += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Goes there and presses Enter. */
export async function pressAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types. */
export async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
