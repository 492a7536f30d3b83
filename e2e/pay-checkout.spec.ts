// Spec §2 checkout, §4 pay now; product §7 Payment: an order is placed and paid by card and by wallet through the checkout, on a phone and at a desk.
import { expect, type Page, test } from '@playwright/test';
import { cells } from './cells.ts';
import { firstWords, placeOrder } from './journey.ts';
import { signInAt, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const checkout = textsOf('en', 'checkout');
const payments = textsOf('en', 'payments');
const word = (key: string): string => checkout[key] ?? '';

/** Checkout at its payment step with something in the cart; another test may just have ordered what was there. */
async function toPayment(page: Page): Promise<void> {
  await signInAt(page, '/shop?keyword=M10');
  await page
    .getByRole('button', { name: /^(Add to cart|In cart): / })
    .first()
    .click();
  await page.goto('/placeorder');
  await page.getByRole('button', { name: word('toPayment'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: word('stepPayment') })).toBeFocused();
}

// One buyer has one cart: what is in it is ordered one after the other.
test.describe.configure({ mode: 'default' });

const WAYS = [
  { name: 'card', choice: 'card', order: /^Order for .+ card$/, pay: /^Pay \$[\d.,]+ by card$/ },
  { name: 'wallet', choice: 'wallet', order: /^Order for .+ wallet$/, pay: /^Pay \$[\d.,]+ by wallet$/ },
] as const;
const DEVICES = [
  { device: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
  { device: 'desktop', viewport: { width: 1440, height: 900 }, hasTouch: false },
];
const all = WAYS.flatMap((way) => DEVICES.map((device) => ({ ...way, ...device })));
const everyday = ({ name, device }: (typeof all)[number]) => (name === 'card') === (device === 'phone');

for (const { name, choice, order, pay, device, viewport, hasTouch } of cells(all, everyday))
  test.describe(`${name} on a ${device}`, () => {
    test.use({ viewport, hasTouch });
    test(`§4 an order is placed and paid by ${name} through the checkout on a ${device}`, async ({ page }) => {
      const told = await watchPage(page);
      await toPayment(page);
      await page.getByRole('radio', { name: new RegExp(`^${firstWords(checkout[choice])}`) }).check();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await placeOrder(page, { placed: word('placed'), changed: word('cartChanged') }, () =>
        page.getByRole('button', { name: order }).click(),
      );
      await page.getByRole('button', { name: pay }).click();
      await expect(page).toHaveURL(/\/pay\/test\//);
      await page.getByRole('button', { name: /^Pay \$/ }).click();
      await expect(page.getByText(payments['paidTitle'] ?? '')).toBeVisible();
      await page.getByRole('link', { name: payments['viewOrder'] ?? '', exact: true }).click();
      await expect(page.getByText('To be shipped').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(told).toEqual([]);
    });
  });
