// Reads Playwright's JSON report: the counts, and a short account of each test that failed or was flaky.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {import('./checks.js').Counts} Counts */
/** @typedef {{ title: string, file: string, line: number, tests: { status: string, results: { error?: { message?: string } }[] }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

const LINES_PER_ERROR = 25;

/**
 * A run without a readable report counts as one failure.
 * @param {string} file
 * @param {number} code
 * @returns {{ counts: Counts, told: string[] }} `told`: what failed, in words, the most important lines of each error
 */
export function readBrowserReport(file, code) {
  if (!existsSync(file)) return { counts: { passed: 0, failed: 1, skipped: 0 }, told: [] };
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + (errors?.length ?? 0);
  return {
    counts: { passed: stats.expected + stats.flaky, failed: failed || (code === 0 ? 0 : 1), skipped: stats.skipped },
    told: [...(errors ?? []).map(errorText), ...suites.flatMap(specsOf).flatMap(tellSpec)],
  };
}

/** @param {Suite} suite @returns {Spec[]} */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** @param {Spec} spec @returns {string[]} */
function tellSpec(spec) {
  return spec.tests
    .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
    .map((test) => {
      const said = test.results.find((result) => result.error)?.error ?? {};
      const word = test.status === 'flaky' ? 'flaky' : 'FAIL';
      return `${word} ${spec.file}:${spec.line} ${spec.title}\n${errorText(said)}`;
    });
}

/** @param {{ message?: string }} error */
function errorText(error) {
  const lines = stripVTControlCharacters(error.message ?? 'no message').split('\n');
  return lines.slice(0, LINES_PER_ERROR).join('\n');
}
