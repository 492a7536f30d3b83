// Product §7 Payment, §8 the refund desk: money that goes back by itself, and money a provider will not give back.
import { expect, test } from '@playwright/test';
import { firstWords } from './journey.ts';
import { MAILS, mailTo } from './mails.ts';
import { orderByCard } from './order-calls.ts';
import { demo, PASSWORD, signInAt, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const [orders, payments, refunds] = [textsOf('en', 'orders'), textsOf('en', 'payments'), textsOf('en', 'refunddesk')];
const STRANGER = 'stranger@demo.outrigger.example';

test('§4 a paid order is canceled: its page, left open, says by itself when the money is back, and a mail does too', async ({
  page,
  request,
}) => {
  test.skip(MAILS === '', 'the shop sends its mails elsewhere');
  const told = await watchPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const orderNo = await orderByCard(request, demo('buyer'));
  await signInAt(page, `/details?orderNo=${orderNo}`);
  await page.getByRole('button', { name: /^Pay \$[\d.,]+ by card$/ }).click();
  await expect(page).toHaveURL(/\/pay\/test\//);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('link', { name: payments['viewOrder'] ?? '', exact: true }).click();
  await page.getByRole('button', { name: orders['cancelOrder'] ?? '', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: orders['cancelOrder'] ?? '', exact: true })
    .click();
  await expect(page.getByText(orders['statusCanceled'] ?? '', { exact: true }).first()).toBeVisible();
  // Nobody reloads.
  await expect(page.getByText(payments['refundDone'] ?? '', { exact: true })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${firstWords(orders['evGivenBackAmount'])}`))).toBeVisible();
  const mail = await mailTo(demo('buyer'), new RegExp(`Order ${orderNo}: your money was given back`));
  expect(mail.text).toMatch(/Given back: \$[\d.,]+/);
  await expectNoSidewaysScroll(page);
  expect(told).toEqual([]);
});

test('product §8 the desk finds a refund its provider refuses in the queue, has it tried again, and the buyer’s open page shows it', async ({
  page,
  browser,
}) => {
  const told = await watchPage(page);
  const buyers = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signInAt(page, '/office?kind=refund', 'office');
  await expectAccessible(page);
  const row = page.getByRole('main').locator('a[href^="/office/order?orderNo="]').first();
  const orderNo = new URL((await row.getAttribute('href')) ?? '', 'http://shop').searchParams.get('orderNo') ?? '';
  await buyers.goto(`/login?back=${encodeURIComponent(`/details?orderNo=${orderNo}`)}`);
  await buyers.getByLabel('Email', { exact: true }).fill(STRANGER);
  await buyers.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await buyers.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(buyers.getByText(payments['refundRefused'] ?? '', { exact: true }).first()).toBeVisible();
  await row.press('Enter');
  const box = page.getByRole('region', { name: refunds['title'] ?? '', exact: true });
  await expect(box).toContainText('The card account is closed.');
  await expectAccessible(page);
  await box.getByRole('button', { name: refunds['again'] ?? '', exact: true }).press('Enter');
  await expect(box).toHaveCount(0);
  await expect(buyers.getByText(payments['refundDone'] ?? '', { exact: true })).toBeVisible({ timeout: 60_000 });
  if (MAILS !== '') await mailTo(STRANGER, new RegExp(`Order ${orderNo}: your money was given back`));
  await buyers.context().close();
  expect(told).toEqual([]);
});
