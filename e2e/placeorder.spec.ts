// Spec §2 Checkout, §3 Shipping address, §5: a new address in the dialog, what it demands, and what of checkout a reload keeps.
import { expect, type Page, test } from '@playwright/test';
import { signInAt, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const words = textsOf('en', 'addresses');
const checkout = textsOf('en', 'checkout');

/** Checkout with something in the cart; another test may just have ordered what was there. */
async function openCheckout(page: Page): Promise<void> {
  await signInAt(page, '/shop?keyword=M10');
  await page
    .getByRole('button', { name: /^(Add to cart|In cart): / })
    .first()
    .click();
  await page.goto('/placeorder');
  await expect(page.getByRole('button', { name: checkout['addAddress'] ?? '', exact: true })).toBeVisible();
}

test('§5 an address with empty fields is not saved and says which; a whole one is saved and chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const told = await watchPage(page);
  await openCheckout(page);
  await page.getByRole('button', { name: checkout['addAddress'] ?? '', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words['addTitle'] ?? '' });
  const field = (name: string) => dialog.getByLabel(words[name] ?? '', { exact: true });
  const save = dialog.getByRole('button', { name: words['save'] ?? '', exact: true });
  await field('city').fill('Leeds');
  await save.click();
  await expect(dialog.getByText(words['required'] ?? '').first()).toBeVisible();
  await expect(field('fullName')).toBeFocused();
  await expect(field('city')).toHaveValue('Leeds');
  await expectAccessible(page);
  const name = `Yard ${Date.now()}`;
  await field('fullName').fill(name);
  await field('country').selectOption({ label: 'United States' });
  // The field becomes a choice once the states of the country are read.
  await dialog.getByRole('combobox', { name: words['state'] ?? '', exact: true }).selectOption({ label: 'Texas' });
  await field('city').fill('Houston');
  await field('postalCode').fill('77029');
  await field('address').fill('8810 Wallisville Road');
  await field('number').fill('713 555 0161');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeChecked();
  await expectNoSidewaysScroll(page);
  expect(told).toEqual([]);
});

test('§2 a reload in the second step keeps the step and what was typed', async ({ page }) => {
  await openCheckout(page);
  await page.getByRole('button', { name: checkout['toPayment'] ?? '', exact: true }).click();
  await page.getByLabel(new RegExp(`^${checkout['purchaseOrderNo']}`)).fill('PO-4711');
  await page.getByLabel(new RegExp(`^${checkout['notes']}`)).fill('at the gate');
  await page.reload();
  await expect(page).toHaveURL(/\/placeorder\?step=payment$/);
  await expect(page.getByLabel(new RegExp(`^${checkout['purchaseOrderNo']}`))).toHaveValue('PO-4711');
  await expect(page.getByLabel(new RegExp(`^${checkout['notes']}`))).toHaveValue('at the gate');
});

/** Answers of a call with some of its texts replaced by one long word. */
async function withLongWords(
  page: Page,
  path: string,
  change: (result: Record<string, unknown>) => void,
): Promise<void> {
  await page.route(`**${path}*`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { result: Record<string, unknown> };
    change(json.result);
    await route.fulfill({ response, json });
  });
}

test('design: what people wrote in one long word breaks inside the page at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const long = 'Q'.repeat(100);
  await withLongWords(page, '/api/userinfo/address', (addresses) => {
    for (const one of Object.values(addresses))
      Object.assign(one as object, { fullName: long, address: long, city: long });
  });
  await withLongWords(page, '/api/order/getOrderInfo', (order) => {
    Object.assign(order, { notes: long, costCentre: long });
    Object.assign(order['recipient'] as object, { name: long, address: long });
  });
  await openCheckout(page);
  await expect(page.getByRole('radio', { name: long }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: checkout['toPayment'] ?? '', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: checkout['stepPayment'] ?? '' })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await page.goto('/order');
  await page
    .getByRole('link', { name: /^OR\d+/ })
    .first()
    .click();
  await expect(page.getByText(long).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`/searchResult?keyword=${'W'.repeat(100)}`);
  await expect(page.getByText(`Nothing was found for “${'W'.repeat(100)}”`)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
