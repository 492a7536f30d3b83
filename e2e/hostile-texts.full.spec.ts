// Quality 10, 11: stored text of every field, shown on every screen of the routes table, runs nothing and breaks no rule of the policy.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { poison } from './hostile-texts.ts';
import { askShop } from './journey.ts';
import { signInAt } from './people.ts';
import { watchPage } from './watch.ts';

const APP = join(import.meta.dirname, '../web/src/app');
/** Every path of the table, read as it is written. */
const PATHS = readdirSync(APP)
  .filter((name) => /^routes\.ts$|-rows\.ts$/.test(name))
  .flatMap((name) => [...readFileSync(join(APP, name), 'utf8').matchAll(/\bpage\('([^']+)'/g)])
  .map(([, path]) => path ?? '');
const OFFICE = PATHS.filter((path) => path.startsWith('/office'));
// Ways out of the session, and ways in for who has none: they show nothing that was stored.
const BUYERS = PATHS.filter((path) => !path.startsWith('/office') && !['/login', '/register'].includes(path));

/** What a screen needs to show a thing and not only say that there is none. */
async function queriesOf(page: Page): Promise<Record<string, string>> {
  type Items<T> = { items: T[] };
  const fleet = await askShop<Items<{ hostId: number }>>(page, '/category/host/pageList?sort=serial&pageSize=50');
  const orders = await askShop<Items<{ orderNo: string }>>(page, '/order/list');
  const parts = await askShop<Items<{ code: string }>>(page, '/shop/goods-list');
  const notices = await askShop<Items<{ id: number }>>(page, '/notice-api/list');
  const [one, other] = fleet.items.map(({ hostId }) => hostId);
  const [{ orderNo } = { orderNo: '' }] = orders.items;
  const code = encodeURIComponent(parts.items[0]?.code ?? '');
  return {
    '/product': '?id=1',
    '/detail': `?code=${code}`,
    '/searchResult': '?keyword=filter',
    '/historyPartsList': `?hostId=${one ?? 0}`,
    '/compare': `?hostId=${one ?? 0}&otherHostId=${other ?? 0}`,
    '/manual/parts': `?hostId=${one ?? 0}`,
    '/manual/3d': `?hostId=${one ?? 0}`,
    '/manual/service': `?hostId=${one ?? 0}`,
    '/details': `?orderNo=${orderNo}`,
    '/packinglist': `?orderNo=${orderNo}`,
    '/notice/detail': `?id=${notices.items[0]?.id ?? 0}`,
    '/label': `?code=${code}`,
  };
}

/** The same for the office: the first thing of each of its lists. */
async function deskQueriesOf(page: Page): Promise<Record<string, string>> {
  type Thing = { id: number; kind: string; orderNo: string; batchNo: number; returnNo: string; figureId: number };
  const firstOf = async (list: string) =>
    (await askShop<{ items: Partial<Thing>[] } | null>(page, `/office/${list}`))?.items[0] ?? {};
  const [question, shipment] = [await firstOf('inbox'), await firstOf('shipment/list')];
  const idOf = async (list: string) => `?id=${(await firstOf(list)).id ?? 1}`;
  return {
    '/office/question': `?kind=${question.kind ?? 'feedback'}&id=${question.id ?? 1}`,
    '/office/order': `?orderNo=${shipment.orderNo ?? ''}`,
    '/office/shipment': `?orderNo=${shipment.orderNo ?? ''}&batchNo=${shipment.batchNo ?? 1}`,
    '/office/packinglist': `?orderNo=${shipment.orderNo ?? ''}&batchNo=${shipment.batchNo ?? 1}`,
    '/office/return': `?returnNo=${(await firstOf('return/list')).returnNo ?? ''}`,
    '/office/company': await idOf('company/list'),
    '/office/mail': await idOf('mailbox/list'),
    '/office/notice': await idOf('notices'),
    '/office/manual': await idOf('manuals'),
    '/office/figure': `?figureId=${(await firstOf('figures')).figureId ?? 1}`,
    '/office/model3d': `?figureId=${(await firstOf('models3d')).figureId ?? 1}`,
  };
}

/** Forms of the office that a query opens; a new one has nothing stored. */
const FORMS = ['banners', 'recommendations', 'links', 'contacts'].map((kind) => `/office/content?kind=${kind}&id=1`);
/** Sheets that a press opens. */
const SHEETS: readonly (readonly [path: string, opener: RegExp])[] = [['/office/tools', /^Change /]];

/** Opens each path; answers what was told of it. */
async function visit(page: Page, paths: readonly string[], told: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('main'), path).toContainText(/\S/);
    await page.waitForLoadState('networkidle');
    // A thing that is not there is answered 404, which the browser tells of by itself.
    expect(
      told.filter((line) => !line.startsWith('Failed to load resource')),
      path,
    ).toEqual([]);
  }
}

async function watch(page: Page): Promise<string[]> {
  const told = await watchPage(page);
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => told.push(`dialog: ${dialog.message()}`)));
  return told;
}

test.describe.configure({ timeout: 900_000 });

test('quality 10 no stored text executes on any screen of a buyer', async ({ page }) => {
  const told = await watch(page);
  await signInAt(page, '/home');
  const queries = await queriesOf(page);
  await page.route('**/api/**', poison);
  await visit(
    page,
    BUYERS.map((path) => path + (queries[path] ?? '')),
    told,
  );
});

test('quality 10 nor on any screen of the office', async ({ page }) => {
  const told = await watch(page);
  await signInAt(page, '/office', 'office');
  const queries = await deskQueriesOf(page);
  await page.route('**/api/**', poison);
  await visit(
    page,
    OFFICE.map((path) => path + (queries[path] ?? '')),
    told,
  );
  await visit(page, FORMS, told);
  for (const [path, opener] of SHEETS) {
    await page.goto(path);
    await page.getByRole('button', { name: opener }).first().click();
    await expect(page.getByRole('dialog')).toContainText(/\S/);
    expect(
      told.filter((line) => !line.startsWith('Failed to load resource')),
      path,
    ).toEqual([]);
  }
});

test('quality 10 a page that took a stored text for markup would be found out', async ({ page }) => {
  const told = await watch(page);
  await signInAt(page, '/home');
  await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src="x" onerror="alert(1)">';
    } catch {
      // Refused, and reported.
    }
  });
  await expect.poll(() => told.join('\n')).toContain('require-trusted-types-for');
});
