// `npm run bench -- kills [--rounds N] [--alone] [--fault]`: kill -9 of application, database and worker in turn while orders are placed and paid, on the machine as it is and, unless alone, beside a process that keeps its cores busy; nothing acknowledged may be lost (quality 5).
import { parseArgs } from 'node:util';
import { besideBusyProcess } from './kills/busy-process.ts';
import { type Kill, type KillResult, runKills, TARGETS } from './kills/run-kills.ts';
import { type Claim, conclude } from './orders/verdict.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '12' },
    alone: { type: 'boolean', default: false },
    fault: { type: 'boolean', default: false },
  },
});
/** Ready again so soon after nineteen kills of twenty, on a machine with nothing else to do. */
const READY_MS = 2000;
/** After so long nobody waits any more, and nobody is refused. */
const LATEST_MS = 8000;
const rounds = Number(values.rounds);
/** Of many kills those that follow each other closely are the point; of a few, what is heard long after each. */
const watchMs = rounds > 30 ? 500 : LATEST_MS + 1000;
const options = {
  hasFault: values.fault,
  watchMs: values.fault ? 0 : watchMs,
  onKill: ({ target, backAfter }: Kill) =>
    console.log(`killed the ${target.padEnd(11)} orders and writes again after ${backAfter} ms`),
};

console.log('quiet');
const quiet = await runKills(rounds, options);
const claims = [...claimsOf(quiet), ...readyClaims(quiet)];
if (!values.fault && !values.alone) {
  console.log('\nboth cores busy');
  claims.push(...claimsOf(await besideBusyProcess(() => runKills(rounds, options))));
}
conclude(claims, values.fault);

/** Prints what a run measured; its claims are told at the end. */
function claimsOf({ kills, heard, acknowledged, lost, broken }: KillResult): Claim[] {
  for (const target of TARGETS) {
    const own = kills.flatMap((kill, at) => (kill.target === target ? [{ ...kill, ...heard[at] }] : []));
    const [p50, p95, most] = [50, 95, 100].map((percent) =>
      percentile(
        own.map((kill) => kill.backAfter),
        percent,
      ),
    );
    const longest = Math.max(0, ...own.map((kill) => kill.longestWait ?? 0));
    const last = Math.max(0, ...own.map((kill) => kill.lastRefusal ?? 0));
    console.log(`${target}: ready again p50 ${p50} ms, p95 ${p95} ms (aim: ${READY_MS} quiet), at most ${most} ms`);
    console.log(`  once it was there again: latest answer after ${longest} ms, last refusal after ${last} ms`);
  }
  for (const { name, count } of acknowledged) console.log(`${name}: ${count} acknowledged`);
  const late = heard.filter((one) => Math.max(one.longestWait, one.lastRefusal) > LATEST_MS);
  return [
    { says: 'acknowledged orders, payments and writes lost', wanted: 0, found: lost.length },
    { says: 'orders doubled, money, credit, ledger, stock or invoices that do not add up', wanted: [], found: broken },
    { says: `kills with an answer or a refusal later than ${LATEST_MS} ms`, wanted: 0, found: late.length },
  ];
}

/** Whether each of the three was back in time; asked of the quiet run alone. */
function readyClaims({ kills }: KillResult): Claim[] {
  return TARGETS.map((target) => {
    const times = kills.filter((kill) => kill.target === target).map((kill) => kill.backAfter);
    return {
      says: `${target}: ready again later than ${READY_MS} ms at p95`,
      wanted: false,
      found: times.length > 0 && percentile(times, 95) > READY_MS,
    };
  });
}

function percentile(times: number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}
