// What a screen shows while the call that fills it is on its way, answered with nothing, or failed.
import type { Call, ResultOf } from '@outrigger/contract';
import { expect } from '@playwright/test';
import { answer, asTheShopSays, type Cell, hold, judge, look, lookAt, refuse } from './states.ts';

/** The answer of a list that is empty. */
export const NONE = { items: [], total: 0, page: 1, pageSize: 20 };

interface Filled<C extends Call> {
  what: string;
  path: string;
  /** The call that fills it. */
  call: C;
  /** What that call answers where there is nothing; left out where there is always something. */
  nothing?: ResultOf<C>;
}

/** A screen as it is filled, on its way, empty and failed. */
export async function lookAtFilled<C extends Call>(cell: Cell, { what, path, call, nothing }: Filled<C>) {
  const { page } = cell;
  await lookAt(cell, path, what);
  await hold(cell, call);
  await page.goto(path);
  await expect(page.locator('main .skeleton').first(), what).toBeVisible();
  await judge(cell, `${what}, on its way`);
  if (nothing !== undefined) {
    await answer(cell, call, nothing);
    await lookAt(cell, path, `${what}, empty`);
  }
  await refuse(cell, call, 'unavailable');
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('alert').first(), what).toBeVisible();
  await look(cell, `${what}, failed`);
  await asTheShopSays(cell);
}
