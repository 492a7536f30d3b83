// Hotspots whose illustration is a file or says its size, and that an import touched by their row, their illustration or its file.
import type { Trx } from '../../../platform/db/db.ts';

/** A hotspot with its illustration; rows are 0 where this import wrote none. */
export type PlacedHotspot = {
  row: number;
  illustrationRow: number;
  itemNo: string;
  figure: string;
  kind: 'drawing' | 'model';
  file: string | null;
  sheetWidth: number | null;
  sheetHeight: number | null;
  shape: 'callout' | 'box' | 'outline' | 'node';
  x: number | null;
  y: number | null;
  width: number | null;
  height: number | null;
  outline: string | null;
  node: string | null;
};

const BATCH = 5000;

/** Reads them by file, so that each file is opened once. */
export function readPlacedHotspots(
  trx: Trx,
  touched: { importId: number; names: readonly string[] },
): AsyncIterable<PlacedHotspot[]> {
  return trx<PlacedHotspot[]>`
    select case when h.import_id = ${touched.importId} then h.import_row else 0 end as row,
      case when l.import_id = ${touched.importId} then l.import_row else 0 end as illustration_row,
      i.item_no, f.code as figure, l.kind, l.file, l.width as sheet_width, l.height as sheet_height,
      h.shape, h.x, h.y, h.width, h.height, h.outline, h.node
    from illustrations l join hotspots h on h.illustration_id = l.id join items i on i.id = h.item_id join figures f on f.id = l.figure_id
    where (l.file is not null or (l.width is not null and l.height is not null))
      and (h.import_id = ${touched.importId} or l.import_id = ${touched.importId} or l.file = any (${[...touched.names]}))
    order by l.file, h.import_row, h.id`.cursor(BATCH);
}
