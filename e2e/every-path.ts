// Every path of the routes table with who walks it, and where one comes by the link to a thing of its own (spec §2).
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Who opens a row. */
type Walker = 'visitor' | 'buyer' | 'office';

/** Files of the routes table, and whom their rows are for. */
const FILES: readonly (readonly [string, Walker])[] = [
  ['public-rows', 'visitor'],
  ['routes', 'buyer'],
  ['centre-rows', 'buyer'],
  ['company-rows', 'buyer'],
  ['office-rows', 'office'],
  ['office-book-rows', 'office'],
  ['office-content-rows', 'office'],
];
/** Read, not listed: a row that is added is walked from then on. */
const rowsIn = (file: string): string[] => {
  const text = readFileSync(new URL(`../web/src/app/${file}.ts`, import.meta.url), 'utf8');
  return [...text.matchAll(/\bpage\('(\/[^']*)'/g)].map(([, path]) => path ?? '');
};

/** Who walks what. */
export const everyPath = FILES.flatMap(([file, walker]) => rowsIn(file).map((path) => ({ walker, path })));

/** Screens of one thing, with the way there: a list, then the paths one follows by the first link to each. */
const REACHED_BY: Record<string, readonly [string, ...string[]]> = {
  '/category': ['/category'],
  '/product': ['/category'],
  '/detail': ['/shop'],
  '/searchResult': ['/searchResult?keyword=hose'],
  '/historyPartsList': ['/history'],
  '/manual/parts': ['/manual/parts?list=all', '/manual/parts'],
  '/manual/3d': ['/manual/3d?list=all', '/manual/3d'],
  '/notice/detail': ['/notice'],
  '/details': ['/order'],
  '/packinglist': ['/order?status=inTransit', '/details'],
  '/office/order': ['/office/orders'],
  '/office/shipment': ['/office/shipments'],
  '/office/packinglist': ['/office/shipments', '/office/shipment'],
  '/office/question': ['/office/inbox'],
  '/office/return': ['/office/returns'],
  '/office/company': ['/office/companies'],
  '/office/mail': ['/office/mailbox'],
  '/office/figure': ['/office/figures'],
  '/office/model3d': ['/office/models3d'],
  '/office/manual': ['/office/manuals'],
  '/office/notice': ['/office/notices'],
  '/office/page': ['/office/pages'],
};

/** The demo brings neither a question nor a mail: one question by the contact form makes both. */
const MADE_BY_QUESTION: readonly string[] = ['/office/question', '/office/mail'];
const FORM = { name: 'Ada Ek', phone: '+46 8 123456', subject: 'S-1012', message: 'S-1012', questionType: 2 };

async function askQuestion(page: Page): Promise<void> {
  const data = { ...FORM, email: `walk.${Date.now()}@demo.outrigger.example` };
  const answer = await page.request.post('/api/service-api/feedback', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Screens that are empty without the query of a link made for one person, with what opens in their place. */
export const LEADS_AWAY: Record<string, string> = {
  // Shows the mail to the address that just registered.
  '/demo_mail': '/login',
  // Confirms the code that another screen shows.
  '/qr_sign_in': '/home',
};

const found = new Map<string, string>();

/** The address to open for a path: of the first thing the way there leads to, and empty where it leads to none. */
export async function addressOf(page: Page, path: string): Promise<string> {
  const way = REACHED_BY[path];
  if (way === undefined) return path;
  const [list, ...between] = way;
  if (list.startsWith(`${path}?`) && between.length === 0) return list;
  const known = found.get(path);
  if (known !== undefined) return known;
  let address = list;
  for (const next of [...between, path]) {
    await page.goto(address);
    address = await linkTo(page, next);
    if (address === '') return '';
  }
  found.set(path, address);
  return address;
}

/** Where the first link to a path on the page leads; empty where there comes none. */
async function linkTo(page: Page, path: string): Promise<string> {
  const link = page.locator(`main a[href^="${path}?"]`).first();
  const hrefNow = async () => (await link.getAttribute('href', { timeout: 8000 }).catch(() => null)) ?? '';
  const href = await hrefNow();
  if (href !== '' || !MADE_BY_QUESTION.includes(path)) return href;
  await askQuestion(page);
  // A list does not read itself anew, and the mail leaves by the worker.
  const hrefAnew = async () => {
    await page.reload();
    return await hrefNow();
  };
  await expect.poll(hrefAnew, { message: `a link to ${path}` }).not.toBe('');
  return await hrefNow();
}
