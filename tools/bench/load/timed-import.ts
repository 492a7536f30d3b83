// One import with what it took: seconds by file and step, and how long the event loop was held meanwhile (quality 10 and 12).
import { importFolder } from '@outrigger/server/src/features/imports/index.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { isMadeOnRequest } from '@outrigger/demo/src/demo-import.ts';

/** Seconds one file took in one step; the last step of an import belongs to no file. */
export interface StepTime {
  file: string;
  step: string;
  seconds: number;
}
/** What an import did and took. */
export interface TimedImport {
  added: number;
  changed: number;
  unchanged: number;
  seconds: number;
  /** What was looked at before the first file. */
  secondsBefore: number;
  steps: StepTime[];
  rows: Record<string, number>;
  /** By the clock, and by the processor's time of its thread, which tells what others took of a busy machine. */
  longestHold: Hold;
  peakMegabytes: number;
}

/** How long something took, in milliseconds. */
type Hold = { byClockMs: number; ownMs: number };

/** Imports the folder; one that is refused throws. */
export async function timedImport(db: Db, folder: string, isExclusive: boolean): Promise<TimedImport> {
  const began = performance.now();
  const starts: { file: string; step: string; at: number }[] = [];
  const holds = watchHolds();
  const result = await importFolder(db, folder, {
    isExclusive,
    isMadeOnRequest,
    onProgress({ file, step }) {
      const last = starts.at(-1);
      if (last?.file !== file || last.step !== step) starts.push({ file, step, at: performance.now() });
    },
  });
  const longestHold = holds.end();
  const ended = performance.now();
  if (result.status === 'refused') throw new Error(`refused, first: ${JSON.stringify(result.faults[0])}`);
  const counts = Object.values(result.counts);
  const sum = (what: 'added' | 'changed' | 'unchanged') => counts.reduce((all, one) => all + one[what], 0);
  const rowsOf = ({ added, changed, unchanged }: (typeof counts)[number]) => added + changed + unchanged;
  return {
    added: sum('added'),
    changed: sum('changed'),
    unchanged: sum('unchanged'),
    seconds: (ended - began) / 1000,
    secondsBefore: ((starts[0]?.at ?? ended) - began) / 1000,
    steps: starts.map(({ file, step, at }, place) => ({
      file,
      step,
      seconds: ((starts[place + 1]?.at ?? ended) - at) / 1000,
    })),
    rows: Object.fromEntries(Object.entries(result.counts).map(([kind, one]) => [kind, rowsOf(one)])),
    longestHold,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  };
}

/** Looks at both clocks at every turn of the event loop. */
function watchHolds(): { end: () => Hold } {
  const longest = { byClockMs: 0, ownMs: 0 };
  let last = { at: performance.now(), worked: process.threadCpuUsage() };
  const clock = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last.worked);
    longest.byClockMs = Math.max(longest.byClockMs, performance.now() - last.at);
    longest.ownMs = Math.max(longest.ownMs, (user + system) / 1000);
    last = { at: performance.now(), worked: process.threadCpuUsage() };
  }, 1);
  return {
    end: () => {
      clearInterval(clock);
      return longest;
    },
  };
}
