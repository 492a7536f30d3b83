// 3D models as the office sees them: which figures have one, what it lacks, and one with its nodes and items (product §8).
import type { calls, Language, ModelToEdit, ParsedOf, ResultOf } from '@outrigger/contract';
import { atOneMoment, type Db, type Trx } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { namedAs } from '../../../platform/db/localized-name.ts';
import { fileOf } from '../figure.reads.ts';

type List = typeof calls.modelDesk.deskModels;

/** Figures are counted up to here: what lacks something is looked for item by item. */
const COUNTED_MOST = 1000;

/** One page by code. */
export async function readDeskModels(
  db: Db,
  language: Language,
  { variantId, keyword, shows, page, pageSize }: ParsedOf<List>,
): Promise<ResultOf<List>> {
  return await atOneMoment(db, async (trx) => {
    const words = likePattern(keyword ?? '');
    const model = trx`select from illustrations l where l.figure_id = f.id and l.kind = 'model'`;
    const found = trx`
      select f.* from figures f
      where (${keyword ?? null}::text is null or f.code ilike ${words}
          or concat_ws(' ', f.name_en, f.name_es, f.name_pt, f.name_fr, f.name_zh) ilike ${words})
        and (${variantId ?? null}::bigint is null
          or exists (select from figure_models fm where fm.figure_id = f.id and fm.variant_id = ${variantId ?? null}))
        ${shows === 'model' ? trx`and exists (${model})` : trx``}
        ${shows === 'noModel' ? trx`and not exists (${model})` : trx``}
        ${shows === 'noNodes' ? trx`and exists (${model}) and exists (${itemsWithoutNode(trx)})` : trx``}`;
    const items = await trx<ResultOf<List>['items']>`
      select f.id as figure_id, f.code, ${namedAs(db, 'f', language)}, ${fileOf(db, 'model')} as file,
        exists (${model} and l.template is not null) as is_drawn,
        array(select v.model from figure_models fm join model_variants v on v.id = fm.variant_id
          where fm.figure_id = f.id order by v.position, v.id limit 6) as models,
        (select count(*)::int from items i where i.figure_id = f.id) as items,
        (select count(*)::int from (${itemsWithoutNode(trx)}) b where exists (${model})) as without_node
      from (${found} order by f.code limit ${pageSize} offset ${(page - 1) * pageSize}) f order by f.code`;
    const [sum] = await trx<{ total: number }[]>`
      select count(*)::int as total from (${found} limit ${COUNTED_MOST}) f`;
    return { items, total: sum?.total ?? 0, page, pageSize };
  });
}

// Of the figure f: items that a model should show and none does.
const itemsWithoutNode = (db: Db | Trx) => db`
  select from items i where i.figure_id = f.id and i.is_illustrated and not exists (
    select from hotspots h join illustrations l on l.id = h.illustration_id where h.item_id = i.id and l.kind = 'model')`;

/** The model of a figure with its items, but for the nodes, which its file knows; null where there is no such figure. */
export async function readDeskModel(
  db: Db | Trx,
  language: Language,
  figureId: number,
): Promise<Omit<ModelToEdit, 'nodes'> | null> {
  const [figure] = await db<Omit<ModelToEdit, 'nodes' | 'places' | 'items'>[]>`
    select f.id as figure_id, f.code, ${namedAs(db, 'f', language)}, coalesce(l.revision, 0) as revision,
      case when l.id is not null then coalesce(l.file, 'figure/' || f.code || '.glb') end as file,
      l.template is not null as is_drawn
    from figures f left join lateral (
      select * from illustrations where figure_id = f.id and kind = 'model' order by sheet limit 1) l on true
    where f.id = ${figureId}`;
  if (!figure) return null;
  const places = await db<ModelToEdit['places']>`
    select distinct on (i.position, i.id, h.node) i.item_no, h.node from hotspots h
      join items i on i.id = h.item_id join illustrations l on l.id = h.illustration_id
    where i.figure_id = ${figureId} and l.kind = 'model' and h.shape = 'node' order by i.position, i.id, h.node`;
  const items = await db<ModelToEdit['items']>`
    select i.item_no, i.is_illustrated, p.code as part_code, ${namedAs(db, 'p', language)}
    from items i
      left join lateral (select l.part_id from item_lines l where l.item_id = i.id order by l.line_no limit 1) line on true
      left join parts p on p.id = line.part_id
    where i.figure_id = ${figureId} order by i.position, i.id`;
  return { ...figure, places, items };
}
