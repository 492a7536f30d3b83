/** Puts the rows of a machine's parts list together from what its answer says once (spec §2 Historical parts list). */
import type { PartList, PartRow } from './calls/machine-shapes.ts';

/** Every row with its figure and its reason, in the order of the list. */
export function rowsOfList({ items, figures, reasons }: PartList): PartRow[] {
  const figureOf = new Map(figures.map((figure) => [figure.figureId, figure]));
  return items.map(({ reason: place, ...row }) => {
    const [figure, reason] = [figureOf.get(row.figureId), reasons[place]];
    if (!figure || !reason) throw new Error(`row ${row.rowId} names what its list does not hold`);
    return { ...row, ...figure, reason };
  });
}
