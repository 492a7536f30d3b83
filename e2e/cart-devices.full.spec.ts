// Product §6: two devices and a phone without a network change one cart at the same time; all of them end with the same one, which is the shop's.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { makeColleague } from './colleague.ts';
import { askShop, firstWords } from './journey.ts';
import { PASSWORD, textsOf } from './people.ts';

const checkout = textsOf('en', 'checkout');
const identity = textsOf('en', 'identity');
const IN_CART = new RegExp(`^${firstWords(textsOf('en', 'parts')['inCartOf'])}`);

async function openCart(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/login?back=/shop');
  await page.getByLabel(identity['email'] ?? '', { exact: true }).fill(email);
  await page.getByLabel(identity['password'] ?? '', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: identity['signIn'] ?? '', exact: true }).click();
  await expect(page).toHaveURL(/\/shop/);
  return page;
}

/** What the cart on a screen says, by code. */
const shown = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    await page
      .locator('main [data-code]')
      .evaluateAll((rows) =>
        rows.map((row) => [row.getAttribute('data-code') ?? '', row.querySelector('input')?.value ?? '']),
      ),
  );

/** What the shop keeps. */
async function kept(page: Page): Promise<Record<string, string>> {
  interface Kept {
    lines: { code: string; qty: number; isRemoved: boolean }[];
  }
  const { lines } = await askShop<Kept>(page, '/cart?since=0');
  return Object.fromEntries(lines.flatMap(({ code, qty, isRemoved }) => (isRemoved ? [] : [[code, String(qty)]])));
}

const addParts = async (page: Page, places: readonly number[]): Promise<void> => {
  for (const place of places) {
    const card = page.getByRole('main').getByRole('article').nth(place);
    await card.getByRole('button', { name: /^Add/ }).click();
    await expect(card.getByRole('button', { name: IN_CART })).toBeVisible();
  }
};

async function setQuantity(page: Page, code: string, quantity: string): Promise<void> {
  const name = (checkout['quantityOf'] ?? '').replace('{code}', code);
  const field = page.getByRole('textbox', { name, exact: true });
  await field.fill(quantity);
  await field.press('Enter');
}

test('product §6 two devices and a phone end with the same cart', async ({ browser, request }) => {
  const { email } = await makeColleague(request, [2, 3]);
  const [desk, other, phone] = [
    await openCart(browser, email),
    await openCart(browser, email),
    await openCart(browser, email),
  ];
  await addParts(desk, [0, 1]);
  await expect.poll(async () => Object.keys(await kept(desk)).length).toBe(2);
  for (const page of [other, phone]) {
    await page.goto('/shopcart');
    await expect.poll(async () => Object.keys(await shown(page)).length).toBe(2);
  }
  const [first = '', second = ''] = Object.keys(await shown(phone));
  await phone.context().setOffline(true);
  await setQuantity(phone, first, '7');
  await phone.getByRole('button', { name: (checkout['remove'] ?? '').replace('{code}', second), exact: true }).click();
  await setQuantity(other, first, '4');
  await addParts(desk, [2]);
  await expect.poll(async () => (await kept(desk))[first]).toBe('4');
  await phone.context().setOffline(false);
  // What the phone did comes last, line by line; what it never touched stays.
  await expect.poll(async () => (await kept(desk))[first]).toBe('7');
  const whole = await kept(desk);
  expect(Object.keys(whole)).not.toContain(second);
  expect(Object.keys(whole)).toHaveLength(2);
  for (const page of [desk, other, phone]) {
    await page.goto('/shopcart');
    await expect.poll(async () => await shown(page)).toEqual(whole);
    await page.context().close();
  }
});
