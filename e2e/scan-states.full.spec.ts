// Quality 16, 17: the scanner in each of its states, as a screen and as a dialog over another, in five languages at three widths.
import { scanCalls } from '@outrigger/contract/calls/scan.ts';
import { expect, test } from '@playwright/test';
import { fleetSerial } from './journey.ts';
import { photographPlate } from './plate-photos.ts';
import {
  asTheShopSays,
  button,
  type Cell,
  CELLS,
  expectSaid,
  field,
  look,
  lookInto,
  openCell,
  refuse,
  say,
} from './states.ts';

test.slow();

/** The camera answers with this error, as browsers name them; `never` while it starts. */
type NoCamera = 'NotFoundError' | 'NotAllowedError' | 'NotReadableError' | 'never';

async function openWithout({ page }: Cell, camera: NoCamera): Promise<void> {
  await page.addInitScript((name) => {
    const getUserMedia = () =>
      name === 'never' ? new Promise(() => undefined) : Promise.reject(new DOMException('no camera', name));
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  }, camera);
  await page.goto('/scan');
}

const WHY = [
  ['NotAllowedError', 'cameraRefused'],
  ['NotReadableError', 'cameraTaken'],
  ['never', 'starting'],
  ['NotFoundError', 'noCamera'],
] as const;

async function lookAtCamera(cell: Cell): Promise<void> {
  for (const [error, words] of WHY) {
    await openWithout(cell, error);
    await expectSaid(cell, 'scan', words);
    // Whoever types is not overtaken by the simulated scan.
    await field(cell, 'scan', 'typed').focus();
    await look(cell, `the scanner, ${words}`);
  }
  await cell.page.reload();
  await expectSaid(cell, 'scan', 'simulatedTitle');
  await look(cell, 'the simulated scan');
}

async function type(cell: Cell, text: string): Promise<void> {
  await cell.page.goto('/scan');
  await field(cell, 'scan', 'typed').fill(text);
  await button(cell, 'scan', 'find').click();
}

async function lookAtTyped(cell: Cell, serial: string): Promise<void> {
  await type(cell, '');
  await expectSaid(cell, 'scan', 'typedMissing');
  await look(cell, 'nothing typed');
  await type(cell, serial.replaceAll('0', 'O'));
  await expectSaid(cell, 'scan', 'alikeTitle');
  await look(cell, 'a number that looks like one');
  await type(cell, 'ZZ-NOTHING-9');
  await expectSaid(cell, 'scan', 'nothingNamed');
  await look(cell, 'a number of nothing');
  await refuse(cell, scanCalls.resolveScan, 'serverError');
  await type(cell, serial);
  await expect(cell.page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await look(cell, 'a number that could not be looked up');
  await asTheShopSays(cell);
}

const choose = async ({ page }: Cell, name: string, buffer: Buffer): Promise<void> => {
  await page.goto('/scan');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
};

async function lookAtPhotos(cell: Cell, plate: Buffer, wall: Buffer): Promise<void> {
  await choose(cell, 'letter.png', Buffer.from('no picture'));
  await expectSaid(cell, 'scan', 'noPicture');
  await look(cell, 'a photo that is none');
  await choose(cell, 'wall.png', wall);
  await expectSaid(cell, 'scan', 'noCode');
  await look(cell, 'a photo without a code');
  await button(cell, 'scan', 'readPlate').click();
  await expectSaid(cell, 'scan', 'nothingRead');
  await look(cell, 'a photo without a word');
  await choose(cell, 'plate.png', plate);
  await button(cell, 'scan', 'readPlate').click();
  await expect(cell.page.getByText(say(cell, 'scan', 'compareText')).first()).toBeVisible({ timeout: 60_000 });
  await look(cell, 'a plate that was read');
}

for (const { language, width } of CELLS)
  test(`quality 16, 17 the scanner, ${language}, ${width} px`, async ({ page, browser }) => {
    const cell = await openCell(page, { language, width }, 'technician');
    await page.goto('/scan');
    const serial = await fleetSerial(page, 7);
    const plate = await photographPlate(browser, { model: 'A14E', serial, year: '2019' });
    const blank = await browser.newPage({ viewport: { width: 640, height: 480 } });
    const wall = await blank.screenshot();
    await blank.close();
    await lookAtTyped(cell, serial);
    await lookAtPhotos(cell, plate, wall);
    await lookAtCamera(cell);
    await page.goto('/shop');
    await lookInto(cell, 'the scanner over a screen', () =>
      page.locator('a[href="/scan"][aria-haspopup=dialog]:visible').first().click(),
    );
  });
