// Runs the real supervisor over the stand-ins, as a process of its own.
import { fileURLToPath } from 'node:url';
import type { Guest } from '../../src/platform/outside/guest.ts';
import { runShop } from '../../src/platform/supervisor/run-shop.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function guestOf(fill: string | undefined): Guest | undefined {
  if (fill === undefined) return undefined;
  const program = here(fill);
  return {
    fill: program,
    tend: program,
    makeFiles: program,
    logins: [],
    greeting: ['A guest is here.'],
    knowsRecipe: async () => false,
  };
}

const exitCode = await runShop({
  api: here('tiny-api.ts'),
  worker: here('tiny-worker.ts'),
  guest: guestOf(process.env['TINY_DEMO']),
  isWatched: false,
  say: (line) => process.stdout.write(`${line}\n`),
});
process.exit(exitCode);
