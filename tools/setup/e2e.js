// `npm run e2e [-- --full] [-- FILE…]`: the browser tests alone, against a shop started for them (architecture §9).
import { runBrowserTests } from './browser-tests.js';
import { buildWeb } from './build-web.js';
import { install } from './install.js';
import { runMain } from './problem.js';

await runMain(async () => {
  await install();
  await buildWeb();
  const only = process.argv.slice(2).filter((argument) => argument !== '--full');
  const { passed, failed, skipped } = await runBrowserTests({
    isFull: process.argv.includes('--full'),
    only,
    isVerbose: true,
  });
  process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
  return failed > 0 ? 1 : 0;
});
