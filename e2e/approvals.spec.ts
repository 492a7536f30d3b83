// Product §7 approvals: each reason cleared by the one who may, on the phone and at the desk; the office begins with its queue (§8).
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { cells } from './cells.ts';
import { demo, PASSWORD, signInAt, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const DEVICES = [
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, hasTouch: false },
] as const;
const t = textsOf('en', 'approvals');

type Card = { code: string; price: { amount: string } | null };

/** Somebody of the demo company who orders over the API, as his own browser does. */
async function customer(request: APIRequestContext, email: string) {
  const ask = async (path: string, data: object, key?: string) => {
    const headers = { 'currency-name': 'USD', ...(token ? { token } : {}), ...(key ? { 'idempotency-key': key } : {}) };
    const { result } = await (await request.post(`/api${path}`, { data, headers })).json();
    return result;
  };
  let token = '';
  ({ token } = await ask('/userLogin/login', { email, password: PASSWORD }));
  const [address] = await ask('/userinfo/address', {});
  /** Orders about so much of a part and gives the number. */
  const order = async ({ code, quantity }: { code: string; quantity: number }): Promise<string> => {
    const body = {
      lines: [{ code, qty: quantity }],
      addressId: address.id,
      shipMode: 'together',
      paymentMethod: 'credit',
    };
    const made = await ask('/order/make', body, randomUUID());
    expect(made.status, JSON.stringify(made)).toBe('pendingApproval');
    return made.orderNo;
  };
  return { order };
}

/** A part that is sold, with as many pieces as come to so much. */
async function piecesFor(page: Page, dollars: number): Promise<{ code: string; quantity: number }> {
  const cards: Card[] = await page.evaluate(async () => {
    const stored = localStorage.getItem('outrigger:session') ?? '{}';
    const token = /"token":"([\w-]{43})"/.exec(stored)?.[1] ?? '';
    const answer = await fetch('/api/shop/goods-list?sort=priceDesc&keyword=tyre&pageSize=24', { headers: { token } });
    return (await answer.json()).result.items;
  });
  const card = cards.find((one) => one.price !== null);
  const price = Number(card?.price?.amount);
  return { code: card?.code ?? '', quantity: Math.ceil(dollars / price) };
}

async function approveHere(page: Page, box: string): Promise<void> {
  const region = page.getByRole('region', { name: box });
  await expect(region.getByText(t['decideBy'] ?? '')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await region.getByRole('button', { name: /^Approve for \$/ }).click();
  await expect(region).toHaveCount(0);
}

async function refuseHere(page: Page, press: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: press, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t['reason'] ?? '', { exact: true }).fill('Two of these lie on the shelf.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

// The credit line of one company, and one queue.
test.describe.configure({ mode: 'serial' });
for (const { name, viewport, hasTouch } of cells(DEVICES, (one) => one.name === 'phone')) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch });
    test(`product §7 the main account approves what was ordered without prices and above a limit, and rejects another, on a ${name}`, async ({
      page,
      request,
    }) => {
      const told = await watchPage(page);
      await signInAt(page, '/order?status=pendingApproval', 'buyer');
      const technician = await customer(request, demo('technician'));
      const first = await technician.order(await piecesFor(page, 100));
      const yard = await customer(request, 'yard.curitiba@demo.outrigger.example');
      const second = await yard.order(await piecesFor(page, 1200));
      const third = await yard.order(await piecesFor(page, 1300));
      await page.reload();
      await page.getByRole('link', { name: first }).click();
      await approveHere(page, 'Marcus Reed asks for your approval');
      await expect(page.getByText(textsOf('en', 'orders')['statusToBeShipped'] ?? '').first()).toBeVisible();
      await page.goto(`/details?orderNo=${second}`);
      await expect(page.getByText(/above the spending limit of Paulo Nogueira/)).toBeVisible();
      await refuseHere(page, t['reject'] ?? '', t['rejectConfirm'] ?? '');
      await expect(page.getByText('Two of these lie on the shelf.').first()).toBeVisible();
      await page.goto(`/details?orderNo=${third}`);
      await approveHere(page, 'Paulo Nogueira asks for your approval');
      await expect(page.getByText(textsOf('en', 'orders')['statusToBeShipped'] ?? '').first()).toBeVisible();
      expect(told).toEqual([]);
    });
  });
}

