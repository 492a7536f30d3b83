// `npm run bench -- hostile [--requests N] [--seed N] [--under /shop,/category/host] [--fault] [--url URL]`: requests no page would send, to every call; counts the answers, and fails at a 5xx, a stack trace or a hang (quality 10).
import { parseArgs } from 'node:util';
import { runMain } from '../setup/problem.js';
import { attack, CALLS_ASKED, type Tally } from './hostile/attack.ts';
import { hostileRequests } from './hostile/hostile-requests.ts';
import { signInAt } from './hostile/sign-in.ts';
import { claimsOf } from './hostile/claims.ts';
import { makeVictims, plantBrokenTable } from './hostile/victims.ts';
import { onScratchShop, type ScratchShop } from './orders/scratch-shop.ts';
import { conclude } from './orders/verdict.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    under: { type: 'string', default: '/' },
    fault: { type: 'boolean', default: false },
  },
});
const given = { count: Number(values.requests), seed: Number(values.seed), under: values.under.split(',') };

await runMain(async () => {
  if (values.url) tell(await attackRunning(values.url));
  else await onScratchShop(1, attackOwn);
  return Number(process.exitCode ?? 0);
});

async function attackOwn(shop: ScratchShop): Promise<void> {
  const victims = await makeVictims(shop);
  if (values.fault) await plantBrokenTable(shop.db);
  const origin = (await shop.apps[0]?.listen({ port: 0, host: '127.0.0.1' })) ?? '';
  tell(await attack(origin, hostileRequests({ ...given, ...victims }), victims.renew));
}

/** A demo shop that runs already, as people of the demo: what they may ask of it is less than what a shop of our own can be asked. */
async function attackRunning(origin: string): Promise<Tally> {
  const signedIn = await Promise.all(['buyer', 'technician', 'viewer'].map((name) => signInAt(origin, name)));
  const tokens = ['', 'x'.repeat(43), ...signedIn];
  return await attack(origin, hostileRequests({ ...given, tokens: () => tokens, hints: () => [] }));
}

function tell(tally: Tally): void {
  for (const [status, count] of [...tally.statuses].toSorted(([a], [b]) => a - b)) console.log(`${status}: ${count}`);
  console.log(`calls that took at least one request: ${tally.taken.size} of ${tally.asked.size}`);
  console.log(`refused within a second: ${tally.refusedInTime} of ${tally.refused}`);
  console.log(`longest: ${tally.longestMs.toFixed(0)} ms`);
  for (const fault of tally.faults.slice(0, 40)) console.error(fault.slice(0, 1200));
  conclude(
    claimsOf(tally, { sent: given.count, asked: values.under === '/' ? CALLS_ASKED : tally.asked.size }),
    values.fault,
  );
}
