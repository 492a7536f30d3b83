// Product §8: the lists of the parts desk, by keyboard and on the phone, with axe in light and dark.
import { expect, test } from '@playwright/test';
import { signInAt } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const LISTS = [
  ['/office/searches', 'Searches without a hit'],
  ['/office/ratings', 'Ratings to read'],
  ['/office/users', 'Users and roles'],
  ['/office/audit', 'Audit trail'],
] as const;

for (const [path, title] of LISTS) {
  test(`product §8 ${path} says what waits, leads back to the office, and can be used by all`, async ({ page }) => {
    const told = await watchPage(page);
    await signInAt(page, path, 'office');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(
      page
        .getByRole('table')
        .or(page.getByText(/^(No|Every) /))
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Parts desk' }).first().press('Enter');
    await expect(page).toHaveURL(/\/office$/);
    expect(told).toEqual([]);
  });
}
