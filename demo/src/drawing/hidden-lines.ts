// Hidden-line removal: edges are followed in small steps, and kept where nothing stands before them.
import type { Edge } from '../geometry/model/triangles.ts';
import { blankRaster, fillTriangles, type Raster } from '../geometry/render/raster.ts';
import type { Vec3 } from '../geometry/types.ts';
import { apply, applyDirection, dot } from '../geometry/vector.ts';
import { FINE, growth, onSheet, type SheetPart, type SheetPlan } from './sheet-parts.ts';

/** Outlines stand against another part or the paper, creases within one part; ends in raster pixels. */
export interface Stroke {
  isOutline: boolean;
  from: readonly [number, number];
  to: readonly [number, number];
}

export function rasterOf(plan: SheetPlan): Raster {
  const raster = blankRaster(plan.width * FINE, plan.height * FINE, false);
  for (const part of plan.parts) {
    const { positions } = part.surface;
    const screen = new Float32Array(positions.length);
    for (let i = 0; i < positions.length; i += 3) {
      const p: Vec3 = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
      screen.set(onSheet(plan, apply(part.at, p)), i);
    }
    const owners = new Uint16Array(positions.length / 9).fill(part.id);
    fillTriangles(raster, { positions: screen, normals: new Float32Array(0), owners });
  }
  return raster;
}

/** Repeated lines closer than this many sheet units are left out. */
const CLOT = 2.4;

export function strokesOf(plan: SheetPlan, raster: Raster, part: SheetPart): Stroke[] {
  const towards: Vec3 = [plan.projection.view[8], plan.projection.view[9], plan.projection.view[10]];
  const scale = (plan.projection.scale / FINE) * growth(part.at);
  const strokes: Stroke[] = [];
  for (const edge of part.surface.edges) {
    const isTight = edge.spacing > 0 && edge.spacing * scale < CLOT;
    if (!isDrawn(edge, part, towards, isTight)) continue;
    const a = onSheet(plan, apply(part.at, edge.a));
    const b = onSheet(plan, apply(part.at, edge.b));
    strokes.push(...visibleRuns(raster, part.id, a, b).filter((stroke) => stroke.isOutline || !isTight));
  }
  return strokes;
}

function isDrawn(edge: Edge, { at }: SheetPart, towards: Vec3, isTight: boolean): boolean {
  const [one, two] = [dot(applyDirection(at, edge.n1), towards), dot(applyDirection(at, edge.n2), towards)];
  if (edge.kind === 'smooth' || isTight) return one * two <= 0 && Math.abs(one - two) > 1e-9;
  return edge.kind === 'rim' || edge.kind === 'cut' || one > -1e-6 || two > -1e-6;
}

/** Longest hidden gap, in steps, that is still drawn through: grazing views flicker. */
const GAP = 2;

function visibleRuns(raster: Raster, id: number, a: Vec3, b: Vec3): Stroke[] {
  const span = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (span < 0.35) return [];
  const steps = Math.max(1, Math.ceil(span));
  const slack = 1.4 + Math.min(6, (Math.abs(b[2] - a[2]) / span) * 1.2);
  const across: readonly [number, number] = [-(b[1] - a[1]) / span, (b[0] - a[0]) / span];
  const runs: Stroke[] = [];
  let start = -1;
  let last = -1;
  let outlines = 0;
  const at = (i: number): readonly [number, number] => [
    a[0] + ((b[0] - a[0]) * i) / steps,
    a[1] + ((b[1] - a[1]) * i) / steps,
  ];
  const close = () => {
    if (start >= 0 && (last - start >= 2 || steps < 3)) {
      runs.push({
        isOutline: outlines * 2 > last - start,
        from: at(Math.max(0, start - 0.5)),
        to: at(Math.min(steps, last + 0.5)),
      });
    }
    start = -1;
    outlines = 0;
  };
  for (let i = 0; i <= steps; i += 1) {
    const [x, y] = at(i);
    const z = a[2] + ((b[2] - a[2]) * i) / steps;
    if (!isSeen(raster, id, { x, y, z: z + slack })) {
      if (start >= 0 && i - last > GAP) close();
      continue;
    }
    if (start < 0) start = i;
    last = i;
    if (isBorder(raster, id, x, y, across)) outlines += 1;
  }
  close();
  return runs;
}

interface Sample {
  x: number;
  y: number;
  z: number;
}

/** Seen where it lies on or before its own part's surface, or right beside it. */
function isSeen({ width, height, depth }: Raster, _id: number, { x, y, z }: Sample): boolean {
  const [px, py] = [Math.floor(x), Math.floor(y)];
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const [cx, cy] = [px + dx, py + dy];
      if (cx < 0 || cy < 0 || cx >= width || cy >= height) return true;
      if ((depth[cy * width + cx] as number) <= z) return true;
    }
  }
  return false;
}

function isBorder(raster: Raster, id: number, x: number, y: number, [ax, ay]: readonly [number, number]): boolean {
  const owner = (k: number) => {
    const [px, py] = [Math.floor(x + ax * k), Math.floor(y + ay * k)];
    if (px < 0 || py < 0 || px >= raster.width || py >= raster.height) return 0;
    return raster.owner[py * raster.width + px] as number;
  };
  return owner(2.2) !== id || owner(-2.2) !== id;
}

/** The parts of a straight line that stand free: for the axes along which items move apart. */
export function freeRuns(raster: Raster, a: Vec3, b: Vec3): Stroke[] {
  return visibleRuns(raster, 0, a, b);
}
