// Builds the pages with those of the gallery, and serves them before a running shop, for browser tests; the product's own build has none of it.
import { spawn } from 'node:child_process';
import { SetupProblem } from './problem.js';
import { childEnvironment, inProject, node24 } from './project.js';
import { runQuietly } from './run.js';
import { freePort } from './shop-for-tests.js';

const CONFIG = ['--config', 'gallery/vite.config.ts'];
const PATIENCE = 30_000;

const vite = () => inProject('node_modules/vite/bin/vite.js');
const web = () => inProject('web');

/** Builds it, which needs no shop. */
export async function buildGallery() {
  return await runQuietly(node24(), [vite(), 'build', ...CONFIG], {
    cwd: web(),
    env: { NODE_ENV: 'production' },
    label: 'building the gallery',
  });
}

/**
 * Resolves when the gallery that was built answers; what it asks of a shop goes to the one at `shopUrl`.
 * @param {Awaited<ReturnType<typeof buildGallery>>} built
 * @param {string} shopUrl
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startGallery(built, shopUrl) {
  if (built.code !== 0) throw new SetupProblem(`The gallery could not be built:\n${built.output.trim()}`);
  const port = await freePort();
  const where = ['--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  const child = spawn(node24(), [vite(), 'preview', ...CONFIG, ...where], {
    cwd: web(),
    env: { ...childEnvironment(), SHOP_URL: shopUrl },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const giveUp = Date.now() + PATIENCE;
  for (;;) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return { url, stop: () => void child.kill() };
    if (Date.now() > giveUp) throw new SetupProblem('The gallery did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
