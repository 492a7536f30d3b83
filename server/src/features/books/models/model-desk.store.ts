// Writes 3D models of figures and the nodes that are their items (product §8).
import type { Trx } from '../../../platform/db/db.ts';

/** The model of a figure, locked. */
interface HeldModel {
  id: number;
  revision: number;
  isDrawn: boolean;
  file: string;
}

/** Locks the figure's model; null where it has none. */
export async function holdModel(trx: Trx, figureId: number): Promise<HeldModel | null> {
  const [held] = await trx<HeldModel[]>`
    select l.id, l.revision, l.template is not null as is_drawn, coalesce(l.file, 'figure/' || f.code || '.glb') as file
    from illustrations l join figures f on f.id = l.figure_id
    where l.figure_id = ${figureId} and l.kind = 'model' order by l.sheet limit 1 for update of l`;
  return held ?? null;
}

/** The first model of a figure; null where somebody was faster. */
export async function insertModel(trx: Trx, figureId: number, file: string): Promise<number | null> {
  const [made] = await trx<{ id: number }[]>`
    insert into illustrations (figure_id, kind, sheet, file) values (${figureId}, 'model', 1, ${file})
    on conflict do nothing returning id`;
  return made?.id ?? null;
}

/** Puts another file in the place of what was shown. */
export async function swapModel(trx: Trx, id: number, file: string): Promise<void> {
  await trx`
    update illustrations set template = null, params = null, file = ${file}, width = null, height = null,
      revision = revision + 1 where id = ${id}`;
}

/** Puts these nodes in the place of those there were; the items must be the figure's. */
export async function swapNodes(
  trx: Trx,
  { illustrationId, figureId }: { illustrationId: number; figureId: number },
  places: readonly { itemNo: string; node: string }[],
): Promise<void> {
  await trx`delete from hotspots where illustration_id = ${illustrationId}`;
  await trx`
    insert into hotspots (illustration_id, item_id, shape, node)
    select distinct ${illustrationId}::bigint, i.id, 'node', p.node
    from jsonb_to_recordset(${trx.json(places.map(({ itemNo, node }) => ({ item_no: itemNo, node })))}) p (item_no text, node text)
      join items i on i.figure_id = ${figureId} and i.item_no = p.item_no`;
}

/** Notes that something about the model changed. */
export async function raiseRevision(trx: Trx, illustrationId: number): Promise<void> {
  await trx`update illustrations set revision = revision + 1 where id = ${illustrationId}`;
}

/** Takes the figure's model away with its nodes. */
export async function deleteModel(trx: Trx, figureId: number): Promise<void> {
  await trx`delete from illustrations where figure_id = ${figureId} and kind = 'model'`;
}
