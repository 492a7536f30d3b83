// The live index: built from the database, fresh after changes, the same answers as plain SQL (product §5 Search).
import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, testDatabaseUrl } from '../../../../../test/database.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { makePart, makeSupersession } from '../../../parts/parts.make.ts';
import { type LiveIndex, startLiveIndex } from './live-index.ts';
import { NO_WISH } from '../../match/code-matches.rules.ts';
import { searchInDatabase } from '../../match/parts/search-parts.reads.ts';

let db: Db;
let index: LiveIndex;
const key = `x${Date.now()}`;
const page = { skip: 0, limit: 50 };

beforeAll(async () => {
  db = await testDatabase();
  await makePart(db, { code: `LIVE-${key}-1`, nameEn: `Lift cylinder ${key}` });
  await makePart(db, { code: `OLD-${key}` });
  // As under `node --watch` in development: Node then posts messages of its own before ours.
  process.env['WATCH_REPORT_DEPENDENCIES'] = '1';
  index = await startLiveIndex({
    db,
    databaseUrl: await testDatabaseUrl(),
    log: Fastify({ logger: false }).log,
    lookEveryMs: 60_000,
  });
  for (let tries = 0; tries < 100 && !index.engine(); tries += 1) await index.fresh();
  if (!index.engine()) throw new Error('the index was not built');
  delete process.env['WATCH_REPORT_DEPENDENCIES'];
});
afterAll(() => index.stop());

const find = async (text: string) => {
  await index.fresh();
  return index.engine()?.search(text, page);
};

test('parts are found by code and by words; one exact code opens the part', async () => {
  const byCode = await find(`live ${key} 1`);
  expect(byCode?.exactPartId).toBeGreaterThan(0);
  expect((await find(`cylinder ${key}`))?.total).toBe(1);
});

test('a new part, a new name, an alias and a supersession are found at once; an offline part no more', async () => {
  const [part, next] = [await makePart(db, { code: `LIVE-${key}-2`, nameEn: `Wear pad ${key}` }), await makePart(db)];
  expect((await find(`wear ${key}`))?.hits).toEqual([
    { partId: part.partId, foundBy: 'name', matched: null, isWhole: true },
  ]);
  await db`update parts set name_fr = ${`Patin ${key}`} where id = ${part.partId}`;
  expect((await find(`patin ${key}`))?.total).toBe(1);
  await db`insert into part_aliases (part_id, code) values (${part.partId}, ${`ALIAS-${key}`})`;
  expect((await find(`alias ${key}`))?.hits).toMatchObject([{ partId: part.partId, foundBy: 'alias' }]);
  await makeSupersession(db, part, next);
  expect((await find(`LIVE${key}2`))?.hits[0]).toMatchObject({ partId: part.partId, foundBy: 'superseded' });
  await db`update parts set status = 'offline' where id = ${part.partId}`;
  expect((await find(`wear ${key}`))?.total).toBe(0);
});

test('parts written by a transaction that began long before the index was built are found once it is over', async () => {
  await db.begin(async (trx) => {
    // What a transaction leaves that began a day ago: parts and log carry the moment it began.
    await trx`update parts set code = ${`BELATED-${key}`}, changed_at = now() - interval '1 day' where code = ${`OLD-${key}`}`;
    await trx`update change_log set changed_at = now() - interval '1 day' where writer = pg_current_xact_id()`;
    await index.fresh();
  });
  expect((await find(`belated ${key}`))?.exactPartId).toBeGreaterThan(0);
});

test('pages of words go on where the last one ended, changed parts among the others by rank', async () => {
  for (let at = 0; at < 7; at += 1) await makePart(db, { nameEn: `Paged ${key} ${at}` });
  await index.fresh();
  const engine = index.engine();
  const all = engine?.search(`paged ${key}`, { skip: 0, limit: 100 }).hits.map((hit) => hit.partId) ?? [];
  const paged = [0, 3, 6].flatMap(
    (skip) => engine?.search(`paged ${key}`, { skip, limit: 3 }).hits.map((hit) => hit.partId) ?? [],
  );
  expect(all).toHaveLength(7);
  expect(paged).toEqual(all);
});

