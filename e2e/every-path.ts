// Every path of the routes table with who walks it, and where one comes by the link to a thing of its own (spec §2).
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Who opens a row. */
export type Walker = 'visitor' | 'buyer' | 'office';

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

/** Screens of one thing, with the list whose links lead to them. */
const LISTED_ON: Record<string, string> = {
  '/category': '/category',
  '/product': '/category',
  '/detail': '/shop',
  '/searchResult': '/searchResult?keyword=hose',
  '/historyPartsList': '/history',
  '/manual/parts': '/history',
  '/manual/3d': '/history',
  '/notice/detail': '/notice',
  '/details': '/order',
  '/packinglist': '/order',
  '/office/order': '/office/shipments',
  '/office/shipment': '/office/shipments',
  '/office/question': '/office/inbox',
  '/office/return': '/office/returns',
  '/office/company': '/office/companies',
  '/office/mail': '/office/mailbox',
  '/office/figure': '/office/figures',
  '/office/model3d': '/office/models3d',
  '/office/manual': '/office/manuals',
  '/office/notice': '/office/notices',
  '/office/page': '/office/pages',
};

const found = new Map<string, string>();

/** The address to open for a path: of the first thing its list leads to, else the path alone. */
export async function addressOf(page: Page, path: string): Promise<string> {
  const list = LISTED_ON[path];
  if (list?.startsWith(`${path}?`)) return list;
  if (list === undefined) return path;
  const known = found.get(path);
  if (known !== undefined) return known;
  await page.goto(list);
  const links = page.locator(`main a[href^="${path}?"]`);
  await links
    .first()
    .waitFor({ timeout: 8000 })
    .catch(() => {});
  const address = (await links.count()) > 0 ? ((await links.first().getAttribute('href')) ?? path) : path;
  found.set(path, address);
  return address;
}
