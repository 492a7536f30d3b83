// Where a machine's serial number stands to a printed set of them: asked of the database, or read for many machines to be told in here (product §5 Fit verdict).
import type { Db } from '../../../platform/db/db.ts';
import { readRuns, type SerialRange } from './serial-range.rules.ts';

/** The sets of numbers behind effectivities, by effectivity; serial-range.rules.ts says of them what `rangeOf` does. */
export async function readSerialRanges(db: Db, effectivityIds: readonly number[]): Promise<Map<number, SerialRange[]>> {
  const rows = await db<
    { effectivityId: number; schemeId: number; prefix: string; ordinals: string; isOfOthers: boolean }[]
  >`
    select g.effectivity_id, g.scheme_id, g.prefix, g.ordinals::text as ordinals, ${isOfOthers(db)} as is_of_others
    from effectivity_ranges g where g.effectivity_id = any(${effectivityIds as number[]}::int[])`;
  const ranges = new Map(effectivityIds.map((id): [number, SerialRange[]] => [id, []]));
  for (const { effectivityId, ordinals, ...rest } of rows)
    ranges.get(effectivityId)?.push({ ...rest, runs: readRuns(ordinals) });
  return ranges;
}

/** Where the machine's serial number stands to the row's effectivity; the query names machines m and item_lines il. */
export const rangeOf = (db: Db) => db`
  case when il.effectivity_id is null then 'none' else coalesce(
    (select case when not g.ordinals @> m.ordinal then 'out' when ${isOfOthers(db)} then 'inOther' else 'in' end from effectivity_ranges g
      where g.effectivity_id = il.effectivity_id and g.scheme_id = m.scheme_id and g.prefix = m.prefix),
    (select 'out' from effectivity_ranges g where g.effectivity_id = il.effectivity_id and g.scheme_id = m.scheme_id limit 1),
    'otherScheme') end`;

// Of a model whose numbering changed, "prior to 197500" may be said of the old numbers and mean all new ones too, 228807 among them.
const isOfOthers = (db: Db) => db`
  (not ${isLimitPrinted(db, 'g')} and exists (select from effectivity_ranges o where o.effectivity_id = g.effectivity_id
    and (o.scheme_id, o.prefix) <> (g.scheme_id, g.prefix) and ${isLimitPrinted(db, 'o')}))`;

// Of a run up to 197500 "prior to 197500" prints its end, "to 197499" its last; of one from 15549 on "after 15548" what goes before.
const isLimitPrinted = (db: Db, range: 'g' | 'o') => db`
  exists (select from effectivities e, unnest(${db(range)}.ordinals) run,
      unnest(array[nullif(lower(run), 0), lower(run) - 1, upper(run), upper(run) - 1]) limits
    where e.id = ${db(range)}.effectivity_id and strpos(e.printed_numbers, ' ' || limits || ' ') > 0)`;
