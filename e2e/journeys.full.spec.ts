// The journeys of a working day, counted as a person would make them: clicks, keys and the time the page takes, printed beside what they once cost; none may cost more (product §1).
import { expect, test } from '@playwright/test';
import { askShop, fleetSerial, replacedPart, shortSerial } from './journey.ts';
import {
  machines,
  checkout,
  app,
  history,
  says,
  main,
  search,
  filter,
  anyAdd,
  added,
  order,
  placed,
  at,
  listOpens,
  signIn,
  openByPlate,
  filterBy,
  toCheckout,
  plateOf,
} from './journey-steps.ts';
import { signInAt, signInByForm } from './people.ts';
import { seen, Walk } from './walk.ts';

// One person, one cart.
test.describe.configure({ mode: 'default' });

const DEVICES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, hasTouch: false, a: [10, 73, 2.5], b: [6, 68, 5.9] },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, a: [10, 73, 4.6], b: [9, 67, 4.5] },
] as const;
const cost = ([clicks, keys, seconds]: readonly [number, number, number]) => ({ clicks, keys, seconds });

for (const { name, viewport, hasTouch, a, b } of DEVICES) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch });

    test(`a technician on a ${name}: from the login to the joystick, sent for approval`, async ({ page }) => {
      const serial = await plateOf(page, 0);
      const walk = new Walk(page, `a, ${name}`);
      await signIn(walk, 'technician');
      await openByPlate(walk, serial);
      await filterBy(walk, 'joystick');
      await walk.click(anyAdd(page).first(), added(page));
      await toCheckout(walk);
      const send = page.getByRole('button', { name: says(checkout, 'orderWithoutTotal'), exact: true });
      await walk.click(page.getByRole('button', { name: says(checkout, 'toPayment'), exact: true }), seen(send));
      await walk.click(send, placed(page));
      walk.tell(cost(a));
    });

    test(`b buyer on a ${name}: from the login and the nameplate to the order`, async ({ page }) => {
      const serial = await plateOf(page, 1);
      const walk = new Walk(page, `b, ${name}`);
      await signIn(walk, 'buyer');
      await openByPlate(walk, serial);
      await filterBy(walk, 'M10');
      await walk.click(anyAdd(page).first(), added(page));
      await toCheckout(walk);
      await walk.click(page.getByRole('button', { name: says(checkout, 'toPayment'), exact: true }), seen(order(page)));
      await expect(order(page)).toBeEnabled();
      await walk.click(order(page), placed(page));
      walk.tell(cost(b));
    });
  });
}

