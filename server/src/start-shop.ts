// Runs the whole shop, with or without a guest, as this process and ends it (product §1).
import { fileURLToPath } from 'node:url';
import type { Guest } from './platform/outside/guest.ts';
import { runShop } from './platform/supervisor/run-shop.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Runs until it is told to stop; a guest fills the shop and makes its pictures. */
export async function startShop(guest?: Guest): Promise<never> {
  const exitCode = await runShop({
    api: here('start-api.ts'),
    worker: here('start-worker.ts'),
    guest,
    isWatched: process.argv.includes('--watch'),
    say: (line) => process.stdout.write(`${line}\n`),
  });
  process.exit(exitCode);
}
