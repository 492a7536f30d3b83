// Runs the browser tests of e2e/ against a shop started for them, and reads the counts from Playwright's JSON report.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrowserReport } from './browser-report.js';
import { tell } from './checks.js';
import { findChromium } from './chromium.js';
import { CACHE, HAS_DEMO, inProject, node24, shopProgram } from './project.js';
import { runQuietly } from './run.js';
import { buildGallery, startGallery } from './gallery.js';
import { startMailCatcher } from './mail-catcher.js';
import { startShopForTests } from './shop-for-tests.js';

/** @typedef {import('./checks.js').Counts} Counts */

/**
 * Short form, or with `isFull` every test in every language, theme and size. Tests read BASE_URL, CHROMIUM and E2E_FULL.
 * @param {{ isFull: boolean, only?: string[], isVerbose?: boolean }} options
 * @returns {Promise<Counts>}
 */
export async function runBrowserTests({ isFull, only = [], isVerbose = false }) {
  if (!HAS_DEMO) {
    process.stdout.write('     browser tests sign in as people of the demo, which is not here\n');
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const browser = await findChromium();
  if ('missing' in browser) {
    process.stdout.write(`FAIL browser tests: ${browser.missing}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const folder = mkdtempSync(join(tmpdir(), 'outrigger-truck-carrier-'));
  const carrier = makeTruckCarrier(folder);
  const built = buildGallery();
  const mails = mkdtempSync(join(tmpdir(), 'outrigger-mails-'));
  const catcher = await startMailCatcher(mails);
  try {
    const shop = await startShopForTests({ MAIL_URL: catcher.url });
    try {
      const made = await carrier;
      if (made) await importTruckCarrier(shop.dataDir, folder, made);
      const gallery = await startGallery(await built, shop.url);
      return await runPlaywright(
        {
          BASE_URL: shop.url,
          GALLERY_URL: gallery.url,
          CHROMIUM: browser.path,
          E2E_FULL: isFull ? 'on' : 'off',
          E2E_MAILS: mails,
          TRUCK_CARRIER: made ? 'on' : 'off',
        },
        { only, isVerbose },
      ).finally(gallery.stop);
    } finally {
      await shop.stop();
    }
  } finally {
    await Promise.all([carrier, built, catcher.stop()]);
    for (const made of [folder, mails]) rmSync(made, { recursive: true, force: true });
  }
}

/**
 * A machine that nobody on the team drew, made while the shop starts; nothing where its material does not lie beside the project.
 * @param {string} folder
 */
async function makeTruckCarrier(folder) {
  const material = inProject('../shared/real-data');
  if (!existsSync(material)) return undefined;
  return await runQuietly(node24(), [inProject('tools/real-lists/main.ts'), 'carrier', material, folder], {
    label: 'truck carrier',
  });
}

/**
 * Takes it in by the operator's own command.
 * @param {string} dataDir
 * @param {string} folder
 * @param {Awaited<ReturnType<typeof runQuietly>>} made
 */
async function importTruckCarrier(dataDir, folder, made) {
  const program = [shopProgram('shop'), 'import', folder];
  const imported =
    made.code === 0 ? await runQuietly(node24(), program, { env: { DATA_DIR: dataDir }, label: 'import' }) : made;
  tell(imported.code === 0, 'import of the truck carrier', made.seconds + imported.seconds);
  if (imported.code !== 0) process.stdout.write(`${imported.output}\n`);
}

/**
 * @param {Record<string, string>} env
 * @param {{ only: string[], isVerbose: boolean }} options
 * @returns {Promise<Counts>}
 */
async function runPlaywright(env, { only, isVerbose }) {
  const report = join(CACHE, 'browser-tests.json');
  mkdirSync(CACHE, { recursive: true });
  rmSync(report, { force: true });
  const args = [inProject('node_modules/@playwright/test/cli.js'), 'test', '--reporter=line,json', ...only];
  const result = await runQuietly(node24(), args, {
    cwd: inProject('e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    label: 'browser tests',
  });
  const { counts, told } = readBrowserReport(report, result.code);
  tell(counts.failed === 0, `browser tests: ${counts.passed} passed, ${counts.failed} failed`, result.seconds);
  if (isVerbose || (counts.failed > 0 && told.length === 0)) process.stdout.write(`${result.output.slice(-20_000)}\n`);
  for (const one of told) process.stdout.write(`${one}\n`);
  return counts;
}
