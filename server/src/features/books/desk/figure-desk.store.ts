// Writes illustrations and the callouts on them (product §8 figures with hotspots).
import type { Trx } from '../../../platform/db/db.ts';

/** A drawing of a figure, locked. */
export interface HeldDrawing {
  id: number;
  revision: number;
  isDrawn: boolean;
  file: string | null;
  width: number | null;
  height: number | null;
}

/** Locks the drawing; null where the figure has no such sheet. */
export async function holdDrawing(trx: Trx, figureId: number, sheet: number): Promise<HeldDrawing | null> {
  const [held] = await trx<HeldDrawing[]>`
    select id, revision, template is not null as is_drawn, file, width, height from illustrations
    where figure_id = ${figureId} and kind = 'drawing' and sheet = ${sheet} for update`;
  return held ?? null;
}

/** A picture as it is stored. */
export interface StoredPicture {
  file: string;
  width: number;
  height: number;
}

/** The first picture of a sheet; false where somebody was faster. */
export async function insertPicture(trx: Trx, at: { figureId: number; sheet: number }, picture: StoredPicture) {
  const made = await trx`
    insert into illustrations (figure_id, kind, sheet, file, width, height)
    values (${at.figureId}, 'drawing', ${at.sheet}, ${picture.file}, ${picture.width}, ${picture.height})
    on conflict do nothing returning id`;
  return made.length > 0;
}

/** Takes the place of what was shown: callouts move with the size, elements of a drawing by the shop are gone with it. */
export async function swapPicture(trx: Trx, held: HeldDrawing, { file, width, height }: StoredPicture): Promise<void> {
  await trx`
    update illustrations set template = null, params = null, file = ${file}, width = ${width}, height = ${height},
      revision = revision + 1 where id = ${held.id}`;
  await trx`delete from hotspots where illustration_id = ${held.id} and shape in ('node', 'outline')`;
  const [across, down] = [width / (held.width ?? width), height / (held.height ?? height)];
  await trx`
    update hotspots set x = x * ${across}, y = y * ${down}, width = width * ${across}, height = height * ${down}
    where illustration_id = ${held.id}`;
}

/** Puts these callouts in the place of those there were; the items must be the figure's. */
export async function swapCallouts(
  trx: Trx,
  { illustrationId, figureId }: { illustrationId: number; figureId: number },
  callouts: readonly { itemNo: string; x: number; y: number }[],
): Promise<void> {
  await trx`delete from hotspots where illustration_id = ${illustrationId} and shape = 'callout'`;
  await trx`
    insert into hotspots (illustration_id, item_id, shape, x, y)
    select ${illustrationId}, i.id, 'callout', c.x, c.y
    from jsonb_to_recordset(${trx.json(callouts.map(({ itemNo, x, y }) => ({ item_no: itemNo, x, y })))}) c (item_no text, x real, y real)
      join items i on i.figure_id = ${figureId} and i.item_no = c.item_no on conflict do nothing`;
  await trx`update illustrations set revision = revision + 1 where id = ${illustrationId}`;
}

/** Of these item numbers the ones the figure does not have. */
export async function unknownItems(trx: Trx, figureId: number, itemNos: readonly string[]): Promise<string[]> {
  const known = await trx<{ itemNo: string }[]>`select item_no from items where figure_id = ${figureId}`;
  const all = new Set(known.map(({ itemNo }) => itemNo));
  return itemNos.filter((itemNo) => !all.has(itemNo));
}
