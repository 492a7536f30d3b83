// Starts a whole demo shop on a free port and a throw-away data directory, for browser tests.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SetupProblem } from './problem.js';
import { childEnvironment, node24, ROOT, shopProgram } from './project.js';

const PATIENCE = 180_000;

/**
 * Resolves when the shop takes requests; `said` gives what its start printed, `stop` drains it and removes its data.
 * @param {Record<string, string>} [settings]
 * @returns {Promise<{ url: string, dataDir: string, said: () => string, stop: () => Promise<void> }>}
 */
export async function startShopForTests(settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'outrigger-e2e-'));
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const child = spawn(node24(), [shopProgram('start')], {
    cwd: ROOT,
    env: {
      // A minute of work for pictures that no test may look at; what one looks at is drawn when it asks.
      DEMO_AHEAD: 'off',
      ...childEnvironment(),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      STRICT: 'on',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const isUp = await Promise.race([waitUntilReady(url), exited.then(() => false)]);
  if (isUp) return { url, dataDir, said: () => output, stop };
  await stop();
  throw new SetupProblem(`The shop for the browser tests did not start:\n${output.trim()}`);
}

/** @param {string} url */
async function waitUntilReady(url) {
  const giveUp = Date.now() + PATIENCE;
  while (Date.now() < giveUp) {
    const isReady = await fetch(`${url}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Throws the line to say where another program has the port.
 * @param {number} port
 * @returns {Promise<void>}
 */
export function requireFreePort(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () =>
      reject(new SetupProblem(`Port ${port} is in use: stop the other program, or set PORT.`)),
    );
    server.listen(port, 'localhost', () => server.close(() => resolve()));
  });
}
