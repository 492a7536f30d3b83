// Product §3: an order made without a network outlives the session: it is placed once, after its maker signed in again, and stands once among the orders.
import { expect, test } from '@playwright/test';
import { makeColleague } from './colleague.ts';
import { askShop } from './journey.ts';
import { PASSWORD, textsOf } from './people.ts';

test.use({ serviceWorkers: 'allow' });

test('product §3 an order that waits is placed once after the next sign-in', async ({ page, context, request }) => {
  const { email } = await makeColleague(request, [2, 3]);
  const identity = textsOf('en', 'identity');
  const signIn = async () => {
    await page.getByLabel(identity['email'] ?? '', { exact: true }).fill(email);
    await page.getByLabel(identity['password'] ?? '', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: identity['signIn'] ?? '', exact: true }).click();
  };
  await page.goto('/login?back=/shop');
  await signIn();
  await page.getByRole('main').getByRole('article').first().getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByText(/is in the cart/).first()).toBeVisible();
  // What was opened once is there without a network, too: the address it goes to.
  await page.goto('/placeorder');
  await expect(page.getByRole('button', { name: 'Go on to payment' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.getByRole('button', { name: 'Go on to payment' })).toBeEnabled();
  await context.setOffline(true);
  await page.reload();
  // The list of orders is the company's; what tells this one is its buyer's own number.
  const number = `BASEMENT-${Date.now()}`;
  await page.getByLabel(/^Purchase order number/).fill(number);
  await page.getByRole('button', { name: 'Order when the network is back' }).click();
  const waits = page.getByText('This order waits on this device');
  await expect(waits).toBeVisible();
  await expect(page.getByText(/Prices and stock as of /).first()).toBeVisible();
  const token = await page.evaluate(
    () => /"token":"([\w-]{43})"/.exec(localStorage.getItem('outrigger:session') ?? '')?.[1] ?? '',
  );
  // The session ends at the shop while the device cannot hear of it.
  const ended = await request.get('/api/userinfo/logout', { headers: { token } });
  expect(ended.ok()).toBe(true);
  const keys: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/order/make')) keys.push(asked.headers()['idempotency-key'] ?? '');
  });
  await context.setOffline(false);
  await page.goto('/order');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByLabel(identity['email'] ?? '', { exact: true })).toBeVisible();
  // Nothing of it lies open on the device meanwhile.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(number);
  await signIn();
  // It goes once the page rests, which it never does for who asks the shop from within it all the time.
  await expect(page.getByText(/^Order \S+ was sent$/)).toBeVisible({ timeout: 60_000 });
  const placed = async () => (await askShop<{ total: number }>(page, `/order/list?keyword=${number}`)).total;
  expect(await placed()).toBe(1);
  await page.goto('/order');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(waits).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await placed()).toBe(1);
  expect(new Set(keys).size).toBe(1);
});
