// Product §8: a technician reports a wrong row with a photo, the office answers, and the answer stands on the row and in his mail.
import { expect, type Page, test } from '@playwright/test';
import { fleetSerial } from './journey.ts';
import { MAILS, mailTo } from './mails.ts';
import { demo, signInAt, textsOf } from './people.ts';
import { photographPlate } from './plate-photos.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const PHONE = { width: 390, height: 844 };

/** The first row of the first figure of a machine, lit. */
async function openRow(page: Page): Promise<void> {
  await page.goto(`/history?field=serial&keyword=${await fleetSerial(page, 11)}`);
  await expect(page).toHaveURL(/\/historyPartsList\?/);
  await expect(page.getByRole('region', { name: textsOf('en', 'app')['machine'] ?? '', exact: true })).toBeVisible();
  await page.goto('/manual/parts');
  await expect(page).toHaveURL(/hostId=\d+/);
  await page.getByRole('main').locator('section li a').first().click();
  await expect(page).toHaveURL(/figureId=\d+/);
  await page.locator('article button[aria-pressed]').first().click();
  await expect(page).toHaveURL(/item=/);
}

test('product §8 a wrong row is reported with a photo, answered by the office, and the answer stands on the row', async ({
  page,
  browser,
}) => {
  const told = await watchPage(page);
  await page.setViewportSize(PHONE);
  await signInAt(page, '/history', 'technician');
  await openRow(page);
  const row = page.locator('article:has(button[aria-pressed="true"])').first();
  await row.getByRole('button', { name: /^Something wrong/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Report an error' });
  await dialog.getByRole('radio', { name: 'The quantity is wrong' }).check();
  const said = `Four, not two ${Date.now()}`;
  await dialog.getByLabel('Note').fill(said);
  const photo = await photographPlate(browser, { model: 'A14E', serial: 'AH39485', year: '2015' });
  await dialog.getByLabel(/^Photos/).setInputFiles({ name: 'plate.png', mimeType: 'image/png', buffer: photo });
  await expect(dialog.getByRole('button', { name: /^Remove plate/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(row.getByText(/You reported this on/).first()).toBeVisible();
  const address = page.url();

  const desk = await browser.newPage();
  await signInAt(desk, `/office/inbox?kind=rowReport&keyword=${encodeURIComponent(said)}`, 'office');
  await desk.getByRole('table').getByRole('link').first().press('Enter');
  await expect(desk.getByText(said)).toBeVisible();
  await expect(desk.getByRole('list', { name: 'Files' }).getByRole('img')).toHaveCount(0);
  await expect(desk.getByRole('list', { name: 'Files' }).locator('img')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByLabel('Answer').fill('Four it is, the list is corrected.');
  await desk.getByRole('button', { name: 'Send answer' }).click();
  await expect(desk.getByText('Answered', { exact: true }).first()).toBeVisible();
  await desk.close();

  await page.goto(address);
  await expect(row.getByText('Four it is, the list is corrected.').first()).toBeVisible();
  await expectAccessible(page);
  if (MAILS !== '') {
    const mail = await mailTo(demo('technician'), /^Answer to your report/);
    expect(mail.text).toContain('Four it is, the list is corrected.');
  }
  expect(told).toEqual([]);
});
