// Spec §2 login, product §3: every other way in, in each further language; the password is tried in all of them by `sign-in.spec.ts`.
import { test } from '@playwright/test';
import { comeInAsAdministrator, comeInByPhone, comeInByQr } from './ways-in.ts';

for (const language of ['es', 'pt', 'fa', 'zh']) {
  test(`§2 mobile login in ${language}`, async ({ page, request }) => {
    await comeInByPhone(page, request, language);
  });

  test(`§2 QR sign-in in ${language}`, async ({ page, browser }) => {
    await comeInByQr(page, browser, language);
  });

  test(`product §3 an administrator with a second factor in ${language}`, async ({ page }) => {
    await comeInAsAdministrator(page, language);
  });
}
