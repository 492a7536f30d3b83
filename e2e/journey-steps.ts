// Steps that the counted journeys share: into a list by the plate, its filter, the cart and the order.
import { expect, type Page } from '@playwright/test';
import { shortSerial } from './journey.ts';
import { demo, PASSWORD, signInAt, textsOf } from './people.ts';
import { seen, type Walk } from './walk.ts';

/** The words of the screens on the way. */
export const [machines, checkout, app, history] = ['machines', 'checkout', 'app', 'history'].map((name) =>
  textsOf('en', name),
);
const identity = textsOf('en', 'identity');
/** A text by its key. */
export const says = (texts: Record<string, string> | undefined, key: string): string => texts?.[key] ?? '';

/** What stands between header and foot. */
export const main = (page: Page) => page.getByRole('main');
/** The one search. */
export const search = (page: Page) => page.getByRole('combobox', { name: says(app, 'searchLabel') });
/** The filter of a parts list. */
export const filter = (page: Page) => page.getByLabel(says(machines, 'filterLabel'), { exact: true });
/** Buttons that take a part, taken or not. */
export const anyAdd = (page: Page) => main(page).getByRole('button', { name: /^(Add to cart|In cart)/ });
/** Until a part is in the cart. */
export const added = (page: Page) => seen(main(page).getByRole('button', { name: /^In cart/ }));
/** The last press. */
export const order = (page: Page) => page.getByRole('button', { name: /^(Order for|Send for approval)/ });
/** Until the order has its number. */
export const placed = (page: Page) => seen(page.getByText(/OR\d{6,}/));
/** Until an address is reached. */
export const at = (page: Page, path: RegExp) => async () => await page.waitForURL(path);

/** Until a parts list can be ordered from. */
export const listOpens = (page: Page) => async () => {
  await page.waitForURL(/\/historyPartsList\?hostId=/);
  await seen(anyAdd(page))();
};

/** From the login on, where the address has the focus at the desk. */
export async function signIn(walk: Walk, who: 'buyer' | 'technician'): Promise<void> {
  const { page } = walk;
  await page.goto('/login');
  const email = page.getByLabel(says(identity, 'email'), { exact: true });
  await expect(email).toBeVisible();
  if (!(await email.evaluate((field) => field === document.activeElement))) await walk.click(email);
  await walk.type(demo(who));
  await walk.press('Tab');
  await walk.type(PASSWORD);
  await walk.press('Enter', async () => {
    await page.waitForURL(/\/home/);
    await seen(search(page))();
  });
}

/** Into the one search: by its key where there is a keyboard, by a tap where there is none. */
export async function openByPlate(walk: Walk, serial: string): Promise<void> {
  const { page } = walk;
  await expect(search(page)).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 1024) await walk.click(search(page));
  else await walk.press('/');
  await walk.type(serial);
  await walk.press('Enter', listOpens(page));
}

/** Narrows the open list. */
export async function filterBy(walk: Walk, words: string): Promise<void> {
  await walk.click(filter(walk.page));
  await walk.type(words, async () => await walk.page.waitForURL(new RegExp(`keyword=${words}`)));
}

/** Over the cart, where it is looked through. */
export async function toCheckout(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.click(page.getByRole('link', { name: /^Cart/ }).locator('visible=true').first(), at(page, /\/shopcart/));
  const on = page.getByRole('link', { name: says(checkout, 'toCheckout'), exact: true }).locator('visible=true');
  await walk.click(on.first(), at(page, /\/placeorder/));
}

/** A serial number as the plate has it, known before anybody signs in. */
export async function plateOf(page: Page, place: number): Promise<string> {
  await signInAt(page, '/home');
  const serial = await shortSerial(page, place);
  await page.evaluate(() => localStorage.clear());
  return serial;
}
