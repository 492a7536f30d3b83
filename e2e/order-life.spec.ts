// The order's life, whole (spec §4, §9; product §7, §8): three lines from two warehouses, from the approval to the store credit that the next order spends.
import { expect, type Page, test } from '@playwright/test';
import { firstWords, placeOrder } from './journey.ts';
import { linkIn, MAILS, mailTo } from './mails.ts';
import { orderFromTwoWarehouses, type Ordered } from './order-calls.ts';
import { demo, signInAt, textsOf } from './people.ts';
import { expectNoSidewaysScroll, watchPage } from './watch.ts';

const texts = (feature: string) => {
  const all = textsOf('en', feature);
  return (key: string): string => all[key] ?? '';
};
const [approvals, checkout, delivery, desk, documents, orders, returns] = [
  texts('approvals'),
  texts('checkout'),
  texts('delivery'),
  texts('shippingdesk'),
  texts('documents'),
  texts('orders'),
  texts('returns'),
];
const startingWith = (text: string): RegExp => new RegExp(`^${firstWords(text)}`);
const about = (text: string, number: string): RegExp =>
  new RegExp(text.replace(/\{(orderNo|returnNo)\}/, number).replace(/[.?]$/, ''));

/** The way from the mail to the page it speaks of. */
async function followMail(page: Page, subject: RegExp, to = demo('buyer')): Promise<void> {
  await page.goto(linkIn(await mailTo(to, subject)));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The parts desk packs a batch with its hand scanner and sends it by Ctrl+Enter. */
async function packAndSend(page: Page, { orderNo, codes }: Ordered): Promise<void> {
  await page.goto(`/office/shipments?keyword=${orderNo}`);
  await page.getByRole('link', { name: orderNo }).first().press('Enter');
  const scanner = page.getByLabel(desk('scan'), { exact: true });
  await expect(scanner).toBeFocused();
  const boxes = page.getByRole('checkbox', { name: / is packed$/ });
  for (const code of codes) {
    const box = page.getByRole('checkbox', { name: `${code} is packed`, exact: true });
    if ((await box.count()) === 0) continue;
    await scanner.fill(code);
    await scanner.press('Enter');
    await expect(box).toBeChecked();
  }
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(startingWith(desk('sent')))).toBeVisible();
}

/** By keyboard, as the desk works all day. */
async function noteDelivery(page: Page, orderNo: string, batchNo: number): Promise<void> {
  await page.goto(`/office/shipment?orderNo=${orderNo}&batchNo=${batchNo}`);
  await page.getByRole('button', { name: desk('arrive'), exact: true }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: desk('arrive'), exact: true })
    .press('Enter');
  await expect(page.getByText(desk('arrived'), { exact: true })).toBeVisible();
}

/** The buyer asks to send back one line of an order; gives the number of the return. */
async function askForReturn(page: Page): Promise<string> {
  await page.getByRole('link', { name: returns('returnParts'), exact: true }).click();
  await page
    .getByRole('checkbox', { name: startingWith(returns('choose')) })
    .first()
    .check();
  await expectNoSidewaysScroll(page);
  await page.getByLabel(returns('cause'), { exact: true }).selectOption({ label: returns('causeNotNeeded') });
  await page.getByLabel(returns('reason'), { exact: true }).fill('The machine was sold meanwhile.');
  await page.getByRole('button', { name: /^Return \d+ pieces? for \$/ }).click();
  const heading = page.getByRole('heading', { level: 1, name: /RT\d+/ });
  await expect(heading).toBeVisible();
  await expectNoSidewaysScroll(page);
  return /RT\d+/.exec(await heading.innerText())?.[0] ?? '';
}

