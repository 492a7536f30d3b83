// Spec §2 /scan, product §5 Scan: from a photo of a plate without a code, the camera or the keyboard to the machine's list.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { askShop } from './journey.ts';
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

for (const [place, language] of ['en', 'fa', 'zh'].entries()) {
  test(`product §5 a technician goes from a photo of a plate without a code to the machine's list (${language})`, async ({
    page,
    browser,
  }) => {
    const told = await watchPage(page);
    const t = textsOf(language, 'scan');
    await signInAt(page, '/scan', 'technician');
    const plate = await plateOf(page, place);
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
    expect(told).toEqual([]);
  });
}

test('product §5 the same by keyboard alone, with O typed for 0', async ({ page }) => {
  const told = await watchPage(page);
  const t = textsOf('en', 'scan');
  await signInAt(page, '/scan', 'technician');
  const { serial } = await plateOf(page, 3);
  const field = page.getByRole('textbox', { name: t['typed'] ?? '', exact: true });
  for (let steps = 0; steps < 40 && !(await field.evaluate((one) => one === document.activeElement)); steps += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type(serial.replaceAll('0', 'O'));
  await page.keyboard.press('Enter');
  const match = page.getByRole('link', { name: new RegExp(`^${serial}`) });
  await expect(match).toBeVisible();
  await expectAccessible(page);
  for (let steps = 0; steps < 40 && !(await match.evaluate((one) => one === document.activeElement)); steps += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectMachine(page, serial);
  expect(told).toEqual([]);
});

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

test('product §5 the camera shows a plate, which is read off the live picture', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const t = textsOf('en', 'scan');
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
    await expect(watched.getByText(t['aim'] ?? '', { exact: true })).toBeVisible();
    await watched.getByRole('button', { name: t['readPlate'] ?? '', exact: true }).click();
    await expect(watched.getByText(t['plateTitle'] ?? '', { exact: true })).toBeVisible();
    await watched.getByRole('button', { name: t['readPlate'] ?? '', exact: true }).click();
    await watched.getByRole('link', { name: new RegExp(plate.serial) }).click();
    await expectMachine(watched, plate.serial);
    expect(told).toEqual([]);
  } finally {
    await seeing.close();
  }
});
