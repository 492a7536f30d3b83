// Spec §2, product §3, §4: a firm that the shop never saw, from its first mailed code to the order of its technician, with mails read from a real mail server; the buyer in French, the technician in Spanish, the office in English.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { MAILS, mailTo } from './mails.ts';
import * as firm from './new-firm.ts';
import { chooseLanguage } from './people.ts';
import { expectAccessible, watchPage } from './watch.ts';

test.skip(MAILS === '', 'the shop sends its mails elsewhere');

async function open(browser: Browser, language: string, width: number): Promise<{ page: Page; told: string[] }> {
  const viewport = { width, height: 844 };
  const page = await (await browser.newContext({ viewport, hasTouch: width < 500 })).newPage();
  const told = await watchPage(page);
  await chooseLanguage(page, language);
  return { page, told };
}

/** Opens the orders from the menu, as one does inside the shop. */
const pressOrders = (page: Page) =>
  page
    .getByRole('navigation', { name: firm.speak('fa', 'app')('mainMenu') })
    .getByRole('link', { name: firm.speak('fa', 'titles')('order') })
    .click();

test('product §3, §4 a firm registers, is approved, invites a technician without prices, who binds, signs in on a phone by QR and orders', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const unique = `${Date.now()}`;
  const [email, company] = [`asa.${unique}@norrvik.example`, `Norrvik Lifts ${unique}`];
  const technician = { email: `pau.${unique}@norrvik.example`, name: `Pau ${unique}` };
  const [buyer, bench, phone, office] = [
    await open(browser, 'fa', 1440),
    await open(browser, 'es', 1440),
    await open(browser, 'es', 390),
    await open(browser, 'en', 1440),
  ];

  await test.step('the firm registers and verifies its mail', async () => {
    await firm.proveAddress(buyer.page, email, 'fa');
    await firm.fillCompany(buyer.page, company, 'fa');
    await expectAccessible(buyer.page);
    expect((await mailTo(email, /reçue/)).text).toContain('Le service pièces');
  });

  await test.step('until it is approved its orders are closed; from then on the next press opens them', async () => {
    await buyer.page.getByRole('link', { name: firm.speak('fa', 'registration')('toShop') }).click();
    await pressOrders(buyer.page);
    const dialog = buyer.page.getByRole('alertdialog', { name: firm.speak('fa', 'app')('restrictedTitle') });
    await expect(dialog).toBeVisible();
    await expectAccessible(buyer.page);
    await dialog.getByRole('button').click();
    await firm.approveCompany(office.page, company);
    expect((await mailTo(email, /approuvée/)).subject).toContain(company);
    await pressOrders(buyer.page);
    await expect(buyer.page).toHaveURL(/\/order$/);
    await expect(dialog).toHaveCount(0);
  });

  await test.step('it adds an address and applies for a technician, who is approved and invited', async () => {
    await firm.addAddress(buyer.page, company, 'fa');
    await firm.applyForTechnician(buyer.page, technician, 'fa');
    await firm.approveTechnician(office.page, technician.name);
  });

  await test.step('the technician binds at the bench, signs in on the phone by QR, and orders', async () => {
    await firm.bindAccount(bench.page, technician.email, 'es');
    await firm.signInByQr(phone.page, bench.page, 'es');
    expect(bench.told).toEqual([]);
    // The code has done its work: it lets nobody else in.
    await bench.page.reload();
    await expect(bench.page.getByRole('alert')).toBeVisible();
    const orderNo = await firm.orderWithoutPrices(phone.page, 'es');
    expect((await mailTo(email, new RegExp(orderNo))).text).toContain(technician.name);
    await firm.approveOrder(buyer.page, { orderNo, who: technician.name }, 'fa');
  });

  await test.step('the main account has orders confirmed by a mailed code, and confirms its own', async () => {
    expect(buyer.told.splice(0)).toEqual([]);
    await firm.orderByCode(buyer.page, email, 'fa');
    // The two refusals, of no code and of a wrong one, are all that the browser told of.
    expect(buyer.told.splice(0).filter((line) => !/\b4(00|09)\b.*\/api\/order\/make/.test(line))).toEqual([]);
  });

  await test.step('deleted, the technician is signed out at once', async () => {
    const t = firm.speak('fa', 'subaccount');
    await buyer.page.goto('/subaccount');
    const row = buyer.page.getByRole('row', { name: new RegExp(technician.name) });
    await expect(row.getByText(t('active'), { exact: true })).toBeVisible();
    await row.getByRole('button', { name: `${t('delete')}: ${technician.name}` }).click();
    await buyer.page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('delete') })
      .click();
    await expect(row.getByText(t('inactive'))).toBeVisible();
    expect([buyer.told, phone.told, office.told]).toEqual([[], [], []]);
    await phone.page.goto('/account');
    await expect(phone.page.getByRole('alertdialog', { name: firm.speak('es', 'app')('againTitle') })).toBeVisible();
  });

  await test.step('a password set anew by the mailed link ends all sessions', async () => {
    const visitor = await browser.newPage();
    await firm.setPasswordAnew(visitor, email);
    await visitor.close();
    await buyer.page.reload();
    await expect(
      buyer.page.getByRole('alertdialog').or(buyer.page.locator('input[type=password]')).first(),
    ).toBeVisible();
  });
  for (const { page } of [buyer, bench, phone, office]) await page.context().close();
});

test('product §3 who registers with a known address is told so by mail, and by nothing on the page', async ({
  page,
}) => {
  const t = firm.speak('en', 'registration');
  const email = 'viewer@demo.outrigger.example';
  await page.goto('/register');
  await page.getByLabel(t('email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('sendCode') }).click();
  await expect(page.getByLabel(t('code'), { exact: true })).toBeVisible();
  expect((await mailTo(email, /account at Outrigger already/)).text).not.toMatch(/\d{6}/);
});