for (const { name, viewport, hasTouch } of cells(DEVICES, (one) => one.name === 'phone')) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch });
    test(`product §7 an order without prices and above what passes on credit is cleared by both, on a ${name}`, async ({
      page,
      request,
      browser,
    }) => {
      const told = await watchPage(page);
      const desk = await browser.newPage();
      await signInAt(page, '/home', 'buyer');
      const technician = await customer(request, demo('technician'));
      const orderNo = await technician.order(await piecesFor(page, 15_500));
      await page.goto(`/details?orderNo=${orderNo}`);
      await expect(page.getByText(t['leadsToPartsDesk'] ?? '')).toBeVisible();
      await approveHere(page, 'Marcus Reed asks for your approval');
      await expect(page.getByText(textsOf('en', 'orders')['waitsCredit'] ?? '').first()).toBeVisible();
      await signInAt(desk, `/office/order?orderNo=${orderNo}`, 'office');
      await approveHere(desk, t['deskTitle'] ?? '');
      await page.reload();
      await expect(page.getByText(textsOf('en', 'orders')['statusToBeShipped'] ?? '').first()).toBeVisible();
      // The line holds the next one, too.
      await refuseHere(desk, t['cancel'] ?? '', t['cancel'] ?? '');
      await desk.close();
      expect(told).toEqual([]);
    });
  });
}

for (const { name, viewport, hasTouch } of cells(DEVICES, (one) => one.name === 'desktop')) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch });
    test(`product §8 the parts desk finds an order on credit in its queue, approves and cancels it, and rejects another, on a ${name}`, async ({
      page,
      request,
      browser,
    }) => {
      const told = await watchPage(page);
      const buyers = await browser.newPage();
      await signInAt(buyers, '/home', 'buyer');
      const buyer = await customer(request, demo('buyer'));
      const orderNo = await buyer.order(await piecesFor(buyers, 15_500));
      await buyers.goto(`/details?orderNo=${orderNo}`);
      await expect(buyers.getByText(textsOf('en', 'orders')['waitsCredit'] ?? '')).toBeVisible();
      await signInAt(page, '/office', 'office');
      await expect(page.getByRole('link', { name: orderNo })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: orderNo }).press('Enter');
      await expect(page.getByText('Hartmann Rental').first()).toBeVisible();
      await approveHere(page, t['deskTitle'] ?? '');
      // What the line gave is free again for the next who orders.
      await refuseHere(page, t['cancel'] ?? '', t['cancel'] ?? '');
      await buyers.reload();
      await expect(buyers.getByText('Two of these lie on the shelf.').first()).toBeVisible();
      const second = await buyer.order(await piecesFor(buyers, 15_500));
      await page.goto(`/office/order?orderNo=${second}`);
      await refuseHere(page, t['reject'] ?? '', t['rejectConfirm'] ?? '');
      await expect(page.getByRole('region', { name: t['deskTitle'] ?? '' })).toHaveCount(0);
      await buyers.goto(`/details?orderNo=${second}`);
      await expect(buyers.getByText(textsOf('en', 'orders')['statusNotApproved'] ?? '').first()).toBeVisible();
      await expect(buyers.getByText('Two of these lie on the shelf.').first()).toBeVisible();
      await buyers.goto('/credit');
      await expect(buyers.getByRole('link', { name: orderNo }).first()).toBeVisible();
      await expectAccessible(buyers);
      await buyers.close();
      expect(told).toEqual([]);
    });
  });
}
