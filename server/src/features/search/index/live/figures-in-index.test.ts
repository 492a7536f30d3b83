// Figures are found in the index as PostgreSQL finds them, by words of any language and by code (product §5 Search).
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase, testDatabaseUrl } from '../../../../../test/database.ts';
import type { Db } from '../../../../platform/db/db.ts';
import type { QueryContext } from '../../query/query-context.ts';
import { type LiveIndex, startLiveIndex } from './live-index.ts';
import { GROUP_COUNTED_MOST, countGroups, readGroup } from '../../other-groups.reads.ts';

const key = `g${Date.now()}`;
let db: Db;
let index: LiveIndex;

beforeAll(async () => {
  db = await testDatabase();
  for (const [at, name] of ['Boom cylinder', 'Steering gear', 'Cylinder guard', 'Wheel'].entries())
    await db`insert into figures (code, name_en, name_fr, name_zh)
      values (${`${key}-0${9 - at}.B`}, ${`${name} ${key}`}, ${at === 0 ? 'Vérin de flèche' : null}, ${at === 1 ? '转向机' : null})`;
  index = await startLiveIndex({
    db,
    databaseUrl: await testDatabaseUrl(),
    log: Fastify({ logger: false }).log,
    lookEveryMs: 60_000,
  });
});
afterAll(() => index.stop());

const asked = (text: string, figures: QueryContext['figures']): QueryContext => ({
  db,
  language: 'en',
  companyId: null,
  machineId: undefined,
  ownModels: new Map(),
  lengths: { serial: [7, 17], identification: [17] },
  mayBe: { machine: false, unlistedCode: false },
  text,
  parted: text,
  models: { named: [], called: [], ofFamily: [], isWhole: false },
  names: { chapters: [], manuals: [] },
  figures,
});

async function bothWays(text: string) {
  await index.fresh();
  await vi.waitUntil(() => index.figures(text, 1), { timeout: 20_000 });
  const found = index.figures(text, GROUP_COUNTED_MOST);
  const page = { limit: 10, offset: 1 };
  const answers = [found, null].map(async (figures) => [
    await countGroups(asked(text, figures)),
    await readGroup(asked(text, figures), 'chapters', page),
  ]);
  const [fast, plain] = await Promise.all(answers);
  return { found, fast, plain };
}

test.each([`${key}`, `cyl ${key}`, 'vérin', 'VERIN fleche', '转向', `${key}0`, `${key} 09 b`, 'guard', '—!', 'zzzz'])(
  'product §5 figures by "%s" are the same from the index as from PostgreSQL',
  async (text) => {
    const { found, fast, plain } = await bothWays(text);
    expect(found).not.toBeNull();
    expect(fast).toEqual(plain);
  },
);

test('a new figure and a new name are found once they are taken in', async () => {
  await bothWays(key);
  await db`insert into figures (code, name_en) values (${`${key}-10`}, ${`Brake ${key}`})`;
  // A notice may have come first; then PostgreSQL finds it until the index does.
  const isBehind = await index.isBehind();
  expect(isBehind || (index.figures(`brake ${key}`, 1) ?? ['by PostgreSQL']).length === 1).toBe(true);
  const { found, fast, plain } = await bothWays(`brake ${key}`);
  expect(found).toHaveLength(1);
  expect(fast).toEqual(plain);
});
