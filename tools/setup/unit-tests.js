// Runs every vitest project and reads the counts from its JSON report.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tell } from './checks.js';
import { CACHE, inProject, node24 } from './project.js';
import { runQuietly } from './run.js';

/** @typedef {import('./checks.js').Counts} Counts */

/**
 * Unit and use-case tests of all workspaces; a run without a readable report counts as one failure.
 * @returns {Promise<Counts>}
 */
export async function runUnitTests() {
  const report = join(CACHE, 'unit-tests.json');
  mkdirSync(CACHE, { recursive: true });
  rmSync(report, { force: true });
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = inProject('node_modules/vitest/vitest.mjs');
  const result = await runQuietly(node24(), [vitest, ...args], { label: 'unit and use-case tests' });
  const counts = readCounts(report, result.code);
  tell(
    counts.failed === 0,
    `unit and use-case tests: ${counts.passed} passed, ${counts.failed} failed`,
    result.seconds,
  );
  if (counts.failed > 0) process.stdout.write(`${withoutPasses(result.output)}\n`);
  return counts;
}

/**
 * @param {string} report
 * @param {number} code
 * @returns {Counts}
 */
function readCounts(report, code) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const brokenFiles = testResults.filter(isBrokenFile).length;
    const failed = numFailedTests + brokenFiles;
    return { passed: numPassedTests, failed: failed || (code === 0 ? 0 : 1), skipped: numPendingTests + numTodoTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** A file that failed as a whole: it did not load, or a hook of it failed. @param {{ status: string, assertionResults: { status: string }[] }} file */
function isBrokenFile(file) {
  return file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed');
}

/** @param {string} output */
function withoutPasses(output) {
  const lines = output.split('\n').filter((line) => !/^\s*[✓↓]/.test(line));
  return lines.slice(-400).join('\n');
}
