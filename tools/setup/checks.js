// The checks without a running program: types, lint, format, rules of the house, unused exports (architecture §3, §9).
import { HAS_DEMO, inProject, node24, WORKSPACES } from './project.js';
import { runQuietly } from './run.js';

/** @typedef {{ name: string, program: string, args: string[] }} Check */
/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const SOURCES = ['contract/src', 'server/src', 'web/src', ...(HAS_DEMO ? ['demo', 'tools'] : ['tools/setup'])];
/** What stands on the demo cannot be understood without it. */
const LEFT_OUT = HAS_DEMO ? [] : ['--ignore-pattern', 'tools/bench', '--ignore-pattern', 'tools/real-lists'];

/** @returns {Check[]} */
function allChecks() {
  return [
    ...WORKSPACES.map((workspace) =>
      inNode(`types of ${workspace}`, 'typescript/bin/tsc', ['--noEmit', '-p', workspace]),
    ),
    inNode('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', ...LEFT_OUT]),
    inNode('format', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
    inNode('import rules', 'dependency-cruiser/bin/dependency-cruiser.mjs', [
      ...SOURCES,
      '--config',
      'dependency-rules.cjs',
      '-T',
      'err',
    ]),
    { name: 'source rules', program: node24(), args: [inProject('tools/setup/source-rules.js')] },
    inNode('unused exports and packages', 'knip/bin/knip.js', [
      '--no-progress',
      '--no-config-hints',
      '--include',
      'files,exports,types,duplicates,dependencies',
    ]),
  ];
}

/**
 * Runs every check, two beside each other, and tells of each in the order of the list: one line, and what a failed one said.
 * @returns {Promise<Counts>}
 */
export async function runChecks() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const running = startInPlaces(allChecks(), 2, async (check) => {
    const result = await runQuietly(check.program, check.args, { label: check.name });
    return { name: check.name, ...result };
  });
  for (const end of running) {
    const { name, code, output, seconds } = await end;
    const isGood = code === 0;
    counts[isGood ? 'passed' : 'failed'] += 1;
    tell(isGood, name, seconds);
    if (!isGood) process.stdout.write(`${firstLines(output)}\n`);
  }
  return counts;
}

/**
 * Starts the tasks in their order, as many at a time as there are places; each has its own end.
 * @template T, R
 * @param {T[]} tasks
 * @param {number} places
 * @param {(task: T) => Promise<R>} run
 * @returns {Promise<R>[]}
 */
function startInPlaces(tasks, places, run) {
  let taken = 0;
  /** @type {(() => void)[]} */
  const waiting = [];
  return tasks.map(async (task) => {
    if (taken >= places) await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    taken += 1;
    try {
      return await run(task);
    } finally {
      taken -= 1;
      waiting.shift()?.();
    }
  });
}

/**
 * One line a step: a mark, its name, how long it took.
 * @param {boolean} isGood
 * @param {string} name
 * @param {number} seconds
 */
export function tell(isGood, name, seconds) {
  process.stdout.write(`${isGood ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)\n`);
}

/** @param {string} output */
function firstLines(output) {
  const lines = output.trimEnd().split('\n');
  const more = lines.length > 200 ? [`… and ${lines.length - 200} more lines`] : [];
  return [...lines.slice(0, 200), ...more].map((line) => `     ${line}`).join('\n');
}

/**
 * @param {string} name
 * @param {string} script
 * @param {string[]} args
 * @returns {Check}
 */
function inNode(name, script, args) {
  return { name, program: node24(), args: [inProject('node_modules', script), ...args] };
}
