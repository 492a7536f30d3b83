// `npm run bench -- load [--size S|M|L] [--short] [--rate N] [--folder FOLDER]`: imports into an empty shop, again, with a few rows changed, and beside a running shop that is asked meanwhile (quality 10, 12); a refused import fails.
import { parseArgs } from 'node:util';
import { DEMO_SIZES, type DemoSizeName } from '@outrigger/demo/src/catalogue/sizes.ts';
import type { IndexBuilt } from './catalogue/processes.ts';
import { type LoadFigures, runLoad } from './load/run-load.ts';
import type { StepTime, TimedImport } from './load/timed-import.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'M' },
    seed: { type: 'string', default: '2026' },
    folder: { type: 'string' },
    rate: { type: 'string', default: '50' },
    steps: { type: 'string', default: '8' },
    short: { type: 'boolean', default: false },
  },
});
const size = values.short ? 'S' : values.size.toUpperCase();
if (!(size in DEMO_SIZES)) throw new RangeError('--size is S, M or L');

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const AIMS =
  'aims: 10,000 rows/s into an empty shop, 5,000 beside a running one, a few seconds where nothing changed, loops held 100 ms at most';

/** The import into the empty shop. */
const first = { rows: 0, seconds: 0 };

console.log(`size ${size}; ${AIMS}; reads at ${values.short ? 0 : values.rate} a second`);
await runLoad(
  {
    size: size as DemoSizeName,
    seed: Number(values.seed),
    folder: values.folder,
    rate: values.short ? 0 : Number(values.rate),
  },
  { onFigures: print, onIndexed: printIndex },
);

/** What the first import and the index of it took together. */
function printIndex({ seconds, longestHoldMs }: IndexBuilt): void {
  const all = first.seconds + seconds;
  console.log(
    `\nsearch index: ${seconds.toFixed(1)} s, event loop held ${whole(longestHoldMs)} ms at most; an empty shop filled and searchable: ${whole(first.rows / all)} rows/s`,
  );
}

function print({ name, timed, reads }: LoadFigures): void {
  const rows = timed.added + timed.changed + timed.unchanged;
  if (first.rows === 0) Object.assign(first, { rows, seconds: timed.seconds });
  console.log(
    `\n${name}: ${whole(rows)} rows in ${timed.seconds.toFixed(1)} s, ${whole(rows / timed.seconds)} rows/s (${whole(timed.added)} new, ${whole(timed.changed)} changed, ${whole(timed.unchanged)} as they were)`,
  );
  console.log(
    `  import: event loop held ${whole(timed.longestHold.byClockMs)} ms at most, ${whole(timed.longestHold.ownMs)} ms at work; ${whole(timed.peakMegabytes)} MB`,
  );
  if (reads)
    console.log(
      `  shop meanwhile: ${whole(reads.asked)} reads, ${reads.failed} failed, p50 ${whole(reads.times.p50)} and p95 ${whole(reads.times.p95)} ms, the most ${whole(reads.times.most)} ms; event loop held ${whole(reads.longestHoldMs)} ms at most`,
    );
  printSteps(timed);
}

/** The files and steps that took longest. */
function printSteps({ steps, rows, secondsBefore }: TimedImport): void {
  const before: StepTime = { file: '', step: 'looked at before', seconds: secondsBefore };
  const longest = [before, ...steps].toSorted((a, b) => b.seconds - a.seconds).slice(0, Number(values.steps));
  for (const { file, step, seconds } of longest) {
    const of = rows[file.replace('.csv', '')];
    const rate = of === undefined ? '' : `${whole(of).padStart(12)} rows${whole(of / seconds).padStart(12)} rows/s`;
    console.log(`  ${`${file} ${step}`.trim().padEnd(32)}${seconds.toFixed(2).padStart(9)} s${rate}`);
  }
}
