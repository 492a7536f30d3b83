// `npm run bench -- away [--seconds N] [--fault]`: the database goes away under ordering, stopped and killed, and comes back; orders are refused in the envelope within 3 s, taken again within 5 s, and nothing is lost (quality 5).
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import { createDatabase } from '@outrigger/server/src/platform/db/create-database.ts';
import { migrate } from '@outrigger/server/src/platform/db/migrate.ts';
import { launchPostgres } from '@outrigger/server/src/platform/postgres/launch.ts';
import { startShopProcess } from './kills/shop-process.ts';
import { type Claim, conclude } from './orders/verdict.ts';
import { firstGoodAfter, type Probe, type Probes, startProbes, within } from './outage/probes.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, fault: { type: 'boolean', default: false } },
});
const REFUSED_MS = 3000;
const BACK_MS = 5000;
/** A timer of a busy machine is late by so much. */
const GRACE_MS = 300;
const HOW = ['stopped', 'killed'] as const;

const place = await mkdtemp(join(tmpdir(), 'outrigger-away-'));
await chmod(place, 0o711);
let server = await launchPostgres({ dataDir: place });
const { socketDirectory } = server;
const url = await createDatabase(server.url);
const db = connect(url, { max: 2 });
await migrate(db);
const shop = await startShopProcess({ settings: { DATABASE_URL: url } });
const claims: Claim[] = [];
try {
  const probes = await startProbes(shop.url, db);
  for (const how of HOW) {
    const before = probes.acknowledged.length;
    await within(20_000, () => probes.acknowledged.length > before + 20);
    claims.push(...(await goAway(how, probes)));
  }
  await probes.end();
  if (values.fault) await forget(probes.acknowledged.at(-1) ?? '');
  const { lost, broken } = await probes.wrong(db);
  console.log(`${probes.acknowledged.length} orders acknowledged`);
  claims.push({ says: 'acknowledged orders lost', wanted: [], found: lost });
  claims.push({ says: 'what does not add up', wanted: [], found: broken });
  conclude(claims, values.fault);
} finally {
  await db.end({ timeout: 1 });
  await shop.stop();
  await server.stop();
  await rm(place, { recursive: true, force: true });
}

// The planted fault: a database that came back without its last commit.
async function forget(orderNo: string): Promise<void> {
  await db.begin(async (trx) => {
    await trx`set local session_replication_role = replica`;
    await trx`delete from orders where order_no = ${orderNo}`;
  });
}

async function goAway(how: (typeof HOW)[number], probes: Probes): Promise<Claim[]> {
  process.kill(server.pid, how === 'killed' ? 'SIGKILL' : 'SIGINT');
  const goneAt = Date.now();
  await server.exited;
  await sleep(Number(values.seconds) * 1000);
  server = await launchPostgres({ dataDir: place, socketDirectory });
  const backAt = Date.now();
  await within(BACK_MS * 3, () => firstGoodAfter(probes.orders, backAt) !== undefined);
  return claimsOf(how, probes, { goneAt, backAt });
}

function claimsOf(
  how: string,
  { orders, reads }: Probes,
  { goneAt, backAt }: { goneAt: number; backAt: number },
): Claim[] {
  const isMeanwhile = (one: Probe) => one.begunAt >= goneAt && one.endedAt < backAt;
  const refused = orders.filter(isMeanwhile);
  const longest = Math.max(0, ...[...refused, ...reads.filter(isMeanwhile)].map((one) => one.endedAt - one.begunAt));
  const back = firstGoodAfter(orders, backAt) ?? Number.POSITIVE_INFINITY;
  const kinds = [...new Set(refused.map(({ status, reason }) => `${status} ${reason}`))];
  console.log(
    `${how}: ${refused.length} orders refused, the slowest after ${longest} ms; taken again after ${back} ms`,
  );
  return [
    { says: `${how}: how orders are answered meanwhile`, wanted: ['503 unavailable'], found: kinds },
    { says: `${how}: within ${REFUSED_MS} ms`, wanted: true, found: longest <= REFUSED_MS + GRACE_MS },
    { says: `${how}: orders are taken again within ${BACK_MS} ms`, wanted: true, found: back <= BACK_MS },
  ];
}
