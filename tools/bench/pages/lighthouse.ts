// Lighthouse's four marks for a phone, from the package registry when asked for: it is too large to be installed with every clone.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SetupProblem } from '../../setup/problem.js';

const PACKAGE = 'lighthouse@13.5.0';
const TIMINGS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One of the four marks of a page, 0 to 100: the median, and what each run gave. */
export interface Mark {
  name: string;
  median: number;
  all: number[];
}

/** The marks of a page, and what took something from those that should be whole. */
export interface Marked {
  marks: Mark[];
  /** What the mark of performance is made of, each the median in the unit Lighthouse prints. */
  timings: string[];
  faults: string[];
}

/** Runs Lighthouse in the visitor's browser so often; what the visitor has stored, his session, stays. */
export async function lighthouseMarks(url: string, run: { port: number; runs: number }): Promise<Marked> {
  const folder = await mkdtemp(join(tmpdir(), 'outrigger-lighthouse-'));
  const all = new Map(CATEGORIES.map((name) => [name, [] as number[]]));
  const times = new Map(Object.keys(TIMINGS).map((name) => [name, [] as number[]]));
  const faults = new Set<string>();
  try {
    for (let at = 0; at < run.runs; at += 1) {
      const report = await runOnce(url, run.port, join(folder, `${at}.json`));
      for (const [name, marks] of all) marks.push(Math.round((report.categories[name]?.score ?? 0) * 100));
      for (const [name, each] of times) each.push(report.audits[name]?.numericValue ?? 0);
      for (const fault of faultsOf(report)) faults.add(fault);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const marks = [...all].map(([name, each]) => ({ name, all: each, median: medianOf(each) }));
  const timings = Object.entries(TIMINGS).map(([name, words]) => `${words} ${shown(medianOf(times.get(name) ?? []))}`);
  return { marks, timings, faults: [...faults] };
}

const medianOf = (marks: number[]): number => marks.toSorted((a, b) => a - b)[Math.floor(marks.length / 2)] ?? 0;

const shown = (value: number): string => (value < 10 ? value.toFixed(3) : `${Math.round(value)} ms`);

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

// Speed is a matter of degree; of the other three each finding is a fault.
const faultsOf = ({ categories, audits }: Report): string[] =>
  CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name} ${id}: ${audits[id]?.title}`),
  );

// Now and then the browser hands over no trace of what it did; what fails twice is told.
async function runOnce(url: string, port: number, file: string): Promise<Report> {
  const run = () => promisify(execFile)('npm', wordsFor(url, port, file), { maxBuffer: 64 * 1024 * 1024 });
  try {
    await run().catch(run);
  } catch (error) {
    throw new SetupProblem(`Lighthouse did not run: ${String(error).split('\n').slice(0, 4).join(' ')}`);
  }
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

const wordsFor = (url: string, port: number, file: string): string[] => {
  const program = ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url];
  const how = [`--port=${port}`, '--form-factor=mobile', '--disable-storage-reset', '--quiet'];
  return [...program, ...how, '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES.join(',')}`];
};
