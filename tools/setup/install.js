// Installs the packages when what is installed differs from package-lock.json, and makes sure that Node 24 came with them.
import { existsSync, readFileSync } from 'node:fs';
import { SetupProblem } from './problem.js';
import { inProject, node24 } from './project.js';
import { runQuietly } from './run.js';

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean, resolved?: string, peer?: boolean }} LockEntry */

const INSTALLED = ['node_modules', '.package-lock.json'];

/** Brings node_modules to the state of package-lock.json; does nothing when it is there already. */
export async function install() {
  if (!isInstalled()) {
    const isFirst = !existsSync(inProject(...INSTALLED));
    process.stdout.write(isFirst ? 'Installing packages (a minute or two)\n' : 'Updating packages\n');
    // Not `npm ci`: it refuses a lock file that lacks the optional packages of platforms the registry did not offer when it was written.
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    const result = await runQuietly('npm', args, { label: 'installing' });
    if (result.code !== 0) throw new SetupProblem(`npm could not install the packages:\n${firstLines(result.output)}`);
    process.stdout.write(`  done in ${Math.round(result.seconds)} s\n`);
  }
  await requireNode24();
}

/** Whether every package of package-lock.json is installed in that version, and every workspace linked; packages for other platforms may be missing. */
export function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const found = readPackages(...INSTALLED);
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    // A workspace that was taken out is missed by nobody; one that came is linked before it is used.
    if (entry.link) return path in found || !existsSync(inProject(entry.resolved ?? ''));
    const installed = found[path];
    return installed ? installed.version === entry.version : Boolean(entry.optional || entry.devOptional || entry.peer);
  });
}

/**
 * @param {string[]} path
 * @returns {Record<string, LockEntry> | undefined}
 */
function readPackages(...path) {
  try {
    return JSON.parse(readFileSync(inProject(...path), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

async function requireNode24() {
  if (hasNode24()) return;
  const folder = inProject('node_modules', 'node');
  const options = { cwd: folder, label: 'fetching Node 24' };
  if (existsSync(folder)) await runQuietly(process.execPath, ['installArchSpecificPackage.js'], options);
  if (hasNode24()) return;
  throw new SetupProblem(
    'Node 24 did not come with the packages: run "npm ci" with install scripts on, or use Node 24 yourself.',
  );
}

function hasNode24() {
  return node24() !== process.execPath || Number(process.versions.node.split('.')[0]) >= 24;
}

/** @param {string} output */
function firstLines(output) {
  return output.trim().split('\n').slice(0, 15).join('\n');
}
