// Quality 16, 17: 3D manuals in each of their states where the browser draws them, and where it cannot, in five languages at three widths.
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { expect, test } from '@playwright/test';
import { DRAWN_WITHOUT_CARD } from './drawn-without-card.ts';
import { amend, asTheShopSays, button, type Cell, CELLS, expectSaid, look, lookAt, openCell } from './states.ts';

test.use(DRAWN_WITHOUT_CARD);
// Models are drawn without a graphics card here.
test.slow();

const FILE = '**/static/product/figure/*.glb';

/** A binary glTF that says this of itself and holds nothing. */
function glbOf(says: object): Buffer {
  const text = JSON.stringify({ asset: { version: '2.0' }, ...says });
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const head = Buffer.alloc(20);
  head.write('glTF');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(20 + json.length, 8);
  head.writeUInt32LE(json.length, 12);
  head.write('JSON', 16);
  return Buffer.concat([head, json]);
}

async function lookAtModel(cell: Cell): Promise<void> {
  const { page } = cell;
  await page.locator('article button[aria-pressed]').nth(1).click();
  await look(cell, 'a model with an item that is lit');
  await button(cell, 'figures', 'seeThrough').click();
  await button(cell, 'figures', 'isolate').click();
  await look(cell, 'an item alone');
}

async function lookAtStandIns(cell: Cell, figure: string): Promise<void> {
  const { page } = cell;
  const files = [
    ['brokenModel', Buffer.from('no model')],
    ['compressedModel', glbOf({ extensionsUsed: ['KHR_draco_mesh_compression'] })],
    ['compressedModel', glbOf({ extensionsRequired: ['EXT_meshopt_compression'] })],
    ['compressedModel', glbOf({ extensionsRequired: ['KHR_texture_basisu'] })],
  ] as const;
  for (const [words, body] of files) {
    await page.unroute(FILE);
    await page.route(FILE, (route) => route.fulfill({ body, contentType: 'model/gltf-binary' }));
    await page.goto(figure);
    await expectSaid(cell, 'figures', words);
    await look(cell, words);
  }
  await page.unroute(FILE);
  await page.route(FILE, (route) => route.fulfill({ status: 404 }));
  await page.goto(figure);
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  cell.told.length = 0;
  await look(cell, 'a model that could not be loaded');
  await amend(cell, bookCalls.figurePage, (shown) => ({ ...shown, model3d: null }));
  await page.goto(figure);
  await expectSaid(cell, 'figures', 'noModel');
  await look(cell, 'a figure without a model');
  await asTheShopSays(cell);
}

for (const { language, width } of CELLS)
  test(`quality 16, 17 3D manuals, ${language}, ${width} px`, async ({ page }) => {
    const cell = await openCell(page, { language, width }, 'technician');
    await page.goto('/manual/3d?list=all');
    await lookAt(cell, '/manual/3d?list=all', 'the shelf of models');
    for (const _ of ['a book', 'a figure']) await page.getByRole('main').locator('section li a').first().click();
    await expect(page.locator('canvas[data-drawn]')).toHaveCount(1, { timeout: 90_000 });
    const figure = page.url();
    await look(cell, 'a model');
    await lookAtModel(cell);
    await lookAtStandIns(cell, figure);
    await page.addInitScript(() => {
      // oxlint-disable-next-line typescript/unbound-method -- it is called on the canvas that is asked
      const give = HTMLCanvasElement.prototype.getContext;
      const without = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(give, this, [kind, ...more]);
      };
      HTMLCanvasElement.prototype.getContext = without as typeof give;
    });
    await page.goto(figure);
    await expectSaid(cell, 'figures', 'noWebgl');
    await look(cell, 'a browser without 3D');
  });
