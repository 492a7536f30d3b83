// Lighthouse's four marks for a phone, from the package registry when asked for: it is too large to be installed with every clone.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SetupProblem } from '../../setup/problem.js';

const PACKAGE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One of the four marks of a page, 0 to 100: the median, and what each run gave. */
export interface Mark {
  name: string;
  median: number;
  all: number[];
}

/** Runs Lighthouse in the visitor's browser so often; what the visitor has stored, his session, stays. */
export async function lighthouseMarks(url: string, run: { port: number; runs: number }): Promise<Mark[]> {
  const folder = await mkdtemp(join(tmpdir(), 'outrigger-lighthouse-'));
  const all = new Map(CATEGORIES.map((name) => [name, [] as number[]]));
  try {
    for (let at = 0; at < run.runs; at += 1) {
      const report = await runOnce(url, run.port, join(folder, `${at}.json`));
      for (const [name, marks] of all) marks.push(Math.round((report.categories[name]?.score ?? 0) * 100));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return [...all].map(([name, marks]) => ({ name, all: marks, median: medianOf(marks) }));
}

const medianOf = (marks: number[]): number => marks.toSorted((a, b) => a - b)[Math.floor(marks.length / 2)] ?? 0;

interface Report {
  categories: Record<string, { score: number | null }>;
}

async function runOnce(url: string, port: number, file: string): Promise<Report> {
  const args = [
    'exec',
    '--yes',
    `--package=${PACKAGE}`,
    '--',
    'lighthouse',
    url,
    `--port=${port}`,
    '--form-factor=mobile',
  ];
  const how = ['--disable-storage-reset', '--quiet', '--output=json', `--output-path=${file}`];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  try {
    await promisify(execFile)('npm', [...args, ...how, only], { maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    throw new SetupProblem(`Lighthouse did not run: ${String(error).split('\n').slice(0, 4).join(' ')}`);
  }
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}
