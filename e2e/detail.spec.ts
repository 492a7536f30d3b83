// Spec §2 Part detail, product §5 Supersession and Fit: an old code says what happened, machines that take the part, ratings, axe.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { askShop, replacedPart } from './journey.ts';
import { signInAt } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

/** Beside the machine, without scrolling: what replaced it, its price, its stock and its Add; the old part has no Add. */
async function expectSuccessorAtOnce(
  page: Page,
  { old, successor }: { old: string; successor: string },
): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const box = page.getByRole('region', { name: 'Price and stock' });
  await expect(box.getByText('Replaced by', { exact: true })).toBeInViewport();
  await expect(box.getByRole('link', { name: successor })).toBeInViewport();
  await expect(box.getByText(/^\$/).first()).toBeInViewport({ ratio: 1 });
  await expect(box.getByText(/in stock|backorder|Out of stock/).first()).toBeInViewport({ ratio: 1 });
  await expect(box.getByRole('button', { name: `Add to cart: ${successor}` })).toBeInViewport({ ratio: 1 });
  await expect(box.getByRole('button', { name: `Add to cart: ${old}` })).toHaveCount(0);
  await expectAccessible(page);
  if (size) await page.setViewportSize(size);
}

test('product §5 an old code works in search and on its page, says what replaced it, and leads there', async ({
  page,
}) => {
  const told = await watchPage(page);
  await signInAt(page, '/search');
  const { old, successor } = await replacedPart(page);
  await page
    .getByRole('main')
    .getByRole('combobox')
    .fill(old.replaceAll(/[^A-Za-z0-9]/g, ' '));
  await page.keyboard.press('Enter');
  // Typed whole, it opens its own page.
  await expect(page).toHaveURL(/\/detail\?code=/);
  const chain = page.getByRole('region', { name: 'Supersession' });
  await expect(chain.locator('[aria-current]')).toContainText(old);
  await expectAccessible(page);
  await expectSuccessorAtOnce(page, { old, successor });
  await chain.getByRole('link', { name: new RegExp(successor.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')) }).click();
  await expect(page.getByRole('region', { name: 'Supersession' }).locator('[aria-current]')).toContainText(successor);
  await expect(page.getByRole('heading', { name: 'Your machines that take it' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ratings' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  expect(told).toEqual([]);
});

/** A part that is there and of which more is on its way. */
async function expectedPart(page: Page): Promise<string> {
  type Card = { code: string; stock: number; replacedBy: unknown[] };
  type Detail = { stockPlaces: { nextDelivery: object | null }[] };
  const { items } = await askShop<{ items: Card[] }>(page, '/shop/goods-list?pageSize=96');
  for (const { code } of items.filter(({ stock, replacedBy }) => stock > 0 && replacedBy.length === 0)) {
    const { stockPlaces } = await askShop<Detail>(page, `/shop/goods-detail?code=${encodeURIComponent(code)}`);
    if (stockPlaces.some(({ nextDelivery }) => nextDelivery !== null)) return code;
  }
  throw new Error('no part of the first is on its way');
}

test('design: price and stock have their place on the phone, whatever is said of the next delivery', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await signInAt(page, '/shop', 'technician');
  await page.goto(`/detail?code=${encodeURIComponent(await expectedPart(page))}`);
  const box = page.getByRole('region', { name: 'Price and stock' });
  const edgesOf = async (part: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { right: Math.round(x + width), top: y, bottom: y + height };
  };
  const stock = await edgesOf(box.getByText(/^\d+ in stock$/));
  const price = await edgesOf(box.getByText('∗∗∗∗∗'));
  await expect(box.getByText(/^More in the warehouse/)).toBeVisible();
  expect(stock.right).toBe((await edgesOf(box.getByRole('button', { name: /^Add to cart/ }))).right);
  expect(stock.top).toBeLessThan(price.bottom);
});

test('§2 the picture is enlarged by keyboard alone', async ({ page }) => {
  await signInAt(page, '/shop');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').press('Enter');
  await page.getByRole('button', { name: /^Enlarge the picture/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Larger' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Whole picture' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
