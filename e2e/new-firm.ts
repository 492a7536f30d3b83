// The steps of a firm that the shop never saw (product §3, §4), each by role and label in the language of who takes it; mails are read from a real mail server.
import { expect, type Page } from '@playwright/test';
import { firstWords } from './journey.ts';
import { codeIn, linkIn, mailTo, saidTo } from './mails.ts';
import { signInAt, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './watch.ts';

const FIRM_PASSWORD = 'Norrvik-2026';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Says the texts of one feature in one language. */
export const speak = (language: string, feature: string) => {
  const own = textsOf(language, feature);
  return (key: string): string => own[key] ?? key;
};
// A text with anything in place of its arguments.
const like = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map(firstWords)
      .join('.*'),
  );

// What is shown is sound, and narrow enough for a phone.
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
}

/** Types address and mailed code. */
export async function proveAddress(page: Page, email: string, language: string): Promise<void> {
  const t = speak(language, 'registration');
  await page.goto('/register');
  await page.getByLabel(t('email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('sendCode') }).click();
  await typeMailedCode(page, email, language);
}

async function typeMailedCode(page: Page, email: string, language: string): Promise<void> {
  const t = speak(language, 'registration');
  const code = page.getByLabel(t('code'), { exact: true });
  await expect(code).toBeVisible();
  await expectAccessible(page);
  await code.fill(codeIn(await mailTo(email, /\d{6}/)));
  await page.getByRole('button', { name: t('checkCode'), exact: true }).click();
}

/** Names the company and its main account, and agrees to the terms. */
export async function fillCompany(page: Page, company: string, language: string): Promise<void> {
  const t = speak(language, 'registration');
  await page.getByLabel(t('company'), { exact: true }).fill(company);
  await page.getByLabel(t('country'), { exact: true }).selectOption('DE');
  await page.getByLabel(t('socialTitle'), { exact: true }).selectOption('Mrs');
  await page.getByLabel(t('firstName'), { exact: true }).fill('Åsa');
  await page.getByLabel(t('lastName'), { exact: true }).fill('Lind');
  await page.getByLabel(t('password'), { exact: true }).fill(FIRM_PASSWORD);
  await page.getByLabel(t('repeatPassword'), { exact: true }).fill(FIRM_PASSWORD);
  await page.getByLabel(t('agree')).check();
  await expectSound(page);
  await page.getByRole('button', { name: t('registerButton'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(company);
}

/** The parts desk finds the company, approves it, and goes on from there to open its credit line. */
export async function approveCompany(desk: Page, company: string): Promise<void> {
  await signInAt(desk, `/office/companies?keyword=${encodeURIComponent(company)}`, 'office');
  await expectAccessible(desk);
  await desk.getByRole('link', { name: company }).click();
  await expect(desk.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText(`${company} is approved`)).toBeVisible();
  await desk.getByRole('link', { name: 'Set its credit line' }).click();
  await desk.getByRole('button', { name: `Open a line: ${company}` }).click();
  const sheet = desk.getByRole('dialog');
  await sheet.getByLabel('Limit', { exact: true }).fill('20000');
  await sheet.getByLabel('Automatic up to', { exact: true }).fill('20000');
  await sheet.getByLabel('Reason', { exact: true }).fill('First line of a new company.');
  await expectAccessible(desk);
  await sheet.getByRole('button', { name: 'Save line' }).click();
  await expect(desk.getByText(`Credit line of ${company} saved`)).toBeVisible();
}

/** The main account says where parts are to be sent. */
export async function addAddress(page: Page, company: string, language: string): Promise<void> {
  const t = speak(language, 'addresses');
  await page.goto('/useraddress');
  await page.getByRole('button', { name: speak(language, 'useraddress')('add') }).click();
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByLabel(t(name), { exact: true });
  await field('fullName').fill(company);
  await field('country').selectOption('DE');
  await dialog.getByRole('combobox', { name: t('state'), exact: true }).selectOption({ label: 'Hamburg' });
  await field('city').fill('Hamburg');
  await field('postalCode').fill('20457');
  await field('address').fill('Am Kaiserkai 1');
  await field('number').fill('40 5550161');
  await dialog.getByRole('button', { name: t('save'), exact: true }).click();
  await expect(page.getByRole('heading', { name: company })).toBeVisible();
  await expectSound(page);
}

/** The main account applies for somebody who may order and sees no prices. */
export async function applyForTechnician(page: Page, who: { email: string; name: string }, language: string) {
  const t = speak(language, 'subaccount');
  await page.goto('/subaccount');
  await page.getByRole('button', { name: t('apply') }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: t('send') });
  await send.click();
  await expect(dialog.getByText(t('permissionRequired'))).toBeVisible();
  await dialog.getByLabel(t('country'), { exact: true }).selectOption('ES');
  await dialog.getByLabel(t('email'), { exact: true }).fill(who.email);
  await dialog.getByLabel(new RegExp(`^${t('username')}`)).fill(who.name);
  await dialog.getByRole('checkbox', { name: t('orders') }).check();
  await dialog.getByLabel(new RegExp(`^${t('limit')}`)).fill('9000');
  await expectAccessible(page);
  await send.click();
  const row = page.getByRole('row', { name: new RegExp(who.name) });
  await expect(row.getByText(t('reviewing'))).toBeVisible();
  await expect(row.getByText(like(t('limitOf')))).toBeVisible();
  await expectSound(page);
}

/** The parts desk approves the application, which sends the invitation. */
export async function approveTechnician(desk: Page, name: string): Promise<void> {
  await desk.goto('/office/subaccounts');
  await expect(desk.getByRole('button', { name: `Approve: ${name}` })).toBeVisible();
  await expectSound(desk);
  await desk.getByRole('button', { name: `Approve: ${name}` }).click();
  await expect(desk.getByText(`${name} is approved and invited`)).toBeVisible();
}

/** Follows the mailed invitation through its four steps into the shop. */
export async function bindAccount(page: Page, email: string, language: string): Promise<void> {
  const t = speak(language, 'registration');
  await page.goto(linkIn(await mailTo(email, /./)));
  await page.getByRole('button', { name: t('bindButton') }).click();
  await page.getByRole('button', { name: t('sendCode') }).click();
  await typeMailedCode(page, email, language);
  await page.getByLabel(t('newPassword'), { exact: true }).fill(FIRM_PASSWORD);
  await page.getByLabel(t('repeatPassword'), { exact: true }).fill(FIRM_PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('savePassword') }).click();
  await page.getByRole('button', { name: t('toShop') }).click();
  await expect(page).toHaveURL(/\/home$/);
}

/** Shows a QR code on one screen, photographs it with another that is signed in, and confirms it there. */
export async function signInByQr(shown: Page, signedIn: Page, language: string): Promise<void> {
  const t = speak(language, 'qrsignin');
  await shown.goto('/login');
  await shown.getByRole('button', { name: speak(language, 'identity')('wayQr') }).click();
  const picture = shown.getByRole('img', { name: t('picture') });
  await expect(picture).toBeVisible();
  await expectAccessible(shown);
  await expectNoSidewaysScroll(shown);
  await signedIn.goto('/scan');
  await expect(signedIn.locator('input[type=file]')).toBeAttached();
  const photo = { name: 'login.png', mimeType: 'image/png', buffer: await picture.screenshot() };
  await signedIn.locator('input[type=file]').setInputFiles(photo);
  await expect(signedIn.getByText(like(t('onSystem').replace('{browser}', 'Chrome')))).toBeVisible();
  await expectSound(signedIn);
  await signedIn.getByRole('button', { name: t('allow') }).click();
  await expect(signedIn.getByText(t('allowedTitle'))).toBeVisible();
  await expect(shown).toHaveURL(/\/home$/);
}

/** Orders the first part that a word finds and gives the number; where nobody shows prices, none is seen. */
export async function orderWithoutPrices(page: Page, language: string): Promise<string> {
  const [parts, checkout] = [speak(language, 'parts'), speak(language, 'checkout')];
  await page.goto('/shop?keyword=M10');
  const add = page.getByRole('button', { name: new RegExp(`^${firstWords(parts('addOf'))}`) }).first();
  await expect(page.getByText('∗∗∗∗∗').first()).toBeVisible();
  await add.click();
  await page.goto('/shopcart');
  await page.getByRole('link', { name: checkout('toCheckout'), exact: true }).click();
  await page.getByRole('button', { name: checkout('toPayment'), exact: true }).click();
  await page.getByRole('button', { name: checkout('orderWithoutTotal'), exact: true }).click();
  await expect(page.getByText(checkout('waitsNoPrice'))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/[$€]/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const link = page.getByRole('link', { name: checkout('seeOrder'), exact: true });
  return new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('orderNo') ?? '';
}

/** The main account looks at what was ordered, with its total, and approves it. */
export async function approveOrder(page: Page, order: { orderNo: string; who: string }, language: string) {
  const t = speak(language, 'approvals');
  await page.goto(`/details?orderNo=${order.orderNo}`);
  const region = page.getByRole('region', { name: t('boxTitle').replace('{who}', order.who) });
  await region.getByRole('button', { name: like(t('approveFor')) }).click();
  await expect(page.getByText(speak(language, 'orders')('statusToBeShipped')).first()).toBeVisible();
}

/** The main account has orders above one unit confirmed by a code, and orders with the code that is mailed. */
export async function orderByCode(page: Page, email: string, language: string): Promise<void> {
  const [credit, checkout, parts] = [speak(language, 'credit'), speak(language, 'checkout'), speak(language, 'parts')];
  await page.goto('/credit');
  await page.getByLabel(like(credit('confirmAbove'))).fill('1.00');
  await page.getByRole('button', { name: credit('confirmSave'), exact: true }).click();
  await expect(page.getByText(credit('confirmSaved'))).toBeVisible();
  await page.goto('/shop?keyword=M10');
  const add = page.getByRole('button', { name: new RegExp(`^${firstWords(parts('addOf'))}`) }).first();
  await add.click();
  await page.goto('/placeorder');
  await page.getByRole('button', { name: checkout('toPayment'), exact: true }).click();
  const order = page.getByRole('button', { name: like(checkout('orderFor')) });
  await order.click();
  const box = page.getByRole('region', { name: checkout('codeTitle') });
  await expect(box.getByText(checkout('codeSent'))).toBeVisible();
  await expectAccessible(page);
  const mailed = () => saidTo(email, /confirmer votre commande\.\s+(\d{6})/);
  await expect.poll(mailed).not.toBe('');
  const [code, wrong] = [mailed(), mailed() === '000000' ? '000001' : '000000'];
  await box.getByLabel(checkout('code'), { exact: true }).fill(wrong);
  await order.click();
  await expect(box.getByText(checkout('codeWrong'))).toBeVisible();
  await box.getByLabel(checkout('code'), { exact: true }).fill(code);
  await order.click();
  await expect(page.getByRole('status').filter({ hasText: checkout('placed') })).toBeVisible();
}

/** A forgotten password is set anew by the mailed link. */
export async function setPasswordAnew(page: Page, email: string): Promise<void> {
  const t = speak('en', 'registration');
  await page.goto('/reset_password');
  await page.getByLabel(t('email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('sendLink') }).click();
  await expect(page.getByRole('status')).toContainText(email);
  await expectAccessible(page);
  await page.goto(linkIn(await mailTo(email, /new password/)));
  await page.getByLabel(t('newPassword'), { exact: true }).fill(`${FIRM_PASSWORD}-b`);
  await page.getByLabel(t('repeatPassword'), { exact: true }).fill(`${FIRM_PASSWORD}-b`);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('savePassword') }).click();
  await expect(page.getByText(t('resetDone'))).toBeVisible();
}
