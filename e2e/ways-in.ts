// Other ways in (spec §2 login, product §3), each whole and in any language: phone number and code, the QR code of a desktop read by a phone, an administrator with a second factor.
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { startShopForTests } from '../tools/setup/shop-for-tests.js';
import { ask, makeColleague, messageTo, tokenAs } from './colleague.ts';
import { firstWords } from './journey.ts';
import { signInByQr, speak } from './new-firm.ts';
import { chooseLanguage, PASSWORD, signInAt } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

const PHONE = { width: 390, height: 844 };
const BOSS = 'boss@norrvik.example';
const CODE = /\b(\d{6})\b/;

/** Somebody new verifies a number, and comes in by the code that is sent to it. */
export async function comeInByPhone(page: Page, request: APIRequestContext, language: string): Promise<void> {
  const { phone, proof } = await makeOwnerOfPhone(request);
  const t = speak(language, 'mobile');
  const told = await watchPage(page);
  await chooseLanguage(page, language);
  await page.setViewportSize(PHONE);
  await page.goto('/login');
  await page.getByRole('button', { name: speak(language, 'identity')('wayMobile'), exact: true }).click();
  await page.getByLabel(t('phone')).fill(phone);
  await page.getByRole('button', { name: t('send'), exact: true }).click();
  const code = page.getByLabel(t('code'), { exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect.poll(() => messageTo(request, phone, CODE)).not.toBe(proof);
  await code.fill(await messageTo(request, phone, CODE));
  await page.getByRole('button', { name: t('signIn'), exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(told).toEqual([]);
}

async function makeOwnerOfPhone(request: APIRequestContext): Promise<{ phone: string; proof: string }> {
  const phone = `+4930${String(Date.now()).slice(-8)}`;
  const token = await tokenAs(request, (await makeColleague(request, [2, 3])).email);
  await ask(request, '/userinfo/phone/sendCode', { phone }, token);
  const proof = await messageTo(request, phone, CODE);
  await ask(request, '/userinfo/phone/verify', { phone, code: proof }, token);
  return { phone, proof };
}

/** A signed-in phone reads the desktop's code with the shop's own scanner and lets it in. */
export async function comeInByQr(page: Page, browser: Browser, language: string): Promise<void> {
  const phone = await (await browser.newContext({ viewport: PHONE, hasTouch: true })).newPage();
  const [toldHere, toldThere] = [await watchPage(page), await watchPage(phone)];
  await signInAt(phone, '/home', 'technician');
  for (const one of [page, phone]) await chooseLanguage(one, language);
  await signInByQr(page, phone, language);
  const person = await whoIs(phone);
  expect(person).toBeDefined();
  expect(await whoIs(page)).toBe(person);
  expect([toldHere, toldThere]).toEqual([[], []]);
  await phone.context().close();
}

const whoIs = async (one: Page) =>
  /"userId":\d+/.exec(await one.evaluate(() => localStorage.getItem('outrigger:session') ?? ''))?.[0];

/** The first administrator of a shop of its own enrols a second factor, and comes in by app and by recovery code. */
export async function comeInAsAdministrator(page: Page, language: string): Promise<void> {
  const shop = await startShopForTests({ DEMO: 'off' });
  try {
    await chooseLanguage(page, language);
    const link = new URL(/https?:\/\/\S+firstAdmin=\S+/.exec(shop.said())?.[0] ?? '');
    await page.goto(`${shop.url}${link.pathname}${link.search}`);
    const { totp, recovery } = await enrol(page, language);
    await signOut(page, language);
    await expect(page.getByText(speak(language, 'demologins')('title'))).toHaveCount(0);
    await signInAsBoss(page, '', language);
    await expect(page.getByRole('alert')).toContainText(speak(language, 'identity')('secondFactor'));
    // The code of now has been used to enrol; the next one is taken ahead of its time.
    await secondFactor(page, language).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole('button', { name: speak(language, 'identity')('signIn'), exact: true }).click();
    await expect(page).toHaveURL(/\/office$/);
    await signOut(page, language);
    await signInAsBoss(page, recovery, language);
    await expect(page).toHaveURL(/\/office$/);
    await page.goto(`${shop.url}/office/sign-in`);
    const left = /other \{([^{}]*)\}/.exec(speak(language, 'secondfactor')('left'))?.[1] ?? '';
    await expect(page.getByText(left.replace('#', '9'))).toBeVisible();
    await expectAccessible(page);
  } finally {
    await shop.stop();
  }
}

async function enrol(page: Page, language: string): Promise<{ totp: TOTP; recovery: string }> {
  const [t, factor] = [speak(language, 'identity'), speak(language, 'secondfactor')];
  await page.getByLabel(t('email'), { exact: true }).fill(BOSS);
  for (const label of ['newPassword', 'repeatPassword'])
    await page.getByLabel(t(label), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('firstButton'), exact: true }).click();
  await expect(page.getByRole('img', { name: factor('picture') })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.locator('main code').innerText()).replaceAll(/\s/g, '');
  const totp = new TOTP({ secret });
  await page.getByLabel(t('enrollCode'), { exact: true }).fill(totp.generate());
  await page.getByRole('button', { name: t('enrollFinish'), exact: true }).click();
  const codes = page.getByRole('list', { name: factor('codes') }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const [recovery = ''] = await codes.allInnerTexts();
  await page.getByLabel(factor('kept')).check();
  await page.getByRole('button', { name: factor('goOn'), exact: true }).click();
  await expect(page).toHaveURL(/\/office$/);
  return { totp, recovery };
}

const secondFactor = (page: Page, language: string) =>
  page.getByLabel(new RegExp(`^${firstWords(speak(language, 'identity')('secondFactor'))}`));

async function signOut(page: Page, language: string): Promise<void> {
  const t = speak(language, 'app');
  await page.locator('header button[aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem', { name: t('signOut'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('signOut'), exact: true })
    .click();
  await expect(page.getByText(speak(language, 'identity')('endedOut'))).toBeVisible();
}

async function signInAsBoss(page: Page, code: string, language: string): Promise<void> {
  const t = speak(language, 'identity');
  await page.getByRole('tab', { name: t('administrator') }).click();
  await page.getByLabel(t('email'), { exact: true }).fill(BOSS);
  await page.getByLabel(t('password'), { exact: true }).fill(PASSWORD);
  await secondFactor(page, language).fill(code);
  await page.getByRole('button', { name: t('signIn'), exact: true }).click();
}
