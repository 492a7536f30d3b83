// Quality 16, 18: the states without an answer of the screens that find parts and machines, light and dark: what failed and what is refused.
import { expect, type Page, type Route, test } from '@playwright/test';
import { askShop, firstCode } from './journey.ts';
import { signInAt } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './watch.ts';

interface Screen {
  name: string;
  /** Where it is, once signed in. */
  path: (page: Page) => Promise<string>;
  /** The call that fills it. */
  call: string;
}

const at = (path: string) => () => Promise.resolve(path);
const SCREENS: Screen[] = [
  { name: 'the parts list', path: at('/shop'), call: '/shop/goods-list' },
  { name: 'the categories', path: at('/category'), call: '/shop/category-list' },
  { name: 'what was found', path: at('/searchResult?keyword=seal'), call: '/shop/goods-search' },
  { name: 'the machines', path: at('/history'), call: '/category/host/pageList' },
  {
    name: 'the parts list of a machine',
    call: '/category/host/partList',
    path: async (page) => {
      type Fleet = { items: { hostId: number }[] };
      const { items } = await askShop<Fleet>(page, '/category/host/pageList?sort=serial');
      return `/historyPartsList?hostId=${items[0]?.hostId}`;
    },
  },
  {
    name: 'a part',
    call: '/shop/goods-detail',
    path: async (page) => `/detail?code=${encodeURIComponent(await firstCode(page))}`,
  },
];

const refuse = (status: number, reason: string) => (route: Route) =>
  route.fulfill({
    status,
    json: { code: status, message: 'In the words of the shop.', result: { reason, facts: {} } },
  });

/** What becomes of the call, and what the page then shows. */
const STATES: Record<string, { answer: (route: Route) => Promise<void>; shown: (page: Page) => Promise<void> }> = {
  failed: {
    answer: refuse(500, 'internal'),
    shown: (page) => expect(page.getByRole('main').getByRole('alert').first()).toBeVisible(),
  },
  refused: {
    answer: refuse(403, 'noPermission'),
    shown: async (page) => {
      await expect(page.getByText(/In the words of the shop\.|permission/i).first()).toBeVisible();
    },
  },
};

for (const { name, path, call } of SCREENS)
  for (const [state, { answer, shown }] of Object.entries(STATES))
    test(`quality 16 ${name}, ${state}, has no axe violation and scrolls only downwards`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signInAt(page, '/shop');
      const place = await path(page);
      await page.route(`**/api${call}?*`, answer);
      await page.route(`**/api${call}`, answer);
      await page.goto(place);
      await shown(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
