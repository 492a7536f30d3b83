// `npm start` after set-up: runs the whole shop on one port until it is told to stop (product §1); `--watch` restarts API and worker when their files change.
import { fileURLToPath } from 'node:url';
import { runShop } from './platform/supervisor/run-shop.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const exitCode = await runShop({
  api: here('start-api.ts'),
  worker: here('start-worker.ts'),
  fillDemo: here('../../demo/src/fill-demo-shop.ts'),
  tendDemo: here('../../demo/src/add-to-demo-shop.ts'),
  isWatched: process.argv.includes('--watch'),
  say: (line) => process.stdout.write(`${line}\n`),
});
process.exit(exitCode);