test('product §5 PostgreSQL gives the same hits in the same order until the index is ready: accents, Chinese, codes, old codes, aliases', async () => {
  const names = [
    ['Lift cylinder', 'Vérin de levage', '举升油缸'],
    ['Cylinder seal kit M8×30', 'Pochette de joints de vérin', '油缸密封件包'],
    ['Élan cœur groß', null, '轮胎'],
    ['Hose, 3/4" DN20', 'Flexible haute-pression', null],
    ['液压泵 pump', null, '液压泵'],
  ] as const;
  const made = [];
  for (const [at, [nameEn, nameFr, nameZh]] of [...names, ...names].entries()) {
    const part = await makePart(db, { code: `${key}-S${at}-${at % 3}0`, nameEn: `${nameEn} same${key}` });
    await db`update parts set name_fr = ${nameFr}, name_zh = ${nameZh}, rank = ${at % 4} where id = ${part.partId}`;
    made.push(part);
  }
  const [old, next, offline] = made;
  if (!old || !next || !offline) throw new Error('no parts were made');
  await makeSupersession(db, old, next);
  await db`insert into part_aliases (part_id, code) values (${next.partId}, ${`${key}-S-ALIAS`})`;
  await db`update parts set status = 'offline' where id = ${offline.partId}`;
  await index.fresh();
  const words = [
    'vérin',
    'VERIN',
    'cyl',
    'cylinder',
    'levage',
    '油缸',
    '缸',
    '密封件',
    'elan',
    'coeur',
    'gross',
    'm8×30',
    'm8x30',
  ];
  const others = [
    'haute-pression',
    'dn20',
    '3/4',
    '液压泵',
    'pum',
    `same${key}`,
    `${key}-S`,
    `${key} s1`,
    `S4-10`,
    'alias',
    '—!',
  ];
  const query = fc
    .array(fc.constantFrom(...words, ...others), { minLength: 1, maxLength: 3 })
    .map((some) => some.join(' '));
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom(0, 3), async (text, skip) => {
      const asked = { skip, limit: 5 };
      const wanted = index.engine()?.search(text, asked);
      // Where the index finds nothing it offers near words, which PostgreSQL cannot.
      if (!wanted || wanted.hits.some((hit) => hit.foundBy === 'nameTypo')) return;
      const plain = await searchInDatabase(db, text, asked);
      expect(plain, text).toEqual(wanted);
      // As it is asked with every letter typed.
      const offered = index.engine()?.search(text, { skip: 0, limit: 5 }, { ...NO_WISH, isCounted: false });
      expect(offered?.hits, text).toEqual((await searchInDatabase(db, text, { skip: 0, limit: 5 })).hits);
    }),
    { numRuns: 150 },
  );
});

test('parts wished ahead come first or alone, in the index as in PostgreSQL, and nothing else changes its place', async () => {
  const engine = index.engine();
  if (!engine) throw new Error('no index');
  const all = { skip: 0, limit: 10_000 };
  const query = fc.constantFrom(`same${key}`, `paged ${key}`, `${key}-S`, 'part', 'TP', `S4-10`);
  await fc.assert(
    fc.asyncProperty(query, fc.nat(4), fc.boolean(), fc.nat(6), async (text, rest, isAheadAlone, skip) => {
      const plain = engine.search(text, all).hits.map((hit) => hit.partId);
      const [nearest, next] = [5, 3].map((every) => new Set(plain.filter((id) => id % every === rest % every)));
      if (!nearest || !next) throw new Error('no lanes');
      const wish = { ...NO_WISH, ahead: [nearest, next], isAheadAlone };
      const page = { skip, limit: 7 };
      const wanted = engine.search(text, page, wish);
      expect(await searchInDatabase(db, text, page, wish), text).toEqual(wanted);
      const typed = engine
        .search(text, all)
        .hits.filter((hit) => hit.foundBy === 'code')
        .map((hit) => hit.partId);
      const first = isAheadAlone ? [] : typed;
      const behind = plain.filter((id) => !first.includes(id));
      const fitting = behind.filter((id) => nearest.has(id));
      const others = behind
        .filter((id) => !nearest.has(id))
        .toSorted((a, b) => Number(next.has(b)) - Number(next.has(a)));
      const order = [...first, ...fitting, ...others.filter((id) => !isAheadAlone || next.has(id))];
      expect(engine.search(text, all, wish).hits.map((hit) => hit.partId)).toEqual(order);
      expect(wanted.hits.map((hit) => hit.partId)).toEqual(order.slice(skip, skip + 7));
      expect(wanted.total).toBe(order.length);
    }),
    { numRuns: 60 },
  );
});

test('an index that parts have overtaken says so until it has taken them in', async () => {
  await index.fresh();
  expect(await index.isBehind()).toBe(false);
  await makePart(db, { nameEn: `Overtaking ${key}` });
  // A notice may have come first; then it is found.
  const isBehind = await index.isBehind();
  expect(isBehind || index.engine()?.search(`overtaking ${key}`, page).total === 1).toBe(true);
  await index.fresh();
  expect(await index.isBehind()).toBe(false);
  expect(index.bytes()).toBeGreaterThan(0);
});

test('an index that is stopped while it is built begins no other build', async () => {
  const databaseUrl = await testDatabaseUrl();
  const log = Fastify({ logger: false }).log;
  const stopped = await startLiveIndex({ db, databaseUrl, log, lookEveryMs: 60_000 });
  const asked = stopped.fresh();
  await stopped.stop();
  await asked;
  expect(stopped.engine()).toBeNull();
});
