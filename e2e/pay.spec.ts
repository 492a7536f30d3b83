// Spec §4 pay now, §2 payment return path; product §7 Payment: an order is paid at the test provider by wallet and by card, after a failure too, and money comes back.
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { cells } from './cells.ts';
import { firstWords } from './journey.ts';
import { chooseLanguage, demo, PASSWORD, signInAt, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const t = textsOf('en', 'payments');
const [BY_WALLET, BY_CARD] = [/^Pay \$[\d.,]+ by wallet$/, /^Pay \$[\d.,]+ by card$/];
const words = (key: string): RegExp => new RegExp(`^${firstWords(t[key])}`);

/** Calls of the demo's buyer, as his own browser makes them. */
async function buyer(request: APIRequestContext) {
  let token = '';
  const ask = async (path: string, data: object, isOnce = false) => {
    const headers = {
      'currency-name': 'USD',
      ...(token ? { token } : {}),
      ...(isOnce ? { 'idempotency-key': randomUUID() } : {}),
    };
    const { result } = await (await request.post(`/api${path}`, { data, headers })).json();
    return result;
  };
  ({ token } = await ask('/userLogin/login', { email: demo('buyer'), password: PASSWORD }));
  const [address] = await ask('/userinfo/address', {});
  const goods = await request.get('/api/shop/goods-list?keyword=M10&pageSize=24', { headers: { token } });
  const { items } = (await goods.json()).result as { items: { code: string; stock: number }[] };
  const code = items.find(({ stock }) => stock > 5)?.code ?? '';
  const order = async (paymentMethod: 'wallet' | 'card'): Promise<string> => {
    const body = { lines: [{ code, qty: 1 }], addressId: address.id, shipMode: 'together', paymentMethod };
    const made = await ask('/order/make', body, true);
    expect(made.status, JSON.stringify(made)).toBe('unpaid');
    return made.orderNo;
  };
  return { order, cancel: (orderNo: string) => ask('/order/refund', { orderNo }, true) };
}

async function openOrder(page: Page, orderNo: string): Promise<void> {
  await page.goto(`/details?orderNo=${orderNo}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNo);
}

/** Leaves for the provider's page and looks at it. */
async function leaveToPay(page: Page, press: RegExp, orderNo: string): Promise<void> {
  await page.getByRole('button', { name: press }).click();
  await expect(page).toHaveURL(/\/pay\/test\//);
  await expect(page.getByText(orderNo)).toBeVisible();
}

const DEVICES = [
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, hasTouch: false },
];
for (const { name, viewport, hasTouch } of cells(DEVICES, (one) => one.name === 'phone'))
  test.describe(name, () => {
    test.use({ viewport, hasTouch });
    test(`§4 an order by wallet fails once, is tried again and paid, on a ${name}`, async ({ page, request }) => {
      const told = await watchPage(page);
      const orderNo = await (await buyer(request)).order('wallet');
      await signInAt(page, '/order');
      await openOrder(page, orderNo);
      await expect(page.getByText(words('payByTitle')).first()).toBeVisible();
      await leaveToPay(page, BY_WALLET, orderNo);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Let the payment fail' }).click();
      await expect(page.getByText(t['failedTitle'] ?? '')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: t['payAgain'] ?? '', exact: true }).click();
      await expect(page.getByText(t['failedBefore'] ?? '')).toBeVisible();
      await expectAccessible(page);
      await leaveToPay(page, BY_WALLET, orderNo);
      await page.getByRole('button', { name: /^Pay \$/ }).click();
      await expect(page.getByText(t['paidTitle'] ?? '')).toBeVisible();
      await page.getByRole('link', { name: t['viewOrder'] ?? '', exact: true }).click();
      await expect(page.getByText('To be shipped').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: t['payments'] ?? '' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(told).toEqual([]);
    });
  });

test('§4 an order is paid by card, reported three times, and canceled: the money comes back', async ({
  page,
  request,
}) => {
  const told = await watchPage(page);
  const calls = await buyer(request);
  const orderNo = await calls.order('card');
  await signInAt(page, '/order');
  await openOrder(page, orderNo);
  await leaveToPay(page, BY_CARD, orderNo);
  await page.getByText('Unusual ways for it to go').click();
  await page.getByRole('button', { name: 'Pay, and report it three times' }).click();
  await expect(page.getByText(t['paidTitle'] ?? '')).toBeVisible();
  expect(await calls.cancel(orderNo)).toMatchObject({ status: 'canceled' });
  await openOrder(page, orderNo);
  await expect(page.getByText(t['refund'] ?? '', { exact: true })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(t['refundDone'] ?? '', { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(told).toEqual([]);
});

test('§2 the way back from the provider opens without a sign-in and tells nothing of the order', async ({
  browser,
  page,
  request,
}) => {
  const orderNo = await (await buyer(request)).order('wallet');
  await signInAt(page, '/order');
  await openOrder(page, orderNo);
  await leaveToPay(page, BY_WALLET, orderNo);
  await page.getByRole('button', { name: 'Back to the shop without paying' }).click();
  await expect(page).toHaveURL(/\/pay\/return\?attempt=/);
  const stranger = await browser.newContext();
  const elsewhere = await stranger.newPage();
  const told = await watchPage(elsewhere);
  await chooseLanguage(elsewhere, 'zh');
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText(textsOf('zh', 'payments')['waitingTitle'] ?? '')).toBeVisible();
  await expect(elsewhere.getByRole('main')).not.toContainText(orderNo);
  await expect(elsewhere.getByRole('main')).not.toContainText('$');
  await expectAccessible(elsewhere);
  expect(told).toEqual([]);
  await stranger.close();
});
