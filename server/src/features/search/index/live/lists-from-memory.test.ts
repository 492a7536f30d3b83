// Over the network, as the shop is put together: who finds a list of parts, and that it is right while the index is behind (docs/decisions/0008).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@outrigger/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lonelyDatabase } from '../../../../../test/database.ts';
import { askAt, figureAt, type ShopProcess, startShopProcess } from '../../../../../test/shop-process.ts';
import { connect } from '../../../../platform/db/connect.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { makeCompany } from '../../../identity/identity.make.ts';
import { makeMachine, makeModel } from '../../../machines/machines.make.ts';
import { baseList, makePart } from '../../../parts/parts.make.ts';

let db: Db;
let drop: () => Promise<void>;
let dataDir: string;
let shop: ShopProcess;
let token: string;
let hostId: number;
let partIds: number[];
let pageSize = 10;

beforeAll(async () => {
  const lonely = await lonelyDatabase();
  drop = lonely.drop;
  db = connect(lonely.url, { max: 3 });
  ({ token } = await makeCompany(db));
  const made = [];
  for (const priceMinor of [100, 200, 300, 400]) made.push(await makePart(db, { priceMinor }));
  partIds = made.map((part) => part.partId);
  ({ hostId } = await makeMachine(db, await makeModel(db), { ordinal: 1 }));
  dataDir = await mkdtemp(join(tmpdir(), 'outrigger-lists-'));
  shop = await startShopProcess(lonely.url, dataDir);
  // What it has not taken in yet is nobody's to hurry: lists are asked until they come from memory.
  await vi.waitUntil(async () => (await whoFound()).found.memory === 1, { timeout: 30_000, interval: 100 });
}, 60_000);

afterAll(async () => {
  await shop?.stop();
  await db?.end();
  await drop?.();
  await rm(dataDir, { recursive: true, force: true });
});

const counts = async () => ({
  memory: await figureAt(shop, 'part_lists_found_total{in="memory"}'),
  postgresql: await figureAt(shop, 'part_lists_found_total{in="postgresql"}'),
});

/** Asks for a list that was never asked for before, and who found it. */
async function whoFound(call: 'goodsList' | 'goodsForMachine' = 'goodsList') {
  const before = await counts();
  pageSize = (pageSize % 90) + 1;
  const list = { sort: 'priceDesc', pageSize: pageSize + 9 } as const;
  const { result } =
    call === 'goodsList'
      ? await askAt(shop, calls.catalogue.goodsList, { input: list, token })
      : await askAt(shop, calls.machines.goodsForMachine, { input: { ...list, hostId }, token });
  const after = await counts();
  const found = { memory: after.memory - before.memory, postgresql: after.postgresql - before.postgresql };
  return { ids: result.items.map((item) => item.id), found };
}

/** Keeps the index from taking anything in until it is released: it reads the families of changed parts, and lists that do not ask for one never do. */
async function holdIndex(): Promise<() => Promise<void>> {
  const [isHeld, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.begin(async (trx) => {
    await trx`lock table part_families in access exclusive mode`;
    isHeld.resolve();
    await mayEnd.promise;
  });
  await isHeld.promise;
  return async () => {
    mayEnd.resolve();
    await holding;
  };
}

test.each(['goodsList', 'goodsForMachine'] as const)(
  '§2 once the index is built, lists of %s are found in memory',
  async (call) => {
    expect(await whoFound(call)).toEqual({ ids: partIds.toReversed(), found: { memory: 1, postgresql: 0 } });
  },
);

test('§2 while the index has not taken in a new price PostgreSQL finds the list, by that price; then memory does again', async () => {
  const [first = 0, ...others] = partIds;
  const newOrder = [first, ...others.toReversed()];
  const release = await holdIndex();
  await db`update prices set amount_minor = 900 where part_id = ${first}`;
  await db`select refresh_price_sort(${await baseList(db, 'USD')})`;
  expect(await whoFound()).toEqual({ ids: newOrder, found: { memory: 0, postgresql: 1 } });
  expect(await whoFound('goodsForMachine')).toEqual({ ids: newOrder, found: { memory: 0, postgresql: 1 } });
  await release();
  await vi.waitUntil(async () => (await whoFound()).found.memory === 1, { timeout: 30_000, interval: 100 });
  expect((await whoFound()).ids).toEqual(newOrder);
});

test('§2 a part taken off sale is in no list that is asked for afterwards, whatever the index still knows', async () => {
  const before = (await whoFound()).ids;
  const [gone = 0] = before;
  const release = await holdIndex();
  await db`update parts set status = 'offline' where id = ${gone}`;
  expect(await whoFound()).toEqual({ ids: before.slice(1), found: { memory: 0, postgresql: 1 } });
  await release();
  await vi.waitUntil(async () => (await whoFound()).found.memory === 1, { timeout: 30_000, interval: 100 });
  expect((await whoFound()).ids).toEqual(before.slice(1));
});
