// Where things are in the project, for set-up scripts that run on a bare Node 20 (product §1).
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const CACHE = join(ROOT, '.cache');
/** Whether the invented shop is here: the product runs without it. */
export const HAS_DEMO = existsSync(join(ROOT, 'demo', 'package.json'));
/** What has types of its own; measurements and converters stand on the demo's data and drawings and go with it. */
export const WORKSPACES = ['contract', 'server', 'web', 'e2e', 'tools/setup', ...(HAS_DEMO ? ['demo', 'tools'] : [])];

/** @param {string[]} parts */
export function inProject(...parts) {
  return join(ROOT, ...parts);
}

/**
 * The program that starts the shop or runs its commands: the demo's, which brings itself along as a guest, else the server's own.
 * @param {'start' | 'shop'} name
 */
export function shopProgram(name) {
  const own = { start: 'server/src/start.ts', shop: 'server/src/shop-commands/main.ts' };
  return inProject(HAS_DEMO ? `demo/${name}.ts` : own[name]);
}

/** The Node that everything but set-up runs on: the one brought along by npm, else our own if it is new enough. */
export function node24() {
  const brought = inProject('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(brought) ? brought : process.execPath;
}

/** The environment for children: their `node` is ours, so are the programs of the installed packages, and compiled code is kept for the next start. */
export function childEnvironment() {
  const path = [dirname(node24()), inProject('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: join(CACHE, 'compiled') };
}
