// `npm run bench -- load [--size S|M|L] [--folder FOLDER]`: loads a folder of the import format into an empty database and prints rows per second, time and memory (quality: fast).
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ImportResult, importFolder } from '@outrigger/server/src/features/imports/index.ts';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { migrate } from '@outrigger/server/src/platform/db/migrate.ts';
import { launchPostgres } from '@outrigger/server/src/platform/postgres/launch.ts';
import { DEMO_SIZES, type DemoSizeName } from '../demo-data/catalogue/sizes.ts';
import { writeDemo } from '../demo-data/catalogue/write-demo.ts';
import { isMadeOnRequest } from '../demo-data/demo-import.ts';

type Step = { file: string; step: string; began: number };

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'L' },
    folder: { type: 'string' },
    seed: { type: 'string', default: '2026' },
  },
});
const size = values.size.toUpperCase();
if (!(size in DEMO_SIZES)) throw new RangeError('--size is S, M or L');

const seconds = (from: number, to = performance.now()) => (to - from) / 1000;
const whole = (value: number) => Math.round(value).toLocaleString('en-US');

const place = await mkdtemp(join(tmpdir(), 'outrigger-bench-'));
// Else root's database would lie elsewhere and stay behind.
await chmod(place, 0o711);
try {
  await run(values.folder ?? writeFolder(join(place, 'folder')));
} finally {
  await rm(place, { recursive: true, force: true });
}

function writeFolder(folder: string): string {
  const began = performance.now();
  writeDemo({ size: size as DemoSizeName, seed: Number(values.seed), folder });
  console.log(`demo data of size ${size} written in ${seconds(began).toFixed(1)} s`);
  return folder;
}

async function run(folder: string): Promise<void> {
  const server = await launchPostgres({ dataDir: join(place, 'data') });
  const db = connect(server.url, { max: 2, statementTimeout: 0, lockTimeout: 0 });
  try {
    await migrate(db);
    await measure(db, folder);
  } finally {
    await db.end();
    await server.stop();
  }
}

async function measure(db: Db, folder: string): Promise<void> {
  const steps: Step[] = [];
  const began = performance.now();
  const result = await importFolder(db, folder, {
    isExclusive: true,
    isMadeOnRequest,
    onProgress({ file, step }) {
      const last = steps.at(-1);
      if (last?.file !== file || last.step !== step) steps.push({ file, step, began: performance.now() });
    },
  });
  const total = seconds(began);
  if (result.status === 'refused') {
    console.log(result.faultCount, 'faults', result.faults.slice(0, 20));
    process.exitCode = 1;
    return;
  }
  printFiles(result, steps);
  const rows = Object.values(result.counts).reduce((sum, counts) => sum + counts.added, 0);
  console.log(`\n${whole(rows)} rows in ${total.toFixed(1)} s: ${whole(rows / total)} rows/s`);
  const [database] = await db<{ size: number }[]>`select pg_database_size(current_database()) as size`;
  const [peak, held] = [process.resourceUsage().maxRSS / 1024, (database?.size ?? 0) / 1024 ** 2];
  console.log(`peak memory of generator and loader ${whole(peak)} MB; database ${whole(held)} MB`);
  await compare(db, rateOf(result, steps, 'item-lines'));
}

function printFiles(result: ImportResult & { status: 'done' }, steps: Step[]): void {
  console.log(`\n${'file'.padEnd(26)}${'rows'.padStart(12)}${'seconds'.padStart(10)}${'rows/s'.padStart(12)}`);
  for (const [kind, { added }] of Object.entries(result.counts).filter(([, counts]) => counts.added > 0)) {
    const rate = rateOf(result, steps, kind);
    console.log(
      `${kind.padEnd(26)}${whole(added).padStart(12)}${(added / rate).toFixed(2).padStart(10)}${whole(rate).padStart(12)}`,
    );
  }
}

/** Rows per second of one file, from reading it to its last index. */
function rateOf(result: ImportResult & { status: 'done' }, steps: Step[], kind: string): number {
  const own = steps.flatMap((step, at) => (step.file === `${kind}.csv` ? [at] : []));
  const [first, last] = [own[0] ?? 0, own.at(-1) ?? 0];
  return (result.counts[kind]?.added ?? 0) / seconds(steps[first]?.began ?? 0, steps[last + 1]?.began);
}

/** Beside it, in the same run: how fast this database copies the same rows into a table without keys or checks. */
async function compare(db: Db, rate: number): Promise<void> {
  const began = performance.now();
  const copied = await db`create table bare_item_lines as select * from item_lines`;
  const bare = copied.count / seconds(began);
  console.log(
    `item lines: ${whole(rate)} rows/s from file to last index, ${(rate / bare).toFixed(3)} of a bare copy inside the database (${whole(bare)} rows/s)`,
  );
}
