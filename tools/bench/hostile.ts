// `npm run bench -- hostile [--url URL] [--requests N] [--seed N] [--under /shop,/category/host]`: requests no page would send; counts the answers, and fails at a 5xx, a stack trace or a hang (quality 10).
import { parseArgs } from 'node:util';
import { runMain } from '../setup/problem.js';
import { startShopForTests } from '../setup/shop-for-tests.js';
import { type HostileRequest, hostileRequests } from './hostile/hostile-requests.ts';
import { judge, send } from './hostile/send.ts';
import { signInAt } from './hostile/sign-in.ts';

const AT_ONCE = 32;

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      requests: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '1' },
      under: { type: 'string', default: '/' },
    },
  });
  const shop = values.url ? { url: values.url, stop: async () => {} } : await startShopForTests();
  try {
    const signedIn: string[] = [];
    for (const name of ['buyer', 'technician', 'viewer']) signedIn.push(await signInAt(shop.url, name));
    const tokens = ['', 'x'.repeat(43), ...signedIn];
    const given = { count: Number(values.requests), seed: Number(values.seed), under: values.under.split(','), tokens };
    return await sendAll(shop.url, hostileRequests(given), new Set(signedIn));
  } finally {
    await shop.stop();
  }
});

async function sendAll(
  origin: string,
  requests: Iterator<HostileRequest>,
  signedIn: ReadonlySet<string>,
): Promise<number> {
  const statuses: number[] = [];
  const toSignedIn: number[] = [];
  const faults: string[] = [];
  let longestMs = 0;
  const sendOn = async () => {
    for (let next = requests.next(); !next.done; next = requests.next()) {
      const began = performance.now();
      const answer = await send(origin, next.value);
      longestMs = Math.max(longestMs, performance.now() - began);
      statuses.push(answer.status);
      if (signedIn.has(next.value.headers['token'] ?? '')) toSignedIn.push(answer.status);
      const fault = judge(answer);
      if (fault) faults.push(`${fault}: ${JSON.stringify(next.value)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  tellStatuses(statuses, toSignedIn);
  console.log(`longest: ${longestMs.toFixed(0)} ms, ${AT_ONCE} at once`);
  for (const fault of faults) console.error(fault.slice(0, 1000));
  console.log(`${faults.length} faults`);
  return faults.length > 0 ? 1 : 0;
}

function tellStatuses(statuses: readonly number[], toSignedIn: readonly number[]): void {
  const counts = [...Map.groupBy(statuses, (status) => status)].toSorted(([a], [b]) => a - b);
  for (const [status, { length }] of counts) console.log(`${status}: ${length}`);
  // Of requests whose session has ended nothing else is read.
  const refused = toSignedIn.filter((status) => status === 401).length;
  const share = (100 * refused) / Math.max(1, toSignedIn.length);
  console.log(`401 to people signed in: ${refused} of ${toSignedIn.length} (${share.toFixed(1)} %)`);
}
