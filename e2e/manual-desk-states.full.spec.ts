// Quality 16, 17: figures, 3D models and manuals of the office in each of their states, in five languages at three widths.
import type { Call } from '@outrigger/contract';
import { figureDeskCalls } from '@outrigger/contract/calls/figure-desk.ts';
import { manualDeskCalls } from '@outrigger/contract/calls/manual-desk.ts';
import { modelDeskCalls } from '@outrigger/contract/calls/model-desk.ts';
import { expect, test } from '@playwright/test';
import {
  asTheShopSays,
  button,
  type Cell,
  CELLS,
  expectSaid,
  look,
  lookAt,
  lookInto,
  openCell,
  refuse,
} from './states.ts';

test.slow();

const LISTS: readonly (readonly [path: string, filters: readonly string[], call: Call])[] = [
  ['/office/figures', ['lacks=hotspots', 'keyword=xqzxqz'], figureDeskCalls.deskFigures],
  ['/office/models3d', ['shows=noModel', 'keyword=xqzxqz'], modelDeskCalls.deskModels],
  ['/office/manuals', ['lacks=models', 'keyword=xqzxqz'], manualDeskCalls.deskManuals],
];

async function lookAtLists(cell: Cell): Promise<void> {
  for (const [path, filters, call] of LISTS) {
    await lookAt(cell, path, path);
    for (const filter of filters) await lookAt(cell, `${path}?${filter}`, `${path} ${filter}`);
    await refuse(cell, call, 'serverError');
    await lookAt(cell, path, `${path} that could not be shown`);
    await asTheShopSays(cell);
  }
}

/** Opens the first row of a list. */
async function openFirst({ page }: Cell, list: string): Promise<void> {
  await page.goto(list);
  const href = await page.locator('main :is(td, th, li) a[href*="?"]').first().getAttribute('href');
  await page.goto(href ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function lookAtManuals(cell: Cell): Promise<void> {
  const { page } = cell;
  await lookAt(cell, '/office/manual', 'a new manual');
  await button(cell, 'manualdesk', 'save').click();
  await expectSaid(cell, 'manualdesk', 'codeWrong');
  await look(cell, 'a new manual that says nothing');
  await page.locator('input[type=file]').setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('a letter'),
  });
  await expectSaid(cell, 'uploads', 'notPdf');
  await look(cell, 'a file that is no PDF');
  await openFirst(cell, '/office/manuals');
  await look(cell, 'a manual');
  await lookInto(cell, 'whether to remove it', () => button(cell, 'manualdesk', 'remove').click());
  await lookAt(cell, '/office/manual?id=99999999', 'a manual that is gone');
}

async function lookAtFigures(cell: Cell): Promise<void> {
  await openFirst(cell, '/office/figures');
  await look(cell, 'a figure');
  await lookAt(cell, '/office/figure?figureId=99999999', 'a figure that is gone');
  await lookAt(cell, '/office/figure', 'a new figure');
  await openFirst(cell, '/office/models3d?shows=model');
  await look(cell, 'a model');
  await lookAt(cell, '/office/model3d?figureId=99999999', 'a model that is gone');
}

for (const { language, width } of CELLS)
  test(`quality 16, 17 the office's figures, models and manuals, ${language}, ${width} px`, async ({ page }) => {
    const cell = await openCell(page, { language, width }, 'office');
    await page.goto('/office/manuals');
    await lookAtLists(cell);
    for (const path of ['/office/manual', '/office/figure', '/office/model3d']) cell.refused.add(path);
    await lookAtManuals(cell);
    await lookAtFigures(cell);
  });
