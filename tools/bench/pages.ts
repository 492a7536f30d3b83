// `npm run bench -- pages [--url URL] [--runs N] [--only PATH]`: what a first visit loads until the page can be used and until it is quiet, and Lighthouse's mobile marks, median of the runs, none of 0 (quality 14); slow is printed, nothing fails.
import { parseArgs } from 'node:util';
import { buildWeb } from '../setup/build-web.js';
import { findChromium } from '../setup/chromium.js';
import { SetupProblem, runMain } from '../setup/problem.js';
import { startShopForTests } from '../setup/shop-for-tests.js';
import { firstLoadKib } from './pages/first-load.ts';
import { lighthouseMarks } from './pages/lighthouse.ts';
import { findPlaces, type Places } from './pages/places.ts';
import { openVisitor } from './pages/visitor.ts';

interface Page {
  path: string;
  isSignedIn: boolean;
  /** What one comes for. */
  usable: string;
  /** How much script and style the design allows it in KiB (gzip), where it says so. */
  budget?: number;
}

const ADD = 'main button[aria-label^="Add to cart"], main button[aria-label^="In cart"]';

/** Where a visit may begin, and who visits. */
const pagesOf = ({ hostId, code }: Places): Page[] => [
  { path: '/login', isSignedIn: false, usable: 'input[type=email]', budget: 130 },
  { path: '/shop', isSignedIn: true, usable: ADD, budget: 170 },
  { path: `/historyPartsList?hostId=${hostId}`, isSignedIn: true, usable: ADD, budget: 170 },
  { path: '/search', isSignedIn: true, usable: 'main [role=combobox]' },
  { path: `/detail?code=${encodeURIComponent(code)}`, isSignedIn: true, usable: ADD },
];

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
    },
  });
  const browser = await findChromium();
  if ('missing' in browser) throw new SetupProblem(browser.missing);
  if (!values.url) await buildWeb();
  const shop = values.url ? { url: values.url, stop: async () => {} } : await startShopForTests();
  try {
    for (const page of pagesOf(await findPlaces(shop.url)).filter(({ path }) => path.includes(values.only)))
      await measure(`${shop.url}${page.path}`, page, { runs: Number(values.runs), chromium: browser.path });
  } finally {
    await shop.stop();
  }
  return 0;
});

async function measure(
  url: string,
  { path, isSignedIn, usable, budget }: Page,
  { runs, chromium }: { runs: number; chromium: string },
): Promise<void> {
  const visitor = await openVisitor(new URL(url).origin, { isSignedIn, chromium });
  try {
    const { untilUsable, untilQuiet } = await firstLoadKib(visitor, url, usable);
    console.log(
      `${path}: first load ${untilUsable.toFixed(1)} KiB gzip of script and style until it can be used${budget ? ` (budget ${budget})` : ''}, ${untilQuiet.toFixed(1)} until it is quiet`,
    );
    if (runs === 0) return;
    const { marks, timings, faults } = await lighthouseMarks(url, { port: visitor.debuggingPort, runs });
    for (const { name, median, all } of marks) console.log(`${path}: ${name.padEnd(16)}${median}   (${all.join(' ')})`);
    console.log(`${path}: ${timings.join(', ')}`);
    for (const fault of faults) console.log(`${path}: ${fault}`);
  } finally {
    await visitor.close();
  }
}
