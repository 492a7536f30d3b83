// Spec §2 login, product §3: other ways in, each whole, in one language every day; in the others in the full matrix.
import { test } from '@playwright/test';
import { comeInAsAdministrator, comeInByPhone, comeInByQr } from './ways-in.ts';

test('§2 mobile login: a verified number and the code sent to it', async ({ page, request }) => {
  await comeInByPhone(page, request, 'en');
});

test("§2 QR sign-in: a signed-in phone reads the desktop's code with the shop's own scanner and lets it in", async ({
  page,
  browser,
}) => {
  await comeInByQr(page, browser, 'en');
});

test('product §3 an administrator enrols a second factor, and comes in by app and by recovery code', async ({
  page,
}) => {
  await comeInAsAdministrator(page, 'en');
});
