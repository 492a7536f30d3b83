// The rows of a book in which parts stand besides their own, themselves or in another's place (product §5 Fit verdict).
import type { Language } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import { namedIn } from '../../../platform/db/localized-name.ts';
import type { BookLine, BookLines } from './repeated-parts.rules.ts';

/** The model variant a machine is of; undefined where there is no such machine. */
export async function readVariant(db: Db, machineId: number): Promise<number | undefined> {
  const [machine] = await db<{ variantId: number }[]>`select variant_id from machines where id = ${machineId}`;
  return machine?.variantId;
}

/** Every line of a variant's book; as three texts, since rows of their own would take longer to read than to find. */
export async function readBookLines(db: Db, variantId: number): Promise<BookLines> {
  // Where the items of a figure have numbers without a gap, as a file brings them, its lines lie side by side and are one look.
  const [book] = await db<{ parts: string; items: string; lines: string }[]>`
    with figure as materialized (
      select fm.figure_id, min(i.id) as first, max(i.id) as last, max(i.id) - min(i.id) + 1 = count(*) as is_whole
      from figure_models fm join items i on i.figure_id = fm.figure_id where fm.variant_id = ${variantId} group by fm.figure_id
    ), lines as (
      select l.part_id, l.item_id, l.line_no from figure f
        cross join lateral (select * from item_lines where item_id between f.first and f.last offset 0) l where f.is_whole
      union all
      select l.part_id, l.item_id, l.line_no from figure f
        join items i on i.figure_id = f.figure_id join item_lines l on l.item_id = i.id where not f.is_whole
    )
    select coalesce(string_agg(part_id::text, ','), '') as parts, coalesce(string_agg(item_id::text, ','), '') as items,
      coalesce(string_agg(line_no::text, ','), '') as lines from (select * from lines order by part_id offset 0) l`;
  return {
    parts: Float64Array.from(numbersOf(book?.parts)),
    items: Float64Array.from(numbersOf(book?.items)),
    lines: Int32Array.from(numbersOf(book?.lines)),
  };
}

// Thousands of numbers in one text are read in a tenth of the time that an array of them takes.
const numbersOf = (text: string | undefined): number[] => (text ? text.split(',').map(Number) : []);

/** What each of some lines of a book prints and where it stands, in the order of the book. */
export interface PlacedRow {
  itemId: number;
  lineNo: number;
  partId: number;
  partCode: string;
  figureId: number;
  figureName: string;
  itemNo: string;
  effectivityId: number | null;
  printed: string | null;
  ruleText: string | null;
}

/** Those lines of a variant's book, each once. */
export async function readPlacedRows(
  db: Db,
  language: Language,
  { variantId, rows }: { variantId: number; rows: readonly BookLine[] },
): Promise<PlacedRow[]> {
  if (rows.length === 0) return [];
  return await db<PlacedRow[]>`
    with il as materialized (
      select l.item_id, l.line_no, l.part_id, l.effectivity_id, l.option_rule_id
      from (select distinct * from unnest(${rows.map((row) => row.itemId)}::bigint[], ${rows.map((row) => row.lineNo)}::int[]) u(item_id, line_no)) a
        join item_lines l on l.item_id = a.item_id and l.line_no = a.line_no
    )
    select il.item_id, il.line_no, il.part_id, p.code as part_code, i.figure_id, ${namedIn(db, 'f', language)} as figure_name, i.item_no,
      il.effectivity_id, ${namedIn(db, 'e', language, 'printed')} as printed, r.rule as rule_text
    from il join items i on i.id = il.item_id join figures f on f.id = i.figure_id join parts p on p.id = il.part_id
      join figure_models fm on fm.figure_id = f.id and fm.variant_id = ${variantId} join chapters c on c.id = fm.chapter_id
      left join effectivities e on e.id = il.effectivity_id left join option_rules r on r.id = il.option_rule_id
    order by c.position, c.id, fm.position, f.id, i.position, il.item_id, il.line_no`;
}
