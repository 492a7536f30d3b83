// `npm run bench -- kills [--rounds N] [--fault]`: kill -9 of application and database in turn while orders are placed; nothing acknowledged may be lost (quality 5).
import { parseArgs } from 'node:util';
import { type Kill, runKills } from './kills/run-kills.ts';
import { conclude } from './orders/verdict.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, fault: { type: 'boolean', default: false } },
});
const result = await runKills(Number(values.rounds), {
  hasFault: values.fault,
  onKill: ({ target, backAfter }) =>
    console.log(`killed the ${target.padEnd(11)} orders and writes again after ${backAfter} ms`),
});

for (const target of ['application', 'database'] as const) {
  const times = result.kills.filter((kill) => kill.target === target);
  if (times.length > 0)
    console.log(`${target}: back at p50 in ${percentile(times, 50)} ms, at p95 in ${percentile(times, 95)} ms`);
}
console.log(`p95 of all: ${percentile(result.kills, 95)} ms (aim: 2000)`);
for (const { name, count } of result.acknowledged) console.log(`${name}: ${count} acknowledged`);
conclude(
  [
    { says: 'acknowledged orders and writes lost', wanted: 0, found: result.lost.length },
    { says: 'orders doubled, credit, ledger or invoices that do not add up', wanted: [], found: result.broken },
  ],
  values.fault,
);

function percentile(kills: Kill[], percent: number): number {
  const sorted = kills.map((kill) => kill.backAfter).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}
