// The journey whose network goes away on the way (product §1, users: beside a broken machine).
import { expect, test } from '@playwright/test';
import { fleetSerial } from './journey.ts';
import { added, anyAdd, at, filterBy, main, openByPlate } from './journey-steps.ts';
import { signInAt } from './people.ts';
import { Walk } from './walk.ts';

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('i the open list filters, takes parts and leads to the cart; a reload shows the shop', async ({
    page,
    context,
  }) => {
    // Not the cart of whoever walks the other journeys.
    await signInAt(page, '/home', 'technician');
    await openByPlate(new Walk(page, 'before'), await fleetSerial(page, 6));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // What is still on its way when the network goes is another matter.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const walk = new Walk(page, 'i');
    await filterBy(walk, 'bolt');
    await walk.click(anyAdd(page).first(), added(page));
    await walk.click(page.getByRole('link', { name: /^Cart/ }).locator('visible=true').first(), at(page, /\/shopcart/));
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    walk.tell({ clicks: 3, keys: 4, seconds: 2 });
    await page.reload();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
  });
});
