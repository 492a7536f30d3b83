// What was committed while an index was built is found by it from its first moment on (product §5 Search).
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { testDatabase, testDatabaseUrl } from '../../../../test/database.ts';
import { makePart } from '../../parts/parts.make.ts';
import { startLiveIndex } from './live-index.ts';

const late = vi.hoisted(() => ({ commit: async () => {} }));
// The last thing before it serves, and after all was read.
vi.mock('./warm-up.ts', () => ({ warmUp: () => late.commit() }));

const key = `late${Date.now()}`;

test('a part, and a new name of one, that came while it was built', async () => {
  const db = await testDatabase();
  const { partId } = await makePart(db, { nameEn: `Wear pad ${key}` });
  late.commit = async () => {
    await makePart(db, { nameEn: `Seal kit ${key}` });
    await db`update parts set name_en = ${`Slide block ${key}`} where id = ${partId}`;
  };
  const log = Fastify({ logger: false }).log;
  const index = await startLiveIndex({ db, databaseUrl: await testDatabaseUrl(), log, lookEveryMs: 60_000 });
  try {
    await index.built;
    const found = (text: string) => index.engine()?.search(`${text} ${key}`, { skip: 0, limit: 5 }).total;
    expect([found('seal kit'), found('slide block'), found('wear pad')]).toEqual([1, 1, 0]);
  } finally {
    await index.stop();
  }
});
