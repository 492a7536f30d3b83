// What search finds besides parts: models, chapters and figures, manuals, machines (spec §2 Search results: groups).
import type { calls, ResultOf } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { allNames, type Fragment, langOfName, namedIn } from '../../platform/db/localized-name.ts';
import { wordsMatch } from '../parts/index.ts';
import { codeBegins } from '../../platform/db/begins-with.ts';
import type { QueryContext } from './query/query-context.ts';
import { isOfGroup, MACHINE_GROUPS, machineIds, machinesOf } from './match/machines/found-machines.reads.ts';
import {
  type FoundInBook,
  type FoundModel,
  type FoundThing,
  hitsInBooks,
  manualHits,
  modelHits,
} from './reasons/thing-hits.ts';

type Hit = ResultOf<typeof calls.search.goodsSearch>['items'][number];
/** The groups of spec §2 besides parts. */
export type OtherGroup = Exclude<ResultOf<typeof calls.search.goodsSearch>['groups'][number]['group'], 'parts'>;

/** Every group besides parts, in the order shown. */
export const OTHER_GROUPS: readonly OtherGroup[] = ['finalAssembly', 'chapters', 'brochures', ...MACHINE_GROUPS];

/** Groups are counted up to here. */
export const GROUP_COUNTED_MOST = 1000;

const NO_MACHINES = {
  scissorLifts: 0,
  telescopicBoomLifts: 0,
  articulatingBoomLifts: 0,
  forkliftTrucks: 0,
  otherMachines: 0,
};

/** How many there are in each group, up to 1,000; the database counts what memory does not know. */
export async function countGroups(asked: QueryContext): Promise<Record<OtherGroup, number>> {
  const { db, models, names, figures: found } = asked;
  const chapters = names.chapters.length + (found?.length ?? 0);
  const known = { ...NO_MACHINES, finalAssembly: models.named.length, chapters, brochures: 0 };
  if (found && !mayHoldMachines(asked) && names.manuals.length === 0) return known;
  const machineGroups = MACHINE_GROUPS.reduce<Fragment>(
    (sql, group) =>
      db`${sql}, case when exists (select from machine_families f where ${isOfGroup(db, group)})
        then (select count(*)::int from (${machineIds(asked, group, GROUP_COUNTED_MOST)}) found) else 0 end as ${db(snake(group))}`,
    db``,
  );
  const [row] = await db<(Omit<typeof known, 'finalAssembly' | 'chapters'> & { figures: number })[]>`
    select ${found ? db`0` : db`(select count(*)::int from ${figures(asked)})`} as figures,
      (select count(*)::int from ${manuals(asked)}) as brochures ${machineGroups}`;
  if (!row) throw new Error('counting answered nothing');
  const { figures: counted, ...others } = row;
  return { ...known, ...others, chapters: chapters + counted };
}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** One page of a group. */
export async function readGroup(
  asked: QueryContext,
  group: OtherGroup,
  page: { limit: number; offset: number },
): Promise<Hit[]> {
  const { db, language } = asked;
  const name = (alias: string, column = 'name') => namedIn(db, alias, language, column);
  const title = (alias: string, column = 'name') =>
    db`${name(alias, column)} as title, ${langOfName(db, alias, language, column)} as title_lang`;
  const paged = db`limit ${page.limit} offset ${page.offset}`;
  if (group === 'finalAssembly') {
    const ids = asked.models.named.slice(page.offset, page.offset + page.limit);
    if (ids.length === 0) return [];
    const rows = await db<
      FoundModel[]
    >`select 'model' as kind, v.id, v.code, v.model, ${title('v')}, ${name('f')} as subtitle, ${langOfName(db, 'f', language)} as subtitle_lang, v.image,
      ${allNames(db, 'v')} as names, ${allNames(db, 'f')} as family_names
      from model_variants v join machine_families f on f.id = v.family_id where v.id = any(${ids}::bigint[])
      order by array_position(${ids}::bigint[], v.id)`;
    return modelHits(asked, rows);
  }
  if (isKnownEmpty(asked, group)) return [];
  if (group === 'brochures') {
    const rows = await db<
      FoundThing[]
    >`select 'manual' as kind, b.id, b.code, ${title('b', 'title')}, b.kind as subtitle, null as image, ${allNames(db, 'b', 'title')} as names
      from ${manuals(asked)} order by b.kind, b.code, b.id ${paged}`;
    return manualHits(asked, rows);
  }
  if (group === 'chapters') {
    // No more of either than the page may show, since each is asked for its models; what the chosen machine's book holds comes first.
    const end = page.offset + page.limit;
    const rows = await db<
      FoundInBook[]
    >`select kind, id, code, title, title_lang, subtitle, image, names, is_on_machine, own_model_ids, model from (
        (select 'chapter' as kind, c.id, c.code, ${title('c')}, null as subtitle, null as image, ${allNames(db, 'c')} as names, 0 as place, array_position(${asked.names.chapters}::bigint[], c.id) as at,
          ${placesOf(asked, db`fm.chapter_id = c.id`)} from ${chapters(asked)} order by is_on_machine desc, at limit ${end})
        union all
        (select 'figure', g.id, g.code, ${title('g')}, (select string_agg(distinct v.model, ', ') from figure_models fm join model_variants v on v.id = fm.variant_id
          where fm.figure_id = g.id), null, ${allNames(db, 'g')}, 1, 0, ${placesOf(asked, db`fm.figure_id = g.id`)} from ${figures(asked, asked.machineId === undefined ? end : undefined)} order by is_on_machine desc, g.code, g.id limit ${end})
      ) hits order by place, is_on_machine desc, at, code, id ${paged}`;
    return hitsInBooks(asked, rows);
  }
  return await db<Hit[]>`${machinesOf(asked, group, page)}`;
}

