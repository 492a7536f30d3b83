// Spec §2 sub-account table, product §4: applied for, approved in the office, invited by mail, at work, deleted.
import { expect, test } from '@playwright/test';
import { bind, newAddress } from './colleague.ts';
import { PASSWORD, signInAt } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

test('product §4 a technician without prices is applied for, let in, and signed out the moment he is deleted', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const told = await watchPage(page);
  const email = newAddress();
  const name = `Kim ${Date.now()}`;
  await signInAt(page, '/subaccount');
  await page.getByRole('button', { name: 'Apply for a sub-account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByText('Choose at least one.')).toBeVisible();
  await dialog.getByLabel('Country').selectOption({ label: 'United States' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel(/^Username/).fill(name);
  await dialog.getByRole('checkbox', { name: 'Place orders and cart' }).check();
  await dialog.getByLabel(/^Spending limit/).fill('500');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send application' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByText('reviewing')).toBeVisible();
  await expect(row.getByText('up to $500.00 an order')).toBeVisible();
  await expectAccessible(page);

  const office = await browser.newPage();
  await signInAt(office, '/office/subaccounts', 'office');
  await expectAccessible(office);
  await office.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(office);
  await office.getByRole('button', { name: `Approve: ${name}` }).click();
  await expect(office.getByText(`${name} is approved and invited`)).toBeVisible();

  await bind(request, email);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const technician = await phone.newPage();
  await technician.goto('/shop');
  await technician.getByLabel('Email', { exact: true }).fill(email);
  await technician.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await technician.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(technician.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(technician.getByText(/\$\d/)).toHaveCount(0);

  await page.reload();
  await expect(row.getByText('active', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Delete: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row.getByText('inactive')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await technician.goto('/account');
  await expect(technician.getByRole('alertdialog', { name: 'Signed out' })).toBeVisible();
  expect(told).toEqual([]);
  await phone.close();
  await office.close();
});
