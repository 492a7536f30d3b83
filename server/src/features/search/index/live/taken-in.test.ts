// What the live index reads with a change, and what it does when a build fails (docs/decisions/0008).
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testDatabase, testDatabaseUrl } from '../../../../../test/database.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { baseList, makePart } from '../../../parts/parts.make.ts';
import { buildInWorker } from './build-in-worker.ts';
import { streamIndexedParts } from './index-rows.reads.ts';
import { type LiveIndex, startLiveIndex } from './live-index.ts';

vi.mock('./build-in-worker.ts', { spy: true });
vi.mock('./index-rows.reads.ts', { spy: true });

const key = `taken${Date.now()}`;
const filter = { categoryIds: null, minPriceMinor: null, maxPriceMinor: null };
const page = { language: 'en', limit: 3, offset: 0, after: null };
let db: Db;
let index: LiveIndex | undefined;

beforeEach(async () => {
  db = await testDatabase();
  vi.mocked(streamIndexedParts).mockClear();
  vi.mocked(buildInWorker).mockReset();
});
afterEach(async () => {
  vi.useRealTimers();
  await index?.stop();
});

async function start(): Promise<LiveIndex> {
  const log = Fastify({ logger: false }).log;
  index = await startLiveIndex({ db, databaseUrl: await testDatabaseUrl(), log, lookEveryMs: 60_000_000 });
  return index;
}

/** How many parts were read by themselves since asked last. */
function partsRead(): number {
  const { calls } = vi.mocked(streamIndexedParts).mock;
  const count = calls.reduce((sum, [, ids]) => sum + (ids?.length ?? 0), 0);
  vi.mocked(streamIndexedParts).mockClear();
  return count;
}

const builds = (program: string): number =>
  vi.mocked(buildInWorker).mock.calls.filter(([url]) => url.pathname.endsWith(`/${program}`)).length;

const failing = () => ({ data: Promise.reject(new Error('no memory')), stop: async () => {} });

test('after an import each change reads its own parts alone, and the imported ones stay as they are', async () => {
  const base = await baseList(db, 'USD');
  const part = await makePart(db, { code: `${key}-first`, priceMinor: 70 });
  const one = await start();
  await vi.waitUntil(() => one.engine(), { timeout: 20_000 });
  await one.fresh();
  partsRead();
  await db`insert into parts (code, name_en, rank) select ${key} || n, ${`Imported ${key}`}, 1000 + n from generate_series(1, 300) n`;
  await db`insert into prices (part_id, price_list_id, amount_minor) select id, ${base}, id from parts where code ~ ${`^${key}[0-9]`}`;
  await db`select refresh_price_sort(${base})`;
  await one.fresh();
  expect(partsRead()).toBeGreaterThanOrEqual(300);
  for (const minor of [11, 12, 13]) {
    await db`update prices set amount_minor = ${minor} where part_id = ${part.partId}`;
    await one.fresh();
    expect(partsRead()).toBeLessThan(5);
    const list = one.engine()?.list({ ...filter, listIds: [base] }, { ...page, sort: 'priceAsc', limit: 1000 });
    expect(list?.places.find((place) => place.id === part.partId)?.value).toBe(minor);
  }
  await db`update parts set name_en = ${`Renamed ${key}`} where code = ${`${key}7`}`;
  await db`update parts set status = 'offline' where code = ${`${key}8`}`;
  await one.fresh();
  expect(partsRead()).toBeLessThan(5);
  expect(one.engine()?.search(`imported ${key}`, { skip: 0, limit: 1 }).total).toBe(298);
  expect(one.engine()?.search(`renamed ${key}`, { skip: 0, limit: 9 }).total).toBe(1);
});

test('an index of figures that could not be built is built later, though no figure changes', async () => {
  const one = await (async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    vi.mocked(buildInWorker).mockImplementationOnce(failing);
    const { LiveFigures } = await import('./live-figures.ts');
    const figures = new LiveFigures(await testDatabaseUrl(), Fastify({ logger: false }).log);
    await figures.renew();
    return figures;
  })();
  expect(one.find(key, 1)).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitUntil(() => one.find(key, 1), { timeout: 20_000 });
  await one.stop();
});

test('while the build of parts fails, looks begin neither it nor that of figures anew each time', async () => {
  vi.mocked(buildInWorker).mockImplementation(failing);
  const one = await start();
  for (let looks = 0; looks < 20; looks += 1) await one.fresh();
  expect(one.engine()).toBeNull();
  expect([builds('build-worker.ts'), builds('figures-worker.ts')]).toEqual([1, 1]);
  vi.mocked(buildInWorker).mockReset();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  await one.fresh();
  expect(one.engine()).not.toBeNull();
});