/** Whether it is known beforehand that nothing of a group besides models was found. */
function isKnownEmpty(asked: QueryContext, group: OtherGroup): boolean {
  const { names, figures: found } = asked;
  if (group === 'brochures') return names.manuals.length === 0;
  if (group === 'chapters') return names.chapters.length === 0 && found?.length === 0;
  return group !== 'finalAssembly' && !mayHoldMachines(asked);
}

const mayHoldMachines = ({ mayBe, models }: QueryContext): boolean => mayBe.machine || models.ofFamily.length > 0;

const chapters = ({ db, names: found }: QueryContext) => db`chapters c where c.id = any(${found.chapters}::bigint[])`;
// The first thousand found: a beginning like "b" is in most of them.
const figures = ({ db, text, figures: found }: QueryContext, most = GROUP_COUNTED_MOST) =>
  found ? db`figures g where g.id = any(${found.slice(0, most)}::bigint[])` : figuresInDatabase(db, text);
const figuresInDatabase = (db: Db, text: string) => db`(
  select g.id, g.code, g.name_en, g.name_es, g.name_pt, g.name_fr, g.name_zh from figures g where g.id in (
    (select g.id from figures g where ${wordsMatch(db, text, 'g')} limit ${GROUP_COUNTED_MOST})
    union (select g.id from figures g where ${codeBegins(db, db`normal_code(g.code)`, text)} limit ${GROUP_COUNTED_MOST})
  ) order by g.code, g.id limit ${GROUP_COUNTED_MOST}) g`;
const manuals = ({
  db,
  names: found,
  language,
}: QueryContext) => db`manuals b where b.id = any(${found.manuals}::bigint[]) and b.language = (
  select o.language from manuals o where o.code = b.code order by o.language = ${language} desc, o.language = 'en' desc, o.id limit 1)`;

// Whether the chosen machine's book holds it, the company's models whose books do, two at most, and the first model at all.
const placesOf = ({ db, machineId, ownModels }: QueryContext, holds: Fragment) => db`
  ${machineId === undefined ? db`null::boolean` : db`exists (select from figure_models fm where fm.variant_id = (select variant_id from machines where id = ${machineId}) and ${holds})`} as is_on_machine,
  array(select own.id from unnest(${[...ownModels.keys()]}::bigint[]) own (id) where exists (select from figure_models fm where fm.variant_id = own.id and ${holds}) limit 2) as own_model_ids,
  (select v.model from model_variants v where exists (select from figure_models fm where fm.variant_id = v.id and ${holds}) order by v.position, v.id limit 1) as model`;
