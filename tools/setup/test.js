// `npm test`: sets up what is missing, runs every check and test, and ends with one line of counts (product §1).
import { runBrowserTests } from './browser-tests.js';
import { buildWeb } from './build-web.js';
import { runChecks } from './checks.js';
import { install } from './install.js';
import { reason, runMain } from './problem.js';
import { runUnitTests } from './unit-tests.js';

/** @typedef {import('./checks.js').Counts} Counts */

const isFull = process.argv.includes('--full');

await runMain(async () => {
  await install();
  const counts = [
    await runChecks(),
    // Before the tests: those of the server ask for its pages.
    await attempt('the web build', async () => {
      await buildWeb();
      return { passed: 1, failed: 0, skipped: 0 };
    }),
    await runUnitTests(),
    await attempt('browser tests', () => runBrowserTests({ isFull })),
  ];
  const passed = sum(counts, 'passed');
  const failed = sum(counts, 'failed');
  const skipped = sum(counts, 'skipped');
  process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
  return failed > 0 ? 1 : 0;
});

/**
 * A step that cannot even begin counts as one failure, and the next ones still run.
 * @param {string} name
 * @param {() => Promise<Counts>} step
 * @returns {Promise<Counts>}
 */
async function attempt(name, step) {
  try {
    return await step();
  } catch (error) {
    process.stdout.write(`FAIL ${name}: ${reason(error)}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * @param {Counts[]} counts
 * @param {keyof Counts} key
 */
function sum(counts, key) {
  return counts.reduce((total, one) => total + one[key], 0);
}
