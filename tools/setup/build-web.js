// Builds the web into web/dist when its sources changed since the last build, told by a hash beside the result.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SetupProblem } from './problem.js';
import { CACHE, inProject, node24, ROOT } from './project.js';
import { runQuietly } from './run.js';

const SOURCES = ['web', 'contract/src', 'contract/package.json', 'package-lock.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', 'test', 'gallery']);

/** Builds if anything changed; a warm call only hashes the sources. */
export async function buildWeb() {
  const stamp = join(CACHE, 'web-build');
  const wanted = hashSources();
  if (existsSync(inProject('web/dist/index.html')) && readStamp(stamp) === wanted) return;
  process.stdout.write('Building the web\n');
  const result = await runQuietly(node24(), [inProject('node_modules/vite/bin/vite.js'), 'build'], {
    cwd: inProject('web'),
    env: { NODE_ENV: 'production' },
    label: 'building',
  });
  if (result.code !== 0) throw new SetupProblem(`The web could not be built:\n${result.output.trim()}`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stamp, wanted);
  process.stdout.write(`  done in ${result.seconds.toFixed(1)} s\n`);
}

/** @param {string} path */
function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function hashSources() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => [...filesIn(inProject(source))])) {
    hash.update(`${relative(ROOT, path)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {Generator<string>}
 */
function* filesIn(path) {
  if (!existsSync(path)) return;
  const entries = isDirectory(path) ? readdirSync(path, { withFileTypes: true }) : undefined;
  if (!entries) yield path;
  for (const entry of (entries ?? []).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (LEFT_OUT.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    if (entry.isDirectory()) yield* filesIn(join(path, entry.name));
    else if (entry.isFile()) yield join(path, entry.name);
  }
}

/** @param {string} path */
function isDirectory(path) {
  try {
    return readdirSync(path) !== undefined;
  } catch {
    return false;
  }
}
