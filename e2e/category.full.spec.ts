// Spec §2 Category: the tree, level by level on the phone, down to one category and its parts.
import { expect, test } from '@playwright/test';
import { signInAt } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './watch.ts';

const PHONE = { width: 390, height: 844 };

test('§2 categories lead down to one category, on the phone level by level', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInAt(page, '/category');
  await page.getByRole('link', { name: /^Hydraulics/ }).click();
  await expect(page.getByRole('heading', { name: 'Hydraulics' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Hydraulic cylinders/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hydraulic cylinders' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
