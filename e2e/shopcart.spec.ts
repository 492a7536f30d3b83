// Spec §6: who sees prices but may not order is not offered the cart, and is told why wherever it would be.
import { expect, test } from '@playwright/test';
import { firstCode } from './journey.ts';
import { signInAt, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const reason = textsOf('en', 'noorder');
const checkout = textsOf('en', 'checkout');
const app = textsOf('en', 'app');

test('§6 a viewer sees prices, is offered no cart, and cart and checkout say so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const told = await watchPage(page);
  await signInAt(page, '/shop', 'viewer');
  const main = page.getByRole('main');
  await expect(main.getByText(/\$\d/).first()).toBeVisible();
  await expect(main.getByText(reason['account'] ?? '').first()).toBeVisible();
  await expect(main.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(`/detail?code=${await firstCode(page)}`);
  await expect(main.getByText(`${reason['account']} ${reason['accountMore']}`)).toBeVisible();
  await expect(main.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0);
  await page.goto('/shopcart');
  await expect(main.getByText(checkout['noPermissionText'] ?? '')).toBeVisible();
  await page.goto('/placeorder');
  await expect(main.getByText(checkout['noPermissionText'] ?? '')).toBeVisible();
  await expect(main.getByRole('link', { name: app['logIn'] ?? '' })).toHaveCount(0);
  await expectAccessible(page);
  expect(told).toEqual([]);
});
