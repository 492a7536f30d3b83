// Product §5 3D manuals in a browser with WebGL: apart, isolated, seen through, picked and into the cart; leaving frees what the graphics held.
import { expect, type Page, test } from '@playwright/test';
import { DRAWN_WITHOUT_CARD } from './drawn-without-card.ts';
import { signInAt, textsOf } from './people.ts';
import { expectAccessible, watchPage } from './watch.ts';

test.use(DRAWN_WITHOUT_CARD);
// Models are drawn without a graphics card here.
test.slow();

const t = { ...textsOf('en', 'manuals'), ...textsOf('en', 'figures') };
const model = (page: Page) => page.getByRole('region', { name: /^3D model of / });
const picture = (page: Page) =>
  model(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
const held = (page: Page) =>
  page.locator('canvas[data-stage]').evaluate((canvas: HTMLElement) => Number(canvas.dataset['geometries']));
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: t['modelTools'] ?? '' }).getByRole('button', { name: t[name] ?? '', exact: true });

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('main').locator('section li a').first().click();
  await expect(page.locator('canvas[data-drawn]')).toHaveCount(1, { timeout: 90_000 });
}

test('product §5 the model of a figure from isolation to the cart, and nothing of it is left behind', async ({
  page,
}) => {
  const told = await watchPage(page);
  await signInAt(page, '/manual/3d?list=all');
  await page.getByRole('main').locator('section li a').first().click();
  await openFirst(page);
  await expectAccessible(page);
  let before = await picture(page);
  const changed = async () => {
    await expect.poll(() => picture(page)).not.toBe(before);
    before = await picture(page);
  };
  await page.locator('article button[aria-pressed]').nth(1).click();
  await changed();
  for (const name of ['isolate', 'showAllItems', 'seeThrough', 'hide']) {
    await tool(page, name).click();
    await changed();
  }
  await page.getByRole('combobox', { name: t['sides'] ?? '' }).selectOption(t['top'] ?? '');
  await changed();
  await page.getByRole('slider', { name: t['apart'] ?? '' }).focus();
  await page.keyboard.press('Home');
  await changed();
  await page
    .locator('article')
    .getByRole('button', { name: /^(Add to cart|In cart)/ })
    .first()
    .click();
  // Opened and left again and again, the graphics hold no more than one figure needs.
  const most = await held(page);
  expect(most).toBeGreaterThan(0);
  for (const _ of [1, 2, 3]) {
    await page.goBack();
    await expect(model(page)).toHaveCount(0);
    await expect.poll(() => held(page)).toBe(0);
    await openFirst(page);
    expect(await held(page)).toBeLessThanOrEqual(most);
  }
  expect(told).toEqual([]);
});
