// Adds to an open demo shop what its first start left for later: service manuals and brochures, then what sizes M and L hold beyond S; pictures that are seen first meanwhile (product §1).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig, requireDatabaseUrl } from '@outrigger/server/src/platform/config.ts';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { leastFree } from '@outrigger/server/src/platform/disk-guard.ts';
import { diskPlaces } from '@outrigger/server/src/platform/disk-places.ts';
import { hasCluster } from '@outrigger/server/src/platform/postgres/place.ts';
import { workToEnd } from '@outrigger/server/src/platform/supervisor/begin.ts';
import type { DemoPiece } from './catalogue/write-demo.ts';
import { importDemo } from './demo-import.ts';
import { type DemoProgress, keepDone, readProgress } from './demo-progress.store.ts';
import { missingSpace } from './demo-space.ts';
import { unheededSettings } from './unheeded-settings.ts';

/** Buyers come before books. */
const NICENESS = 15;
const AHEAD = fileURLToPath(new URL('draw-ahead.ts', import.meta.url));
const EVERY_MS = 5_000;
const amount = (rows: number) => rows.toLocaleString('en-US');

type Step = { name: string; size: DemoProgress['size']; piece: DemoPiece };

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Does the steps that are not done yet; each is one transaction, so that one cut short is simply done again. */
async function addToDemoShop(): Promise<void> {
  setPriority(NICENESS);
  const config = readConfig();
  const db = connect(requireDatabaseUrl(config), { name: 'outrigger-demo', statementTimeout: 0, lockTimeout: 0 });
  try {
    await alone(db, async () => {
      const progress = await readProgress(db);
      const unheeded = unheededSettings(progress, process.env);
      if (unheeded) say(`Demo shop: ${unheeded}`);
      for (const step of stepsOf(progress)) {
        const problem = step.piece === 'addition' ? await spaceProblem(config, step.size) : undefined;
        if (problem) {
          say(`Demo shop: ${problem}`);
          return;
        }
        await add(db, step, { seed: progress.seed, folder: join(config.dataDir, 'demo-work') });
      }
    });
  } finally {
    await db.end({ timeout: 5 });
  }
}

/** A database elsewhere has a disk of its own, which nobody here can see. */
async function spaceProblem(config: Config, size: DemoProgress['size']): Promise<string | undefined> {
  if (!(await hasCluster(config.dataDir))) return undefined;
  return missingSpace(size, await leastFree(await diskPlaces(config)), config.diskMinimumMegabytes);
}

function stepsOf({ size, done }: DemoProgress): Step[] {
  const books: Step = { name: 'service manuals and brochures', size: 'S', piece: 'books' };
  const larger: Step[] = [
    { name: `parts and machines of size ${size}`, size, piece: 'addition' },
    { name: `manuals for the models of size ${size}`, size, piece: 'books' },
  ];
  return [books, ...(size === 'S' ? [] : larger)].filter((step) => !done.includes(step.name));
}

async function add(
  db: Db,
  { name, size, piece }: Step,
  { seed, folder }: { seed: number; folder: string },
): Promise<void> {
  const began = performance.now();
  // Small files go by faster than anybody reads; of a large one its last word stands.
  let [now, told] = ['', ''];
  const timer = setInterval(() => {
    if (now !== told) say(`Demo shop: ${now}`);
    told = now;
  }, EVERY_MS).unref();
  const tell = (line: string) => {
    now = line;
  };
  say(`Demo shop: adding ${name} in the background …`);
  await importDemo(db, {
    size,
    seed,
    piece,
    folder,
    isExclusive: false,
    // Size L is minutes at its files before the first row is read.
    say: tell,
    onProgress: ({ file, step, rows, of }) =>
      tell(`${step} ${file} ${amount(rows)}${of ? ` of ${amount(of)}` : ''} rows`),
  });
  clearInterval(timer);
  await keepDone(db, name);
  say(`Demo shop: ${name} added in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** Has the pictures that are seen first made meanwhile, by a process that ends with this one; what fails there is made on request. */
async function drawAhead(): Promise<void> {
  if (!readConfig().isDemoAhead) return;
  const child = fork(AHEAD, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => {});
}

/** One process at a time, however many serve the shop; one that had to wait finds done what the other did. */
async function alone(db: Db, work: () => Promise<void>): Promise<void> {
  await db.begin(async (trx) => {
    await trx`select set_config('idle_in_transaction_session_timeout', '0', true)`;
    await trx`select pg_advisory_xact_lock(hashtext('outrigger demo'))`;
    await work();
  });
}

// Without the shop that started it nobody hears it.
process.on('disconnect', () => process.exit(1));
workToEnd(async () => {
  const drawing = drawAhead();
  await addToDemoShop();
  await drawing;
});
