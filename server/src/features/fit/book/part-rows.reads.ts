// The rows of a model's book with what each demands of a machine, in one query (spec §2; product §5 Fit verdict).
import type { Language } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { namedAs, namedIn, textAs } from '../../../platform/db/localized-name.ts';

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
  effectivityId: number | null;
  printed: string | null;
  ruleText: string | null;
}

/** Which rows of a book are wanted. */
export interface RowFilter {
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

/** Which rows of which model's book are wanted. */
export interface BookFilter extends RowFilter {
  variantId: number;
}

/** Rows in the order of the book: chapter, figure, item, line. */
export async function readPartRows(db: Db, language: Language, filter: BookFilter): Promise<FoundRow[]> {
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
async function readRows(db: Db, language: Language, filter: BookFilter): Promise<(FoundRow & Standing)[]> {
  const named = (alias: string, column = 'name') => namedIn(db, alias, language, column);
  const written = (alias: string, column: string, as: string) => textAs(db, language, { alias, column, as });
  return await db<(FoundRow & Standing)[]>`
    with pages as materialized (${pagesOf(db, language, filter)}), il as materialized (
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
      il.is_illustrated, il.effectivity_id, ${named('e', 'printed')} as printed, r.rule as rule_text
    from il join parts p on p.id = il.part_id left join part_types t on t.id = p.type_id
      left join effectivities e on e.id = il.effectivity_id left join option_rules r on r.id = il.option_rule_id
      left join line_notes n on n.id = il.note_id
    where true ${whereOf(db, filter)}`;
}

/** The figures of the book that are asked for. */
const pagesOf = (db: Db, language: Language, { variantId, figureId, chapterId }: BookFilter) => db`
  select f.id as figure_id, f.code as figure_code, ${namedAs(db, 'f', language, 'figure_name')}, ${namedAs(db, 'c', language, 'chapter')},
    fm.position, c.id as chapter_id, c.position as chapter_position, a.code as assembly_code
  from figure_models fm join chapters c on c.id = fm.chapter_id
    join figures f on f.id = fm.figure_id left join parts a on a.id = f.assembly_part_id
  where fm.variant_id = ${variantId} ${figureId ? db`and f.id = ${figureId}::bigint` : db``} ${chapterId ? db`and c.id = ${chapterId}::bigint` : db``}`;

function whereOf(db: Db, filter: RowFilter) {
  const { keyword } = filter;
  const byKeyword = keyword
    ? db`and (p.code_norm like '%' || normal_code(${keyword}) || '%' and normal_code(${keyword}) <> ''
        or concat_ws(' ', p.name_en, p.name_es, p.name_pt, p.name_fr, p.name_zh) ilike ${likePattern(keyword)})`
    : db``;
  return db`${byKeyword}
    ${filter.typeId ? db`and p.type_id = ${filter.typeId}` : db``}`;
}
