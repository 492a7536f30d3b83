// Spec §2 /scan, product §5 Scan: from a photo of a plate without a code, the camera or the keyboard to the machine's list, and on to an item of an illustration and into the cart.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { cells } from './cells.ts';
import { askShop, firstWords } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { chooseLanguage, signInAt, signInByForm, textsOf } from './people.ts';
import { filmOf, photographPlate, type Plate } from './plate-photos.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const PHONE = { width: 390, height: 844 };

interface Fleet {
  items: { serialNumber: string; model: string; manufactureDate: string | null; fleetNumber: string | null }[];
}

/** The plate of a machine of the signed-in company. */
async function plateOf(page: Page, place: number): Promise<Plate> {
  const { items } = await askShop<Fleet>(page, '/category/host/pageList?sort=serial&pageSize=50');
  const machine = items.filter(({ fleetNumber }) => fleetNumber !== null)[place];
  expect(machine).toBeDefined();
  const { model = '', serialNumber: serial = '', manufactureDate } = machine ?? {};
  return { model, serial, year: manufactureDate?.slice(0, 4) ?? '' };
}

async function choosePhoto(page: Page, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'plate.png', mimeType: 'image/png', buffer });
}

async function expectMachine(page: Page, serial: string): Promise<void> {
  await expect(page).toHaveURL(/\/historyPartsList\?hostId=\d+/);
  await expect(page.locator('main')).toContainText(serial);
}

test.use({ viewport: PHONE, hasTouch: true });

/** How somebody presses what is on the page. */
type Press = (target: Locator) => Promise<void>;

const byFinger: Press = async (target) => await target.click();

const byKeyboard =
  (page: Page): Press =>
  async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };

/** From the machine's list to a figure, an item of its illustration, and the part into the cart. */
async function orderFromFigure(page: Page, language: string, press: Press): Promise<void> {
  const [manuals, parts] = [textsOf(language, 'manuals'), textsOf(language, 'parts')];
  await press(page.locator('section[data-figure] a[href^="/manual/parts?"]').first());
  await expect(page).toHaveURL(/\/manual\/parts\?hostId=\d+&figureId=\d+/);
  const row = page.locator('article[data-item="2"]').first();
  const callout = page
    .getByRole('group', { name: manuals['items'] ?? '', exact: true })
    .getByRole('button', { name: new RegExp(`^${textsOf(language, 'figures')['itemNo']?.replace('{item}', '2')}\\D`) });
  await expect(callout).toHaveCount(1, { timeout: 30_000 });
  await press(row.locator('button[aria-pressed]').first());
  await expect(callout).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/item=2/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const says = (...keys: readonly string[]) =>
    row.getByRole('button', { name: new RegExp(`^(${keys.map((key) => firstWords(parts[key])).join('|')})`) }).first();
  await press(says('addOf', 'inCartOf'));
  await expect(says('inCartOf')).toBeVisible();
}

const LANGUAGES = ['en', 'fa', 'zh'];
for (const language of cells(LANGUAGES, (one) => one === 'en')) {
  test(`product §5 a technician goes from a photo of a plate without a code to the machine's list, an item and the cart (${language})`, async ({
    page,
    browser,
  }) => {
    const told = await watchPage(page);
    const t = textsOf(language, 'scan');
    await signInAt(page, '/scan', 'technician');
    const plate = await plateOf(page, LANGUAGES.indexOf(language));
    await chooseLanguage(page, language);
    await page.goto('/scan');
    await choosePhoto(page, await photographPlate(browser, plate));
    await expect(page.getByText(t['noCode'] ?? '', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t['readPlate'] ?? '', exact: true }).click();
    const match = page.getByRole('link', { name: new RegExp(plate.serial) });
    await expect(match).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expect(page).toHaveURL(/\/scan/);
    await match.click();
    await expectMachine(page, plate.serial);
    await orderFromFigure(page, language, byFinger);
    expect(told).toEqual([]);
  });
}

