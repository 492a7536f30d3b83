// `npm run bench -- disk [--fault]`: the disk fills up under ordering; the shop refuses orders in time, goes on reading, takes them again once there is room, and loses nothing (quality 5).
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import { startShopProcess } from './kills/shop-process.ts';
import { conclude } from './orders/verdict.ts';
import { firstGoodAfter, type Probe, startProbes, within } from './outage/probes.ts';
import { onSmallDisk } from './outage/small-disk.ts';

const { values } = parseArgs({ options: { fault: { type: 'boolean', default: false } } });
/** The shop looks every two seconds, and what is under way then is still done. */
const NOTICED_MS = 5000;
const FULL_MS = 8000;

await onSmallDisk(async (disk) => {
  console.log(`the disk: ${disk.says}`);
  // The planted fault: a shop that does not watch its disk.
  const minimum = values.fault ? 1 : disk.minimumMegabytes;
  const shop = await startShopProcess({ folder: disk.folder, settings: { DISK_MINIMUM_MB: String(minimum) } });
  const db = connect(shop.databaseUrl, { max: 2 });
  try {
    const databasePid = await shop.databasePid();
    const probes = await startProbes(shop.url, db);
    await within(20_000, () => probes.acknowledged.length > 20);
    await disk.fill();
    const filledAt = Date.now();
    const isNoticed = await within(NOTICED_MS, () => refusedSince(probes.orders, filledAt).length > 0);
    const noticedAt = Date.now();
    await sleep(FULL_MS);
    await disk.empty();
    const emptiedAt = Date.now();
    await within(NOTICED_MS, () => firstGoodAfter(probes.orders, emptiedAt) !== undefined);
    await probes.end();
    const isMeanwhile = (one: Probe) => one.begunAt > noticedAt && one.endedAt < emptiedAt;
    const taken = probes.orders.filter((one) => isMeanwhile(one) && one.status === 200);
    const refusals = probes.orders.filter((one) => isMeanwhile(one) && one.status !== 200);
    const { lost, broken } = await probes.wrong(db);
    const back = firstGoodAfter(probes.orders, emptiedAt);
    console.log(`${probes.acknowledged.length} orders taken, ${refusals.length} refused on the full disk`);
    console.log(`refused from ${noticedAt - filledAt} ms after it was full, taken again after ${back} ms`);
    conclude(
      [
        { says: `orders are refused within ${NOTICED_MS} ms`, wanted: true, found: isNoticed },
        { says: 'orders taken on the full disk after that', wanted: 0, found: taken.length },
        { says: 'how they are refused', wanted: ['503 readOnly'], found: kindsOf(refusals) },
        {
          says: 'how reads are answered meanwhile',
          wanted: ['200 ok'],
          found: kindsOf(probes.reads.filter(isMeanwhile)),
        },
        { says: 'the database went on', wanted: databasePid, found: await shop.databasePid() },
        {
          says: `orders are taken again within ${NOTICED_MS} ms`,
          wanted: true,
          found: (back ?? Infinity) <= NOTICED_MS,
        },
        { says: 'acknowledged orders lost', wanted: [], found: lost },
        { says: 'what does not add up', wanted: [], found: broken },
      ],
      values.fault,
    );
  } finally {
    await db.end({ timeout: 1 });
    await shop.stop();
  }
});

function refusedSince(probes: readonly Probe[], moment: number): Probe[] {
  return probes.filter((one) => one.begunAt >= moment && one.status === 503);
}

function kindsOf(probes: readonly Probe[]): string[] {
  return [...new Set(probes.map(({ status, reason }) => `${status} ${reason}`))].toSorted((a, b) => a.localeCompare(b));
}
