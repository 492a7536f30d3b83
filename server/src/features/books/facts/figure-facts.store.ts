// Writes figures, their places in books and their lines (product §8 figures).
import type { calls, ParsedOf } from '@outrigger/contract';
import type { Trx } from '../../../platform/db/db.ts';
import type { Fragment } from '../../../platform/db/localized-name.ts';

/** What is kept of a figure. */
export type GivenFigure = ParsedOf<typeof calls.figureFacts.saveFigure>;

/** Locks a figure and answers its edition; null where there is none. */
export async function holdFigure(trx: Trx, figureId: number): Promise<{ code: string; edition: number } | null> {
  const [held] = await trx<{ code: string; edition: number }[]>`
    select code, edition from figures where id = ${figureId} for update`;
  return held ?? null;
}

/** Adds a figure; null where its code is taken. */
export async function insertFigure(trx: Trx, { code, names }: GivenFigure): Promise<number | null> {
  const [row] = await trx<{ id: number }[]>`
    insert into figures (code, name_en, name_es, name_pt, name_fr, name_zh)
    values (${code}, ${names.en}, ${names.es || null}, ${names.pt || null}, ${names.fa || null}, ${names.zh || null})
    on conflict do nothing returning id`;
  return row?.id ?? null;
}

/** Changes what a figure is called and raises its edition; false where another has the code. */
export async function updateFigure(trx: Trx, figureId: number, { code, names }: GivenFigure): Promise<boolean> {
  const changed = await trx`
    update figures set code = ${code}, name_en = ${names.en}, name_es = ${names.es || null}, name_pt = ${names.pt || null},
      name_fr = ${names.fa || null}, name_zh = ${names.zh || null}, edition = edition + 1
    where id = ${figureId} and not exists (select from figures o where o.code = ${code} and o.id <> ${figureId})
    returning id`;
  return changed.length > 0;
}

/** Has a figure stand in the books of these models alone; who is new puts it at the end of the chapter. */
export async function swapBooks(
  trx: Trx,
  figureId: number,
  { variantIds, chapterId }: Pick<GivenFigure, 'variantIds' | 'chapterId'>,
): Promise<void> {
  await trx`delete from figure_models where figure_id = ${figureId} and variant_id <> all(${variantIds})`;
  await trx`
    insert into figure_models (variant_id, figure_id, chapter_id, position)
    select v.id, ${figureId}, ${chapterId}, coalesce((
      select max(position) + 1 from figure_models fm where fm.variant_id = v.id), 1)
    from model_variants v where v.id = any(${variantIds})
      and not exists (select from figure_models fm where fm.variant_id = v.id and fm.figure_id = ${figureId})`;
}

/** A line with the part that it means. */
export type MeantRow = GivenFigure['rows'][number] & { partId: number };

/** Puts these lines in the place of those there were, in this order; one that stays keeps what it holds for. */
export async function swapRows(trx: Trx, figureId: number, rows: readonly MeantRow[]): Promise<void> {
  const told = trx.json(
    rows.map(({ itemNo, lineNo, partId, quantity }, at) => ({
      item_no: itemNo,
      line_no: lineNo,
      part_id: partId,
      quantity,
      place: at + 1,
    })),
  );
  const given = trx`jsonb_to_recordset(${told}) g (item_no text, line_no smallint, part_id bigint, quantity int, place smallint)`;
  const gone = await trx<{ itemId: number }[]>`
    delete from item_lines l using items i where i.id = l.item_id and i.figure_id = ${figureId}
      and not exists (select from ${given} where g.item_no = i.item_no and g.line_no = l.line_no)
    returning l.item_id`;
  await trx`
    insert into items (figure_id, item_no, position)
    select ${figureId}, g.item_no, min(g.place) from ${given} group by 2 on conflict (figure_id, item_no) do nothing`;
  await trx`
    update items i set position = o.place from (select g.item_no, min(g.place) as place from ${given} group by 1) o
    where i.figure_id = ${figureId} and i.item_no = o.item_no and i.position <> o.place`;
  await trx`
    update item_lines l set quantity = g.quantity from ${given}, items i
    where i.id = l.item_id and i.figure_id = ${figureId} and i.item_no = g.item_no and l.line_no = g.line_no
      and l.quantity is distinct from g.quantity`;
  await moveParts(trx, figureId, given);
  await trx`
    insert into item_lines (item_id, line_no, part_id, quantity)
    select i.id, coalesce((select max(line_no) from item_lines where item_id = i.id), 0)
      + row_number() over (partition by i.id order by g.place), g.part_id, g.quantity
    from ${given} join items i on i.figure_id = ${figureId} and i.item_no = g.item_no where g.line_no is null`;
  await dropBareItems(
    trx,
    gone.map(({ itemId }) => itemId),
  );
}

/** Lines that mean another part now; where none does nothing is said to have moved, which costs a walk over all lines. */
async function moveParts(trx: Trx, figureId: number, given: Fragment): Promise<void> {
  const moved = await trx<{ itemId: number; lineNo: number; partId: number }[]>`
    select l.item_id, l.line_no, g.part_id from ${given} join items i on i.figure_id = ${figureId} and i.item_no = g.item_no
      join item_lines l on l.item_id = i.id and l.line_no = g.line_no where l.part_id <> g.part_id`;
  for (const { itemId, lineNo, partId } of moved)
    await trx`update item_lines set part_id = ${partId} where item_id = ${itemId} and line_no = ${lineNo}`;
}

/** Items whose last line went; what was attached to them stands alone. */
async function dropBareItems(trx: Trx, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return;
  const bare = trx`
    select i.id from items i where i.id = any(${itemIds as number[]}) and not exists (select from item_lines l where l.item_id = i.id)`;
  await trx`update items set parent_item_id = null where parent_item_id in (${bare})`;
  await trx`delete from items where id in (${bare})`;
}
