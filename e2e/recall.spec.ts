// Product §5, §8: a recall written for serial numbers reaches who keeps such a machine, who confirms it; another company hears nothing of it.
import { expect, test } from '@playwright/test';
import { fleetSerial } from './journey.ts';
import { chooseLanguage, signInAt } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

test('product §8 the desk writes a recall, the owner of the machine confirms it, and nobody else sees it', async ({
  page,
  browser,
}) => {
  const told = await watchPage(page);
  await signInAt(page, '/history');
  const serial = await fleetSerial(page, 3);

  const desk = await (await browser.newContext()).newPage();
  const heading = `Recall: lock pin ${Date.now()}`;
  await signInAt(desk, '/office/notices', 'office');
  await desk.getByRole('link', { name: 'Write a notice' }).press('Enter');
  await desk.getByLabel('Kind').selectOption('Recall');
  await expect(desk.getByLabel('For', { exact: true })).toHaveValue('machines');
  await expect(desk.getByLabel('Readers have to confirm it')).toBeChecked();
  await desk.getByLabel('Serial numbers').fill(`${serial} - ${serial}`);
  await expect(desk.getByText(/^Reaches 1 machines? of 1 company now/)).toBeVisible();
  await desk.getByLabel('Heading (English)').fill(heading);
  await desk.getByLabel('Text (English)').fill('<p>Lower the platform and stop <b>the machine</b>.</p>');
  await expect(desk.getByText('Lower the platform and stop')).toHaveCount(2);
  await expectAccessible(desk);

  // What is typed is not lost by a press beside it.
  await desk.getByRole('link', { name: 'To the shop' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
  await desk.getByRole('button', { name: 'Release' }).click();
  await expect(desk.getByRole('row', { name: new RegExp(heading) })).toContainText('Shown');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  await page.getByRole('link', { name: /^Notices.*unread/ }).click();
  await page.getByRole('link', { name: new RegExp(heading) }).click();
  await expect(page.getByText('1 of your machines is concerned')).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(serial) })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'I have read and understood this' }).click();
  await expect(page.getByText(/^You confirmed it on/)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await chooseLanguage(other, 'en');
  await signInAt(other, '/notice', 'blocked');
  await expect(other.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
  await expect(other.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(other.getByText(heading)).toHaveCount(0);
  await other.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(other.getByText('There is no such notice')).toBeVisible();

  await desk.reload();
  await expect(
    desk
      .getByRole('row', { name: new RegExp(heading) })
      .getByRole('cell')
      .last(),
  ).toHaveText('1');
  expect(told).toEqual([]);
});
