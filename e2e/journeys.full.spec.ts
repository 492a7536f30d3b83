// The journeys of a working day, counted as a person would make them: clicks, keys and the time the page takes, printed beside what they once cost (product §1).
import { type Locator, type Page, expect, test } from '@playwright/test';
import { fleetSerial } from './journey.ts';
import { demo, PASSWORD, signInAt, textsOf } from './people.ts';

// One person, one cart.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });

const [machines, checkout, app] = ['machines', 'checkout', 'app'].map((name) => textsOf('en', name));
const says = (texts: Record<string, string> | undefined, key: string): string => texts?.[key] ?? '';

/** One person at one page: every press and key counts, and so does the time until what was wanted is there. */
class Walk {
  clicks = 0;
  keys = 0;
  pageMs = 0;
  readonly page: Page;
  readonly name: string;
  constructor(page: Page, name: string) {
    this.page = page;
    this.name = name;
  }

  async until(act: () => Promise<void>, there: () => Promise<void>): Promise<void> {
    const began = performance.now();
    await act();
    await there();
    this.pageMs += performance.now() - began;
  }
  async click(what: Locator, there: () => Promise<void>): Promise<void> {
    await expect(what).toBeVisible();
    this.clicks += 1;
    await this.until(() => what.click(), there);
  }
  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }
  async press(key: string, there: () => Promise<void> = async () => {}): Promise<void> {
    this.keys += 1;
    await this.until(() => this.page.keyboard.press(key), there);
  }
  /** Says what it cost and what it once did. */
  tell(before: string): void {
    process.stdout.write(
      `journey ${this.name}: ${this.clicks} clicks, ${this.keys} keys, ${(this.pageMs / 1000).toFixed(1)} s of page; before ${before}\n`,
    );
  }
}

const main = (page: Page) => page.getByRole('main');
const search = (page: Page) => page.getByRole('combobox', { name: says(app, 'searchLabel') });
const addButton = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^(Add to cart|In cart)/ })
    .first();
const listOpens = (page: Page) => async () => {
  await expect(page).toHaveURL(/\/historyPartsList\?hostId=/);
  await expect(addButton(page)).toBeVisible();
};
const filter = (page: Page) => page.getByLabel(says(machines, 'filterLabel'), { exact: true });

/** From the login on: the address has the focus. */
async function signInByKeys(walk: Walk, who: 'buyer' | 'technician'): Promise<void> {
  const { page } = walk;
  await page.goto('/login');
  await expect(page.locator('input[type=password]')).toBeVisible();
  await page.getByLabel(says(textsOf('en', 'identity'), 'email'), { exact: true }).focus();
  await walk.type(demo(who));
  await walk.press('Tab');
  await walk.type(PASSWORD);
  await walk.press('Enter', async () => await expect(page).toHaveURL(/\/home/));
}

async function openByPlate(walk: Walk, serial: string): Promise<void> {
  const { page } = walk;
  await expect(search(page)).toBeVisible();
  await walk.press('/');
  await walk.type(serial);
  await walk.press('Enter', listOpens(page));
}

test('a technician: from the login to the joystick in the cart', async ({ page }) => {
  const walk = new Walk(page, 'a');
  await signInAt(page, '/home');
  const serial = await fleetSerial(page, 5);
  await page.evaluate(() => localStorage.clear());
  await signInByKeys(walk, 'technician');
  await openByPlate(walk, serial);
  await filter(page).focus();
  await walk.type('joystick');
  await expect(page).toHaveURL(/keyword=joystick/);
  await walk.click(
    addButton(page),
    async () => await expect(page.getByText(/is in the cart|are in the cart|In cart|added/i).first()).toBeVisible(),
  );
  walk.tell('7 clicks, 73 keys, 2.5 s');
  expect(walk.clicks).toBeLessThanOrEqual(6);
});

test('b buyer: from the nameplate to the order in at most six clicks', async ({ page }) => {
  const walk = new Walk(page, 'b');
  await signInAt(page, '/home');
  const serial = await fleetSerial(page, 6);
  await openByPlate(walk, serial);
  await filter(page).focus();
  await walk.type('M10');
  await expect(page).toHaveURL(/keyword=M10/);
  await walk.click(
    addButton(page),
    async () => await expect(page.getByRole('button', { name: /^In cart/ }).first()).toBeVisible(),
  );
  await walk.click(
    page.getByRole('link', { name: /^Cart/ }).first(),
    async () => await expect(page).toHaveURL(/\/shopcart/),
  );
  await walk.click(
    page.getByRole('link', { name: says(checkout, 'toCheckout'), exact: true }),
    async () => await expect(page).toHaveURL(/\/placeorder/),
  );
  const order = page.getByRole('button', { name: /^(Order for|Send for approval)/ });
  await walk.click(
    page.getByRole('button', { name: says(checkout, 'toPayment'), exact: true }),
    async () => await expect(order).toBeEnabled(),
  );
  await walk.click(order, async () => await expect(page.getByText(/OR\d{6,}/).first()).toBeVisible());
  walk.tell('8 clicks, 68 keys, 5.9 s with the login');
  expect(walk.clicks).toBeLessThanOrEqual(6);
});

