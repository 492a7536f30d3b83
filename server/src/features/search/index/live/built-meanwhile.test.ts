// What was committed while an index was built is found by it from its first moment on (product §5 Search).
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { testDatabase, testDatabaseUrl } from '../../../../../test/database.ts';
import { makePart } from '../../../parts/parts.make.ts';
import { type LiveIndex, startLiveIndex } from './live-index.ts';

const late = vi.hoisted(() => ({ commit: async () => {} }));
// The last thing before it serves, and after all was read.
vi.mock('./warm-up.ts', () => ({ warmUp: () => late.commit() }));

const key = `late${Date.now()}`;
const log = Fastify({ logger: false }).log;
const started = async () =>
  startLiveIndex({ db: await testDatabase(), databaseUrl: await testDatabaseUrl(), log, lookEveryMs: 60_000 });

test('a part, and a new name of one, that came while it was built', async () => {
  const db = await testDatabase();
  const { partId } = await makePart(db, { nameEn: `Wear pad ${key}` });
  late.commit = async () => {
    await makePart(db, { nameEn: `Seal kit ${key}` });
    await db`update parts set name_en = ${`Slide block ${key}`} where id = ${partId}`;
  };
  const index = await started();
  try {
    await index.built;
    const found = (text: string) => index.engine()?.search(`${text} ${key}`, { skip: 0, limit: 5 }).total;
    expect([found('seal kit'), found('slide block'), found('wear pad')]).toEqual([1, 1, 0]);
  } finally {
    await index.stop();
  }
});

test('a figure that came after figures were read and while parts were built', async () => {
  const db = await testDatabase();
  const isReady = Promise.withResolvers<LiveIndex>();
  late.commit = async () => {
    const index = await isReady.promise;
    await vi.waitUntil(() => index.figures(key, 1), { timeout: 20_000 });
    await db`insert into figures (code, name_en) values (${`${key}-01`}, ${`Jib ${key}`})`;
  };
  const index = await started();
  isReady.resolve(index);
  try {
    await index.built;
    await expect.poll(() => index.figures(`jib ${key}`, 5), { timeout: 10_000 }).toHaveLength(1);
  } finally {
    await index.stop();
  }
});
