// Quality 16, 17, 18: the screens that find parts and machines in each of their states (filled, on its way, empty, failed, refused) in five languages at three widths: axe in light and dark, nothing sideways, no text of another language.
import { type Call, calls, type ResultOf } from '@outrigger/contract';
import { expect, test } from '@playwright/test';
import { NONE } from './answered.ts';
import { askShop } from './journey.ts';
import {
  answer,
  asTheShopSays,
  CELLS,
  type Cell,
  expectSaid,
  hold,
  judge,
  look,
  lookAt,
  openCell,
  refuse,
} from './states.ts';

const { catalogue, machines, parts, search } = calls;

interface Screen<C extends Call = Call> {
  what: string;
  path: string;
  /** The call that fills it. */
  call: C;
  /** What that call answers where there is nothing, and what is said then; a part and the list of a machine are never without content. */
  nothing?: { result: ResultOf<C>; said: readonly [feature: string, key: string] };
}

// Each empty answer is whole by the contract: a field that is missing would show a failure instead of an empty screen.
const NOTHING_FOUND: ResultOf<typeof search.goodsSearch> = {
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
const NO_MACHINES = { ...NONE, suggestions: [] };
const screen = <C extends Call>(one: Screen<C>) => one;

/** Each screen, of the first part and the first machine that the shop has. */
function screensOf(code: string, hostId: number) {
  return [
    screen({
      what: 'the parts list',
      path: '/shop',
      call: catalogue.goodsList,
      nothing: { result: { ...NONE, nextCursor: null }, said: ['filters', 'nothingHere'] },
    }),
    screen({
      what: 'the categories',
      path: '/category',
      call: catalogue.categoryList,
      nothing: { result: [], said: ['categories', 'noCategories'] },
    }),
    screen({
      what: 'what was found',
      path: '/searchResult?keyword=seal',
      call: search.goodsSearch,
      nothing: { result: NOTHING_FOUND, said: ['search', 'notFound'] },
    }),
    screen({
      what: 'the machines',
      path: '/history',
      call: machines.machineList,
      nothing: { result: NO_MACHINES, said: ['history', 'noneYet'] },
    }),
    screen({
      what: 'the machines found',
      path: '/history?keyword=XQZ&field=any',
      call: machines.machineList,
      nothing: { result: NO_MACHINES, said: ['history', 'notFound'] },
    }),
    screen({
      what: 'the parts list of a machine',
      path: `/historyPartsList?hostId=${hostId}`,
      call: machines.machinePartList,
    }),
    screen({ what: 'a part', path: `/detail?code=${encodeURIComponent(code)}`, call: parts.goodsDetail }),
  ] as const;
}

async function lookAtStates<C extends Call>(cell: Cell, { what, path, call, nothing }: Screen<C>): Promise<void> {
  const { page } = cell;
  await lookAt(cell, path, what);
  await hold(cell, call);
  await page.goto(path);
  await expect(page.locator('main [aria-busy=true]').first(), what).toBeVisible();
  await judge(cell, `${what}, on its way`);
  if (nothing) {
    await answer(cell, call, nothing.result);
    await page.goto(path);
    await expectSaid(cell, ...nothing.said);
    await look(cell, `${what}, empty`);
  }
  for (const [reason, facts] of [
    ['serverError', { requestId: '8f2c41' }],
    ['noPermission', {}],
  ] as const) {
    await refuse(cell, call, reason, facts);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('alert').first(), `${what}, ${reason}`).toBeVisible();
    await look(cell, `${what}, ${reason}`);
  }
  await asTheShopSays(cell);
}

for (const { language, width } of CELLS)
  test(`quality 16 every state of the screens that find in ${language} at ${width} px`, async ({ page }) => {
    test.setTimeout(10 * 60_000);
    const cell = await openCell(page, { language, width }, 'buyer');
    const goods = await askShop<{ items: { code: string }[] }>(page, '/shop/goods-list');
    const fleet = await askShop<{ items: { hostId: number }[] }>(page, '/category/host/pageList?sort=serial');
    for (const one of screensOf(goods.items[0]?.code ?? '', fleet.items[0]?.hostId ?? 0))
      await lookAtStates(cell, one as Screen);
  });
