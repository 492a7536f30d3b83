// Product §8 figures with hotspots: what the office puts on a picture is what the technician presses in the manual.
import { expect, type Page, test } from '@playwright/test';
import { signInAt } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

/** A page of a manual as a scanner would bring it: a number in a ring. */
const scannedPage = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [800, 600];
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = '#fff';
        context.fillRect(0, 0, 800, 600);
        context.strokeRect(200, 150, 400, 300);
        context.font = '28px sans-serif';
        context.fillStyle = '#000';
        context.fillText('1', 392, 310);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    }),
    'base64',
  );

test('product §8 a picture replaced and a hotspot placed by keyboard in the office are what a technician sees at once', async ({
  page,
  browser,
}) => {
  const told = await watchPage(page);
  await signInAt(page, '/office/figures', 'office');
  await expectAccessible(page);
  await page.getByRole('table').getByRole('link').last().click();
  await expect(page).toHaveURL(/\/office\/figure\?figureId=\d+/);
  // The picture that goes is on its way until then, and would be found nowhere once it has gone.
  await page.waitForLoadState('networkidle');
  await page
    .getByLabel(/Replace the picture/)
    .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: await scannedPage(page) });
  const place = page.getByRole('button', { name: 'Place one in the middle' });
  await expect(place).toBeEnabled();
  await place.press('Enter');
  const spot = page.getByRole('button', { name: /^Hotspot of item / });
  const itemNo = ((await spot.textContent()) ?? '').trim();
  await spot.press('ArrowLeft');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save hotspots' }).press('Enter');
  await expect(page.getByText('Hotspots saved')).toBeVisible();

  const figureId = new URL(page.url()).searchParams.get('figureId') ?? '';
  const technician = await (await browser.newContext()).newPage();
  await signInAt(technician, `/manual/parts?figureId=${figureId}`, 'technician');
  const callouts = technician.getByRole('group', { name: 'Items', exact: true }).getByRole('button');
  await expect(callouts).toHaveCount(1);
  await callouts.press('Enter');
  await expect(technician).toHaveURL(new RegExp(`item=${itemNo}$`));
  expect(told).toEqual([]);
});
