// Product §4: who may order but not see prices orders without a total, and no number reaches the page.
import { expect, test } from '@playwright/test';
import { firstWords, fleetSerial } from './journey.ts';
import { signInAt, textsOf } from './people.ts';
import { watchPage } from './watch.ts';

test('product §4 who may order but not see prices sees stars and gets no number', async ({ page }) => {
  const told = await watchPage(page);
  const numbers: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    const text = await response.text().catch(() => '');
    if (/"(amount|price|listPrice|freight)":/.test(text)) numbers.push(response.url());
  });
  await signInAt(page, '/history', 'technician');
  const [parts, checkout] = [textsOf('en', 'parts'), textsOf('en', 'checkout')];
  await page.goto(`/history?field=serial&keyword=${await fleetSerial(page, 8)}`);
  await expect(page).toHaveURL(/\/historyPartsList\?/);
  await page.getByLabel(textsOf('en', 'machines')['filterLabel'] ?? '', { exact: true }).fill('M10');
  await expect(page.getByText(parts['priceHidden'] ?? '').first()).toBeAttached();
  await expect(page.getByText('∗∗∗∗∗').first()).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(`^${firstWords(parts['addOf'])}`) })
    .first()
    .click();
  await page.goto('/placeorder');
  await page.getByRole('button', { name: checkout['toPayment'] ?? '', exact: true }).click();
  await page.getByRole('button', { name: checkout['orderWithoutTotal'] ?? '', exact: true }).click();
  await expect(page.getByText(checkout['placedWaits'] ?? '')).toBeVisible();
  expect(numbers).toEqual([]);
  expect(told).toEqual([]);
});