/** Finds a return in the queue, and takes the next step with it. */
async function decideReturn(page: Page, returnNo: string, press: RegExp, sure?: string): Promise<void> {
  await page.goto('/office?kind=return');
  await page.getByRole('link', { name: returnNo }).press('Enter');
  await page.getByRole('button', { name: press }).press('Enter');
  if (sure) await page.getByRole('alertdialog').getByRole('button', { name: sure, exact: true }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: returnNo }).first()).toBeVisible();
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test('product §7 an order of three lines from two warehouses lives from approval to the store credit the next one spends', async ({
  page,
  browser,
  request,
}) => {
  test.skip(MAILS === '', 'the shop sends its mails elsewhere');
  const told = await watchPage(page);
  const office = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const toldOffice = await watchPage(office);
  await signInAt(office, '/office', 'office');
  const order = await orderFromTwoWarehouses(request, demo('technician'));
  const { orderNo, codes } = order;

  await test.step('approval, from the mail that asks for it', async () => {
    await signInAt(page, '/order');
    await followMail(page, about('Order {orderNo} waits for your approval', orderNo));
    const box = page.getByRole('region', { name: /asks for your approval$/ });
    await box.getByRole('button', { name: startingWith(approvals('approve')) }).click();
    await expect(box).toHaveCount(0);
    await expect(page.getByText(orders('statusToBeShipped')).first()).toBeVisible();
  });

  await test.step('two dispatches, of which whoever ordered is told without a price', async () => {
    await packAndSend(office, order);
    await page.reload();
    await expect(page.getByText(/^\d+ of \d+ shipped$/).first()).toBeVisible();
    await packAndSend(office, order);
    const mail = await mailTo(demo('technician'), about('Order {orderNo} is on its way', orderNo));
    expect(codes.some((code) => mail.text.includes(code))).toBe(true);
    expect(mail.text).not.toContain('$');
  });

  await test.step('tracking of both batches', async () => {
    await page.reload();
    for (const no of ['1', '2']) {
      const batch = page.getByRole('region', { name: orders('batchNo').replace('{no}', no) });
      await expect(batch.getByText(orders('dispatched'), { exact: true }).first()).toBeVisible();
      await expect(batch.getByRole('list', { name: startingWith(delivery('way')) })).toBeVisible();
    }
    await expectNoSidewaysScroll(page);
  });

  await test.step('delivery and receipt', async () => {
    await noteDelivery(office, orderNo, 1);
    await noteDelivery(office, orderNo, 2);
    await mailTo(demo('technician'), about('Order {orderNo}: your parts have arrived', orderNo));
    await page.reload();
    await page.getByRole('button', { name: delivery('confirm'), exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('This completes the order');
    await question.getByRole('button', { name: delivery('confirm'), exact: true }).click();
    await expect(page.getByText(orders('statusCompleted')).first()).toBeVisible();
  });

  await test.step('invoice', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: startingWith(documents('pdfOf')) }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('return, credited by the desk', async () => {
    const returnNo = await askForReturn(page);
    await mailTo(demo('buyer'), about('Return {returnNo} was received', returnNo));
    await decideReturn(office, returnNo, startingWith(returns('deskAccept')));
    await followMail(page, about('Return {returnNo} is accepted', returnNo));
    await expect(page.getByText(returns('nextAccepted')).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await decideReturn(office, returnNo, /^Credit \$/, returns('deskCreditNow'));
    await followMail(page, about('Return {returnNo} is credited', returnNo));
    await expect(page.getByText(/^\$[\d.,]+ of store credit granted$/)).toBeVisible();
  });

  await test.step('the next order spends the store credit', async () => {
    await page.goto('/shop?keyword=M10');
    await page
      .getByRole('button', { name: /^(Add to cart|In cart): / })
      .first()
      .click();
    await page.goto('/placeorder');
    await page.getByRole('button', { name: checkout('toPayment'), exact: true }).click();
    await page.getByRole('checkbox', { name: startingWith(checkout('useStoreCredit')) }).check();
    await expectNoSidewaysScroll(page);
    await placeOrder(page, { placed: checkout('placed'), changed: checkout('cartChanged') }, () =>
      page.getByRole('button', { name: /^Order(,| for )/ }).click(),
    );
    await page.getByRole('link', { name: checkout('seeOrder'), exact: true }).click();
    await expect(page.getByText(orders('storeCredit'), { exact: true })).toBeVisible();
  });
  await office.context().close();
  expect([...told, ...toldOffice]).toEqual([]);
});
