// The index finds what plain SQL finds, on samples in five languages and by pieces of codes (product §5 Search).
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, testDatabaseUrl } from '../../../test/database.ts';
import type { Db } from '../../platform/db/db.ts';
import { makePart } from '../parts/parts.make.ts';
import { indexTokens } from './query/tokenizer.rules.ts';
import { NO_WISH, type PartsFound } from './match/code-matches.rules.ts';
import { readLabels } from './match/labels/labels.reads.ts';
import { Labels } from './match/labels/labels.rules.ts';
import { type LiveIndex, startLiveIndex } from './index/live/live-index.ts';
import { searchInDatabase } from './match/parts/search-parts.reads.ts';

const NAMES = [
  ['Lift cylinder', 'Cilindro de elevación', 'Cilindro de elevação', 'Vérin de levage', '举升油缸'],
  ['Steer cylinder', 'Cilindro de dirección', 'Cilindro de direção', 'Vérin de direction', '转向油缸'],
  ['Wear pad', 'Patín de desgaste', 'Calço de desgaste', 'Patin d’usure', '耐磨滑块'],
  ['Drive wheel', 'Rueda motriz', 'Roda de tração', 'Roue motrice', '驱动轮'],
  ['Wheel nut M16', 'Tuerca de rueda M16', 'Porca de roda M16', 'Écrou de roue M16', '车轮螺母'],
  ['Limit switch', 'Final de carrera', 'Chave fim de curso', 'Interrupteur de fin de course', '限位开关'],
  ['Oil filter', 'Filtro de aceite', 'Filtro de óleo', 'Filtre à huile', '机油滤清器'],
] as const;
const PER_NAME = 9;
const ACCENTS = ['áàâãéèêíóôõúüçñ’', 'aaaaeeeiooouucn '] as const;

let db: Db;
let index: LiveIndex;
let labels: Labels;
// The database may hold parts of other tests; these are compared.
const own = new Set<number>();

async function makeCategory(code: string, parentId: number | null, names: readonly string[]): Promise<number> {
  const [en = '', es = null, pt = null, fr = null, zh = null] = names;
  const [row] = await db<{ id: number }[]>`
    insert into part_categories (code, parent_id, name_en, name_es, name_pt, name_fr, name_zh)
    values (${code}, ${parentId}, ${en}, ${es}, ${pt}, ${fr}, ${zh}) returning id`;
  return row?.id ?? 0;
}

beforeAll(async () => {
  db = await testDatabase();
  const mark = `sql${Date.now()}`;
  const top = await makeCategory(`${mark}-1`, null, [
    'Hydraulics',
    'Hidráulica',
    'Hidráulica',
    'Hydraulique',
    '液压系统',
  ]);
  const below = await makeCategory(`${mark}-2`, top, [
    'Rods and cylinders',
    'Cilindros',
    'Cilindros',
    'Vérins',
    '油缸',
  ]);
  const wheels = await makeCategory(`${mark}-3`, null, ['Wheels', 'Ruedas', 'Rodas', 'Roues', '车轮']);
  const [type] = await db<{ id: number }[]>`
    insert into part_types (code, name_en, name_zh) values (${mark}, 'Wear part', '易损件') returning id`;
  const categories = [below, below, null, wheels, wheels, top, below];
  for (const [at, [en, es, pt, fr, zh]] of NAMES.entries()) {
    for (let piece = 0; piece < PER_NAME; piece += 1) {
      const code = `${10 + at} ${String(4001 + piece * 137)}-${String.fromCharCode(65 + piece)}${at}`;
      const { partId } = await makePart(db, { code, ...(piece === 0 ? { status: 'offline' as const } : {}) });
      own.add(partId);
      await db`update parts set name_en = ${en}, name_es = ${es}, name_pt = ${pt}, name_fr = ${fr}, name_zh = ${zh} where id = ${partId}`;
      // Ranks lie across the tiers.
      await db`update parts set rank = ${(piece * 7 + at) % 5}, category_id = ${categories[at] ?? null},
        type_id = ${piece % 3 === 0 ? (type?.id ?? null) : null} where id = ${partId}`;
    }
  }
  labels = new Labels(await readLabels(db));
  index = await startLiveIndex({
    db,
    databaseUrl: await testDatabaseUrl(),
    log: Fastify({ logger: false }).log,
    lookEveryMs: 60_000,
  });
  for (let tries = 0; tries < 100 && !index.engine(); tries += 1) await index.fresh();
});
afterAll(() => index.stop());

const hitsOf = (text: string) => index.engine()?.search(text, { skip: 0, limit: 5000 }).hits ?? [];
const sorted = (ids: readonly number[]): number[] => ids.filter((id) => own.has(id)).toSorted((a, b) => a - b);

