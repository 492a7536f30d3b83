// `npm run bench -- start [--runs N]`: warm starts of a filled demo shop by `npm start`, beside a bare Node in the same run (quality 15).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../setup/shop-for-tests.js';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '10' } } });
const PATIENCE_MS = 300_000;
const LOOK_MS = 10;

const dataDir = mkdtempSync(join(tmpdir(), 'outrigger-start-'));
chmodSync(dataDir, 0o711);
const port = await freePort();
try {
  console.log(`first start, which fills the shop: ${await shopStart()} ms`);
  const pairs: { shop: number; bare: number }[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const pair = { bare: await bareStart(), shop: await shopStart() };
    pairs.push(pair);
    console.log(`ready after ${pair.shop} ms, bare Node ${pair.bare} ms, load ${loadavg()[0]?.toFixed(1)}`);
  }
  const shop = median(pairs.map((pair) => pair.shop));
  const bare = median(pairs.map((pair) => pair.bare));
  console.log(
    `median: ready after ${shop} ms (aim: 2000), bare Node ${bare} ms, ratio ${(shop / Math.max(bare, 1)).toFixed(1)}`,
  );
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/** From the command to the first answer that the shop is ready; then it is stopped again. */
async function shopStart(): Promise<number> {
  const began = performance.now();
  const shop = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO_AHEAD: 'off', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(shop, 'exit');
  try {
    while (!(await isReady())) {
      if (shop.exitCode !== null || performance.now() - began > PATIENCE_MS) throw new Error('the shop did not start');
      await sleep(LOOK_MS);
    }
    return Math.round(performance.now() - began);
  } finally {
    shop.kill('SIGTERM');
    await ended;
  }
}

function isReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function bareStart(): Promise<number> {
  const began = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit');
  return Math.round(performance.now() - began);
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
