// The main job, whole (spec §2 machine list, parts list, cart, checkout, orders): from the serial number to the order on the credit line.
import { LANGUAGES } from '@outrigger/contract';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { cells } from './cells.ts';
import { changeLanguageTo, firstWords, fleetSerial, placeOrder } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { demo, fillLogin, PASSWORD, signInAt, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

// One person, one cart: what one test orders must not be what another has just added.
test.describe.configure({ mode: 'default' });

interface Journey {
  language: string;
  serial: string;
  /** Words that find a part in the list of that machine. */
  filter: string;
  /** Looks at every screen in light and dark, and at its width. */
  isLookedAt: boolean;
}

async function look(page: Page, { isLookedAt }: Journey): Promise<void> {
  await expect(page.locator('.skeleton')).toHaveCount(0);
  if (!isLookedAt) return;
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Finds the machine, adds a part that fits, checks out, and gives the order's number. */
async function order(page: Page, journey: Journey): Promise<string> {
  const { language } = journey;
  const [history, machines, parts, checkout] = [
    textsOf(language, 'history'),
    textsOf(language, 'machines'),
    textsOf(language, 'parts'),
    textsOf(language, 'checkout'),
  ];
  await page.goto('/history');
  await look(page, journey);
  await page.getByLabel(history['keyword'] ?? '', { exact: true }).fill(journey.serial);
  await page.getByRole('button', { name: history['find'] ?? '', exact: true }).click();
  await expect(page).toHaveURL(/\/historyPartsList\?/);
  await page.getByLabel(machines['filterLabel'] ?? '', { exact: true }).fill(journey.filter);
  await expect(page).toHaveURL(/keyword=/);
  const add = page.getByRole('button', { name: new RegExp(`^${firstWords(parts['addOf'])}`) });
  await expect(add.first()).toBeVisible();
  await look(page, journey);
  await add.first().click();
  await page.goto('/shopcart');
  await expect(page.getByRole('link', { name: checkout['toCheckout'] ?? '', exact: true })).toBeVisible();
  await look(page, journey);
  await page.getByRole('link', { name: checkout['toCheckout'] ?? '', exact: true }).click();
  await page.getByRole('button', { name: checkout['toPayment'] ?? '', exact: true }).click();
  const place = page.getByRole('button', { name: new RegExp(`^${firstWords(checkout['orderFor'])}`) });
  await expect(place).toBeEnabled();
  await look(page, journey);
  const words = { placed: checkout['placed'] ?? '', changed: checkout['cartChanged'] ?? '' };
  await placeOrder(page, words, async () => {
    await expect(place).toBeEnabled();
    await place.click();
  });
  await look(page, journey);
  const orderNo =
    (
      await page
        .getByRole('status')
        .filter({ hasText: checkout['placed'] ?? '' })
        .innerText()
    ).match(/OR\d+/)?.[0] ?? '';
  await page.getByRole('link', { name: checkout['seeOrder'] ?? '', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNo);
  await look(page, journey);
  return orderNo;
}

const DEVICES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, hasTouch: false, person: 'buyer' },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, person: 'buyer' },
] as const;

for (const { name, viewport, hasTouch, person } of DEVICES) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch });
    test(`§2 from the serial number to the order on a ${name}, light and dark`, async ({ page }) => {
      test.slow();
      const told = await watchPage(page);
      await signInAt(page, '/history', person);
      const orderNo = await order(page, {
        language: 'en',
        serial: await fleetSerial(page, name === 'phone' ? 1 : 0),
        filter: 'M10',
        isLookedAt: true,
      });
      await page.goto('/order');
      await expect(page.getByRole('link', { name: orderNo })).toBeVisible();
      expect(told).toEqual([]);
    });
  });
}

for (const language of LANGUAGES.filter((one) => one !== 'en')) {
  test(`§1 the whole way in ${language}`, async ({ page }) => {
    const told = await watchPage(page);
    await page.goto('/login');
    await changeLanguageTo(page, language);
    await fillLogin(page, 'buyer', language);
    await expect(page).toHaveURL(/\/home$/);
    await order(page, {
      language,
      serial: await fleetSerial(page, 2 + LANGUAGES.indexOf(language)),
      filter: 'M12',
      isLookedAt: false,
    });
    expect(told).toEqual([]);
  });
}

