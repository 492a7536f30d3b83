// Spec §2 login, product §3: other ways in, each whole: phone number and code, an administrator with a second factor, the QR code of a desktop read by a phone.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { startShopForTests } from '../tools/setup/shop-for-tests.js';
import { askShop } from './journey.ts';
import { signInByQr } from './new-firm.ts';
import { PASSWORD, signInAt } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const PHONE = { width: 390, height: 844 };

/** What was sent to a number last, read where the parts desk reads it. */
async function lastMessageTo(browser: Browser, number: string): Promise<string> {
  const page = await (await browser.newContext()).newPage();
  await signInAt(page, '/office', 'office');
  type Found = { items: { id: number; createdAt: string }[] };
  const path = `/office/mailbox/list?keyword=${encodeURIComponent(number)}`;
  await expect.poll(async () => (await askShop<Found>(page, path)).items.length).toBeGreaterThan(0);
  const [newest] = (await askShop<Found>(page, path)).items;
  const { text } = await askShop<{ text: string }>(page, `/office/mailbox/read?id=${newest?.id ?? 0}`);
  await page.context().close();
  return text;
}

async function tell(page: Page, path: string, body: object): Promise<number> {
  return await page.evaluate(
    async ([to, sent]) => {
      const { content } = JSON.parse(localStorage.getItem('outrigger:session') ?? '{}') as {
        content: { token: string };
      };
      const headers = { token: content.token, 'content-type': 'application/json' };
      return (await fetch(`/api${to}`, { method: 'POST', headers, body: JSON.stringify(sent) })).status;
    },
    [path, body] as const,
  );
}

const digitsOf = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

test('§2 mobile login: a verified number and the code sent to it', async ({ page, browser }) => {
  const phone = `+4930${String(Date.now()).slice(-8)}`;
  const owner = await (await browser.newContext()).newPage();
  await signInAt(owner, '/home', 'technician');
  expect(await tell(owner, '/userinfo/phone/sendCode', { phone })).toBe(200);
  const proof = digitsOf(await lastMessageTo(browser, phone));
  expect(await tell(owner, '/userinfo/phone/verify', { phone, code: proof })).toBe(200);
  await owner.context().close();

  const told = await watchPage(page);
  await page.setViewportSize(PHONE);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Phone' }).click();
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect.poll(async () => digitsOf(await lastMessageTo(browser, phone))).not.toBe(proof);
  await page.getByLabel('Code').fill(digitsOf(await lastMessageTo(browser, phone)));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(told).toEqual([]);
});

test("§2 QR sign-in: a signed-in phone reads the desktop's code with the shop's own scanner and lets it in", async ({
  page,
  browser,
}) => {
  const phone = await (await browser.newContext({ viewport: PHONE, hasTouch: true })).newPage();
  const [toldHere, toldThere] = [await watchPage(page), await watchPage(phone)];
  await signInAt(phone, '/home', 'technician');
  await signInByQr(page, phone, 'en');
  const whoIs = async (one: Page) =>
    /"userId":\d+/.exec(await one.evaluate(() => localStorage.getItem('outrigger:session') ?? ''))?.[0];
  const person = await whoIs(phone);
  expect(person).toBeDefined();
  expect(await whoIs(page)).toBe(person);
  expect([toldHere, toldThere]).toEqual([[], []]);
  await phone.context().close();
});

test('product §3 an administrator enrols a second factor, and comes in by app and by recovery code', async ({
  page,
}) => {
  const shop = await startShopForTests({ DEMO: 'off' });
  try {
    const link = new URL(/https?:\/\/\S+firstAdmin=\S+/.exec(shop.said())?.[0] ?? '');
    await page.goto(`${shop.url}${link.pathname}${link.search}`);
    await page.getByLabel('Email').fill('boss@norrvik.example');
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByLabel('Repeat the password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Make administrator and sign in' }).click();
    await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
    await expectAccessible(page);
    const secret = (await page.locator('main code').innerText()).replaceAll(/\s/g, '');
    const totp = new TOTP({ secret });
    await page.getByLabel('Code', { exact: true }).fill(totp.generate());
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectAccessible(page);
    const [recovery = ''] = await codes.allInnerTexts();
    await page.getByLabel('I have put these codes in a safe place').check();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page).toHaveURL(/\/office$/);

    await signOut(page);
    await expect(page.getByText('Try the demo shop as')).toHaveCount(0);
    await signInAsBoss(page, '');
    await expect(page.getByRole('alert')).toContainText('authenticator app');
    // The code of now has been used to enrol; the next one is taken ahead of its time.
    await page.getByLabel(/Code of your authenticator app/).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/office$/);
    await signOut(page);
    await signInAsBoss(page, recovery);
    await expect(page).toHaveURL(/\/office$/);
    await page.goto(`${shop.url}/office/sign-in`);
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await shop.stop();
  }
});

async function signOut(page: Page): Promise<void> {
  await page.locator('header button[aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
}

async function signInAsBoss(page: Page, code: string): Promise<void> {
  await page.getByRole('tab', { name: 'Administrator' }).click();
  await page.getByLabel('Email').fill('boss@norrvik.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Code of your authenticator app/).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
