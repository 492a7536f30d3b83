// Spec §2 user centre: profile, address used at checkout, password, settings with the newsletter; by somebody new, so that nobody else's account changes.
import { expect, test } from '@playwright/test';
import { mailTo, makeColleague, messageTo } from './colleague.ts';
import { PASSWORD } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const NEW_PASSWORD = 'Gearbox-2027';

test('§2 a person keeps profile, addresses, password and settings in order, and the shop follows', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const { email } = await makeColleague(request, [2, 3]);
  const told = await watchPage(page);
  const signIn = async (password: string) => {
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await page.goto('/account');
  await signIn(PASSWORD);

  await test.step('§3, §4 the currency of the profile is that of the shop at once', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await page.getByLabel('Last name').fill('Okafor');
    await page.getByLabel('Currency').selectOption('EUR');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await expect(page.getByRole('banner').getByText('EN · EUR')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
  });

  await test.step('product §3 a number is verified by the code sent to it', async () => {
    const number = `30 ${String(Date.now()).slice(-8)}`;
    await page.getByLabel('Number', { exact: true }).fill(`+49 ${number}`);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText(/saved, not verified yet$/)).toBeVisible();
    await page.getByRole('button', { name: 'Verify the number' }).click();
    const dialog = page.getByRole('dialog', { name: 'Verify the number' });
    await expect(dialog.getByText(/^A code was sent to/)).toBeVisible();
    await expectAccessible(page);
    const code = await messageTo(request, `+49${number.replaceAll(' ', '')}`, /\b(\d{6})\b/);
    await dialog.getByLabel('6-digit code').fill(code === '000000' ? '000001' : '000000');
    await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect(told.splice(0)).toEqual([expect.stringContaining('/api/userinfo/phone/verify')]);
    await dialog.getByLabel('6-digit code').fill(code);
    await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('main').getByText(/is verified$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verify the number' })).toHaveCount(0);
  });

  await test.step('§5 a new address needs every field; as the default checkout takes it; deleted, it can be had back', async () => {
    const name = `Yard ${Date.now()}`;
    await page.goto('/useraddress');
    await page.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog.getByText('Fill in this field.').first()).toBeVisible();
    await dialog.getByLabel('Full name').fill(name);
    await dialog.getByLabel('Country', { exact: true }).selectOption({ label: 'United States' });
    await dialog.getByRole('combobox', { name: 'State or province' }).selectOption({ label: 'Texas' });
    await dialog.getByLabel('City').fill('Houston');
    await dialog.getByLabel('Postal code').fill('770');
    await dialog.getByLabel('Street and number').fill('1 Main Street');
    await dialog.getByLabel('Number', { exact: true }).fill('713 555 0161');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog.getByText('This is not how postal codes of this country are written.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Postal code').fill('77029');
    await dialog.getByRole('checkbox', { name: 'Use at checkout by default' }).check();
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto('/shop?keyword=M10');
    await page
      .getByRole('button', { name: /^(Add to cart|In cart): / })
      .first()
      .click();
    await page.goto('/placeorder');
    await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeChecked();
    await page.goto('/useraddress');
    // The company's usual address is the default again, for whoever orders beside this test.
    await page.getByRole('button', { name: 'Use by default: Hartmann Rental, parts counter, Houston' }).click();
    await expect(page.getByRole('button', { name: `Use by default: ${name}, Houston` })).toBeVisible();
    await page.getByRole('button', { name: `Delete: ${name}, Houston` }).click();
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('button', { name: `Delete: ${name}, Houston` }).click();
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
  });

  await test.step('§7 the newsletter begins with its mailed link and ends in the settings', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/usersetting');
    await page.getByRole('switch', { name: 'Send me the newsletter' }).click();
    await expect(page.getByText(`A link was mailed to ${email}`)).toBeVisible();
    const link = await mailTo(request, email, /(\/newsletter\?step=confirm&ticket=[\w-]+)/);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm the newsletter' }).click();
    await expect(page.getByText('You are subscribed')).toBeVisible();
    await page.goto('/usersetting');
    await expect(page.getByText(`It goes to ${email}.`)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('switch', { name: 'Send me the newsletter' }).click();
    await expect(page.getByText(`It goes to ${email}.`)).toHaveCount(0);
  });

  await test.step('§5 a changed password signs in, the old one does not', async () => {
    await page.goto('/password');
    await page.getByLabel('Present password').fill(PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await expect(page.getByText('Strength: very good')).toBeVisible();
    await page.getByLabel('Repeat the new password').fill(NEW_PASSWORD);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    await page.locator('main summary').click();
    await page.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(told).toEqual([]);
    await signIn(PASSWORD);
    await expect(page.getByText('Email or password is wrong.', { exact: false })).toBeVisible();
    await signIn(NEW_PASSWORD);
    await expect(page).toHaveURL(/\/home/);
  });

  await test.step('product §3 the devices are listed, and all of them signed out at once', async () => {
    const other = await (await browser.newContext()).newPage();
    await other.goto('/login');
    await other.getByLabel('Email', { exact: true }).fill(email);
    await other.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other).toHaveURL(/\/home$/);
    await page.goto('/usersetting');
    const rows = page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('This device');
    await expect(rows.last()).toContainText('the same as this device');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Sign out on every device?' });
    await expect(dialog).toContainText('waits there for your next sign-in');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL(/\/login\?ended=out$/);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':user:')))).toEqual([]);
    await other.reload();
    await expect(other.getByRole('alertdialog', { name: 'Signed out' })).toBeVisible();
    await other.context().close();
  });
});
