// `npm run bench -- manuals [--url URL] [--pages N] [--only book|figures]`: how soon a long service manual, an illustration and a 3D model are there, how much of the file that took, how many pictures a second a model gives without a graphics card, and what ten openings of each leave behind; what leaves more than it may fails (product §5).
import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { buildWeb } from '../setup/build-web.js';
import { findChromium } from '../setup/chromium.js';
import { runMain, SetupProblem } from '../setup/problem.js';
import { startShopForTests } from '../setup/shop-for-tests.js';
import {
  figuresOfFamilies,
  framesOf,
  geometriesHeld,
  heapOf,
  leaveFigures,
  openFigure,
} from './manuals/figure-views.ts';
import { longBook } from './manuals/long-book.ts';
import { openBookFrom, signIn } from './manuals/served-book.ts';
import { type Claim, conclude } from './orders/verdict.ts';

const OPENINGS = 10;
/** Of the heap, for all openings together: what is kept on purpose (answers, files) is well below it. */
const MOST_LEFT = 30_000_000;
const TURNED_SECONDS = 10;
const PATIENCE = 120_000;
const AIM = 30;
const SCREEN = { width: 1440, height: 900 };
// As on a computer without a graphics card: pages are put together by the processor, models drawn by SwiftShader. Where SwiftShader puts pages together, too, that alone takes longer than a model.
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--enable-unsafe-swiftshader'];
const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      pages: { type: 'string', default: '1000' },
      only: { type: 'string', default: '' },
    },
  });
  const found = await findChromium();
  if ('missing' in found) throw new SetupProblem(found.missing);
  if (!values.url) await buildWeb();
  const shop = values.url ? { url: values.url, stop: async () => {} } : await startShopForTests();
  const browser = await chromium.launch({ executablePath: found.path, args: ARGS });
  try {
    // A service worker would fetch the files itself, past what is put in their place.
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: SCREEN });
    const page = await context.newPage();
    // A model is drawn in software here, its file made when it is first asked for.
    page.setDefaultTimeout(PATIENCE);
    const session = await context.newCDPSession(page);
    await signIn(page, shop.url);
    const claims = [
      ...(values.only === 'book' ? [] : await measureFigures(page, session)),
      ...(values.only === 'figures' ? [] : await measureBook(page, session, shop.url, Number(values.pages))),
    ];
    conclude(claims, false);
  } finally {
    await browser.close();
    await shop.stop();
  }
  return Number(process.exitCode ?? 0);
});

async function measureFigures(page: Page, session: CDPSession): Promise<Claim[]> {
  const figures = await figuresOfFamilies(page);
  const [largest] = figures;
  if (!largest) throw new Error('no figure of the shop has a model');
  const claims: Claim[] = [];
  await leaveFigures(page);
  for (const view of ['parts', '3d'] as const) {
    const name = view === 'parts' ? 'illustration' : '3D model';
    const first = await timed(() => openFigure(page, view, largest));
    console.log(
      `first ${name} (${largest.code}, ${largest.rows} rows, drawn and loaded for the first time): ${first} ms`,
    );
    if (view === '3d') await tellFrames(page);
    const held = view === '3d' ? await geometriesHeld(page) : 0;
    const { times, left } = await openOften(page, session, { view, figures: figures.slice(0, OPENINGS) });
    console.log(
      `${times.length} more openings of an ${name}: median ${median(times)} ms, slowest ${Math.max(...times)} ms`,
    );
    claims.push({
      says: `${name}: heap grows by less than ${megabytes(MOST_LEFT)} MB`,
      wanted: true,
      found: left < MOST_LEFT,
    });
    if (view === '3d') {
      await openFigure(page, view, largest);
      claims.push({
        says: '3D model: the graphics hold as much as at the first opening',
        wanted: held,
        found: await geometriesHeld(page),
      });
      await leaveFigures(page);
    }
  }
  return claims;
}

async function tellFrames(page: Page): Promise<void> {
  const { perSecond, size } = await framesOf(page, TURNED_SECONDS);
  console.log(`turned without a graphics card: ${perSecond.toFixed(1)} pictures a second at ${size} (aim ${AIM})`);
}

type Openings = { view: 'parts' | '3d'; figures: Awaited<ReturnType<typeof figuresOfFamilies>> };

/** Each once before it counts, so that what is drawn and kept for the first time is there. */
async function openOften(page: Page, session: CDPSession, { view, figures }: Openings) {
  for (const figure of figures) await openFigure(page, view, figure);
  await leaveFigures(page);
  const before = await heapOf(session);
  const times: number[] = [];
  for (const figure of figures) {
    times.push(await timed(() => openFigure(page, view, figure)));
    await leaveFigures(page);
  }
  const after = await heapOf(session);
  console.log(`heap after them ${megabytes(before)} -> ${megabytes(after)} MB`);
  return { times, left: after - before };
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function measureBook(page: Page, session: CDPSession, url: string, pageCount: number): Promise<Claim[]> {
  const book = longBook(pageCount);
  const served = await openBookFrom(page, url, book);
  console.log(`a book of ${pageCount} pages, ${megabytes(book.length)} MB`);
  const first = await timed(() => served.open(1));
  console.log(`first page: ${first} ms, ${megabytes(served.bytesSent())} MB of the file read`);
  const far = Math.ceil(pageCount * 0.9);
  const jump = await timed(() => served.goTo(far));
  const drawn = await page.locator('[data-page] canvas').count();
  const share = served.bytesSent() / book.length;
  console.log(`page ${far}: ${jump} ms, ${megabytes(served.bytesSent())} MB read in all, ${drawn} pages drawn`);
  await served.leave();
  const before = await heapOf(session);
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    await served.open(1);
    await served.leave();
  }
  const left = (await heapOf(session)) - before;
  console.log(`${OPENINGS} more openings leave ${megabytes(left)} MB in the heap`);
  return [
    { says: 'book: the file is read in pieces, a tenth of it at most', wanted: true, found: share > 0 && share < 0.1 },
    { says: 'book: few pages are drawn at once', wanted: true, found: drawn <= 6 },
    { says: `book: heap grows by less than ${megabytes(MOST_LEFT)} MB`, wanted: true, found: left < MOST_LEFT },
    { says: 'book: threads left', wanted: 0, found: page.workers().length },
  ];
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return Math.round(performance.now() - begin);
}