async function byWord(word: string): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select id from parts where status <> 'offline'
      and translate(lower(concat_ws(' ', name_en, name_es, name_pt, name_fr, name_zh)), ${ACCENTS[0]}, ${ACCENTS[1]})
        ~ ${/\p{Script=Han}/u.test(word) ? word : `\\m${word}`}`;
  return sorted(rows.map((row) => row.id));
}

test.each([
  ['cylinder'],
  ['cilin'],
  ['Vérin', 'verin'],
  ['VERIN', 'verin'],
  ['direção', 'direcao'],
  ['roue'],
  ['m16'],
  ['油缸'],
  ['车轮'],
  ['轮'],
  ['huile'],
])('product §5 the word %s finds the parts plain SQL finds, offline ones left out', async (typed, plain = typed) => {
  const expected = await byWord(plain);
  expect(expected.length).toBeGreaterThanOrEqual(PER_NAME - 1);
  const found = hitsOf(typed).filter((hit) => hit.foundBy === 'name');
  expect(sorted(found.map((hit) => hit.partId))).toEqual(expected);
});

test.each([
  ['cylindre', 'cylinder'],
  ['whele', 'wheel'],
  ['filtr', 'filtr'],
])('product §5 from four letters on %s finds what %s finds, too', async (typed, meant) => {
  const found = new Set(hitsOf(typed).map((hit) => hit.partId));
  for (const id of await byWord(meant)) expect(found).toContain(id);
});

test('product §5 a piece of a code, however its dashes and spaces are typed, finds the parts plain SQL finds', async () => {
  const codes = await db<{ code: string }[]>`
    select code from parts where code like '1_ ____-__' and status <> 'offline' order by md5(code) limit 12`;
  expect(codes).toHaveLength(12);
  for (const { code } of codes) {
    for (const typed of [
      code.toLowerCase(),
      code.replaceAll(/[ -]/g, ''),
      code.slice(3),
      code.slice(0, 5),
      code.slice(4, 8),
    ]) {
      const rows = await db<{ id: number }[]>`
        select id from parts where status <> 'offline' and code_norm like '%' || normal_code(${typed}) || '%'`;
      const found = hitsOf(typed).filter((hit) => hit.foundBy.startsWith('code'));
      expect(sorted(found.map((hit) => hit.partId)), typed).toEqual(sorted(rows.map((row) => row.id)));
    }
  }
});

test.each([
  'Pivot pin Ø45 × 210',
  'Wear pad 80×40 x 12',
  'Battery 12 V 100 Ah',
  'Øre 5 mm Vérin 举升油缸 24 V',
  '3 x seal, 2 x 5 l',
])('product §5 PostgreSQL and the index take %s apart alike', async (text) => {
  const [row] = await db<{ kept: string[]; asked: boolean }[]>`
      select tsvector_to_array(words_kept(${text})) as kept, words_kept(${text}) @@ words_asked(${text}, false) as asked`;
  expect(row).toEqual({ kept: [...new Set(indexTokens(text))].toSorted(byCode), asked: true });
});

function byCode(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

test.each([
  ['hydraulic cylinder', 24],
  ['hydraulic', 32],
  ['hyd cyl', 24],
  ['oil hydraulic wear', 2],
  ['wear pad part', 2],
  ['wheel wear', 4],
  ['cylinder', 0],
  ['vérin hydraulique', 24],
  ['液压油缸', 24],
  ['液压举升油缸', 8],
  ['易损轮', 0],
  ['limit switch wheel', 0],
])(
  'product §5 %s finds by names and labels the same parts in PostgreSQL as in the index, in the same order',
  async (text, count) => {
    const ahead = [3, 2].map((every) => new Set([...own].filter((id) => id % every === 0)));
    const wish = { ...NO_WISH, labels };
    for (const asked of [wish, { ...wish, ahead }, { ...wish, ahead, isAheadAlone: true }])
      for (const page of [
        { skip: 0, limit: 500 },
        { skip: 5, limit: 7 },
      ]) {
        const found = index.engine()?.search(text, page, asked);
        if (found?.hits.some((hit) => hit.foundBy === 'nameTypo')) throw new Error(`${text} is only guessed`);
        expect(await searchInDatabase(db, text, page, asked)).toEqual(found);
      }
    const found = index.engine()?.search(text, { skip: 0, limit: 500 }, wish).hits ?? [];
    expect(found.filter((hit) => hit.foundBy === 'category' && own.has(hit.partId)).length).toBe(count);
  },
);

test('product §5 of a label typed whole PostgreSQL finds the same parts as the index where no name holds it', async () => {
  const wish = { ...NO_WISH, labels };
  const ids = ({ hits, total }: Pick<PartsFound, 'hits' | 'total'>) => ({
    total,
    ids: hits.map(({ partId }) => partId).toSorted((a, b) => a - b),
  });
  const page = { skip: 0, limit: 500 };
  const found = index.engine()?.search('hydraulics', page, wish) ?? { hits: [], total: 0 };
  expect(ids(await searchInDatabase(db, 'hydraulics', page, wish))).toEqual(ids(found));
  expect(sorted(ids(found).ids)).toHaveLength(32);
  expect(new Set(found.hits.map(({ foundBy }) => foundBy))).toEqual(new Set(['category']));
});
