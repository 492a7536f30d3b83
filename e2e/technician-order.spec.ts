// Product §4: who may order but not see prices orders without a total, and no number reaches the page or the wire.
import { expect, type Page, test } from '@playwright/test';
import { cells } from './cells.ts';
import { firstWords, fleetSerial, linesKept } from './journey.ts';
import { signInAt, signInByForm, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

/** Addresses of answers that carried money, from now on. */
function listenForMoney(page: Page): string[] {
  const told: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    const text = await response.text().catch(() => '');
    if (/"(amount|price|listPrice|priceBreaks|freight|total|limit)":\s*[^\d]/.test(text)) told.push(response.url());
  });
  return told;
}

const DEVICES = [
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, place: 8 },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, hasTouch: false, place: 7 },
];

// One person, one cart: what one test orders must not be what the other has just added.
test.describe.configure({ mode: 'serial' });
for (const { name, viewport, hasTouch, place } of cells(DEVICES, (one) => one.name === 'phone')) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch });
    test(`product §4 who may order but not see prices sees stars and gets no number on a ${name}`, async ({ page }) => {
      const told = await watchPage(page);
      const money = listenForMoney(page);
      await signInAt(page, '/history', 'technician');
      const [parts, checkout, orders] = [textsOf('en', 'parts'), textsOf('en', 'checkout'), textsOf('en', 'orders')];
      await page.goto(`/history?field=serial&keyword=${await fleetSerial(page, place)}`);
      await expect(page).toHaveURL(/\/historyPartsList\?/);
      await page.getByLabel(textsOf('en', 'machines')['filterLabel'] ?? '', { exact: true }).fill('M10');
      // The rows follow the field a moment later; before that the first row is another part.
      await expect(page).toHaveURL(/keyword=M10/);
      await expect(page.getByText(parts['priceHidden'] ?? '').first()).toBeAttached();
      await expect(page.getByText('∗∗∗∗∗').first()).toBeVisible();
      const words = [parts['addOf'], parts['inCartOf']].map((text) => firstWords(text)).join('|');
      const add = page.getByRole('button', { name: new RegExp(`^(${words})`) }).first();
      await add.click();
      await expect(
        page.getByRole('button', { name: new RegExp(`^${firstWords(parts['inCartOf'])}`) }).first(),
      ).toBeVisible();
      await page.goto('/shopcart');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: checkout['toCheckout'] ?? '', exact: true }).click();
      await page.getByRole('button', { name: checkout['toPayment'] ?? '', exact: true }).click();
      // Said once, not by stars on every line of the summary.
      await expect(page.getByText(checkout['pricesHidden'] ?? '')).toHaveCount(1);
      await expect(page.getByRole('main')).not.toContainText(/[$€∗]/);
      await page.getByRole('button', { name: checkout['orderWithoutTotal'] ?? '', exact: true }).click();
      await expect(page.getByText(checkout['waitsNoPrice'] ?? '')).toBeVisible();
      await expectAccessible(page);
      await expect.poll(() => linesKept(page)).toBe(0);
      await page.getByRole('link', { name: checkout['seeOrder'] ?? '', exact: true }).click();
      await expect(page.getByText(firstWords(orders['waitsNoPrice']))).toBeVisible();
      await expect(page.getByText(orders['noPrices'] ?? '')).toHaveCount(1);
      await expect(page.getByRole('main')).not.toContainText(/[$€∗]/);
      await page.goto('/order');
      await expect(
        page
          .getByRole('main')
          .getByText(/OR\d{9}/)
          .first(),
      ).toBeVisible();
      // No column of an amount that nobody may see, and none to choose.
      await expect(page.getByRole('main')).not.toContainText(/[$€∗]/);
      await expect(page.getByRole('columnheader', { name: orders['total'] ?? '' })).toHaveCount(0);
      expect(money).toEqual([]);
      expect(told).toEqual([]);
    });
  });
}

/** Puts a part into the cart and opens checkout at its second step. */
async function toPayment(page: Page): Promise<void> {
  const checkout = textsOf('en', 'checkout');
  await page.goto('/placeorder');
  await page.getByRole('button', { name: checkout['toPayment'] ?? '', exact: true }).click();
  await expect(page.getByRole('button', { name: checkout['orderWithoutTotal'] ?? '', exact: true })).toBeEnabled();
}

test('§4 a cart that stands in two tabs and on another device is ordered once', async ({ page, context, browser }) => {
  const checkout = textsOf('en', 'checkout');
  await signInAt(page, '/shop?keyword=M10', 'technician');
  await page
    .getByRole('button', { name: /^(Add to cart|In cart): / })
    .first()
    .click();
  await expect.poll(() => linesKept(page)).toBeGreaterThan(0);
  await toPayment(page);
  const tab = await context.newPage();
  await toPayment(tab);
  const device = await browser.newPage();
  await signInByForm(device, '/home', 'technician');
  await toPayment(device);
  await page.getByRole('button', { name: checkout['orderWithoutTotal'] ?? '', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: checkout['placed'] ?? '' })).toBeVisible();
  await expect(tab.getByText(checkout['goneTitle'] ?? '')).toBeVisible();
  await expectAccessible(tab);
  await expect.poll(() => linesKept(page)).toBe(0);
  const sent: string[] = [];
  device.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await device.getByRole('button', { name: checkout['orderWithoutTotal'] ?? '', exact: true }).click();
  await expect(device.getByText(checkout['goneTitle'] ?? '')).toBeVisible();
  expect(sent).not.toContain('/api/order/make');
  await device.close();
});
