// Quality 10, 11: no stored text executes in a page, and none makes the browser report a breach of the policy, whatever screen shows it.
import { expect, type Page, type Route, test } from '@playwright/test';
import { askShop } from './journey.ts';
import { signInAt } from './people.ts';
import { watchPage } from './watch.ts';

const HOSTILE =
  '<p style="color:red" onclick="alert(1)">x</p><img src="/nowhere" onerror="alert(1)"><svg onload="alert(1)"><style>*{color:red}</style></svg>' +
  '<script>alert(1)</script><iframe srcdoc="<script>alert(1)</script>"></iframe><a href="javascript:alert(1)">y</a>{{7*7}}${7*7}';
/** What people and imports write; codes, addresses of pictures and words of the wire stay what they are. */
const WRITTEN =
  /^(name|description|title|text|note|notes|reason|brand|subtitle|matched|ownName|fleetNumber|site|company|firstName|lastName|street|city|purchaseOrderNo|costCentre|reference|figureName|chapter|variant|createdBy)/;

function poisoned(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => poisoned(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, name)]));
  const isWritten = typeof value === 'string' && WRITTEN.test(key) && !/Lang$|^reason$/.test(key);
  return isWritten ? `${value} ${HOSTILE}` : value;
}

async function poison(route: Route): Promise<void> {
  const response = await route.fetch();
  if (!response.headers()['content-type']?.includes('json')) return await route.fulfill({ response });
  await route.fulfill({ response, json: poisoned(await response.json()) });
}

/** Every screen that shows what somebody wrote, of things the shop has. */
async function screensOf(page: Page): Promise<string[]> {
  type Fleet = { items: { hostId: number; model: string }[] };
  const { items } = await askShop<Fleet>(page, '/category/host/pageList?sort=serial&pageSize=50');
  const [first] = items;
  const other = items.find(({ model }) => model !== first?.model);
  const { items: orders } = await askShop<{ items: { orderNo: string }[] }>(page, '/order/list');
  const { items: parts } = await askShop<{ items: { code: string }[] }>(page, '/shop/goods-list');
  const [code = ''] = parts.map((part) => part.code);
  return [
    '/home',
    '/category',
    '/product?id=1',
    '/shop',
    '/shop?view=list',
    `/shop?quick=${encodeURIComponent(code)}`,
    `/detail?code=${encodeURIComponent(code)}`,
    '/search',
    '/searchResult?keyword=filter',
    '/searchResult?keyword=scissor&group=finalAssembly',
    '/history',
    `/historyPartsList?hostId=${first?.hostId ?? 0}`,
    `/compare?hostId=${first?.hostId ?? 0}&otherHostId=${other?.hostId ?? 0}`,
    '/order',
    `/details?orderNo=${orders[0]?.orderNo ?? ''}`,
    '/shopcart',
    '/placeorder',
    '/favorite',
  ];
}

async function visit(page: Page, paths: readonly string[], told: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('main h1').first(), path).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(told, path).toEqual([]);
  }
}

test.describe.configure({ timeout: 240_000 });

test('quality 11 every screen of a buyer shows hostile texts without a report of the policy, and nothing of them runs', async ({
  page,
}) => {
  const told = await watchPage(page);
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => told.push(`dialog: ${dialog.message()}`)));
  await signInAt(page, '/home');
  const paths = await screensOf(page);
  await page.route('**/api/**', poison);
  await visit(page, paths, told);
});

test('quality 11 so does every screen of the parts desk', async ({ page }) => {
  const told = await watchPage(page);
  await signInAt(page, '/office', 'office');
  await page.route('**/api/**', poison);
  await visit(page, ['/office', '/office/searches', '/office/ratings'], told);
});

test('quality 11 no script may make markup of a text: the policy refuses it', async ({ page }) => {
  await page.goto('/login');
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>x</b>';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  expect(refused).toBe(true);
});
