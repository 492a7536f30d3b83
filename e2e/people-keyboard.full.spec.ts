// Quality 16: a firm registers, signs in, adds an address and applies for a colleague by keyboard alone; what is pressed or typed into is reached by Tab, and seen to be.
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { mailTo } from './colleague.ts';
import { approveCompany, speak } from './new-firm.ts';

const PASSWORD = 'Norrvik-2026';
/** More stops than any way to a field has. */
const STOPS = 80;

/** Goes on by Tab, or back, until the focus is there, and visibly so. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < STOPS && !(await isThere()); stop += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
}

/** Types into what is reached by Tab; a list goes to what begins with the text. */
async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes back to the menu of the account above the page, opens it and goes down to an entry. */
async function pickFromMenu(page: Page, name: string): Promise<void> {
  await tabTo(page, page.locator('header button[aria-haspopup=menu]').last(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name, exact: true });
  await expect(entry).toBeVisible();
  const isThere = () => entry.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < STOPS && !(await isThere()); stop += 1) await page.keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
}

/** A new screen takes the focus to its heading once it is there; what is pressed before would go astray. */
const atHeading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

async function openFromMenu(page: Page, screen: string): Promise<void> {
  const title = speak('en', 'titles')(screen);
  await pickFromMenu(page, title);
  await atHeading(page, title);
}

async function register(page: Page, email: string, company: string, code: () => Promise<string>): Promise<void> {
  const t = speak('en', 'registration');
  const field = (key: string) => page.getByLabel(t(key), { exact: true });
  await page.goto('/register');
  await type(page, field('email'), email);
  await page.keyboard.press('Enter');
  await expect(field('code')).toBeVisible();
  await type(page, field('code'), await code());
  await page.keyboard.press('Enter');
  await type(page, field('company'), company);
  await type(page, field('country'), 'Germany');
  await type(page, field('socialTitle'), 'Mrs');
  await type(page, field('firstName'), 'Asa');
  await type(page, field('lastName'), 'Lind');
  await type(page, field('password'), PASSWORD);
  await type(page, field('repeatPassword'), PASSWORD);
  // Sent too early, the keyboard stands at what is missing.
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('agree'))).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: t('registerButton'), exact: true }));
  await atHeading(page, company);
}

async function signOutAndIn(page: Page, email: string): Promise<void> {
  const [app, t] = [speak('en', 'app'), speak('en', 'identity')];
  await pickFromMenu(page, app('signOut'));
  const question = page.getByRole('alertdialog');
  await press(page, question.getByRole('button', { name: app('signOut'), exact: true }));
  await expect(page.getByText(t('endedOut'))).toBeVisible();
  await type(page, page.getByLabel(t('email'), { exact: true }), email);
  await type(page, page.getByLabel(t('password'), { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function addAddress(page: Page, company: string): Promise<void> {
  const t = speak('en', 'addresses');
  await openFromMenu(page, 'useraddress');
  await press(page, page.getByRole('button', { name: speak('en', 'useraddress')('add') }));
  const dialog = page.getByRole('dialog');
  const field = (key: string) => dialog.getByLabel(t(key), { exact: true });
  await type(page, field('fullName'), company);
  await type(page, field('country'), 'Germany');
  await type(page, dialog.getByRole('combobox', { name: t('state'), exact: true }), 'Hamburg');
  await type(page, field('city'), 'Hamburg');
  await type(page, field('postalCode'), '20457');
  await type(page, field('address'), 'Am Kaiserkai 1');
  await page.keyboard.press('Enter');
  await expect(field('number')).toBeFocused();
  await page.keyboard.type('40 5550161');
  await press(page, dialog.getByRole('button', { name: t('save'), exact: true }));
  await expect(page.getByRole('heading', { name: company })).toBeVisible();
  // The dialog gives the focus back to where it was opened.
  await expect(page.getByRole('button', { name: speak('en', 'useraddress')('add') })).toBeFocused();
}

async function applyForColleague(page: Page, email: string): Promise<void> {
  const t = speak('en', 'subaccount');
  await openFromMenu(page, 'subaccount');
  await press(page, page.getByRole('button', { name: t('apply') }));
  const dialog = page.getByRole('dialog');
  await type(page, dialog.getByLabel(t('country'), { exact: true }), 'Spain');
  await type(page, dialog.getByLabel(t('email'), { exact: true }), email);
  await press(page, dialog.getByRole('button', { name: t('send') }));
  const orders = dialog.getByRole('checkbox', { name: t('orders') });
  await expect(orders).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, dialog.getByRole('button', { name: t('send') }));
  await expect(page.getByText(t('reviewing'), { exact: true })).toBeVisible();
}

/** The parts desk decides, with whatever it has at hand. */
async function haveApproved(browser: Browser, company: string): Promise<void> {
  const desk = await (await browser.newContext()).newPage();
  await approveCompany(desk, company);
  await desk.context().close();
}

test('quality 16 a firm registers, signs in, adds an address and applies for a colleague by keyboard alone', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const unique = `${Date.now()}`;
  const [email, company] = [`keys.${unique}@norrvik.example`, `Norrvik Keys ${unique}`];
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('registers', () => register(page, email, company, () => mailTo(request, email, /^(\d{6})$/m)));
  await haveApproved(browser, company);
  await test.step('signs out and in', () => signOutAndIn(page, email));
  await test.step('adds an address', () => addAddress(page, company));
  await test.step('applies for a colleague', () => applyForColleague(page, `kim.${unique}@norrvik.example`));
});
