// `npm run bench -- pages [--url URL] [--runs N]`: what a first visit loads, and Lighthouse's mobile marks, median of the runs (quality 14); slow is printed, nothing fails.
import { parseArgs } from 'node:util';
import { findChromium } from '../setup/chromium.js';
import { SetupProblem, runMain } from '../setup/problem.js';
import { startShopForTests } from '../setup/shop-for-tests.js';
import { firstLoadKib } from './pages/first-load.ts';
import { lighthouseMarks } from './pages/lighthouse.ts';
import { openVisitor } from './pages/visitor.ts';

/** Where a visit may begin, who visits, and how much script and style the design allows it in KiB (gzip). */
const PAGES = [
  { path: '/login', isSignedIn: false, budget: 130 },
  { path: '/shop', isSignedIn: true, budget: 170 },
];

await runMain(async () => {
  const { values } = parseArgs({ options: { url: { type: 'string' }, runs: { type: 'string', default: '5' } } });
  const browser = await findChromium();
  if ('missing' in browser) throw new SetupProblem(browser.missing);
  const shop = values.url ? { url: values.url, stop: async () => {} } : await startShopForTests();
  try {
    for (const page of PAGES)
      await measure(`${shop.url}${page.path}`, page, { runs: Number(values.runs), chromium: browser.path });
  } finally {
    await shop.stop();
  }
  return 0;
});

async function measure(
  url: string,
  { path, isSignedIn, budget }: (typeof PAGES)[number],
  { runs, chromium }: { runs: number; chromium: string },
): Promise<void> {
  const visitor = await openVisitor(new URL(url).origin, { isSignedIn, chromium });
  try {
    const kib = await firstLoadKib(visitor, url);
    console.log(`${path}: first load ${kib.toFixed(1)} KiB gzip of script and style (budget ${budget})`);
    const marks = await lighthouseMarks(url, { port: visitor.debuggingPort, runs });
    for (const { name, median, all } of marks) console.log(`${path}: ${name.padEnd(16)}${median}   (${all.join(' ')})`);
  } finally {
    await visitor.close();
  }
}
