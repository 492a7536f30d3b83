// A drawing before it is written down: lines, axes, callouts and hotspots in units of the sheet.
import type { Hotspot } from '../geometry/types.ts';
import type { Callout } from './callouts.ts';
import type { Point } from './polylines.ts';

/** The lines of one item on the sheet. */
export interface ItemLines {
  itemNo: string;
  outlines: Point[][];
  creases: Point[][];
}

/** A drawing before it is written as SVG or into a PDF. */
export interface Drawing {
  width: number;
  height: number;
  items: ItemLines[];
  axes: Point[][];
  callouts: Callout[];
  hotspots: Hotspot[];
}
