// What a machine's book and its record say of every part that may fit it, in one query (product §5 Fit verdict).
import type { Db } from '../../platform/db/db.ts';
import { standIns } from '../supersession/index.ts';
import { builtInto } from './verdict/as-built.reads.ts';
import { rangeOf } from './verdict/serial-ranges.reads.ts';

/** One way in which a part stands in the machine's book, itself or in another's place; `pair-rows.reads.ts` asks the same of single parts. */
export interface StandingRow {
  partId: number;
  range: 'none' | 'in' | 'inOther' | 'out' | 'otherScheme';
  ruleText: string | null;
  isAsBuilt: boolean;
}

/** Every part of the model's lists and what stands in its place, and what the machine was built with and what replaced that. */
export async function readStandingRows(db: Db, machineId: number): Promise<StandingRow[]> {
  return await db<StandingRow[]>`
    with recursive line as materialized (
      select il.part_id, il.option_rule_id, ${rangeOf(db)} as range
      from machines m join figure_models fm on fm.variant_id = m.variant_id
        join items i on i.figure_id = fm.figure_id join item_lines il on il.item_id = i.id
      where m.id = ${machineId}
    ), stand_in (part_id, listed) as (
      ${standIns.after(db, 'line')}
    ), built (part_id, root_id) as (
      ${builtInto(db, machineId)}
    )
    select distinct n.part_id, line.range, r.rule as rule_text, n.part_id in (select part_id from built) as is_as_built
    from stand_in n join line on line.part_id = n.listed left join option_rules r on r.id = line.option_rule_id
    union
    select part_id, 'none', null, true from built`;
}
