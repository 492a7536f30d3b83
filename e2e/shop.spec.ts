// Spec §2 Parts list and quick view, §4, §8: filters in the address, the part in the dialog, into the cart.
import { expect, test } from '@playwright/test';
import { firstCode } from './journey.ts';
import { signInAt } from './people.ts';
import { expectAccessible, watchPage } from './watch.ts';

test('§2 filters narrow the parts list, the quick view shows a part, and it goes into the cart', async ({ page }) => {
  const told = await watchPage(page);
  await signInAt(page, '/shop');
  const bolts = page.getByLabel('Category').locator('option', { hasText: /^\u2003Bolts and screws \(\d+\)$/ });
  await page.getByLabel('Category').selectOption(await bolts.getAttribute('value'));
  await expect(page.getByRole('heading', { level: 1, name: 'Bolts and screws' })).toBeVisible();
  await page.getByLabel('Colour').selectOption('Black');
  await expect(page).toHaveURL(/colour=black/);
  await page.getByLabel('Sort by').selectOption('nameDesc');
  await expect(page).toHaveURL(/sort=nameDesc/);
  await expect(page.getByRole('region', { name: 'Parts found' })).not.toHaveAttribute('aria-busy');
  await expectAccessible(page);
  const code = await firstCode(page);
  await page.getByRole('button', { name: `Quick view: ${code}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('SKU')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeVisible();
  await expectAccessible(page);
  // The demo's cart may hold the part from an earlier visit; then adding warns and offers to raise the quantity.
  await dialog.getByRole('button', { name: new RegExp(`^(Add to cart: |In cart: .* Add more of )${code}$`) }).click();
  await expect(dialog.getByRole('button', { name: `Add more of ${code}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/quick=/);
  await page.goto('/shopcart');
  await expect(page.getByText(code).first()).toBeVisible();
  expect(told).toEqual([]);
});

test('§8 a code that is no product says so in the quick view', async ({ page }) => {
  await signInAt(page, '/shop?quick=NO-SUCH-PART');
  await expect(page.getByRole('dialog').getByText('No product with this part code')).toBeVisible();
  await expectAccessible(page);
});

test('design: a quick view whose file is still on its way shows a line that runs in its button, then opens', async ({
  page,
}) => {
  const on = Promise.withResolvers<void>();
  await page.route('**/static/*/quick-view-dialog.js', async (route) => {
    await on.promise;
    await route.continue();
  });
  await signInAt(page, '/shop');
  const button = page.getByRole('button', { name: `Quick view: ${await firstCode(page)}` });
  const line = () => button.evaluate((at) => getComputedStyle(at, '::after').animationName);
  expect(await line()).toBe('none');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await line()).toBe('run-along');
  on.resolve();
  await expect(page.getByRole('dialog').getByText('SKU')).toBeVisible();
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
});

test('design: over a slow network a filter, an order and a page leave the field in hand and the list that was there', async ({
  page,
}) => {
  await signInAt(page, '/shop');
  const list = page.getByRole('region', { name: 'Parts found' });
  const field = page.getByRole('textbox', { name: 'Name or code' });
  const sort = page.getByLabel('Sort by');
  await expect(field).toBeVisible();
  const first = list.getByRole('article').first();
  // The day it would be there comes after price and stock.
  await expect(first).toContainText('With you by');
  const before = await first.innerText();
  const expectKept = async () => {
    await expect(list).toHaveAttribute('aria-busy', 'true');
    expect(await first.innerText()).toBe(before);
  };
  const on = Promise.withResolvers<void>();
  await page.route('**/api/shop/goods-list?*', async (route) => {
    await on.promise;
    await route.continue();
  });
  await list.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expectKept();
  await sort.selectOption('nameDesc');
  await expect(page).toHaveURL(/sort=nameDesc/);
  await expectKept();
  await field.pressSequentially('seal ');
  await expect(page).toHaveURL(/keyword=seal/);
  await expectKept();
  await expect(field).toBeFocused();
  await page.keyboard.type('kit');
  on.resolve();
  await expect(page).toHaveURL(/keyword=seal\+kit/);
  await expect(list).not.toHaveAttribute('aria-busy');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('seal kit');
});

test('design: price, stock and what a part is sold as today end at one edge of its row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAt(page, '/shop?view=list&sort=nameAsc');
  const soldAs = page.getByText(/^Sold today as /).first();
  await soldAs.scrollIntoViewIfNeeded();
  // The words themselves: a box may be wider than they are.
  const ends = await soldAs.evaluate((told) => {
    const words = document.createTreeWalker(told.closest('.part-list-price') ?? told, NodeFilter.SHOW_TEXT);
    const rights = [];
    while (words.nextNode()) {
      // Said in full to who hears the page, and seen by nobody.
      if (words.currentNode.parentElement?.closest('.sr-only')) continue;
      const line = document.createRange();
      line.selectNodeContents(words.currentNode);
      rights.push(Math.round(line.getBoundingClientRect().right));
    }
    return rights;
  });
  expect(ends.length).toBeGreaterThanOrEqual(3);
  expect(new Set(ends).size).toBe(1);
});
