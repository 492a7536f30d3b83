// Finds the Chromium for browser tests; installs Debian's where that is allowed, else names the package (product §1).
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from './run.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** @typedef {{ path: string } | { missing: string }} Browser */

/**
 * The browser's path (setting CHROMIUM, else the search path), or one line that says what to install.
 * @returns {Promise<Browser>}
 */
export async function findChromium() {
  const found = existing();
  if (found) return { path: found };
  const how =
    'Chromium is missing: install the Debian package "chromium" (apt-get install chromium) or set CHROMIUM to the path of one.';
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return { missing: how };
  process.stdout.write('Installing Chromium (apt-get install chromium)\n');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly('apt-get', ['update', '-qq'], { env, label: 'reading package lists' });
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'];
  const result = await runQuietly('apt-get', args, { env, label: 'installing Chromium' });
  const installed = existing();
  if (installed) return { path: installed };
  return { missing: `${how} apt-get said: ${result.output.trim().split('\n').at(-1) ?? 'nothing'}` };
}

function existing() {
  const wanted = process.env.CHROMIUM;
  if (wanted) return existsSync(wanted) ? wanted : undefined;
  const found = NAMES.map(onPath).find(Boolean);
  return found ?? (existsSync(MAC) ? MAC : undefined);
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
