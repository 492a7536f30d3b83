// The rows in which a part stands in the lists of a machine's model, for many pairs at once.
import type { Language } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { namedIn } from '../../platform/db/localized-name.ts';
import { standIns } from '../supersession/index.ts';
import { rangeOf } from './verdict/serial-ranges.reads.ts';

/** One row a pair is judged by; a pair without a listed row comes once, not listed. */
export interface PairRow {
  partId: number;
  machineId: number;
  isListed: boolean;
  isListedElsewhere: boolean;
  range: 'none' | 'in' | 'inOther' | 'out' | 'otherScheme';
  printed: string | null;
  ruleText: string | null;
  isAsBuilt: boolean;
  /** The code the factory recorded, where that is one the part replaced. */
  builtAs: string | null;
  /** How many pieces the factory recorded, of the part or of one it replaced. */
  asBuiltQuantity: number | null;
  /** The code that is printed, where it is another's. */
  replaces: string | null;
  quantity: number | null;
  itemId: number | null;
}

/** Rows of the pairs, the printed ranges in a language: a part's own before those of others, each in the order of the book as in part-rows.reads.ts. */
export async function readPairRows(
  db: Db,
  language: Language,
  pairs: readonly { partId: number; machineId: number }[],
): Promise<PairRow[]> {
  return await db<PairRow[]>`
    with recursive pair as (
      select distinct * from unnest(${pairs.map((pair) => pair.partId)}::bigint[], ${pairs.map((pair) => pair.machineId)}::bigint[]) u(part_id, machine_id)
    ), before (part_id, older) as (
      select part_id, part_id from pair
      union
      select b.part_id, s.old_part_id from before b cross join lateral (${standIns.replacedByOlder(db)}) s
    ), stand_in (part_id, listed) as (
      ${standIns.of(db, 'pair')}
    )
    select pair.part_id, pair.machine_id, il.item_id is not null as is_listed, il.quantity, il.item_id,
      il.item_id is null and exists (select 1 from stand_in n join item_lines x on x.part_id = n.listed where n.part_id = pair.part_id) as is_listed_elsewhere,
      ${rangeOf(db)} as range, ${namedIn(db, 'e', language, 'printed')} as printed, r.rule as rule_text, il.replaces,
      built.root_id is not null as is_as_built, built.quantity as as_built_quantity,
      case when not built.is_own then (select code from parts where id = built.root_id) end as built_as
    from pair join machines m on m.id = pair.machine_id
      cross join lateral (
        select max(a.quantity) as quantity, min(b.older) as root_id, bool_or(b.older = b.part_id) as is_own from before b join as_built_lines a on a.part_id = b.older
        where b.part_id = pair.part_id and a.machine_id = m.id
      ) built
      left join lateral (
        select l.*, (select code from parts where id = n.listed and n.listed <> n.part_id) as replaces,
          c.position as chapter_position, c.id as chapter_id, fm.position, fm.figure_id, i.position as item_position
        from stand_in n join item_lines l on l.part_id = n.listed join items i on i.id = l.item_id
          join figure_models fm on fm.figure_id = i.figure_id and fm.variant_id = m.variant_id join chapters c on c.id = fm.chapter_id
        where n.part_id = pair.part_id
      ) il on true
      left join effectivities e on e.id = il.effectivity_id left join option_rules r on r.id = il.option_rule_id
    order by il.replaces is not null, il.chapter_position, il.chapter_id, il.position, il.figure_id, il.item_position, il.item_id, il.line_no`;
}
