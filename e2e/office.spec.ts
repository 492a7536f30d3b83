// Product §8: the lists of the parts desk, by keyboard and on the phone, with axe in light and dark.
import { expect, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { MAILS, saidTo } from './mails.ts';
import { PASSWORD, signInAt } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const LISTS = [
  ['/office/searches', 'Searches without a hit'],
  ['/office/ratings', 'Ratings to read'],
  ['/office/users', 'Users and roles'],
  ['/office/audit', 'Audit trail'],
] as const;

for (const [path, title] of LISTS) {
  test(`product §8 ${path} says what waits, leads back to the office, and can be used by all`, async ({ page }) => {
    const told = await watchPage(page);
    await signInAt(page, path, 'office');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(
      page
        .getByRole('table')
        .or(page.getByText(/^(No|Every) /))
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Parts desk' }).first().press('Enter');
    await expect(page).toHaveURL(/\/office$/);
    expect(told).toEqual([]);
  });
}

test('product §8 somebody invited to the office comes by the mailed link to password and second factor, and finds what his roles open', async ({
  page,
  browser,
}) => {
  test.skip(MAILS === '', 'the shop sends its mails elsewhere');
  const email = `nia${Date.now()}@outrigger.example`;
  await signInAt(page, '/office/users', 'office');
  await page.getByRole('button', { name: 'Invite a user' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Email').fill(email);
  await sheet.getByLabel('First name').fill('Nia');
  await sheet.getByLabel('Last name').fill('Ek');
  await sheet.getByLabel('Finance').check();
  await sheet.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('rowheader', { name: email })).toBeVisible();

  const invited = await (await browser.newContext()).newPage();
  const told = await watchPage(invited);
  await invited.goto(`/login?invitation=${await ticketMailedTo(email)}`);
  await expect(invited.getByText(`For ${email}`)).toBeVisible();
  await expectAccessible(invited);
  await invited.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await invited.getByLabel('Repeat the password').fill(PASSWORD);
  await invited.getByRole('button', { name: 'Save and go on' }).click();
  const secret = ((await invited.locator('code').first().textContent()) ?? '').replaceAll(/\s/g, '');
  await invited.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate());
  await invited.getByRole('button', { name: 'Confirm and sign in' }).click();
  await invited.getByLabel('I have put these codes in a safe place').check();
  await invited.getByRole('button', { name: 'Go on' }).click();
  await expect(invited).toHaveURL(/\/office$/);
  const menu = invited.getByRole('navigation', { name: 'Menu of the office' });
  await expect(menu.getByRole('link')).toHaveText([
    'Work queue',
    'Orders',
    'Returns',
    'Credit lines',
    'Seller on invoices',
    'Currencies and rates',
  ]);

  expect(told).toEqual([]);

  // Switched off, the very next question is refused.
  await page.getByRole('button', { name: `Manage: ${email}` }).click();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText(`${email} is switched off`)).toBeVisible();
  await menu.getByRole('link', { name: 'Credit lines' }).click();
  await expect(
    invited
      .getByRole('alertdialog')
      .or(invited.getByRole('heading', { name: 'Sign in' }))
      .first(),
  ).toBeVisible();
});

/** The ticket of the newest mail to an address, once the mail server has taken it. */
async function ticketMailedTo(email: string): Promise<string> {
  const ticket = () => saidTo(email, /invitation=([\w-]{43})/);
  await expect.poll(ticket).not.toBe('');
  return ticket();
}
