// `npm run bench -- manuals [--url URL] [--pages N]`: how soon a long service manual shows its first page and one far inside, how much of the file that took, and what ten openings leave in memory (product §5 Service manuals).
import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { buildWeb } from '../setup/build-web.js';
import { findChromium } from '../setup/chromium.js';
import { runMain, SetupProblem } from '../setup/problem.js';
import { startShopForTests } from '../setup/shop-for-tests.js';
import { longBook } from './manuals/long-book.ts';
import { openBookFrom } from './manuals/served-book.ts';

const OPENINGS = 10;
const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

await runMain(async () => {
  const { values } = parseArgs({ options: { url: { type: 'string' }, pages: { type: 'string', default: '1000' } } });
  const found = await findChromium();
  if ('missing' in found) throw new SetupProblem(found.missing);
  if (!values.url) await buildWeb();
  const shop = values.url ? { url: values.url, stop: async () => {} } : await startShopForTests();
  const browser = await chromium.launch({ executablePath: found.path, args: ARGS });
  try {
    await measure(await browser.newPage(), shop.url, Number(values.pages));
  } finally {
    await browser.close();
    await shop.stop();
  }
  return 0;
});

async function measure(page: Page, url: string, pageCount: number): Promise<void> {
  const book = longBook(pageCount);
  const served = await openBookFrom(page, url, book);
  const session = await page.context().newCDPSession(page);
  console.log(`a book of ${pageCount} pages, ${megabytes(book.length)} MB`);
  const first = await timed(() => served.open(1));
  console.log(`first page: ${first} ms, ${megabytes(served.bytesSent())} MB of the file read`);
  const far = Math.ceil(pageCount * 0.9);
  const jump = await timed(() => served.goTo(far));
  const drawn = await page.locator('[data-page] canvas').count();
  console.log(`page ${far}: ${jump} ms, ${megabytes(served.bytesSent())} MB read in all, ${drawn} pages drawn`);
  await served.leave();
  const before = await heapOf(session);
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    await served.open(1);
    await served.leave();
  }
  const after = await heapOf(session);
  const threads = page.workers().length;
  console.log(
    `after ${OPENINGS} more openings: heap ${megabytes(before)} -> ${megabytes(after)} MB, ${threads} threads left`,
  );
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return Math.round(performance.now() - begin);
}

/** What the page holds once everything that is held by nobody is gone. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
