// Finds the rows that close a circle: a category within itself, an item attached to itself, a part that replaces itself by way of others (product §5).
import type { Trx } from '../../../platform/db/db.ts';
import { type FoundRow, listFound, type Suspect } from './fault-finder.reads.ts';
import { KEPT } from './faults.ts';

/** How rows of a table lead to one another: SQL of both ends for a staged row, and of those the shop has. */
type Way = {
  column: string;
  from: string;
  to: string;
  /** Columns `a` and `b` of the rows the shop has. */
  kept: string;
  /** A row leads to one other alone, so that the file's row stands in place of the shop's. */
  isOne?: boolean;
  expected: string;
};

const upwards = (table: string, expected: string): Way => ({
  column: 'parent',
  from: 's.code',
  to: 's.parent',
  kept: `select t.code as a, p.code as b from ${table} t join ${table} p on p.id = t.parent_id`,
  isOne: true,
  expected,
});

const WAYS: Record<string, Way> = {
  part_categories: upwards(
    'part_categories',
    'a category that does not lie within this one, directly or by way of others',
  ),
  chapters: upwards('chapters', 'a chapter that does not lie within this one, directly or by way of others'),
  items: {
    column: 'parent_item',
    from: `concat(r_figure.id, ' ', s.item_no)`,
    to: `r_figure.id || ' ' || s.parent_item`,
    kept: `select concat(t.figure_id, ' ', t.item_no) as a, concat(p.figure_id, ' ', p.item_no) as b from items t join items p on p.id = t.parent_item_id`,
    isOne: true,
    expected: 'an item that is not attached to this one, directly or by way of others',
  },
  part_relations: {
    column: 'related_part',
    from: 'r_part.id::text',
    to: `case s.kind when 'kit' then r_related_part.id::text end`,
    kept: `select part_id::text as a, related_part_id::text as b from part_relations where kind = 'kit'`,
    expected: 'a part that is not made up of this kit, directly or by way of others',
  },
  supersessions: {
    column: 'successor',
    from: 'r_old_part.id::text',
    to: 'r_successor.id::text',
    kept: 'select old_part_id::text as a, new_part_id::text as b from supersessions where new_part_id is not null',
    expected: 'a part that is not replaced by this one, directly or by way of others',
  },
};

/** Lists each row that leads back to itself by way of the shop's rows and those before it in the file. */
export async function findCircles(trx: Trx, suspect: Suspect): Promise<void> {
  const { plan, table } = suspect;
  const way = WAYS[plan.table];
  if (!way || !table.columns.some(({ name }) => name === way.column)) return;
  const staged = `select s."row", ${way.from} as a, ${way.to} as b, s."${way.column}" as value from ${plan.from} where ${plan.isValid}`;
  const kept = way.isOne ? 'where not exists (select from staged where staged.a = k.a)' : '';
  // A part that leads to itself at once breaks a CHECK as well, and is told there.
  const told = way.isOne ? '' : 'and a <> b';
  const found = await trx.unsafe<FoundRow[]>(
    `with recursive staged as materialized (${staged}), led as materialized (
       select * from staged where b is not null union all select 0, k.a, k.b, null from (${way.kept}) k ${kept}
     ), walk ("row", value, a, at) as (
       select "row", value, a, b from led where "row" > 0 ${told}
       union select w."row", w.value, w.a, l.b from walk w join led l on l.a = w.at and l."row" < w."row" where w.at <> w.a
     )
     select "row", value, count(*) over () as total from walk where at = a order by 1 limit ${KEPT}`,
  );
  listFound(suspect, found, { column: way.column, reason: 'rule', expected: way.expected });
}
