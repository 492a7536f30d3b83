// Figures as the office sees them: what they lack, and one with its drawings, hotspots and items (product §8).
import type { calls, FigureToEdit, Language, ParsedOf, ResultOf } from '@outrigger/contract';
import { atOneMoment, type Db, type Trx } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { namedAs } from '../../../platform/db/localized-name.ts';
import { fileOf } from '../figure.reads.ts';

type List = typeof calls.figureDesk.deskFigures;
type Listed = ResultOf<List>['items'][number];

/** Figures are counted up to here: what lacks something is looked for item by item. */
const COUNTED_MOST = 1000;

/** One page by code. */
export async function readDeskFigures(
  db: Db,
  language: Language,
  { variantId, keyword, lacks, page, pageSize }: ParsedOf<List>,
): Promise<ResultOf<List>> {
  return await atOneMoment(db, async (trx) => {
    const words = likePattern(keyword ?? '');
    const found = trx`
      select f.* from figures f
      where (${keyword ?? null}::text is null or f.code ilike ${words}
          or concat_ws(' ', f.name_en, f.name_es, f.name_pt, f.name_fr, f.name_zh) ilike ${words})
        and (${variantId ?? null}::bigint is null
          or exists (select from figure_models fm where fm.figure_id = f.id and fm.variant_id = ${variantId ?? null}))
        ${lacks === 'hotspots' ? trx`and exists (${bareItems(trx)})` : trx``}
        ${lacks === 'items' ? trx`and exists (${strayHotspots(trx)})` : trx``}`;
    const items = await trx<Listed[]>`
      select f.id as figure_id, f.code, ${namedAs(db, 'f', language)}, ${fileOf(db, 'drawing')} as illustration,
        array(select v.model from figure_models fm join model_variants v on v.id = fm.variant_id
          where fm.figure_id = f.id order by v.position, v.id limit 6) as models,
        (select count(*)::int from items i where i.figure_id = f.id) as items,
        (select count(*)::int from (${bareItems(trx)}) b) as without_hotspot,
        (select count(*)::int from (${strayHotspots(trx)}) s) as without_item
      from (${found} order by f.code limit ${pageSize} offset ${(page - 1) * pageSize}) f order by f.code`;
    const [sum] = await trx<{ total: number }[]>`
      select count(*)::int as total from (${found} limit ${COUNTED_MOST}) f`;
    return { items, total: sum?.total ?? 0, page, pageSize };
  });
}

// Of the figure f: items that a drawing should show and none does, and what a drawing shows without a part behind it.
const bareItems = (db: Db | Trx) => db`
  select from items i where i.figure_id = f.id and i.is_illustrated and not exists (
    select from hotspots h join illustrations l on l.id = h.illustration_id where h.item_id = i.id and l.kind = 'drawing')`;
const strayHotspots = (db: Db | Trx) => db`
  select from illustrations l join hotspots h on h.illustration_id = l.id
  where l.figure_id = f.id and l.kind = 'drawing' and not exists (select from item_lines il where il.item_id = h.item_id)`;

type Sheet = FigureToEdit['sheets'][number];

/** One figure to be edited; null where there is none. */
export async function readDeskFigure(db: Db, language: Language, figureId: number): Promise<FigureToEdit | null> {
  const [figure] = await db<Omit<FigureToEdit, 'sheets' | 'items'>[]>`
    select f.id as figure_id, f.code, ${namedAs(db, 'f', language)} from figures f where f.id = ${figureId}`;
  if (!figure) return null;
  const sheets = await db<(Omit<Sheet, 'hotspots'> & { id: number })[]>`
    select l.id, l.sheet, coalesce(l.file, 'figure/' || f.code || '.svg') as file, l.template is not null as is_drawn,
      l.width, l.height, l.revision
    from illustrations l join figures f on f.id = l.figure_id
    where l.figure_id = ${figureId} and l.kind = 'drawing' order by l.sheet`;
  const places = await db<(Sheet['hotspots'][number] & { illustrationId: number })[]>`
    select h.illustration_id, i.item_no, h.x, h.y from hotspots h join items i on i.id = h.item_id
    where i.figure_id = ${figureId} and h.shape = 'callout' order by i.position, i.id, h.id`;
  const items = await db<FigureToEdit['items']>`
    select i.item_no, i.is_illustrated, p.code as part_code, ${namedAs(db, 'p', language)}
    from items i
      left join lateral (select l.part_id from item_lines l where l.item_id = i.id order by l.line_no limit 1) line on true
      left join parts p on p.id = line.part_id
    where i.figure_id = ${figureId} order by i.position, i.id`;
  return {
    ...figure,
    sheets: sheets.map(({ id, ...sheet }) => ({
      ...sheet,
      hotspots: places
        .filter(({ illustrationId }) => illustrationId === id)
        .map(({ itemNo, x, y }) => ({ itemNo, x, y })),
    })),
    items,
  };
}
