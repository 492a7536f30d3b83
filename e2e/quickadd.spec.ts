// Spec §2 quick add items, §5 import file; product §6: a buyer's list with forty faults is pasted, mended in place and ordered.
import { expect, type Page, test } from '@playwright/test';
import { askShop, firstWords, placeOrder } from './journey.ts';
import { signInAt, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const t = textsOf('en', 'quickadd');
const checkout = textsOf('en', 'checkout');

interface Part {
  code: string;
  stock: number;
  packQuantity: number;
  minQuantity: number;
  sellPolicy: string;
  price: { amount: string } | null;
}

/** Parts that a small order of any of them can have. */
async function cheapParts(page: Page): Promise<Part[]> {
  const { items } = await askShop<{ items: Part[] }>(page, '/shop/goods-list?pageSize=96&maxPrice=200');
  return items.filter(({ stock, sellPolicy, price }) => price !== null && stock >= 20 && sellPolicy === 'backorder');
}

/** The code with its last figure another one. */
const misspelt = (code: string): string => code.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 5) % 10));

const RIGHT = 20;
const WRONG = 40;

/** A buyer's sheet with its header and names, as `bom-*` of real lists: twenty rows are right, forty are wrong in one of eight ways. */
function listOf(parts: readonly Part[]): string {
  const part = (at: number) => parts[at % parts.length] as Part;
  const quantity = ({ packQuantity, minQuantity }: Part) => Math.max(packQuantity, minQuantity);
  const row = (code: string, qty: number | string) => `${code}\t${qty}\tPlate 2 x 8`;
  const wrong = Array.from({ length: WRONG }, (_, at) => {
    const one = part(RIGHT + at);
    const ways = [
      () => row(misspelt(one.code), quantity(one)),
      () => row(one.code, 'some'),
      () => row(`NO-SUCH-${at}`, 1),
      () => row(part(at).code, quantity(part(at))),
      () => row(one.code, 0),
      () => row(one.code, '1.5'),
      () => row(misspelt(one.code).toLowerCase(), 'x'),
      () => row(one.code, 123_456),
    ];
    return ways[at % ways.length]?.() ?? '';
  });
  const right = parts.slice(0, RIGHT).map((one) => row(one.code, quantity(one)));
  return ['Part number\tQuantity\tName', ...right.flatMap((one, at) => [one, ...wrong.slice(2 * at, 2 * at + 2)])].join(
    '\n',
  );
}

/** Presses what the first wrong row offers, or takes it out, until none is wrong. */
async function mendEach(page: Page): Promise<void> {
  const wrong = page.locator('[data-problem]');
  await expect(page.getByText(t['checking'] ?? '')).toHaveCount(0);
  for (let left = await wrong.count(); left > 0; left = await wrong.count()) {
    const row = wrong.first();
    const problem = await row.getAttribute('data-problem');
    const place = await row.getAttribute('data-row');
    const mend = row
      .getByRole('button', { name: /^(Take \S|Put|Raise|Add anyway)/ })
      .and(row.locator(':not([aria-label])'));
    if (problem === 'unknown' || (await mend.count()) === 0)
      await row.getByRole('button', { name: new RegExp(`^${firstWords(t['removeRow'])}`) }).click();
    else await mend.first().click();
    await expect(page.locator(`[data-row="${place}"][data-problem="${problem}"]`)).toHaveCount(0);
    await expect(page.getByText(t['checking'] ?? '')).toHaveCount(0);
  }
}

test('§2 quick add: a list with forty faults is pasted, mended in place, put into the cart and ordered', async ({
  page,
}) => {
  const told = await watchPage(page);
  await signInAt(page, '/quickadd');
  await page.getByRole('textbox', { name: t['pasteLabel'] ?? '' }).fill(listOf(await cheapParts(page)));
  await page.getByRole('button', { name: t['readRows'] ?? '' }).click();
  await expect(page.locator('[data-problem]').first()).toBeVisible();
  await expect(page.getByText(t['checking'] ?? '')).toHaveCount(0);
  expect(await page.locator('[data-problem]').count()).toBeGreaterThanOrEqual(WRONG);
  const near = page.getByRole('button', { name: /^Take (?!out)\S.*\S / }).first();
  await expect(near).toBeVisible();
  await expectAccessible(page);
  await near.click();
  await page.getByRole('button', { name: /^Mend \d+ rows$/ }).click();
  await mendEach(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /^Add \d+ parts to the cart$/ }).click();
  await page.getByRole('link', { name: t['toCart'] ?? '' }).click();
  await page.getByRole('link', { name: checkout['toCheckout'] ?? '', exact: true }).click();
  await page.getByRole('button', { name: checkout['toPayment'] ?? '', exact: true }).click();
  const place = page.getByRole('button', { name: new RegExp(`^${firstWords(checkout['orderFor'])}`) });
  await placeOrder(page, { placed: checkout['placed'] ?? '', changed: checkout['cartChanged'] ?? '' }, async () => {
    await expect(place).toBeEnabled();
    await place.click();
  });
  expect(told).toEqual([]);
});
