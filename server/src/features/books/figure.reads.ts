// What is known of one figure: its place in a book, drawings and model with hotspots, and the figures below and above it (product §5 Part manuals).
import type { FigureHead, Hotspot, Language } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { type Fragment, namedAs } from '../../platform/db/localized-name.ts';

/** A figure and the book it is looked at in. */
export interface FigureInBook {
  figureId: number;
  variantId: number;
}

/** SQL for the file of a figure f, null where it has none of the kind: a drawing or model from a recipe goes by the figure's code. */
export const fileOf = (db: Db, kind: 'drawing' | 'model'): Fragment => db`(
  select coalesce(l.file, 'figure/' || f.code || ${kind === 'drawing' ? '.svg' : '.glb'}) from illustrations l
  where l.figure_id = f.id and l.kind = ${kind} order by l.sheet limit 1)`;

type Found = FigureHead['figure'] & Pick<FigureHead, 'variantId' | 'chapterId'>;

/** The figure in the book of the variant, else in the first book that holds it; null where none does. */
export async function readFigure(
  db: Db,
  language: Language,
  { figureId, variantId }: { figureId: number; variantId: number | undefined },
): Promise<Found | null> {
  const [row] = await db<Found[]>`
    select f.id as figure_id, f.code, ${namedAs(db, 'f', language)}, f.revision, fm.variant_id, fm.chapter_id
    from figures f join figure_models fm on fm.figure_id = f.id join model_variants v on v.id = fm.variant_id
    where f.id = ${figureId}::bigint
    order by fm.variant_id = ${variantId ?? null}::bigint desc nulls last, v.position, v.id limit 1`;
  return row ?? null;
}

type Illustrated = FigureHead['drawings'][number] & { kind: 'drawing' | 'model' };

/** Drawings and models by sheet; what is made from one recipe is one file, however many sheets name it. */
export async function readIllustrations(db: Db, figureId: number): Promise<Illustrated[]> {
  const [sheets, hotspots] = await Promise.all([
    db<(Omit<Illustrated, 'hotspots'> & { id: number })[]>`
      select l.id, l.kind, l.sheet, l.width, l.height,
        coalesce(l.file, 'figure/' || f.code || case l.kind when 'drawing' then '.svg' else '.glb' end) as file
      from illustrations l join figures f on f.id = l.figure_id where f.id = ${figureId} order by l.kind, l.sheet`,
    db<(Hotspot & { illustrationId: number })[]>`
      select h.illustration_id, i.item_no, h.shape, h.x, h.y, h.width, h.height, h.outline, h.node
      from hotspots h join items i on i.id = h.item_id where i.figure_id = ${figureId} order by i.position, i.id, h.id`,
  ]);
  const of = Map.groupBy(hotspots, ({ illustrationId }) => illustrationId);
  const firsts = new Map(sheets.toReversed().map((sheet) => [sheet.file, sheet.id]));
  return sheets
    .filter(({ id, file }) => firsts.get(file) === id)
    .map(({ id, ...sheet }) => ({ ...sheet, hotspots: of.get(id) ?? [] }));
}

/** Every model whose book holds the figure. */
export async function readModels(db: Db, figureId: number): Promise<FigureHead['models']> {
  return await db<FigureHead['models']>`
    select v.id as variant_id, v.model from figure_models fm join model_variants v on v.id = fm.variant_id
    where fm.figure_id = ${figureId} order by v.position, v.id`;
}

/** Figures of the book that take apart a part of this one. */
export async function readBreakdowns(
  db: Db,
  language: Language,
  { figureId, variantId }: FigureInBook,
): Promise<FigureHead['breakdowns']> {
  return await db<FigureHead['breakdowns']>`
    select distinct on (l.part_id, f.id) l.part_id, f.id as figure_id, f.code, ${namedAs(db, 'f', language)}
    from items i join item_lines l on l.item_id = i.id
      join figures f on f.assembly_part_id = l.part_id and f.id <> i.figure_id
      join figure_models fm on fm.figure_id = f.id and fm.variant_id = ${variantId}
    where i.figure_id = ${figureId} order by l.part_id, f.id`;
}

/** Figures of the book in which the assembly of this one is an item, each with the first such item. */
export async function readWithin(
  db: Db,
  language: Language,
  { figureId, variantId }: FigureInBook,
): Promise<FigureHead['within']> {
  return await db<FigureHead['within']>`
    select distinct on (f.id) f.id as figure_id, f.code, ${namedAs(db, 'f', language)}, i.item_no
    from figures own join item_lines l on l.part_id = own.assembly_part_id
      join items i on i.id = l.item_id and i.figure_id <> own.id join figures f on f.id = i.figure_id
      join figure_models fm on fm.figure_id = f.id and fm.variant_id = ${variantId}
    where own.id = ${figureId} order by f.id, i.position, i.id`;
}
