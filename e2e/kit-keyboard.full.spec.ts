// Every piece of the kit that moves or floats, by keyboard alone (design: at the desk).
import { limits } from '@outrigger/contract';
import { expect, test } from '@playwright/test';
import { galleryUrl, openKit } from './kit.ts';

test.use({ baseURL: galleryUrl });

test.describe('kit by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(async ({ page }) => openKit(page));

  test('a dialog keeps the focus inside and gives it back', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Dialog', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Name this machine' });
    await expect(dialog).toBeVisible();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('a confirmation is not answered by a press outside', async ({ page }) => {
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Empty the cart?' });
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Keep them' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('a menu opens, moves, ticks and closes', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Account' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu', { name: 'Your account' });
    await expect(menu).toBeVisible();
    const tick = page.getByRole('menuitemcheckbox', { name: 'Dense tables' });
    await expect(tick).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(tick).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tick).toHaveAttribute('aria-checked', 'false');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(menu).toBeVisible();
    const box = await opener.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
    await expect(menu).toHaveCount(0);
  });

  test('a search field steers its suggestions', async ({ page }) => {
    const field = page.getByRole('combobox', { name: 'Search parts and machines' });
    const told = page.locator('output', { hasText: /^(Opened|Searched)/ });
    await field.fill('nv');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option', { name: /S10E scissor lift/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(told).toHaveText('Opened p1');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(told).toHaveText('Searched for nv');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await field.fill('none');
    await expect(page.getByText('Nothing found for “none”')).toBeVisible();
  });

  test('tabs move by arrow keys and are one stop', async ({ page }) => {
    await page.getByRole('tab', { name: 'Account' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Mobile' })).toBeFocused();
    await expect(page.getByRole('tabpanel')).toContainText('mobile');
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Mobile' })).not.toBeFocused();
  });

  test('a quantity takes arrows and typing and refuses what is no quantity', async ({ page }) => {
    const field = page.getByRole('textbox', { name: 'Quantity of NV-4402-118' }).first();
    await field.focus();
    await page.keyboard.press('ArrowUp');
    await expect(field).toHaveValue('5');
    await page.keyboard.press('PageUp');
    await expect(field).toHaveValue('15');
    await field.fill('1,5');
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('1,5');
    await field.fill('1,200');
    await field.press('Enter');
    await expect(field).toHaveValue('1200');
  });

  test('a pane is moved by arrow keys', async ({ page }) => {
    const bar = page.getByRole('separator', { name: 'Width of the illustration' });
    await bar.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(bar).toHaveAttribute('aria-valuenow', '48');
    await page.keyboard.press('End');
    await expect(bar).toHaveAttribute('aria-valuenow', '75');
  });

  test('a toast with an action stays, a plain one goes', async ({ page }) => {
    // The shop's clock stands still, so that a slow machine does not miss what is shown for two seconds.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Toast with Undo' }).click();
    await page.getByRole('button', { name: 'Plain toast' }).click();
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices.getByText('Copied')).toBeVisible();
    await page.mouse.move(5, 5);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(limits.toastMs);
    await expect(notices.getByText('Copied')).toHaveCount(0);
    await expect(notices.getByRole('button', { name: 'Undo' })).toBeVisible();
    await notices.getByRole('button', { name: 'Undo' }).click();
    await expect(notices.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });

  test('a toast that was closed by its own button does not keep the next one', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Toast with Undo' }).press('Enter');
    const notices = page.getByRole('region', { name: 'Notices' });
    await notices.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(notices.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Plain toast' }).press('Enter');
    await expect(notices.getByText('Copied')).toBeVisible();
    await page.clock.runFor(limits.toastMs);
    await expect(notices.getByText('Copied')).toHaveCount(0);
  });
});