for (const language of cells(LANGUAGES, (one) => one === 'en')) {
  test(`product §5 the same by keyboard alone, with O typed for 0 (${language})`, async ({ page }) => {
    const told = await watchPage(page);
    const t = textsOf(language, 'scan');
    await signInAt(page, '/scan', 'technician');
    const { serial } = await plateOf(page, 3);
    await chooseLanguage(page, language);
    await page.goto('/scan');
    await tabTo(page, page.getByRole('textbox', { name: t['typed'] ?? '', exact: true }));
    await page.keyboard.type(serial.replaceAll('0', 'O'));
    await page.keyboard.press('Enter');
    const match = page.getByRole('link', { name: new RegExp(`^${serial}`) });
    await expect(match).toBeVisible();
    await expectAccessible(page);
    await byKeyboard(page)(match);
    await expectMachine(page, serial);
    await orderFromFigure(page, language, byKeyboard(page));
    expect(told).toEqual([]);
  });
}

for (const language of cells(LANGUAGES, () => false)) {
  test(`product §5 from a photo of a plate to the cart by keyboard alone (${language})`, async ({ page, browser }) => {
    const told = await watchPage(page);
    const t = textsOf(language, 'scan');
    await signInAt(page, '/scan', 'technician');
    const plate = await plateOf(page, 6);
    await chooseLanguage(page, language);
    await page.goto('/scan');
    await tabTo(page, page.locator('input[type=file]'));
    // What the key opens is a window of the system.
    await choosePhoto(page, await photographPlate(browser, plate));
    const press = byKeyboard(page);
    await press(page.getByRole('button', { name: t['readPlate'] ?? '', exact: true }));
    await press(page.getByRole('link', { name: new RegExp(plate.serial) }));
    await expectMachine(page, plate.serial);
    await orderFromFigure(page, language, press);
    expect(told).toEqual([]);
  });
}

test('spec §2 what a visitor scanned is kept and opened after sign-in', async ({ page }) => {
  const t = textsOf('en', 'scan');
  await signInAt(page, '/scan', 'technician');
  const { serial } = await plateOf(page, 4);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/scan');
  await page.getByRole('textbox', { name: t['typed'] ?? '', exact: true }).fill(serial);
  await page.getByRole('button', { name: t['find'] ?? '', exact: true }).click();
  const link = page.getByRole('link', { name: t['signIn'] ?? '', exact: true });
  await expectAccessible(page);
  const href = await link.getAttribute('href');
  await signInByForm(page, href ?? '', 'technician');
  await expectMachine(page, serial);
});

for (const language of cells(LANGUAGES, (one) => one === 'en')) {
  test(`product §5 the camera shows a plate, which is read off the live picture (${language})`, async ({
    page,
    browser,
    playwright,
    baseURL,
  }) => {
    const t = textsOf(language, 'scan');
    await signInAt(page, '/scan', 'technician');
    const plate = await plateOf(page, 5);
    const film = join(await mkdtemp(join(tmpdir(), 'outrigger-film-')), 'plate.y4m');
    await filmOf(browser, await photographPlate(browser, plate), film);
    const seeing = await playwright.chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    });
    try {
      const context = await seeing.newContext({
        viewport: PHONE,
        hasTouch: true,
        permissions: ['camera'],
        baseURL: baseURL ?? '',
      });
      const watched = await context.newPage();
      const told = await watchPage(watched);
      await signInByForm(watched, '/login?back=%2Fscan', 'technician');
      if (language !== 'en') {
        await chooseLanguage(watched, language);
        await watched.goto('/scan');
      }
      await expect(watched.getByText(t['aim'] ?? '', { exact: true })).toBeVisible();
      await watched.getByRole('button', { name: t['readPlate'] ?? '', exact: true }).click();
      await expect(watched.getByText(t['plateTitle'] ?? '', { exact: true })).toBeVisible();
      await watched.getByRole('button', { name: t['readPlate'] ?? '', exact: true }).click();
      await watched.getByRole('link', { name: new RegExp(plate.serial) }).click();
      await expectMachine(watched, plate.serial);
      // Every day the walk with a photo goes on from here.
      if (language !== 'en') await orderFromFigure(watched, language, byFinger);
      expect(told).toEqual([]);
    } finally {
      await seeing.close();
    }
  });
}
