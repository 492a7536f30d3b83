// How a session ends, and what is asked of or closed to whoever is signed in, each in each of its states (spec §4 session; product §3).
import { calls, type ResultOf } from '@outrigger/contract';
import { expect } from '@playwright/test';
import { TICKET } from './somebody-new.ts';
import {
  answer,
  button,
  type Cell,
  expectRefusal,
  expectSaid,
  look,
  lookAt,
  lookInto,
  refuse,
  say,
  asTheShopSays,
} from './states.ts';

const { orders, qr } = calls;
const PAST = '2026-11-20T08:00:00.000Z';

/** What a phone asks that has read the QR code of another screen. */
export async function lookAtQrQuestion(cell: Cell): Promise<void> {
  const { page } = cell;
  const asker: ResultOf<typeof qr.lookAtQrSignIn> = {
    browser: 'Chrome',
    system: 'Windows',
    address: '2001:db8:85a3::8a2e:370:7334',
    isSameAddress: false,
    askedAt: PAST,
  };
  expectRefusal(cell, qr.lookAtQrSignIn);
  await page.goto(`/qr_sign_in?code=${TICKET}`);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look(cell, 'a QR code that is over');
  await answer(cell, qr.lookAtQrSignIn, asker);
  await answer(cell, qr.decideQrSignIn, null);
  for (const [press, title] of [
    ['allow', 'allowedTitle'],
    ['refuse', 'turnedTitle'],
  ] as const) {
    await page.goto(`/qr_sign_in?code=${TICKET}`);
    await expect(button(cell, 'qrsignin', press)).toBeVisible();
    if (press === 'allow') await look(cell, 'whether another screen may be signed in');
    await button(cell, 'qrsignin', press).click();
    await expectSaid(cell, 'qrsignin', title);
    await look(cell, `another screen: ${press}`);
  }
}

/** The question before signing out, the warning before the end, and the end. */
export async function lookAtEnds(cell: Cell): Promise<void> {
  const { page } = cell;
  await lookAt(cell, '/registered', 'who has just registered');
  await page.locator('header button[aria-haspopup=menu]').last().click();
  await look(cell, 'the menu of the account');
  await lookInto(cell, 'the question before signing out', () =>
    page.getByRole('menuitem', { name: say(cell, 'app', 'signOut') }).click(),
  );
  const warning = page.getByRole('alertdialog', { name: say(cell, 'app', 'idleTitle') });
  // Who watches for inactivity comes when the page has time, and counts from then on.
  await expect(async () => {
    await beInactive(cell);
    await expect(warning).toBeVisible({ timeout: 3000 });
  }).toPass();
  await look(cell, 'the warning before the end by inactivity');
  await button(cell, 'app', 'idleStay').click();
  await refuse(cell, orders.orderList, 'signInAgain');
  await page.goto('/order');
  await expect(page.getByRole('alertdialog', { name: say(cell, 'app', 'againTitle') })).toBeVisible();
  await look(cell, 'a sign-in that has ended');
  await asTheShopSays(cell);
}

/** As if nobody had touched the page for a good 29 minutes. */
const beInactive = ({ page }: Cell): Promise<void> =>
  page.evaluate((ago) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':activity'));
    if (key) localStorage.setItem(key, JSON.stringify({ content: Date.now() - ago, expiry: 0 }));
  }, 29.1 * 60_000);

/** Who may look and not change. */
export async function lookAtViewer(cell: Cell): Promise<void> {
  await lookAt(cell, '/useraddress', 'addresses that one may not change');
  await lookAt(cell, '/account', 'the profile of a sub-account');
}

/** Somebody whose company waits for the parts desk. */
export async function lookAtNewcomer(cell: Cell): Promise<void> {
  const { page } = cell;
  await lookAt(cell, '/subaccount', 'sub-accounts of a company that waits');
  await lookAt(cell, '/useraddress', 'addresses of a company that waits');
  await page.goto('/shopcart');
  await expect(page.getByRole('alertdialog', { name: say(cell, 'app', 'restrictedTitle') })).toBeVisible();
  await look(cell, 'access restricted');
}
