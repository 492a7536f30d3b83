// Runs the real supervisor over the stand-ins, as a process of its own.
import { fileURLToPath } from 'node:url';
import { runShop } from '../../src/platform/supervisor/run-shop.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const exitCode = await runShop({
  api: here('tiny-api.ts'),
  worker: here('tiny-worker.ts'),
  fillDemo: here(process.env['TINY_DEMO'] ?? 'no-demo.ts'),
  tendDemo: here('no-demo.ts'),
  isWatched: false,
  say: (line) => process.stdout.write(`${line}\n`),
});
process.exit(exitCode);
