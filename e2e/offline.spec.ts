// Spec §8: what stands and what is said while there is no network.
import { expect, type Page, test } from '@playwright/test';
import { signInAt } from './people.ts';

test('design: without a network a notice says so', async ({ page, context }) => {
  await signInAt(page, '/home');
  await context.setOffline(true);
  const notice = page.getByText('The device is offline.');
  await expect(notice).toBeVisible();
  const box = async (part: typeof notice) => (await part.boundingBox()) ?? { y: 0, height: 0 };
  const { y, height } = await box(page.getByRole('status').getByText('What is open stays;'));
  expect(height).toBeGreaterThan(0);
  expect((await box(page.locator('.shop-bar'))).y).toBeGreaterThanOrEqual(y + height);
  // Whole and in sight, however far down somebody reads.
  await page.evaluate(() => scrollTo(0, 500));
  await expect(notice).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await expect(page.getByText('The device is offline.')).toHaveCount(0);
});

/** Waits for a file of the page that comes once it rests, while there is a network. */
const comes = (page: Page, file: RegExp) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map((one) => one.name)
          .join(),
      ),
    )
    .toMatch(file);

test('§8 a press that needs the network is answered at once where there is none', async ({ page, context }) => {
  await page.route(/quick-view-dialog\.js$/, (route) => route.abort());
  await signInAt(page, '/shop');
  const eye = page.getByRole('button', { name: /^Quick view: / }).first();
  await expect(eye).toBeVisible();
  await comes(page, /toast-host\.js/);
  await context.setOffline(true);
  await eye.click();
  await expect(page.getByRole('alert')).toContainText('The device is offline');
  await expect(page.getByRole('alert')).not.toContainText('typed');
  await expect(page).toHaveURL(/\/shop$/);
});

test('§3 a heart pressed without a network stays on, and the server hears of it afterwards', async ({
  page,
  context,
}) => {
  await signInAt(page, '/shop');
  const heart = page.getByRole('button', { name: /^Favourite: / }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(true);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const heard = page.waitForResponse(/\/favorite\/change$/);
  await context.setOffline(false);
  expect((await heard).ok()).toBe(true);
  await page.evaluate(() => localStorage.removeItem('outrigger:user:2:favourites'));
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('§8 a screen that could not be loaded without a network opens when it is back', async ({ page, context }) => {
  await signInAt(page, '/home');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'My favourites' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await menu.getByRole('link', { name: 'My orders' }).click();
  // Pieces of the frame that are only now wanted do not take it away.
  await page.waitForTimeout(11_000);
  await expect(menu).toBeVisible();
  await expect(page.getByText('The device is offline.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(menu).toBeVisible();
  await page.goForward();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
