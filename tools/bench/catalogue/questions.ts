// What the catalogue measurement asks: many different questions of each kind, drawn from what the database holds by a seed.
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { diceOf } from '@outrigger/demo/src/catalogue/dice.ts';

/** A kind of question, the figure of quality.md it answers, and the paths to ask in turn. */
export interface Kind {
  name: string;
  figure: string;
  /** What the first answers are told apart as, where none may rest on another's: each question is of something nobody asked for yet. */
  firstAsked?: string;
  /** Milliseconds under which the server's p95 is to be; an edge of the buckets of its metrics. */
  aimMs: number;
  paths: string[];
}

const ANSWERED_MS = 50;
const TYPED_MS = 10;

const SORTS = ['default', 'nameAsc', 'nameDesc', 'priceAsc', 'priceDesc'];
/** Rows of the parts list of quality 13. */
const ROWS = 350;
const PAGES = [1, 1, 1, 2, 3, 5, 10, 40, 100];

interface Samples {
  parts: { id: number; code: string; name: string }[];
  machines: { id: number; serial: string; chapterId: number; rows: number }[];
  filters: string[];
  categories: number[];
}

/** Questions of every kind, `count` of each where there are so many. */
export async function makeQuestions(db: Db, count: number, seed: number): Promise<Kind[]> {
  const samples = await readSamples(db, count);
  const pick = <T>(list: readonly T[], at: number, of: number): T => diceOf(seed, of, at).pick<T>(list);
  const each = (make: (at: number) => string) => [...new Set(Array.from({ length: count }, (_, at) => make(at)))];
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  const lists = each((at) => {
    const filter = at % 5 === 0 ? '' : `&${pick(samples.filters, at, 1)}`;
    return `/shop/goods-list?sort=${pick(SORTS, at, 2)}&page=${pick(PAGES, at, 3)}${filter}`;
  });
  const words = samples.parts.map(({ name }) => name.toLowerCase());
  return [
    { name: 'goods-list', figure: '12 list', aimMs: ANSWERED_MS, paths: lists },
    {
      name: 'goods-detail',
      figure: '12 detail',
      aimMs: ANSWERED_MS,
      paths: samples.parts.map(({ id }) => `/shop/goods-detail?id=${id}`),
    },
    {
      name: 'parts list of a machine',
      figure: '13 parts list',
      firstAsked: 'parts list, each machine first asked',
      aimMs: ANSWERED_MS,
      paths: samples.machines.map(({ id, chapterId }) => `/category/host/partList?hostId=${id}&chapterId=${chapterId}`),
    },
    {
      name: 'goods-search',
      figure: '12 search',
      aimMs: ANSWERED_MS,
      paths: each((at) => `/shop/goods-search?${query({ keyword: searched(samples, words, at) })}`),
    },
    {
      name: 'goods-suggest',
      figure: '12 as you type',
      aimMs: TYPED_MS,
      paths: each((at) => `/shop/goods-suggest?${query({ keyword: typed(words[at % words.length] ?? '', at) })}`),
    },
    { name: 'category-list', figure: '12 list', aimMs: ANSWERED_MS, paths: ['/shop/category-list'] },
    {
      name: 'category-detail',
      figure: '12 list',
      aimMs: ANSWERED_MS,
      paths: samples.categories.map((id) => `/shop/category-detail?categoryId=${id}`),
    },
  ];
}

// By turns two words of a name, a whole code, the beginning of one, a serial number.
function searched(samples: Samples, words: string[], at: number): string {
  const part = samples.parts[at % samples.parts.length];
  const machine = samples.machines[at % samples.machines.length];
  const kinds = [
    (words[at % words.length] ?? '').split(/\W+/).slice(0, 2).join(' '),
    part?.code ?? 'a',
    (part?.code ?? 'a').slice(0, 6),
    machine?.serial ?? 'a',
  ];
  return kinds[at % kinds.length]?.trim() || 'bolt';
}

/** What stands in the field after some key strokes. */
const typed = (name: string, at: number): string => name.slice(0, 2 + (at % 9)).trim() || 'bo';

async function readSamples(db: Db, count: number): Promise<Samples> {
  const parts = await db<Samples['parts']>`
    select id, code, name_en as name from parts where status <> 'offline'
      and id in (select (random() * (select max(id) from parts))::bigint from generate_series(1, ${count * 2}::int)) limit ${count}`;
  // Of each machine the chapter whose rows come nearest to those quality 13 speaks of.
  const machines = await db<Samples['machines']>`
    with chapters as (
      select fm.variant_id, fm.chapter_id, count(*)::int as rows from figure_models fm join items i on i.figure_id = fm.figure_id
        join item_lines il on il.item_id = i.id group by 1, 2
    ), nearest as (
      select distinct on (variant_id) * from chapters order by variant_id, abs(rows - ${ROWS}), chapter_id
    )
    select m.id, m.serial_number as serial, n.chapter_id, n.rows from machines m join nearest n on n.variant_id = m.variant_id
    where m.id in (select (random() * (select max(id) from machines))::bigint from generate_series(1, ${count * 2}::int)) limit ${count}`;
  const filters = await db<{ filter: string }[]>`
    select 'categoryId=' || id as filter from part_categories
    union all select 'typeId=' || id from part_types
    union all select 'familyId=' || id from machine_families
    union all select 'tag=' || code from tags
    union all select 'minRating=' || n from generate_series(1, 5) n
    union all select 'minPrice=' || n || '&maxPrice=' || n * 3 from unnest(array[1, 10, 100, 1000]) n
    union all select 'colour=' || replace(colour, ' ', '+') from (select distinct colour from parts where colour is not null limit 8) c
    union all select 'keyword=' || lower(split_part(name_en, ' ', 1)) from (select name_en from parts order by rank desc, id limit 12) k`;
  const categories = await db<{ id: number }[]>`select id from part_categories order by id`;
  return {
    parts: [...parts],
    machines: [...machines],
    filters: filters.map((row) => row.filter),
    categories: categories.map((row) => row.id),
  };
}
