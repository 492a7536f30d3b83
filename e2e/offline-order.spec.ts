// Product users: a technician takes the machine along, orders beside it without a network, and the order arrives once.
import { expect, test } from '@playwright/test';
import { openFirstMachine, takeAlong } from './away.ts';
import { signInAt } from './people.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

test('product §3 taken along, ordered without a network, sent once when it is back', async ({ page, context }) => {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/order/make')) made.push(request.headers()['idempotency-key'] ?? '');
  });
  await signInAt(page, '/history', 'technician');
  await openFirstMachine(page);
  await takeAlong(page, [/pictures of parts/, /manual/]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('The device is offline.')).toBeVisible();
  await page.getByRole('main').getByPlaceholder('Name or part code').fill('seal');
  await expect(page.getByText(/^Shown as of/)).toBeVisible();
  const row = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: /seal/i })
    .filter({ hasText: 'Fits' })
    .first();
  await row.getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByText(/is in the cart/).first()).toBeVisible();
  await page.goto('/placeorder');
  await page.getByRole('button', { name: 'Order when the network is back' }).click();
  await expect(page.getByText('This order waits on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This order waits on this device')).toBeVisible();
  expect(made).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(/^Order \S+ was sent$/)).toBeVisible();
  await expect(page.getByText('This order waits on this device')).toHaveCount(0);
  await page.goto('/shopcart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new Set(made).size).toBe(1);
});