test.describe('at the desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('c five parts for two machines: another one in two actions with the words kept, then in batches', async ({
    page,
  }) => {
    await signInAt(page, '/home');
    await openByPlate(new Walk(page, 'before'), await fleetSerial(page, 7));
    const walk = new Walk(page, 'c');
    await openByPlate(walk, await shortSerial(page, 2));
    await filterBy(walk, 'M10');
    const add = () =>
      main(page)
        .getByRole('button', { name: /^Add to cart/ })
        .first();
    for (let parts = 0; parts < 3; parts += 1) await walk.click(add(), added(page));
    const before = new URL(page.url()).searchParams.get('hostId');
    const change = { clicks: walk.clicks, keys: walk.keys };
    await walk.click(
      page.getByRole('button', { name: says(app, 'machineChange'), exact: true }),
      seen(page.getByRole('dialog').getByRole('option')),
    );
    await walk.press('Enter', async () => {
      await page.waitForURL((url) => url.searchParams.get('hostId') !== before);
      await seen(anyAdd(page))();
    });
    expect(walk.clicks + walk.keys - change.clicks - change.keys).toBeLessThanOrEqual(2);
    expect(new URL(page.url()).searchParams.get('keyword')).toBe('M10');
    for (let parts = 0; parts < 2; parts += 1) await walk.click(add(), added(page));
    await walk.click(page.getByRole('link', { name: /^Cart/ }).first(), at(page, /\/shopcart/));
    const quantity = main(page)
      .getByRole('textbox', { name: /^Quantity/ })
      .first();
    await walk.click(quantity);
    await walk.press('Control+a');
    await walk.type('5000');
    await walk.press('Tab');
    await walk.click(
      page.getByRole('link', { name: says(checkout, 'toCheckout'), exact: true }),
      at(page, /\/placeorder/),
    );
    const batches = page.getByRole('radio', { name: says(checkout, 'modeBatches') });
    await seen(batches)();
    if (!(await batches.isChecked())) await walk.click(batches);
    await walk.click(page.getByRole('button', { name: says(checkout, 'toPayment'), exact: true }), seen(order(page)));
    await expect(order(page)).toBeEnabled();
    await walk.click(order(page), placed(page));
    walk.tell({ clicks: 21, keys: 68, seconds: 7.7 });
  });

  test('d, e a part by an old code, and the seal kit of the chosen machine', async ({ page }) => {
    await signInAt(page, '/home');
    const { old } = await replacedPart(page);
    const walk = new Walk(page, 'd');
    await expect(search(page)).toBeVisible();
    await walk.press('/');
    // Blanks and dashes never matter.
    await walk.type(old.replaceAll(/[^A-Za-z0-9]/g, ''));
    await walk.press('Enter', seen(page.getByRole('region', { name: 'Supersession' })));
    walk.tell({ clicks: 1, keys: Math.max(11, old.length + 1), seconds: 0.2 });
    await openByPlate(new Walk(page, 'before'), await fleetSerial(page, 5));
    const kit = new Walk(page, 'e');
    await kit.press('/');
    await kit.type('seal kit lift cylinder');
    await kit.press('Enter', async () => {
      await page.waitForURL(/\/searchResult/);
      await seen(main(page).getByText(/^Seal kit for lift cylinder/))();
    });
    const first = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Add to cart/ }) });
    await expect(first.first()).toContainText('Seal kit for lift cylinder');
    kit.tell({ clicks: 1, keys: 24, seconds: 0.3 });
  });

  test('f two machines compared, from the list of machines', async ({ page }) => {
    await signInAt(page, '/history');
    type Fleet = { items: { hostId: number; model: string }[] };
    const { items } = await askShop<Fleet>(page, '/category/host/pageList?sort=recent&pageSize=20');
    const other = items.at(-1)?.hostId ?? 0;
    const walk = new Walk(page, 'f');
    const firstWords = says(history, 'compare').split('{')[0] ?? '';
    const side = page.getByRole('region', { name: 'Second machine' }).getByRole('combobox');
    await walk.click(
      main(page)
        .getByRole('button', { name: new RegExp(`^${firstWords}`) })
        .first(),
      seen(side),
    );
    await walk.choose(side, String(other), seen(main(page).getByText(/\d+ differences?, /)));
    walk.tell({ clicks: 4, keys: 0, seconds: 1.4 });
  });

  test('g a list is shared, opens for somebody else at the same place, and prints', async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await signInAt(page, '/home');
    await openByPlate(new Walk(page, 'before'), await fleetSerial(page, 7));
    const share = new Walk(page, 'g, shared');
    await share.click(
      main(page).getByRole('button', { name: says(machines, 'share'), exact: true }),
      seen(page.getByText(says(machines, 'linkCopied'))),
    );
    share.tell({ clicks: 1, keys: 0, seconds: 0.5 });
    const shared = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    const print = new Walk(page, 'g, printed whole');
    await print.click(main(page).getByRole('button', { name: says(machines, 'print'), exact: true }), async () => {
      await page.locator('html[data-printed]').waitFor();
    });
    print.tell({ clicks: 1, keys: 0, seconds: 5.9 });
    const somebody = await browser.newPage();
    await signInByForm(somebody, `${shared.pathname}${shared.search}`, 'technician');
    await expect(somebody).toHaveURL(shared.href);
    await expect(anyAdd(somebody).first()).toBeVisible();
    await somebody.close();
  });

  test('h by keyboard alone, from the login to the order; the first Add within ten Tabs', async ({ page }) => {
    const serial = await plateOf(page, 3);
    const walk = new Walk(page, 'h');
    await signIn(walk, 'buyer');
    await openByPlate(walk, serial);
    await walk.press('f');
    await expect(filter(page)).toBeFocused();
    await walk.type('hex bolt', at(page, /keyword=hex.bolt/));
    // Whoever reads the rows presses Enter once they stand.
    await expect(main(page).locator('[data-item] a[href^="/detail"]').first()).toHaveText(/^Hex bolt/);
    await walk.press('Enter');
    const before = walk.keys;
    await walk.tabTo(/^(Add to cart|In cart)/, added(page));
    expect(walk.keys - before - 1, 'Tabs to the first Add').toBeLessThanOrEqual(10);
    await walk.press('g');
    await walk.press('c', at(page, /\/shopcart/));
    await expect(page.getByRole('link', { name: says(checkout, 'toCheckout'), exact: true })).toBeVisible();
    await walk.press('Control+Enter', at(page, /\/placeorder/));
    await expect(page.getByRole('button', { name: says(checkout, 'toPayment'), exact: true })).toBeEnabled();
    await walk.press('Control+Enter', seen(order(page)));
    await expect(order(page)).toBeEnabled();
    await walk.tabTo(/^(Order for|Send for approval)/, placed(page));
    expect(walk.clicks).toBe(0);
    walk.tell({ clicks: 0, keys: 121, seconds: 5.9 });
  });

  test('j a double press orders once; back, forward and a reload keep what was typed', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/order/make')) sent.push(request.url());
    });
    await signInAt(page, '/home');
    await openByPlate(new Walk(page, 'before'), await fleetSerial(page, 6));
    await filter(page).fill('M10');
    await expect(page).toHaveURL(/keyword=M10/);
    await anyAdd(page).first().click();
    await added(page)();
    await page.reload();
    await listOpens(page)();
    await expect(filter(page)).toHaveValue('M10');
    await page.goto('/placeorder');
    await page.getByRole('button', { name: says(checkout, 'toPayment'), exact: true }).click();
    await page.getByLabel(new RegExp(`^${says(checkout, 'purchaseOrderNo')}`)).fill('PO 4711');
    await page.reload();
    await expect(page.getByLabel(new RegExp(`^${says(checkout, 'purchaseOrderNo')}`))).toHaveValue('PO 4711');
    await page.goBack();
    await page.goForward();
    await expect(page.getByLabel(new RegExp(`^${says(checkout, 'purchaseOrderNo')}`))).toHaveValue('PO 4711');
    await expect(order(page)).toBeEnabled();
    await order(page).dblclick();
    await placed(page)();
    expect(sent).toHaveLength(1);
  });
});
