// `npm run bench -- catalogue [--size S|M|L] [--data DIRECTORY] [--kind NAME] [--no-fast-path]`: lists, search, details and parts lists over HTTP beside bare node:http (quality 12, 13); --no-fast-path asks so that every answer goes the whole way; slow is printed, wrong fails.
import { parseArgs } from 'node:util';
import { DEMO_SIZES, type DemoSizeName } from '@outrigger/demo/src/catalogue/sizes.ts';
import type { Figures } from './catalogue/measure.ts';
import { runCatalogue } from './catalogue/run-catalogue.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'M' },
    seed: { type: 'string', default: '2026' },
    data: { type: 'string' },
    folder: { type: 'string' },
    questions: { type: 'string', default: '300' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '3' },
    checked: { type: 'string', default: '12' },
    kind: { type: 'string', default: '' },
    'no-fast-path': { type: 'boolean', default: false },
  },
});
const size = values.size.toUpperCase();
if (!(size in DEMO_SIZES)) throw new RangeError('--size is S, M or L');

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const megabytes = (bytes: number) => `${whole(bytes / 1024 / 1024)} MB`;
const AIMS = '50 ms, as you type 10 ms';
const columns = ['asked', 'p50', 'p95', 'within', 'again p50', 'p95', 'answers/s', 'bare/s', 'ratio', 'KB'];

console.log(
  `size ${size}; times in ms at ${values.rate} questions a second, within: answers the server gave in ${AIMS} by its own clock; speed over 32 connections`,
);
console.log(`${'kind'.padEnd(26)}${'figure'.padEnd(18)}${columns.map((name) => name.padStart(10)).join('')}`);
const result = await runCatalogue(
  {
    size: size as DemoSizeName,
    seed: Number(values.seed),
    data: values.data,
    folder: values.folder,
    questions: Number(values.questions),
    rate: Number(values.rate),
    seconds: Number(values.seconds),
    checked: Number(values.checked),
    kind: values.kind,
    skipsFastPath: values['no-fast-path'],
  },
  print,
);
const { index, calmingHoldMs, longestHoldMs, residentBytes, wrong } = result;
console.log(
  `search index: ${megabytes(index.bytes)}, ready ${index.seconds.toFixed(1)} s after the shop listened, event loop held ${index.longestHoldMs.toFixed(0)} ms at most meanwhile and ${calmingHoldMs.toFixed(0)} ms until it was calm after that (aim: 100)`,
);
console.log(`while asked: event loop held ${longestHoldMs.toFixed(0)} ms at most; process ${megabytes(residentBytes)}`);
for (const line of wrong.slice(0, 20)) console.log(`WRONG  ${line}`);
console.log(`${wrong.length} wrong answers (must be 0)`);
process.exitCode = wrong.length > 0 ? 1 : 0;

function print({ kind, first, counted, again, bareAtRate, perSecond, barePerSecond, bytes }: Figures): void {
  const ms = (value: number) => value.toFixed(1);
  const cells = [
    whole(kind.paths.length),
    ms(first.p50),
    ms(first.p95),
    `${((counted.within / Math.max(1, counted.all)) * 100).toFixed(1)} %`,
    ms(again.p50),
    ms(again.p95),
    whole(perSecond),
    whole(barePerSecond),
    (perSecond / Math.max(1, barePerSecond)).toFixed(2),
    (bytes / 1024).toFixed(1),
  ];
  console.log(`${kind.name.padEnd(26)}${kind.figure.padEnd(18)}${cells.map((cell) => cell.padStart(10)).join('')}`);
  if (kind.firstAsked && bareAtRate) {
    const [shop, bare] = [first, bareAtRate].map(({ p50, p95 }) => `p50 ${ms(p50)} p95 ${ms(p95)}`);
    console.log(`  ${kind.firstAsked}, at ${values.rate} a second: ${shop} ms; bare server ${bare} ms`);
  }
}
