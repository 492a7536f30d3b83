// Spec §4 pay now, §2 payment return path; product §7 Payment: an order is paid at the test provider by wallet and by card, after a failure too, and money comes back.
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { cells } from './cells.ts';
import { firstWords } from './journey.ts';
import { chooseLanguage, demo, PASSWORD, signInAt, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const t = textsOf('en', 'payments');
const orders = textsOf('en', 'orders');
const [BY_WALLET, BY_CARD] = [/^Pay \$[\d.,]+ by wallet$/, /^Pay \$[\d.,]+ by card$/];
const words = (key: string): RegExp => new RegExp(`^${firstWords(t[key])}`);

type Movement = Record<'held' | 'posted', { amount: string }> & { orderNo: string | null };
const centsOf = ({ amount }: { amount: string }): number => Math.round(Number(amount) * 100);

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
  const order = async (paymentMethod: 'wallet' | 'card' | 'credit'): Promise<string> => {
    const body = { lines: [{ code, qty: 1 }], addressId: address.id, shipMode: 'together', paymentMethod };
    const made = await ask('/order/make', body, true);
    expect(made.status, JSON.stringify(made)).toBe(paymentMethod === 'credit' ? 'toBeShipped' : 'unpaid');
    return made.orderNo;
  };
  /** What an order takes of the credit line, by the statement of it. */
  const taken = async (orderNo: string): Promise<number> => {
    const statement = await ask('/finance/creditUsageRecord/list', { currency: 'USD', pageSize: 100 });
    const moved = (statement.items as Movement[]).filter((one) => one.orderNo === orderNo);
    return moved.reduce((cents, { held, posted }) => cents + centsOf(held) + centsOf(posted), 0);
  };
  return { order, taken };
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

/** The buyer cancels the order that is shown; the question is looked at before it is answered. */
async function cancelHere(page: Page, orderNo: string): Promise<void> {
  const press = { name: orders['cancelOrder'] ?? '', exact: true };
  await page.getByRole('button', press).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(orderNo);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Who only looked keeps the order.
  await question.getByRole('button', { name: orders['cancelKeep'] ?? '', exact: true }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', press).click();
  await question.getByRole('button', press).click();
  await expect(page.getByText(orders['statusCanceled'] ?? '').first()).toBeVisible();
}

for (const { name, viewport, hasTouch } of cells(DEVICES, (one) => one.name === 'phone'))
  test.describe(name, () => {
    test.use({ viewport, hasTouch });
    test(`§4 an order is paid by card, reported three times, and canceled: the money comes back, on a ${name}`, async ({
      page,
      request,
    }) => {
      const told = await watchPage(page);
      const orderNo = await (await buyer(request)).order('card');
      await signInAt(page, '/order');
      await openOrder(page, orderNo);
      await leaveToPay(page, BY_CARD, orderNo);
      await page.getByText('Unusual ways for it to go').click();
      await page.getByRole('button', { name: 'Pay, and report it three times' }).click();
      await expect(page.getByText(t['paidTitle'] ?? '')).toBeVisible();
      await openOrder(page, orderNo);
      await cancelHere(page, orderNo);
      await expect(page.getByText(t['refund'] ?? '', { exact: true })).toBeVisible();
      await expect(page.getByText(t['refundDone'] ?? '', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(told).toEqual([]);
    });
  });

for (const { name, viewport, hasTouch } of cells(DEVICES, (one) => one.name === 'desktop'))
  test.describe(name, () => {
    test.use({ viewport, hasTouch });
    test(`§4 an order on credit is canceled: its credit is free again, on a ${name}`, async ({ page, request }) => {
      const told = await watchPage(page);
      const calls = await buyer(request);
      const orderNo = await calls.order('credit');
      expect(await calls.taken(orderNo)).toBeGreaterThan(0);
      await signInAt(page, '/order');
      await openOrder(page, orderNo);
      await cancelHere(page, orderNo);
      expect(await calls.taken(orderNo)).toBe(0);
      await page.goto('/credit');
      const given = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: orderNo });
      await expect(given.filter({ hasText: textsOf('en', 'credit')['kindReverse'] ?? '' }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(told).toEqual([]);
    });
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
