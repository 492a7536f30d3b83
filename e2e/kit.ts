// Opens the kit page for its tests.
import { expect, type Page } from '@playwright/test';

export async function openKit(page: Page): Promise<void> {
  await page.goto('/kit');
  await expect(page.getByRole('heading', { name: 'The kit: every piece in every state' })).toBeVisible();
}
