// Quality 16, 17: an order in each of its states, its dialogs, checkout to its end, a pay page, the way back and a return with its label, in five languages at three widths: axe in light and dark, nothing sideways, no text of another language.
import { calls } from '@outrigger/contract';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { lookAtFilled } from './answered.ts';
import { askShop, firstWords, placeOrder } from './journey.ts';
import { orderByCard, orderFromTwoWarehouses } from './order-calls.ts';
import { demo, signInAt, textsOf } from './people.ts';
import { CELLS, type Cell, look, lookInto, openCell, say, startOf } from './states.ts';

const STATES = [
  'unpaid',
  'pendingApproval',
  'notApproved',
  'toBeShipped',
  'inTransit',
  'completed',
  'canceled',
] as const;

/** Opens the newest order in a state; false where there is none. */
async function openOrder({ page }: Cell, state: string): Promise<boolean> {
  await page.goto(`/order?status=${state}`);
  const link = page.locator('main a[href^="/details?"]').first();
  const href = await link.getAttribute('href', { timeout: 8000 }).catch(() => null);
  expect.soft(href, `an order that is ${state}`).not.toBeNull();
  if (href === null) return false;
  await page.goto(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return true;
}

const press = (page: Page, name: string) => () => page.getByRole('button', { name, exact: true }).first().click();

const DIALOGS: Partial<Record<(typeof STATES)[number], readonly [feature: string, key: string]>> = {
  unpaid: ['orders', 'cancelOrder'],
  toBeShipped: ['orders', 'cancelOrder'],
  inTransit: ['delivery', 'report'],
  completed: ['delivery', 'report'],
};

async function lookAtStates(cell: Cell): Promise<void> {
  for (const state of STATES) {
    if (!(await openOrder(cell, state))) continue;
    await look(cell, `an order that is ${state}`);
    const dialog = DIALOGS[state];
    if (dialog) await lookInto(cell, `${dialog[1]}, ${state}`, press(cell.page, say(cell, ...dialog)));
    const path = cell.page.url();
    if (state === 'completed') await lookAtFilled(cell, { what: 'an order', path, call: calls.orders.orderInfo });
  }
}

/** Several receipts at once, and an order again of which something changed meanwhile. */
async function lookAtList(cell: Cell): Promise<void> {
  const { page } = cell;
  await page.goto('/order?status=inTransit');
  await page
    .getByRole('checkbox', { name: startOf(say(cell, 'delivery', 'choose')) })
    .first()
    .check();
  await look(cell, 'the bar of chosen orders');
  await lookInto(cell, 'several receipts', press(page, say(cell, 'delivery', 'confirm')));
  await page.route('**/api/order/rePutCart*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { result: { lines: { qty: number }[] } };
    for (const line of json.result.lines) line.qty += 1;
    await route.fulfill({ response, json });
  });
  await openOrder(cell, 'completed');
  await lookInto(cell, 'an order again', press(page, say(cell, 'orderagain', 'again')));
  await page.unrouteAll({ behavior: 'wait' });
}

/** From the cart to the order that is placed, to the pay page where it fails, and back. */
async function lookAtCheckout(cell: Cell): Promise<void> {
  const { page } = cell;
  const checkout = (key: string) => say(cell, 'checkout', key);
  const adds = ['addOf', 'inCartOf'].map((key) => firstWords(say(cell, 'parts', key))).join('|');
  await page.goto('/shop?keyword=M10');
  await page
    .getByRole('button', { name: new RegExp(`^(${adds})`) })
    .first()
    .click();
  await page.goto('/placeorder');
  const next = page.getByRole('button', { name: checkout('toPayment'), exact: true });
  await expect(next).toBeEnabled();
  await look(cell, 'checkout, step 1');
  await next.click();
  await page
    .getByRole('radio', { name: startOf(checkout('card')) })
    .first()
    .check();
  await look(cell, 'checkout, step 2');
  const order = page.getByRole('button', { name: startOf(checkout('orderForCard')) });
  await placeOrder(page, { placed: checkout('placed'), changed: checkout('cartChanged') }, () => order.click());
  await look(cell, 'checkout, step 3');
  await page
    .getByRole('button', { name: startOf(say(cell, 'payments', 'payCard')) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pay\/test\//);
  await look(cell, 'the pay page');
  await page.locator('button[value=decline]').click();
  await expect(page.getByText(say(cell, 'payments', 'failedTitle'))).toBeVisible();
  await look(cell, 'back from the pay page');
}

async function lookAtReturn(cell: Cell): Promise<void> {
  await cell.page.goto('/returns');
  await look(cell, 'the returns');
  await lookAtFilled(cell, { what: 'a return', path: `/returns?returnNo=${accepted}`, call: calls.returns.returnInfo });
  await cell.page.goto(`/returns?returnNo=${accepted}`);
  await expect(cell.page.getByRole('button', { name: say(cell, 'returns', 'printLabel') })).toBeVisible();
  await look(cell, 'an accepted return with its label');
}

/** The number of a return that is accepted: one there is, or else the first piece that may go back, which the desk accepts. */
async function acceptedReturn(browser: Browser): Promise<string> {
  const [page, desk] = [await browser.newPage(), await browser.newPage()];
  await signInAt(page, '/returns');
  const known = await askShop<{ items: { returnNo: string }[] }>(page, '/order/returns/list?status=accepted');
  const returnNo = known.items[0]?.returnNo ?? (await acceptOne(page, desk));
  await Promise.all([page.close(), desk.close()]);
  return returnNo;
}

async function acceptOne(page: Page, desk: Page): Promise<string> {
  const { items } = await askShop<{ items: { orderNo: string }[] }>(page, '/order/returns/returnable');
  const returns = textsOf('en', 'returns');
  await page.goto(`/returns/new?orderNo=${items[0]?.orderNo}`);
  await page
    .getByRole('checkbox', { name: startOf(returns['choose'] ?? '') })
    .first()
    .check();
  await page
    .getByLabel(returns['cause'] ?? '', { exact: true })
    .selectOption({ label: returns['causeNotNeeded'] ?? '' });
  await page.getByLabel(returns['reason'] ?? '', { exact: true }).fill('The machine was sold meanwhile.');
  await page.getByRole('button', { name: /^Return \d+ pieces? for \$/ }).click();
  const heading = page.getByRole('heading', { level: 1, name: /RT\d+/ });
  const returnNo = /RT\d+/.exec(await heading.innerText())?.[0] ?? '';
  await signInAt(desk, `/office/return?returnNo=${returnNo}`, 'office');
  await desk.getByRole('button', { name: startOf(returns['deskAccept'] ?? '') }).click();
  await expect(desk.getByRole('status').filter({ hasText: returnNo }).first()).toBeVisible();
  return returnNo;
}

let accepted = '';
// One buyer has one cart: what is in it is ordered one after the other.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser }) => {
  accepted = await acceptedReturn(browser);
});

for (const { language, width } of CELLS)
  test(`quality 16 every state of an order in ${language} at ${width} px`, async ({ page, request }) => {
    test.setTimeout(10 * 60_000);
    await orderByCard(request, demo('buyer'));
    await orderFromTwoWarehouses(request, demo('technician'));
    const cell = await openCell(page, { language, width }, 'buyer');
    await lookAtStates(cell);
    await lookAtList(cell);
    await lookAtCheckout(cell);
    await lookAtReturn(cell);
  });
