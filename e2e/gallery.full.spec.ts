// The gallery of the kit (product §1, §5): twenty pictures, four illustrations and four models of the shop at hand, and the truck carrier's where it was imported, by mouse and keyboard, in a browser without WebGL.
import { expect, type Page, type Route, test } from '@playwright/test';
import { cells } from './cells.ts';
import { signInAt } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';
import { galleryUrl } from './kit.ts';

test.use({ baseURL: galleryUrl });

const GALLERY = '/kit/gallery';
const FAMILIES = 4;
const HAS_CARRIER = process.env['TRUCK_CARRIER'] === 'on';

async function openGallery(page: Page): Promise<void> {
  // Whether a browser without a graphics card has WebGL is up to its version; here it has none.
  await page.addInitScript(() => {
    const able: unknown = Reflect.get(HTMLCanvasElement.prototype, 'getContext');
    const withoutWebgl = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]): unknown {
      return kind.startsWith('webgl') || typeof able !== 'function' ? null : Reflect.apply(able, this, [kind, ...rest]);
    };
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', withoutWebgl);
  });
  await signInAt(page, GALLERY);
  await expect(page.getByRole('heading', { name: 'Part pictures', exact: true })).toBeVisible();
}

const illustrations = (page: Page) => page.getByRole('region', { name: /^Illustration of / });

test('everybody else is refused with a way to sign in', async ({ page }) => {
  await page.goto(GALLERY);
  await expect(page.getByText('The catalogue is shown to customers')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await expect(page).toHaveURL(/\/login/);
});

test('an empty shop and one that fails are told as such', async ({ page }) => {
  const answer = (result: unknown) => ({ json: { code: 200, message: 'success', result } });
  await page.route('**/api/shop/category-list**', (route) => route.fulfill(answer([])));
  await page.route('**/api/category/host/categoryTreeList**', (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: 'Something went wrong on our side.', result: null } }),
  );
  await openGallery(page);
  await expect(page.getByText('No parts yet')).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/category/host/categoryTreeList**');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(illustrations(page).first()).toBeVisible();
});

const WIDTHS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1440, height: 900 },
];

for (const { name, width, height } of cells(WIDTHS, (one) => one.name === 'phone')) {
  test.describe(`the gallery on the ${name}`, () => {
    test.use({ viewport: { width, height }, hasTouch: name === 'phone' });

    test('shows pictures and illustrations, and says where 3D is missing', async ({ page }) => {
      test.slow();
      const told = await watchPage(page);
      await openGallery(page);
      await expect(page.locator('#pictures li').getByRole('button')).toHaveCount(20);
      await expect(page.getByText('This browser shows no 3D. The illustration')).toHaveCount(FAMILIES);
      await expect(illustrations(page)).toHaveCount(FAMILIES);
      for (const figure of await page.locator('#figures img').all()) {
        await figure.scrollIntoViewIfNeeded();
        await expect.poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      expect(told).toEqual([]);
    });
  });
}

test('§5 a figure without an illustration shows its items as a list beside the model, in its four states', async ({
  page,
}) => {
  test.skip(!HAS_CARRIER, 'its model does not lie beside the project');
  const LIST = '**/api/category/host/partList**';
  let answer = (route: Route) =>
    route.fulfill({ status: 500, json: { code: 500, message: 'Something went wrong on our side.', result: null } });
  await page.route(LIST, (route) => answer(route));
  await openGallery(page);
  const carrier = page.locator('#figures h3').filter({ hasText: 'Carriers' }).locator('xpath=ancestor::div[3]');
  await expect(carrier.getByRole('alert')).toBeVisible();
  answer = (route) => route.fulfill({ json: { code: 200, message: 'success', result: { items: [], total: 0 } } });
  await carrier.getByRole('button', { name: 'Load again' }).click();
  await expect(carrier.getByText('No items')).toBeVisible();
  await page.unroute(LIST);
  await page.reload();
  await expect(carrier.getByText('This browser shows no 3D. The list')).toBeVisible();
  const items = carrier.getByRole('list', { name: 'Items of Mini Vehicles - Carrier and Car' });
  await expect(items.getByRole('listitem')).toHaveCount(24);
  await expect(carrier.getByText('24 items')).toBeVisible();
  const plate = items.getByRole('button', { name: /Plate 2 x 8/ });
  await plate.press('Enter');
  await expect(plate).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await items.getByRole('link', { name: '3034', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Plate 2 x 8/ }).first()).toBeVisible();
});

test('every picture loads when it comes into sight, and opens large', async ({ page }) => {
  test.slow();
  await openGallery(page);
  const pictures = page.locator('#pictures li');
  await expect(pictures.getByRole('button')).toHaveCount(20);
  // The imported truck carrier brings a model, and no pictures of its parts.
  for (const picture of await pictures.filter({ hasNotText: 'Carrier parts' }).all()) {
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
  const first = pictures.filter({ hasNotText: 'Carrier parts' }).first().getByRole('button');
  await first.press('Enter');
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toBeVisible();
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first).toBeFocused();
});

test('product §2 parts and pictures are called in the reader’s language', async ({ page }) => {
  await openGallery(page);
  await expect(page.locator('#pictures [lang]').first()).toHaveAttribute('lang', 'en');
  await page.evaluate(() => localStorage.setItem('outrigger:language', JSON.stringify({ content: 'zh', expiry: 0 })));
  await page.reload();
  const names = page.locator('#pictures [lang="zh"]');
  await expect(names.first()).toHaveText(/\p{Script=Han}/u);
  await expect.poll(() => names.count()).toBeGreaterThan(15);
});

test('an illustration is moved, enlarged and pointed at by keyboard alone', async ({ page }) => {
  await openGallery(page);
  const drawing = illustrations(page).first();
  await drawing.scrollIntoViewIfNeeded();
  const place = () => drawing.locator('svg > g').getAttribute('transform');
  const fitted = await place();
  await drawing.focus();
  await page.keyboard.press('+');
  await expect.poll(place).not.toBe(fitted);
  const enlarged = await place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).not.toBe(enlarged);
  await page.keyboard.press('0');
  await expect.poll(place).toBe(fitted);
  await page.keyboard.press('Tab');
  const items = drawing.getByRole('button');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(items.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items.nth(1)).toHaveAttribute('aria-pressed', 'false');
});

test('an illustration is enlarged and dragged by the mouse, and the page still scrolls over it', async ({ page }) => {
  await openGallery(page);
  const drawing = illustrations(page).first();
  await drawing.scrollIntoViewIfNeeded();
  const place = () => drawing.locator('svg > g').getAttribute('transform');
  const fitted = await place();
  await drawing.hover({ position: { x: 20, y: 20 } });
  await page.mouse.wheel(0, -200);
  expect(await place()).toBe(fitted);
  await page.getByRole('button', { name: 'Larger' }).first().click();
  await page.getByRole('button', { name: 'Larger' }).first().click();
  const enlarged = await place();
  expect(enlarged).not.toBe(fitted);
  const box = await drawing.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 140, (box?.y ?? 0) + 100, { steps: 4 });
  await page.mouse.up();
  await expect.poll(place).not.toBe(enlarged);
  await page.getByRole('button', { name: 'Show all' }).first().click();
  await expect.poll(place).toBe(fitted);
});
