// The thin dash-dot lines along which items have been pulled apart.
import type { Raster } from '../geometry/render/raster.ts';
import { subtract } from '../geometry/vector.ts';
import { freeRuns, type Stroke } from './hidden-lines.ts';
import type { Point } from './polylines.ts';
import { FINE, onSheet, type SheetPlan } from './sheet-parts.ts';

/** Pieces of one item beyond this number have no line of their own. */
const LINES_EACH = 4;

/** Lines in sheet units, overlapping ones merged. */
export function axesOf(plan: SheetPlan, raster: Raster): Point[][] {
  const spans = plan.parts
    .filter((part) => part.instance <= LINES_EACH && Math.hypot(...subtract(part.away, part.home)) > 0.01)
    .map((part) => ({ from: onSheet(plan, part.home), to: onSheet(plan, part.away) }));
  return merged(spans.flatMap(({ from, to }) => freeRuns(raster, from, to)))
    .map(({ from, to }): Point[] => [
      [from[0] / FINE, from[1] / FINE],
      [to[0] / FINE, to[1] / FINE],
    ])
    .filter(([a, b]) => a && b && Math.hypot(a[0] - b[0], a[1] - b[1]) > 5);
}

function merged(strokes: readonly Stroke[]): Stroke[] {
  const byLine = Map.groupBy(strokes, lineKey);
  return [...byLine.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const [ux, uy] = direction(first);
    const place = ([x, y]: readonly [number, number]) => x * ux + y * uy;
    const spans = group
      .map(({ from, to }) => (place(from) < place(to) ? { from, to } : { from: to, to: from }))
      .sort((a, b) => place(a.from) - place(b.from));
    const out: { from: Stroke['from']; to: Stroke['to'] }[] = [];
    for (const span of spans) {
      const last = out.at(-1);
      if (last && place(span.from) <= place(last.to) + 2) {
        if (place(span.to) > place(last.to)) last.to = span.to;
      } else out.push({ ...span });
    }
    return out.map((span) => ({ ...span, isOutline: false }));
  });
}

function direction({ from, to }: Stroke): readonly [number, number] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const size = Math.hypot(dx, dy) || 1;
  return dx < -1e-6 || (Math.abs(dx) < 1e-6 && dy < 0) ? [-dx / size, -dy / size] : [dx / size, dy / size];
}

function lineKey(stroke: Stroke): string {
  const [ux, uy] = direction(stroke);
  const offset = stroke.from[0] * uy - stroke.from[1] * ux;
  return `${Math.round((Math.atan2(uy, ux) * 180) / Math.PI)}:${Math.round(offset / 6)}`;
}
