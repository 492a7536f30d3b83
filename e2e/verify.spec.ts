// Spec §2 /verify and /user_bind, §4, §8: what a mailed link says where it works, is broken, or comes too late.
import { expect, test } from '@playwright/test';
import { mailTo } from './colleague.ts';
import { speak } from './new-firm.ts';
import { expectAccessible } from './watch.ts';

test('§2 /verify: the mailed link says success and goes on with the registration, a broken one says failure', async ({
  page,
  request,
}) => {
  const t = speak('en', 'registration');
  const email = `verify.${Date.now()}@norrvik.example`;
  await page.goto('/register');
  await page.getByLabel(t('email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('sendCode') }).click();
  await expect(page.getByLabel(t('code'), { exact: true })).toBeVisible();
  const link = await mailTo(request, email, /(\/verify\?ticket=[\w-]{43})/);
  await page.goto(link);
  await expect(page.getByRole('status')).toContainText(`${email} is verified`);
  await expectAccessible(page);
  await page.getByRole('link', { name: t('goOn') }).click();
  await expect(page.getByLabel(t('company'), { exact: true })).toBeVisible();
  await page.goto(`${link.slice(0, -3)}AAA`);
  await expect(page.getByText(t('verifyFailed'))).toBeVisible();
  await expectAccessible(page);
});

test('§8 the sign-in of the bind flow has expired: one is told so, and binds again', async ({ page }) => {
  const t = speak('en', 'registration');
  // A token that the shop knows no more; what the shop says to it is its own.
  const bound = { token: 'x'.repeat(43), email: 'pau@norrvik.example', username: 'Pau', company: 'Norrvik Lifts' };
  const answer = { code: 200, message: '', result: { ...bound, isEmailVerified: true } };
  await page.route('**/api/userLogin/bindUser', (route) => route.fulfill({ json: answer }));
  await page.goto(`/user_bind?ticket=${'t'.repeat(43)}`);
  await page.getByRole('button', { name: t('bindButton') }).click();
  for (const label of ['newPassword', 'repeatPassword'])
    await page.getByLabel(t(label), { exact: true }).fill('Norrvik-2026');
  await page.getByRole('button', { name: t('savePassword') }).click();
  await expect(page.getByText(t('bindExpired'))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('again'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('bindButton') })).toBeVisible();
});
