// Quality 16, 18: the states without content of the screens that find parts and machines, light and dark: on its way, empty, failed, refused.
import type { calls, ResultOf } from '@outrigger/contract';
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
  /** What that call answers where there is nothing; a part and the list of a machine are never without content. */
  nothing?: { answer: object; words: RegExp };
}

const at = (path: string) => () => Promise.resolve(path);
const NONE = { items: [], total: 0, page: 1, pageSize: 20 };
// Each empty answer is whole by the contract: a field that is missing would show a failure instead of an empty screen.
const NO_GOODS: ResultOf<typeof calls.catalogue.goodsList> = { ...NONE, nextCursor: null };
const NO_CATEGORIES: ResultOf<typeof calls.catalogue.categoryList> = [];
const NO_MACHINES: ResultOf<typeof calls.machines.machineList> = { ...NONE, suggestions: [] };
const NOTHING_FOUND: ResultOf<typeof calls.search.goodsSearch> = {
  ...NONE,
  groups: [],
  exactCode: null,
  exactHostId: null,
  exactRest: null,
  exactFit: null,
  nearMachines: [],
  isMoreNear: false,
  restMissed: null,
  nearCodes: [],
  model: null,
};
const SCREENS: Screen[] = [
  {
    name: 'the parts list',
    path: at('/shop'),
    call: '/shop/goods-list',
    nothing: { answer: NO_GOODS, words: /No parts here yet/ },
  },
  {
    name: 'the categories',
    path: at('/category'),
    call: '/shop/category-list',
    nothing: { answer: NO_CATEGORIES, words: /No categories yet/ },
  },
  {
    name: 'what was found',
    path: at('/searchResult?keyword=seal'),
    call: '/shop/goods-search',
    nothing: { answer: NOTHING_FOUND, words: /Nothing was found/ },
  },
  {
    name: 'the machines',
    path: at('/history'),
    call: '/category/host/pageList',
    nothing: { answer: NO_MACHINES, words: /No machines yet/ },
  },
  {
    name: 'the machines found',
    path: at('/history?keyword=XQZ&field=any'),
    call: '/category/host/pageList',
    nothing: { answer: NO_MACHINES, words: /Nothing was found/ },
  },
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
type State = {
  answer: (route: Route, screen: Screen) => Promise<void>;
  shown: (page: Page, screen: Screen) => Promise<void>;
};
const STATES: Record<string, State> = {
  'on its way': {
    answer: () => Promise.resolve(),
    shown: (page) => expect(page.locator('main [aria-busy=true]').first()).toBeVisible(),
  },
  empty: {
    answer: (route, { nothing }) => route.fulfill({ json: { code: 200, message: 'OK', result: nothing?.answer } }),
    shown: (page, { nothing }) =>
      expect(
        page
          .getByRole('main')
          .getByText(nothing?.words ?? '')
          .first(),
      ).toBeVisible(),
  },
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

for (const screen of SCREENS)
  for (const [state, { answer, shown }] of Object.entries(STATES)) {
    const { name, path, call, nothing } = screen;
    if (state === 'empty' && nothing === undefined) continue;
    test(`quality 16 ${name}, ${state}, has no axe violation and scrolls only downwards`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signInAt(page, '/shop');
      const place = await path(page);
      await page.route(new RegExp(`/api${call}([?]|$)`), (route) => answer(route, screen));
      await page.goto(place);
      await shown(page, screen);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
