// `npm run bench -- pages [--url URL] [--runs N] [--only PATH]`: what a first visit loads, and Lighthouse's mobile marks, median of the runs (quality 14); slow is printed, nothing fails.
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
  /** How much script and style the design allows it in KiB (gzip), where it says so. */
  budget?: number;
}

/** Where a visit may begin, and who visits. */
const pagesOf = ({ hostId, code }: Places): Page[] => [
  { path: '/login', isSignedIn: false, budget: 130 },
  { path: '/shop', isSignedIn: true, budget: 170 },
  { path: `/historyPartsList?hostId=${hostId}`, isSignedIn: true, budget: 170 },
  { path: '/search', isSignedIn: true },
  { path: `/detail?code=${encodeURIComponent(code)}`, isSignedIn: true },
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
  { path, isSignedIn, budget }: Page,
  { runs, chromium }: { runs: number; chromium: string },
): Promise<void> {
  const visitor = await openVisitor(new URL(url).origin, { isSignedIn, chromium });
  try {
    const kib = await firstLoadKib(visitor, url);
    console.log(
      `${path}: first load ${kib.toFixed(1)} KiB gzip of script and style${budget ? ` (budget ${budget})` : ''}`,
    );
    const { marks, timings, faults } = await lighthouseMarks(url, { port: visitor.debuggingPort, runs });
    for (const { name, median, all } of marks) console.log(`${path}: ${name.padEnd(16)}${median}   (${all.join(' ')})`);
    console.log(`${path}: ${timings.join(', ')}`);
    for (const fault of faults) console.log(`${path}: ${fault}`);
  } finally {
    await visitor.close();
  }
}
