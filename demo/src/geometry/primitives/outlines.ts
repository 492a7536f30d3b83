// Flat outlines, counter-clockwise, from which profiles and plates are made.
import { detail } from '../roundness.ts';
import type { Point2 } from '../types.ts';

export function circle(radius: number, cx = 0, cy = 0, segments = detail().round): Point2[] {
  return arc(radius, 0, 360, { cx, cy, segments, open: true });
}

/** A bolt hole: round enough at its size. */
export const bore = (radius: number, cx = 0, cy = 0): Point2[] =>
  circle(radius, cx, cy, Math.max(10, Math.round(detail().round / 2)));

interface ArcOptions {
  cx?: number;
  cy?: number;
  segments?: number;
  open?: boolean;
}

/** Points on an arc from one angle to another in degrees; `open` leaves the last one out. */
export function arc(radius: number, from: number, to: number, options: ArcOptions = {}): Point2[] {
  const { cx = 0, cy = 0, open = false } = options;
  const segments = options.segments ?? Math.max(3, Math.ceil((Math.abs(to - from) / 360) * detail().round));
  return Array.from({ length: open ? segments : segments + 1 }, (_, i): Point2 => {
    const a = ((from + ((to - from) * i) / segments) * Math.PI) / 180;
    return [cx + radius * Math.cos(a), cy + radius * Math.sin(a)];
  });
}

export function rect(width: number, depth: number, cx = 0, cy = 0): Point2[] {
  const [x, y] = [width / 2, depth / 2];
  return [
    [cx - x, cy - y],
    [cx + x, cy - y],
    [cx + x, cy + y],
    [cx - x, cy + y],
  ];
}

export function roundRect(width: number, depth: number, radius: number, cx = 0, cy = 0): Point2[] {
  const r = Math.min(radius, width / 2 - 0.01, depth / 2 - 0.01);
  if (r <= 0) return rect(width, depth, cx, cy);
  const [x, y] = [width / 2 - r, depth / 2 - r];
  const segments = Math.max(2, Math.round(detail().round / 6));
  const corner = (sx: number, sy: number, from: number) =>
    arc(r, from, from + 90, { cx: cx + sx * x, cy: cy + sy * y, segments });
  return [...corner(1, 1, 0), ...corner(-1, 1, 90), ...corner(-1, -1, 180), ...corner(1, -1, 270)];
}

/** Two half circles joined: lugs, links and slots, centres `span` apart along x. */
export function slot(span: number, radius: number, endRadius = radius): Point2[] {
  if (Math.abs(radius - endRadius) < 0.01 * radius) {
    return [...arc(endRadius, -90, 90, { cx: span / 2 }), ...arc(radius, 90, 270, { cx: -span / 2 })];
  }
  const lean = (Math.asin((radius - endRadius) / span) * 180) / Math.PI;
  return [
    ...arc(endRadius, -90 + lean, 90 - lean, { cx: span / 2 }),
    ...arc(radius, 90 - lean, 270 + lean, { cx: -span / 2 }),
  ];
}

/** A regular polygon by its width over flats. */
export function polygon(sides: number, overFlats: number, turnDegrees = 0): Point2[] {
  const r = overFlats / 2 / Math.cos(Math.PI / sides);
  return arc(r, turnDegrees, turnDegrees + 360, { segments: sides, open: true });
}

interface GearShape {
  teeth: number;
  rootRadius: number;
  tipRadius: number;
  /** Share of the pitch that a tooth takes at its tip and at its root. */
  tip?: number;
  root?: number;
}

export function gear({ teeth, rootRadius, tipRadius, tip = 0.26, root = 0.62 }: GearShape): Point2[] {
  const step = 360 / teeth;
  const at = (r: number, degrees: number): Point2 => {
    const a = (degrees * Math.PI) / 180;
    return [r * Math.cos(a), r * Math.sin(a)];
  };
  return Array.from({ length: teeth }, (_, i) => [
    at(rootRadius, step * (i - root / 2)),
    at(rootRadius + (tipRadius - rootRadius) * 0.55, step * (i - (tip + root) / 4.4)),
    at(tipRadius, step * (i - tip / 2)),
    at(tipRadius, step * (i + tip / 2)),
    at(rootRadius + (tipRadius - rootRadius) * 0.55, step * (i + (tip + root) / 4.4)),
    at(rootRadius, step * (i + root / 2)),
  ]).flat();
}

export const mirrored = (points: readonly Point2[]): Point2[] => points.map(([x, y]): Point2 => [-x, y]).reverse();
export const moved = (points: readonly Point2[], dx: number, dy: number): Point2[] =>
  points.map(([x, y]): Point2 => [x + dx, y + dy]);

/** A polyline given stroke width: bent plates, brackets, letters. */
export function ribbon(line: readonly Point2[], width: number): Point2[] {
  const side = (sign: number) => line.map((_, i) => offsetPoint(line, i, (sign * width) / 2));
  return [...side(-1), ...side(1).reverse()];
}

function offsetPoint(line: readonly Point2[], i: number, distance: number): Point2 {
  const here = line[i] as Point2;
  const before = line[i - 1] ?? here;
  const after = line[i + 1] ?? here;
  const normal = (a: Point2, b: Point2): Point2 => {
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [-(b[1] - a[1]) / size, (b[0] - a[0]) / size];
  };
  const n1 = before === here ? normal(here, after) : normal(before, here);
  const n2 = after === here ? n1 : normal(here, after);
  const share = 1 + n1[0] * n2[0] + n1[1] * n2[1];
  const k = distance / Math.max(share, 0.3);
  return [here[0] + (n1[0] + n2[0]) * k, here[1] + (n1[1] + n2[1]) * k];
}
