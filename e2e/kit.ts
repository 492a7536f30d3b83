// Opens the kit page for its tests.
import { expect, type Page } from '@playwright/test';

/** Where the gallery's pages are served before the shop of the tests (tools/setup/gallery.js). */
export const galleryUrl = process.env['GALLERY_URL'] ?? 'http://localhost:4173';

export async function openKit(page: Page): Promise<void> {
  await page.goto('/kit');
  await expect(page.getByRole('heading', { name: 'The kit: every piece in every state' })).toBeVisible();
}
