// Joins strokes into long lines and writes them as short path data.
import type { Stroke } from './hidden-lines.ts';
import { FINE } from './sheet-parts.ts';

export type Point = readonly [number, number];

const keyOf = ([x, y]: Point): string => `${Math.round(x / 1.5)},${Math.round(y / 1.5)}`;

/** Lines in sheet units. */
export function polylines(strokes: readonly Stroke[]): Point[][] {
  const ends = new Map<string, Set<number>>();
  strokes.forEach((stroke, i) => {
    for (const end of [stroke.from, stroke.to]) {
      const key = keyOf(end);
      const set = ends.get(key) ?? new Set();
      set.add(i);
      ends.set(key, set);
    }
  });
  const used = new Set<number>();
  const lines: Point[][] = [];
  strokes.forEach((stroke, i) => {
    if (used.has(i)) return;
    used.add(i);
    const forward = follow(stroke.from, stroke.to);
    const back = follow(stroke.to, stroke.from);
    lines.push(
      thinned([...back.reverse(), stroke.from, stroke.to, ...forward].map(([x, y]): Point => [x / FINE, y / FINE])),
    );
  });
  return lines;

  /** Walks on from `to` while a stroke goes on in much the same direction. */
  function follow(from: Point, to: Point): Point[] {
    const out: Point[] = [];
    let [previous, here] = [from, to];
    for (;;) {
      const next = nextFrom(previous, here);
      if (!next) return out;
      out.push(next);
      [previous, here] = [here, next];
    }
  }

  function nextFrom(previous: Point, here: Point): Point | undefined {
    let best: { id: number; far: Point; turn: number } | undefined;
    for (const id of ends.get(keyOf(here)) ?? []) {
      if (used.has(id)) continue;
      const stroke = strokes[id] as Stroke;
      const far = keyOf(stroke.from) === keyOf(here) ? stroke.to : stroke.from;
      const turn = turnOf(previous, here, far);
      if (turn < 2 && (!best || turn < best.turn)) best = { id, far, turn };
    }
    if (best) used.add(best.id);
    return best?.far;
  }
}

/** 0 straight on, 2 straight back. */
function turnOf(a: Point, b: Point, c: Point): number {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return 1 - (ux * vx + uy * vy) / (Math.hypot(ux, uy) * Math.hypot(vx, vy) || 1);
}

/** Leaves out points that lie on the line anyway (Douglas-Peucker). */
export function thinned(line: readonly Point[], tolerance = 0.22): Point[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let [far, at] = [0, 0];
  line.forEach((p, i) => {
    const d = distanceTo(p, first, last);
    if (d > far) [far, at] = [d, i];
  });
  if (far <= tolerance) return [first, last];
  return [...thinned(line.slice(0, at + 1), tolerance).slice(0, -1), ...thinned(line.slice(at), tolerance)];
}

function distanceTo(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const size = dx * dx + dy * dy;
  const t = size < 1e-9 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / size));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

/** Path data with one decimal, relative steps. */
export function pathData(lines: readonly (readonly Point[])[]): string {
  let out = '';
  for (const line of lines) {
    const tenths = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
    let [px, py] = tenths[0] ?? [0, 0];
    out += `M${px / 10} ${py / 10}`;
    let isFirst = true;
    for (const [x, y] of tenths.slice(1)) {
      if (x === px && y === py) continue;
      const [dx, dy] = [(x - px) / 10, (y - py) / 10];
      out += `${isFirst ? 'l' : dx < 0 ? '' : ' '}${short(dx)}${dy < 0 ? '' : ' '}${short(dy)}`;
      isFirst = false;
      [px, py] = [x, y];
    }
  }
  return out;
}

const short = (v: number): string => String(Number(v.toFixed(1))).replace(/^(-?)0\./, '$1.');