test('product §1 the imported truck carrier is ordered from like any machine', async ({ page }) => {
  test.skip(process.env['TRUCK_CARRIER'] === 'off', 'its model does not lie beside the project');
  await signInAt(page, '/history');
  await order(page, { language: 'en', serial: 'LDR4838', filter: 'Plate', isLookedAt: false });
});

/** Fills the login by Tab and sends it by Enter. */
async function signInByKeyboard(page: Page): Promise<void> {
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(demo('buyer'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
}

/** To the button that puts a part into the cart, and Enter. */
async function addByKeyboard(page: Page, add: Locator): Promise<void> {
  await expect(add).toBeVisible();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
}

const addIn = (place: Page | Locator): Locator =>
  place.getByRole('button', { name: new RegExp(`^${firstWords(textsOf('en', 'parts')['addOf'])}`) }).first();

/** From a shortcut to the machine, its parts list and a part of it in the cart. */
async function addOfMachine(page: Page, place: number): Promise<void> {
  const [history, machines] = [textsOf('en', 'history'), textsOf('en', 'machines')];
  const serial = await fleetSerial(page, place);
  // The shortcuts come with the header; the address is there before it.
  await expect(
    page.getByRole('combobox', { name: textsOf('en', 'app')['searchLabel'] ?? '', exact: true }),
  ).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  const keyword = page.getByLabel(history['keyword'] ?? '', { exact: true });
  await expect(keyword).toBeVisible();
  await tabTo(page, keyword);
  await page.keyboard.type(serial);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/historyPartsList\?/);
  const filter = page.getByLabel(machines['filterLabel'] ?? '', { exact: true });
  await expect(filter).toBeVisible();
  await tabTo(page, filter);
  await page.keyboard.type('M16');
  await addByKeyboard(page, addIn(page));
}

/** From a shortcut to what was found for two words, the page of a part, and that part in the cart. */
async function addOfSearch(page: Page): Promise<void> {
  // The shortcuts come with the header; the address is there before it.
  const search = page.getByRole('combobox', { name: textsOf('en', 'app')['searchLabel'] ?? '', exact: true });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('hex screw');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/searchResult\?/);
  const hit = page.getByRole('tabpanel').locator('a[href*="/detail?"]').first();
  await expect(hit).toBeVisible();
  await tabTo(page, hit);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/detail\?/);
  const box = page.getByRole('region', { name: textsOf('en', 'detail')['purchase'] ?? '' });
  await addByKeyboard(page, box.getByRole('button', { name: /^(Add to cart: |In cart: .* Add more of )/ }).first());
}

/** Cart, checkout, order: each step reached by Tab or a shortcut, and pressed by Enter. */
async function orderByKeyboard(page: Page): Promise<void> {
  const checkout = textsOf('en', 'checkout');
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  const go = page.getByRole('link', { name: checkout['toCheckout'] ?? '', exact: true });
  await expect(go).toBeVisible();
  await tabTo(page, go);
  await page.keyboard.press('Enter');
  const toPayment = page.getByRole('button', { name: checkout['toPayment'] ?? '', exact: true });
  await expect(toPayment).toBeVisible();
  await tabTo(page, toPayment);
  await page.keyboard.press('Enter');
  const orderNow = page.getByRole('button', { name: new RegExp(`^${firstWords(checkout['orderFor'])}`) });
  const words = { placed: checkout['placed'] ?? '', changed: checkout['cartChanged'] ?? '' };
  await placeOrder(page, words, async () => {
    await expect(orderNow).toBeEnabled();
    await tabTo(page, orderNow);
    await page.keyboard.press('Enter');
  });
  const see = page.getByRole('link', { name: checkout['seeOrder'] ?? '', exact: true });
  await expect(see).toBeVisible();
  await tabTo(page, see);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/details\?orderNo=/);
}

for (const [index, { name, viewport, hasTouch }] of cells(
  [...DEVICES.entries()],
  ([, { name }]) => name === 'desktop',
)) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch });
    test(`quality 16 the whole way from login to order by keyboard alone on a ${name}`, async ({ page }) => {
      test.slow();
      const told = await watchPage(page);
      await signInByKeyboard(page);
      await addOfMachine(page, 9 + index);
      await orderByKeyboard(page);
      expect(told).toEqual([]);
    });
  });
}

test('quality 16 the way from login over a search and the page of a part to the order by keyboard alone', async ({
  page,
}) => {
  test.slow();
  const told = await watchPage(page);
  await signInByKeyboard(page);
  await addOfSearch(page);
  await orderByKeyboard(page);
  expect(told).toEqual([]);
});
