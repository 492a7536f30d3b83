// Models of the gallery where the browser has WebGL (product §5 3D manuals): one canvas for all, taken apart, turned and picked by keyboard and mouse, and back after the graphics were lost.
import { expect, type Page, test } from '@playwright/test';
import { signInAt } from './people.ts';
import { expectAccessible, watchPage } from './watch.ts';
import { galleryUrl } from './kit.ts';
import { DRAWN_WITHOUT_CARD } from './drawn-without-card.ts';

test.use({ baseURL: galleryUrl });

test.use(DRAWN_WITHOUT_CARD);
// Models are drawn without a graphics card here.
test.slow();

const HAS_CARRIER = process.env['TRUCK_CARRIER'] === 'on';
const MODELS = HAS_CARRIER ? 5 : 4;

const models = (page: Page) => page.getByRole('region', { name: /^3D model of / });
const picture = (page: Page) =>
  models(page)
    .first()
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

async function openModels(page: Page): Promise<void> {
  await signInAt(page, '/kit/gallery');
  await expect(models(page)).toHaveCount(MODELS);
  await models(page).first().scrollIntoViewIfNeeded();
  await expect(page.locator('canvas[data-drawn]')).toHaveCount(MODELS, { timeout: 90_000 });
}

// One walk: to open the models without a graphics card costs more than all that is done with them.
test('product §5 models of the gallery', async ({ page }) => {
  const told = await watchPage(page);
  await openModels(page);

  await test.step('models of all families share one WebGL canvas, without a violation of policy or accessibility', async () => {
    await expect(page.locator('canvas[data-stage]')).toHaveCount(1);
    await expectAccessible(page);
    expect(told).toEqual([]);
  });
  await test.step('a press on a model picks the item under it', () => pickByPress(page));
  await test.step('a model is taken apart, turned and picked by keyboard, and selects the item of its illustration', () =>
    pickByKeyboard(page));
  await test.step('a picked item tells its part', async () => {
    await expect(page.getByText(/^Item 2: /).getByRole('link')).toBeVisible();
  });
  if (HAS_CARRIER) await test.step('the truck carrier is picked from, and its list follows', () => pickCarrier(page));
  await test.step('a model comes back after the graphics were lost', () => loseGraphics(page));
});

const strip = (page: Page) => page.getByRole('group', { name: 'Items of the model' }).first();

async function pickByKeyboard(page: Page): Promise<void> {
  const model = models(page).first();
  const apart = page.getByRole('slider', { name: 'Apart' }).first();
  let before = await picture(page);
  const changed = async () => {
    await expect.poll(() => picture(page)).not.toBe(before);
    before = await picture(page);
  };
  await apart.focus();
  await page.keyboard.press('End');
  await changed();
  await model.focus();
  await page.keyboard.press('ArrowRight');
  await changed();
  await page.keyboard.press('+');
  await changed();
  await strip(page).getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await changed();
  await expect(strip(page).getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  const callouts = page.getByRole('group', { name: 'Items', exact: true }).first();
  await expect(callouts.getByRole('button', { pressed: true })).toHaveAccessibleName('Item 2');
}

async function pickByPress(page: Page): Promise<void> {
  const model = models(page).first();
  const pressed = strip(page).getByRole('button', { pressed: true });
  const box = await model.boundingBox();
  const at = (share: number) => ({ x: (box?.width ?? 0) * share, y: (box?.height ?? 0) * 0.5 });
  // Somewhere along the middle there is something of the model.
  for (const share of [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65]) {
    await model.click({ position: at(share) });
    if ((await pressed.count()) > 0) break;
  }
  await expect(pressed).toHaveCount(1);
  await pressed.click();
  await expect(pressed).toHaveCount(0);
}

async function pickCarrier(page: Page): Promise<void> {
  const items = page.getByRole('group', { name: 'Items of the model' }).last().getByRole('button');
  await expect(items).toHaveCount(24);
  await items.filter({ hasText: /^21 / }).click();
  const rows = page.getByRole('list', { name: 'Items of Mini Vehicles - Carrier and Car' });
  await expect(rows.getByRole('button', { pressed: true })).toHaveAccessibleName(/^21 Wheel Rim/);
  await expect(page.getByRole('region', { name: '3D model of Mini Vehicles - Carrier and Car' })).toBeVisible();
}

async function loseGraphics(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-stage]');
    const loss = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    Reflect.set(window, 'giveBack', () => loss?.restoreContext());
    loss?.loseContext();
  });
  await expect(page.getByText('The graphics of this device paused.').first()).toBeVisible();
  await page.evaluate(() => (Reflect.get(window, 'giveBack') as () => void)());
  await expect(page.getByText('The graphics of this device paused.')).toHaveCount(0);
  const before = await picture(page);
  await models(page).first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => picture(page)).not.toBe(before);
}
