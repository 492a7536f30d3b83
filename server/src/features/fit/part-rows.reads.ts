// The rows of a machine's parts list with what each demands of the machine, in one query (spec §2; product §5 Fit verdict).
import type { Language } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';
import { namedAs, namedIn, textAs } from '../../platform/db/named-in.ts';

/** A row before its verdict, price and stock. */
export interface FoundRow {
  rowId: string;
  itemId: number;
  partId: number;
  partCode: string;
  parentCode: string | null;
  name: string;
  nameLang?: 'en' | null;
  type: string | null;
  typeLang?: 'en' | null;
  description: string | null;
  descriptionLang?: 'en' | null;
  quantity: number | null;
  itemNo: string;
  figureId: number;
  figureCode: string;
  figureName: string;
  figureNameLang?: 'en' | null;
  chapter: string;
  chapterLang?: 'en' | null;
  unit: string;
  packQuantity: number;
  minQuantity: number;
  note: string | null;
  noteLang?: 'en' | null;
  imageUrl: string;
  sellPolicy: 'stockOnly' | 'backorder' | 'notSold';
  isIllustrated: boolean;
  range: 'none' | 'in' | 'inOther' | 'out' | 'otherScheme';
  printed: string | null;
  ruleText: string | null;
  isAsBuilt: boolean;
  builtAs: string | null;
}

/** Which rows are wanted. */
export interface RowFilter {
  hostId: number;
  keyword?: string | undefined;
  typeId?: number | undefined;
  figureId?: number | undefined;
  chapterId?: number | undefined;
}

/** Where a row stands in the book, from the chapter down to the line. */
interface Standing {
  chapterPosition: number;
  chapterId: number;
  position: number;
  figureId: number;
  itemPosition: number;
  itemId: number;
  lineNo: number;
}

/** Rows in the order of the book: chapter, figure, item, line. */
export async function readPartRows(db: Db, language: Language, filter: RowFilter): Promise<FoundRow[]> {
  const rows = await readRows(db, language, filter);
  // In here, since PostgreSQL takes half as long again when it has to move rows of this width.
  return rows.sort(
    (a, b) =>
      a.chapterPosition - b.chapterPosition ||
      a.chapterId - b.chapterId ||
      a.position - b.position ||
      a.figureId - b.figureId ||
      a.itemPosition - b.itemPosition ||
      a.itemId - b.itemId ||
      a.lineNo - b.lineNo,
  );
}

/** Read step by step, since one join of all tables takes as long to plan as to run. */
async function readRows(db: Db, language: Language, filter: RowFilter): Promise<(FoundRow & Standing)[]> {
  const named = (alias: string, column = 'name') => namedIn(db, alias, language, column);
  const written = (alias: string, column: string, as: string) => textAs(db, language, { alias, column, as });
  return await db<(FoundRow & Standing)[]>`
    with recursive built (part_id, root_id) as (
      ${builtInto(db, filter.hostId)}
    ), came as materialized (
      select c.part_id, (select o.code from parts o where o.id = c.root_id) as built_as
      from (select part_id, min(root_id) as root_id from built group by part_id having not bool_or(part_id = root_id)) c
    ), m as materialized (
      select variant_id, scheme_id, prefix, ordinal from machines where id = ${filter.hostId}
    ), pages as materialized (${pagesOf(db, language, filter)}), il as materialized (
      select pages.*, i.item_no, i.position as item_position, i.is_illustrated, i.parent_item_id,
        l.item_id, l.line_no, l.part_id, l.quantity, l.effectivity_id, l.option_rule_id, l.note_id
      from pages join items i on i.figure_id = pages.figure_id join item_lines l on l.item_id = i.id
    )
    select il.chapter_position, il.chapter_id, il.position, il.item_position, il.line_no,
      il.item_id || '-' || il.line_no as row_id, il.item_id, p.id as part_id, p.code as part_code,
      coalesce((select pp.code from item_lines pl join parts pp on pp.id = pl.part_id
        where pl.item_id = il.parent_item_id order by pl.line_no limit 1), il.assembly_code) as parent_code,
      ${namedAs(db, 'p', language)}, ${namedAs(db, 't', language, 'type')}, ${written('p', 'description', 'description')}, il.quantity, il.item_no, il.figure_id,
      il.figure_code, il.figure_name, il.chapter, ${language === 'en' ? db`` : db`il.figure_name_lang, il.chapter_lang,`} p.unit, p.pack_quantity, p.min_quantity, ${written('n', 'text', 'note')},
      coalesce(p.image_url, '') as image_url, case p.status when 'offline' then 'notSold' else p.sell_policy end as sell_policy,
      il.is_illustrated, ${rangeOf(db)} as range, ${named('e', 'printed')} as printed, r.rule as rule_text,
      p.id = any(array(select part_id from built)) as is_as_built,
      (select built_as from came where came.part_id = il.part_id) as built_as
    from m cross join il join parts p on p.id = il.part_id left join part_types t on t.id = p.type_id
      left join effectivities e on e.id = il.effectivity_id left join option_rules r on r.id = il.option_rule_id
      left join line_notes n on n.id = il.note_id
    where true ${whereOf(db, filter)}`;
}

/** The recursive query `built`: what a machine was built with and all that came to replace it, each beside the part that was built in; of several to choose from none is known to be the one. */
export const builtInto = (db: Db, hostId: number) => db`
  select part_id, part_id from as_built_lines where machine_id = ${hostId}
  union
  select s.new_part_id, b.root_id from built b cross join lateral (${successorsOf(db)}) s`;

// Look-ups by part: without "offset 0" the planner reads every supersession there is for a few hundred parts.
const successorsOf = (db: Db) => db`
  select new_part_id from supersessions where old_part_id = b.part_id and mode = 'all' and new_part_id is not null offset 0`;

/** The figures of the machine's book that are asked for; the query names machines m. */
const pagesOf = (db: Db, language: Language, { figureId, chapterId }: RowFilter) => db`
  select f.id as figure_id, f.code as figure_code, ${namedAs(db, 'f', language, 'figure_name')}, ${namedAs(db, 'c', language, 'chapter')},
    fm.position, c.id as chapter_id, c.position as chapter_position, a.code as assembly_code
  from m join figure_models fm on fm.variant_id = m.variant_id join chapters c on c.id = fm.chapter_id
    join figures f on f.id = fm.figure_id left join parts a on a.id = f.assembly_part_id
  where true ${figureId ? db`and f.id = ${figureId}::bigint` : db``} ${chapterId ? db`and c.id = ${chapterId}::bigint` : db``}`;

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

function whereOf(db: Db, filter: RowFilter) {
  const { keyword } = filter;
  const byKeyword = keyword
    ? db`and (p.code_norm like '%' || normal_code(${keyword}) || '%' and normal_code(${keyword}) <> ''
        or concat_ws(' ', p.name_en, p.name_es, p.name_pt, p.name_fr, p.name_zh) ilike ${likePattern(keyword)})`
    : db``;
  return db`${byKeyword}
    ${filter.typeId ? db`and p.type_id = ${filter.typeId}` : db``}`;
}
