// Spec §4 session: ended elsewhere, ended in another tab, ended by inactivity.
import { expect, test } from '@playwright/test';
import { signInByForm } from './people.ts';
import { expectAccessible } from './watch.ts';

test('§4 a session ended elsewhere shows one dialog and goes to the login', async ({ page }) => {
  await signInByForm(page, '/home');
  await page.evaluate(async () => {
    const { content } = JSON.parse(localStorage.getItem('outrigger:session') ?? '{}') as { content: { token: string } };
    await fetch('/api/userinfo/logout', { headers: { token: content.token, 'login-type': 'user' } });
  });
  // Whatever asks first is refused: a press of the mouse would find the dialog already there.
  await page.reload();
  const dialog = page.getByRole('alertdialog', { name: 'Signed out' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/login\?back=%2Fhome$/);
});

test('§3 signing out in one tab leads the others to the login', async ({ page, context }) => {
  await signInByForm(page, '/order');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/home');
  await other.locator('header button[aria-haspopup=menu]').last().click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/login\?ended=out$/);
  await expect(page).toHaveURL(/\/login\?back=%2Forder&ended=elsewhere$/);
  await expect(page.getByText('You were signed out in another tab of this browser.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('§4 inactivity warns one minute before it signs out', async ({ page }) => {
  await page.clock.install();
  await signInByForm(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward('28:30');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.clock.fastForward('00:40');
  await expect(page.getByRole('alertdialog', { name: 'Still there?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.clock.fastForward('31:00');
  await expect(page.getByText('You were signed out after 30 minutes without activity.')).toBeVisible();
});
