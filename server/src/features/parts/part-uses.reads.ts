// Where a part stands in the books, under its own code or in the place of one it replaced (spec §2 matched models; product §5).
import type { Language, PartDetail } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Fragment, namedAs, namedIn } from '../../platform/db/localized-name.ts';
import { standIns } from '../supersession/index.ts';

const MODELS_MOST = 100;
const USES_MOST = 60;

/** The first of something, and how many there are. */
export interface FirstOf<T> {
  items: T[];
  total: number;
}

type Model = PartDetail['matchedModels'][number];
type Use = PartDetail['usedIn'][number];

/** Serial-number rules of one model's lines told at most. */
const RULES_MOST = 20;

/** Models whose books hold the part, with the first machine known it is valid from, and what the books print where they restrict it. */
export async function readMatchedModels(db: Db, language: Language, partId: number): Promise<FirstOf<Model>> {
  const rows = await db<(Model & { total: number })[]>`
    with recursive named (part_id) as (select ${partId}::bigint), stand_in (part_id, listed) as (${standIns.of(db, 'named')})
    select v.id as variant_id, v.code, v.model, ${namedIn(db, 'v', language)} as name, ${namedAs(db, 'f', language, 'family')},
      case when bool_or(il.part_id = ${partId}) then null else min(p.code) end as replaces, count(*) over ()::int as total,
      case when bool_or(il.effectivity_id is null) then null else (${firstMachine(db)}) end as serial_number_from,
      case when bool_or(il.effectivity_id is null) then null else (${rules(db, language)}) end as serial_rules
    from stand_in n join item_lines il on il.part_id = n.listed join parts p on p.id = n.listed join items i on i.id = il.item_id
      join figure_models fm on fm.figure_id = i.figure_id join model_variants v on v.id = fm.variant_id join machine_families f on f.id = v.family_id
    group by v.id, f.id order by f.position, v.position, v.id limit ${MODELS_MOST}`;
  return firstOf(rows);
}

// Ordinals say an order within their scheme and prefix alone; which of these began first, the day its first machine was built on says.
const firstMachine = (db: Db): Fragment => db`
  select serial_number from (
    select distinct on (g.scheme_id, g.prefix) g.scheme_id, g.prefix, first.* from effectivity_ranges g cross join lateral (
      select m.serial_number, m.ordinal, m.manufactured_on from machines m
      where m.variant_id = v.id and m.prefix = g.prefix and m.ordinal >= coalesce(lower(g.ordinals), 0) and m.scheme_id = g.scheme_id and g.ordinals @> m.ordinal
      order by m.ordinal limit 1
    ) first where g.effectivity_id = any(array_agg(il.effectivity_id)) order by g.scheme_id, g.prefix, first.ordinal
  ) one_each order by manufactured_on nulls last, scheme_id, prefix limit 1`;

// As printed, what ends first before what goes on; where nothing is, the two ends of each range, one left out where it is open.
const rules = (db: Db, language: Language): Fragment => db`
  select coalesce(json_agg(json_build_object('rule', words, 'prefixes', prefixes) order by upto, words, prefixes), '[]') from (
    select coalesce(${namedIn(db, 'e', language, 'printed')}, r.words) as words, max(r.upto) as upto, (${eachOnce(db)}) as prefixes from effectivities e cross join lateral (
      select (array_agg(upper(r) order by g.scheme_id, g.prefix, upper(r) desc))[1] as upto, string_agg(case when lower(r) = upper(r) - 1 then g.prefix || lower(r)
        else concat(g.prefix || nullif(lower(r), 0), '–', g.prefix || (upper(r) - 1)) end, ', ' order by g.scheme_id, g.prefix, lower(r)) as words,
        string_agg(distinct g.prefix, ', ') filter (where ${namesLimit(db)} and exists (
          select from machines m where m.variant_id = v.id and m.scheme_id = g.scheme_id and m.prefix = g.prefix)) as prefixes
      from effectivity_ranges g cross join unnest(g.ordinals) r where g.effectivity_id = e.id
    ) r where e.id = any(array_agg(il.effectivity_id)) group by 1, r.prefixes is null order by 2, 1, 3 limit ${RULES_MOST}
  ) told where words is not null`;

// Several lines may be printed alike, each of them for other prefixes.
const eachOnce = (db: Db): Fragment => db`
  select string_agg(distinct one, ', ') from regexp_split_to_table(string_agg(r.prefixes, ', '), ', ') one`;

// A wording says bare numbers, which mean something within one prefix alone: that of the range whose limits they are. It may be shared by models whose numbers begin otherwise.
const namesLimit = (db: Db): Fragment => db`
  g.prefix <> '' and e.printed_en ~ concat('\\m(', concat_ws('|', lower(r) - 1, lower(r), upper(r) - 1, upper(r)), ')\\M')`;

/** Figures the part stands in, and the models each figure is of. */
export async function readUses(db: Db, language: Language, partId: number): Promise<FirstOf<Use>> {
  const rows = await db<(Use & { total: number })[]>`
    with recursive named (part_id) as (select ${partId}::bigint), stand_in (part_id, listed) as (${standIns.of(db, 'named')}),
    uses as materialized (
      select distinct on (i.figure_id, i.item_no) i.figure_id, i.item_no, il.quantity, n.listed
      from stand_in n join item_lines il on il.part_id = n.listed join items i on i.id = il.item_id
      order by i.figure_id, i.item_no, n.listed <> ${partId}, il.line_no
    )
    select f.id as figure_id, f.code as figure_code, ${namedAs(db, 'f', language, 'figure_name')}, u.item_no, u.quantity,
      case when u.listed <> ${partId} then p.code end as replaces, (select count(*)::int from uses) as total,
      (select coalesce(json_agg(json_build_object('variantId', v.id, 'model', v.model) order by v.model, v.position, v.id), '[]')
        from figure_models fm join model_variants v on v.id = fm.variant_id where fm.figure_id = f.id) as models
    from (select * from uses order by figure_id, item_no limit ${USES_MOST}) u
      join figures f on f.id = u.figure_id join parts p on p.id = u.listed order by u.figure_id, u.item_no`;
  return firstOf(rows);
}

// The answer's schema drops what it does not name.
const firstOf = <T>(rows: readonly (T & { total: number })[]): FirstOf<T> => ({
  items: [...rows],
  total: rows[0]?.total ?? 0,
});
