// Every drawn piece of an assembly on the sheet: its triangles for hiding, its edges for drawing.
import { partSolid } from '../geometry/parts.ts';
import { type Surface, surfaceOf } from '../geometry/model/surface.ts';
import { boundsOf, pointsOf } from '../geometry/primitives/place.ts';
import { type Projection, toPixel, viewBasis } from '../geometry/render/camera.ts';
import type { Assembly, Item, Transform, Vec3 } from '../geometry/types.ts';
import { apply, applyDirection, chain, shift, times } from '../geometry/vector.ts';

/** Pixels of the hidden-line raster for one unit of the sheet. */
export const FINE = 2;

export interface SheetPart {
  item: Item;
  /** 1 for the first place of its item. */
  instance: number;
  /** Mark in the raster, from 1. */
  id: number;
  surface: Surface;
  /** From part to exploded world. */
  at: Transform;
  /** Middle of the part, in its assembled and in its exploded place. */
  home: Vec3;
  away: Vec3;
}

export interface SheetPlan {
  parts: SheetPart[];
  projection: Projection;
  width: number;
  height: number;
}

interface PlanOptions {
  width: number;
  /** 0 assembled, 1 fully exploded. */
  explode: number;
  margin: number;
}

/** Isometric, from the front right. */
const VIEW = viewBasis(45, 35.264);

export function planSheet(assembly: Assembly, { width, explode, margin }: PlanOptions): SheetPlan {
  const rough = assembly.items.flatMap((item) => piecesOf(item, explode));
  const flat = rough.flatMap(({ item, at }) => cornersOf(item, at).map((p) => applyDirection(VIEW, p)));
  const { min, max } = boundsOf(flat);
  const [spanX, spanY] = [Math.max(1, max[0] - min[0]), Math.max(1, max[1] - min[1])];
  const scale = Math.min((width - 2 * margin) / spanX, (width * 0.95 - 2 * margin) / spanY);
  const height = Math.round(spanY * scale + 2 * margin);
  const projection = {
    view: VIEW,
    scale: scale * FINE,
    centreX: (width / 2 - ((min[0] + max[0]) / 2) * scale) * FINE,
    centreY: (height / 2 + ((min[1] + max[1]) / 2) * scale) * FINE,
    eye: Infinity,
  };
  const parts = rough.map((piece, i) => dressed(piece, i + 1, scale));
  return { parts, projection, width, height };
}

interface RoughPart {
  item: Item;
  instance: number;
  at: Transform;
  home: Transform;
}

function piecesOf(item: Item, explode: number): RoughPart[] {
  return item.placements.map(({ at, explode: move }, i) => {
    const [x, y, z] = times(move, explode);
    return { item, instance: i + 1, home: at, at: chain(at, shift(x, y, z)) };
  });
}

function cornersOf(item: Item, at: Transform): Vec3[] {
  const { min, max } = boundsOf(pointsOf(partSolid(item, 'coarse')));
  return [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z) => apply(at, [x, y, z]))),
  );
}

/** Big things are cut finer, so that circles are round on the sheet and files stay small. */
function dressed({ item, instance, at, home }: RoughPart, id: number, scale: number): SheetPart {
  const bounds = boundsOf(pointsOf(partSolid(item, 'coarse')));
  const size = Math.max(...[0, 1, 2].map((k) => (bounds.max[k as 0] - bounds.min[k as 0]) * growth(at) * scale));
  const detail = size > 170 ? 'fine' : size > 55 ? 'lean' : 'coarse';
  const middle: Vec3 = [
    (bounds.min[0] + bounds.max[0]) / 2,
    (bounds.min[1] + bounds.max[1]) / 2,
    (bounds.min[2] + bounds.max[2]) / 2,
  ];
  const surface = surfaceOf(partSolid(item, detail));
  return { item, instance, id, surface, at, home: apply(home, middle), away: apply(at, middle) };
}

/** How much a placement enlarges. */
export const growth = (t: Transform): number => Math.hypot(t[0], t[4], t[8]);

export const onSheet = (plan: SheetPlan, p: Vec3): Vec3 => toPixel(plan.projection, p);
