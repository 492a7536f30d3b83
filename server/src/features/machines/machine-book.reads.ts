// The book of one machine: options, chapters with their figures, the kinds of part in its list (spec §7 Category host).
import type { calls, Language, ResultOf } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Fragment, langOfName, namedAs, namedIn } from '../../platform/db/localized-name.ts';

type Detail = ResultOf<typeof calls.machines.machineDetail>;

type Tree = ResultOf<typeof calls.machines.machinePartTypes>;

/** Options of a machine, by code. */
export async function readOptions(db: Db, language: Language, machineId: number): Promise<Detail['options']> {
  return await db`
    select o.code, ${namedAs(db, 'o', language)} from machine_options mo join option_codes o on o.id = mo.option_code_id
    where mo.machine_id = ${machineId} order by o.code`;
}

/** Every factory option with its name. */
export async function readOptionNames(db: Db, language: Language): Promise<Detail['options']> {
  return await db`select o.code, ${namedAs(db, 'o', language)} from option_codes o order by o.code`;
}

/** Revision of the as-built list. */
export async function readRevision(db: Db, machineId: number): Promise<number> {
  const [row] = await db<{ revision: number }[]>`select revision from machines where id = ${machineId}`;
  return row?.revision ?? 1;
}

/** Chapters and figures of the machine's model in the order of the book; drawing and model are addresses of files. */
export async function readChapters(db: Db, language: Language, machineId: number): Promise<Detail['chapters']> {
  const rows = await db<
    (Omit<Detail['chapters'][number], 'figures'> & { figure: Detail['chapters'][number]['figures'][number] })[]
  >`
    select c.id, ${namedAs(db, 'c', language)}, json_build_object('figureId', f.id, 'code', f.code,
      'name', ${namedIn(db, 'f', language)}, 'nameLang', ${langOfName(db, 'f', language)}, 'illustration', ${fileOf(db, 'drawing')}, 'model3d', ${fileOf(db, 'model')}) as figure
    from machines m join figure_models fm on fm.variant_id = m.variant_id join chapters c on c.id = fm.chapter_id
      join figures f on f.id = fm.figure_id
    where m.id = ${machineId} order by c.position, c.id, fm.position, f.id`;
  const chapters = new Map<number, Detail['chapters'][number]>();
  for (const { figure, ...named } of rows) {
    const chapter = chapters.get(named.id) ?? { ...named, figures: [] };
    chapter.figures.push(figure);
    chapters.set(named.id, chapter);
  }
  return [...chapters.values()];
}

const fileOf = (db: Db, kind: 'drawing' | 'model') => db`(
  select coalesce(l.file, 'figure/' || f.code || ${kind === 'drawing' ? '.svg' : '.glb'}) from illustrations l
  where l.figure_id = f.id and l.kind = ${kind} order by l.sheet limit 1)`;

/** Kinds of part, or categories, in one machine's list or in all of the catalogue. */
export async function readTree(
  db: Db,
  asked: { language: Language; machineId: number | null; of: 'types' | 'categories' },
): Promise<Tree> {
  const table = db(asked.of === 'types' ? 'part_types' : 'part_categories');
  const column = asked.of === 'types' ? db`p.type_id` : db`p.category_id`;
  const parent = asked.of === 'types' ? db`null::bigint` : db`t.parent_id`;
  return await db`
    with recursive own as (${asked.machineId === null ? countAll(db, column) : countOf(db, column, asked.machineId)}), up (id, count) as (
      select id, count from own
      union all
      select ${parent}, up.count from up join ${table} t on t.id = up.id where ${parent} is not null
    ), counted as (select id, sum(count)::int as count from up group by id)
    select t.id, ${parent} as parent_id, t.code, ${namedAs(db, 't', asked.language)}, coalesce(c.count, 0) as count
    from ${table} t left join counted c on c.id = t.id
    where ${asked.machineId === null ? db`true` : db`c.count > 0`} order by t.position, t.id`;
}

const countAll = (db: Db, column: Fragment) => db`
  select ${column} as id, count(*) as count from parts p where ${column} is not null and p.status <> 'offline' group by 1`;
const countOf = (db: Db, column: Fragment, machineId: number) => db`
  select ${column} as id, count(distinct p.id) as count
  from machines m join figure_models fm on fm.variant_id = m.variant_id join items i on i.figure_id = fm.figure_id
    join item_lines il on il.item_id = i.id join parts p on p.id = il.part_id
  where m.id = ${machineId} and ${column} is not null group by 1`;

/** Families with their models and how many machines are known. */
export async function readFamilies(db: Db, language: Language): Promise<ResultOf<typeof calls.machines.familyTree>> {
  return await db`
    select f.id, f.code, ${namedAs(db, 'f', language)}, f.image, f.search_group, (
        select count(*) from machines m join model_variants v on v.id = m.variant_id where v.family_id = f.id
      ) as count, coalesce((
        select json_agg(json_build_object('variantId', v.id, 'code', v.code, 'model', v.model,
          'name', ${namedIn(db, 'v', language)}, 'nameLang', ${langOfName(db, 'v', language)}, 'image', v.image) order by v.position, v.id)
        from model_variants v where v.family_id = f.id
      ), '[]') as models
    from machine_families f order by f.position, f.id`;
}

/** How many machines the company keeps. */
export async function countOwnMachines(db: Db, companyId: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*) as count from company_machines where company_id = ${companyId} and removed_at is null`;
  return row?.count ?? 0;
}

/** How far the as-built record goes and how many lines it has. */
export async function readAsBuiltState(
  db: Db,
  machineId: number,
): Promise<{ proofLevel: 'none' | 'partial' | 'complete'; lines: number } | null> {
  const [row] = await db<{ proofLevel: 'none' | 'partial' | 'complete'; lines: number }[]>`
    select m.as_built as proof_level, (select count(*) from as_built_lines a where a.machine_id = m.id) as lines
    from machines m where m.id = ${machineId}`;
  return row ?? null;
}