test('c between two machines: another one in two actions, with the words kept', async ({ page }) => {
  const walk = new Walk(page, 'c, change of machine');
  await signInAt(page, '/home');
  await openByPlate(new Walk(page, 'c'), await fleetSerial(page, 7));
  await openByPlate(new Walk(page, 'c'), await fleetSerial(page, 8));
  await filter(page).fill('filter');
  await expect(page).toHaveURL(/keyword=filter/);
  const before = new URL(page.url()).searchParams.get('hostId');
  await walk.click(
    page.getByRole('button', { name: says(app, 'machineChange'), exact: true }),
    async () => await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible(),
  );
  await walk.press('Enter', async () => {
    await expect.poll(() => new URL(page.url()).searchParams.get('hostId')).not.toBe(before);
    await expect(addButton(page)).toBeVisible();
  });
  expect(new URL(page.url()).searchParams.get('keyword')).toBe('filter');
  walk.tell('4 actions, the words lost');
  expect(walk.clicks + walk.keys).toBeLessThanOrEqual(2);
});

test('d, e a part by an old code, and the seal kit of the chosen machine', async ({ page }) => {
  await signInAt(page, '/home');
  const old = new Walk(page, 'd');
  await expect(search(page)).toBeVisible();
  await old.press('/');
  await old.type('16 9757-552');
  await old.press('Enter', async () => await expect(page).toHaveURL(/\/detail\?/));
  old.tell('1 click, 11 keys, 0.2 s');
  await openByPlate(new Walk(page, 'e'), await fleetSerial(page, 5));
  const kit = new Walk(page, 'e');
  await kit.press('/');
  await kit.type('seal kit lift cylinder');
  await kit.press('Enter', async () => {
    await expect(page).toHaveURL(/\/searchResult/);
    await expect(
      main(page)
        .getByText(/seal kit/i)
        .first(),
    ).toBeVisible();
  });
  kit.tell('1 click, 24 keys, 0.3 s');
});

test('f, g two machines compared, and a list that an address opens for somebody else', async ({ page }) => {
  await signInAt(page, '/home');
  await openByPlate(new Walk(page, 'f'), await fleetSerial(page, 7));
  const walk = new Walk(page, 'f');
  const shared = page.url();
  await walk.click(
    main(page).getByRole('link', { name: says(machines, 'compare'), exact: true }),
    async () => await expect(page).toHaveURL(/\/compare\?hostId=/),
  );
  walk.tell('4 clicks, 0 keys, 1.4 s, both machines chosen');
  const read = new Walk(page, 'g');
  await page.goto(shared);
  await listOpens(page)();
  await expect(main(page).getByRole('button', { name: says(machines, 'print'), exact: true })).toBeVisible();
  read.tell('no Share, the address works');
});

test('h by keyboard: the first Add within ten Tabs of the filter', async ({ page }) => {
  await signInAt(page, '/home');
  await openByPlate(new Walk(page, 'h'), await fleetSerial(page, 5));
  await filter(page).focus();
  const walk = new Walk(page, 'h, Tabs to the first Add');
  await page.keyboard.type('joystick');
  await expect(page).toHaveURL(/keyword=joystick/);
  await page.keyboard.press('Enter');
  const isAdd = () =>
    page.evaluate(() => /^(Add|In cart)/.test(document.activeElement?.getAttribute('aria-label') ?? ''));
  while (walk.keys < 30 && !(await isAdd())) await walk.press('Tab');
  walk.tell('25 Tabs');
  expect(walk.keys).toBeLessThanOrEqual(10);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('i, j the open list filters; reload, back and forward keep what was typed', async ({ page, context }) => {
    await signInAt(page, '/home');
    await openByPlate(new Walk(page, 'i'), await fleetSerial(page, 6));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // What is still on its way when the network goes is another matter.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const walk = new Walk(page, 'i, j');
    await filter(page).focus();
    await walk.type('bolt');
    await expect(page).toHaveURL(/keyword=bolt/);
    await expect(addButton(page)).toBeVisible();
    await walk.press('Enter');
    await context.setOffline(false);
    await page.reload();
    await listOpens(page)();
    await expect(filter(page)).toHaveValue('bolt');
    await page.goBack();
    await page.goForward();
    await expect(filter(page)).toHaveValue('bolt');
    walk.tell('the list was lost with the first letter typed without a network');
  });
});
