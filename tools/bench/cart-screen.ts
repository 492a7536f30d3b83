// `npm run bench -- cart-screen [--url URL] [--runs N]`: how a cart of 2,000 lines feels in a browser, beside one of 20 in the same run: from a key in a quantity to the picture after it, and the pictures while it is scrolled (product §6: 2,000 lines stay usable).
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { buildWeb } from '../setup/build-web.js';
import { findChromium } from '../setup/chromium.js';
import { runMain, SetupProblem } from '../setup/problem.js';
import { startShopForTests } from '../setup/shop-for-tests.js';
import { type Ask, askAsBuyer, quantile, readCodes } from './carts/ask-as-buyer.ts';
import { framesWhileScrolling, keysToPictures } from './carts/felt-times.ts';
import { openVisitor } from './pages/visitor.ts';

const SIZES = [20, 2000] as const;

await runMain(async () => {
  const { values } = parseArgs({ options: { url: { type: 'string' }, runs: { type: 'string', default: '40' } } });
  const browser = await findChromium();
  if ('missing' in browser) throw new SetupProblem(browser.missing);
  if (!values.url) await buildWeb();
  const shop = values.url ? { url: values.url, stop: async () => {} } : await startShopForTests();
  try {
    for (const size of SIZES) await measure(shop.url, { size, runs: Number(values.runs), chromium: browser.path });
    return 0;
  } finally {
    await shop.stop();
  }
});

type Asked = { size: number; runs: number; chromium: string };

async function measure(url: string, { size, runs, chromium }: Asked): Promise<void> {
  const ask = await askAsBuyer(url);
  const codes = await readCodes(ask, size);
  await put(ask, codes, false);
  const visitor = await openVisitor(url, { isSignedIn: true, chromium });
  try {
    const page = await visitor.context.newPage();
    const begun = performance.now();
    await page.goto(`${url}/shopcart`);
    await page
      .locator('[data-code]')
      .nth(size - 1)
      .waitFor({ state: 'attached' });
    console.log(`${size} lines: all there after ${(performance.now() - begun).toFixed(0)} ms`);
    await page.waitForLoadState('networkidle');
    tell(size, 'a step of a quantity', await stepped(page, { size, runs }));
    tell(size, 'scrolling, between two pictures', await framesWhileScrolling(page));
  } finally {
    await visitor.close();
    await put(ask, codes, true);
  }
}

/** In the middle of the cart; the arrow key steps by one pack. */
async function stepped(page: Page, { size, runs }: { size: number; runs: number }): Promise<number[]> {
  const field = page
    .locator('[data-code]')
    .nth(Math.floor(size / 2))
    .locator('input[inputmode=numeric]')
    .first();
  await field.scrollIntoViewIfNeeded();
  await field.focus();
  return await keysToPictures(page, 'ArrowUp', runs);
}

function tell(size: number, what: string, times: readonly number[]): void {
  console.log(
    `${size} lines: ${what}: median ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
  );
}

async function put(ask: Ask, codes: readonly string[], isRemoved: boolean): Promise<void> {
  const { version, lines } = await ask<{ version: number; lines: { isRemoved: boolean }[] }>('/cart?since=0');
  if (!isRemoved && lines.some((line) => !line.isRemoved)) throw new Error('the cart of the buyer is not empty');
  await ask('/cart/change', { since: version, lines: codes.map((code) => ({ code, qty: 1, isRemoved })) });
}
