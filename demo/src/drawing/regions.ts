// What is seen of each piece on the sheet: its outline for clicking, and a good point to lead a line to.
import type { Raster } from '../geometry/render/raster.ts';
import { type Point, thinned } from './polylines.ts';
import { FINE } from './sheet-parts.ts';

export interface Region {
  /** Pixels seen. */
  area: number;
  bbox: readonly [number, number, number, number];
  polygon: Point[];
  /** A point well inside, in sheet units. */
  anchor: Point;
}

/** Regions by mark; pieces that are not seen have none. */
export function regionsOf(raster: Raster, count: number): (Region | undefined)[] {
  const boxes = boxesOf(raster, count);
  return boxes.map((box, id) => (box && id > 0 ? regionIn(raster, id, box) : undefined));
}

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  area: number;
}

function boxesOf({ width, height, owner }: Raster, count: number): (Box | undefined)[] {
  const boxes: (Box | undefined)[] = Array.from({ length: count + 1 }, () => undefined);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const id = owner[y * width + x] as number;
      if (id === 0) continue;
      const box = boxes[id];
      if (!box) {
        boxes[id] = { x0: x, y0: y, x1: x, y1: y, area: 1 };
        continue;
      }
      if (x < box.x0) box.x0 = x;
      if (x > box.x1) box.x1 = x;
      box.y1 = y;
      box.area += 1;
    }
  }
  return boxes;
}

function regionIn(raster: Raster, id: number, box: Box): Region {
  const step = Math.max(1, Math.ceil(Math.max(box.x1 - box.x0, box.y1 - box.y0) / 60));
  const mask = new Mask(raster, id, box, step);
  const toSheet = ([x, y]: Point): Point => [
    Number(((box.x0 + (x - 1) * step) / FINE).toFixed(1)),
    Number(((box.y0 + (y - 1) * step) / FINE).toFixed(1)),
  ];
  const loop = mask.outerLoop().map(toSheet);
  return {
    area: box.area,
    bbox: [box.x0 / FINE, box.y0 / FINE, (box.x1 + 1) / FINE, (box.y1 + 1) / FINE],
    polygon: simplified(loop, (step / FINE) * 0.9),
    anchor: toSheet(mask.innermost()),
  };
}

function simplified(loop: readonly Point[], tolerance: number): Point[] {
  const half = Math.floor(loop.length / 2);
  const line = [...thinned(loop.slice(0, half + 1), tolerance).slice(0, -1), ...thinned(loop.slice(half), tolerance)];
  return line;
}

/** The piece's own pixels, a cell for a few of them, with an empty border. */
class Mask {
  readonly #w: number;
  readonly #h: number;
  readonly #on: Uint8Array;

  constructor(raster: Raster, id: number, box: Box, step: number) {
    this.#w = Math.ceil((box.x1 - box.x0 + 1) / step) + 2;
    this.#h = Math.ceil((box.y1 - box.y0 + 1) / step) + 2;
    this.#on = new Uint8Array(this.#w * this.#h);
    for (let y = box.y0; y <= box.y1; y += 1) {
      for (let x = box.x0; x <= box.x1; x += 1) {
        if (raster.owner[y * raster.width + x] !== id) continue;
        this.#on[(Math.floor((y - box.y0) / step) + 1) * this.#w + Math.floor((x - box.x0) / step) + 1] = 1;
      }
    }
  }

  /** Corner points around the biggest patch, in cells. */
  outerLoop(): Point[] {
    const next = new Map<number, number[]>();
    const corner = (x: number, y: number) => y * (this.#w + 1) + x;
    const link = (a: number, b: number) => next.set(a, [...(next.get(a) ?? []), b]);
    for (let y = 1; y < this.#h - 1; y += 1) {
      for (let x = 1; x < this.#w - 1; x += 1) {
        if (!this.#on[y * this.#w + x]) continue;
        if (!this.#on[(y - 1) * this.#w + x]) link(corner(x, y), corner(x + 1, y));
        if (!this.#on[y * this.#w + x + 1]) link(corner(x + 1, y), corner(x + 1, y + 1));
        if (!this.#on[(y + 1) * this.#w + x]) link(corner(x + 1, y + 1), corner(x, y + 1));
        if (!this.#on[y * this.#w + x - 1]) link(corner(x, y + 1), corner(x, y));
      }
    }
    return this.#biggestLoop(next);
  }

  #biggestLoop(next: Map<number, number[]>): Point[] {
    let best: { area: number; loop: Point[] } = { area: -1, loop: [] };
    for (const [start] of next) {
      const loop: Point[] = [];
      let at: number | undefined = start;
      while (at !== undefined) {
        const list: number[] = next.get(at) ?? [];
        const to: number | undefined = list.pop();
        if (to === undefined) break;
        loop.push([at % (this.#w + 1), Math.floor(at / (this.#w + 1))]);
        at = to;
      }
      const area = Math.abs(areaOf(loop));
      if (area > best.area) best = { area, loop };
    }
    return best.loop;
  }

  /** The cell farthest from any border, by peeling. */
  innermost(): Point {
    let layer = this.#on.slice();
    let last: Point = [1.5, 1.5];
    for (;;) {
      const left = layer.indexOf(1);
      if (left < 0) return last;
      last = this.#middleOf(layer);
      const peeled = new Uint8Array(layer.length);
      for (let i = this.#w; i < layer.length - this.#w; i += 1) {
        peeled[i] = layer[i] && layer[i - 1] && layer[i + 1] && layer[i - this.#w] && layer[i + this.#w] ? 1 : 0;
      }
      layer = peeled;
    }
  }

  /** The cell of the layer that is nearest to its middle. */
  #middleOf(layer: Uint8Array): Point {
    let [sx, sy, n] = [0, 0, 0];
    layer.forEach((on, i) => {
      if (!on) return;
      sx += i % this.#w;
      sy += Math.floor(i / this.#w);
      n += 1;
    });
    const [mx, my] = [sx / n, sy / n];
    let best: { d: number; at: Point } = { d: Infinity, at: [mx, my] };
    layer.forEach((on, i) => {
      if (!on) return;
      const [x, y] = [i % this.#w, Math.floor(i / this.#w)];
      const d = (x - mx) ** 2 + (y - my) ** 2;
      if (d < best.d) best = { d, at: [x + 0.5, y + 0.5] };
    });
    return best.at;
  }
}

function areaOf(loop: readonly Point[]): number {
  return loop.reduce((sum, [x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length] as Point;
    return sum + x * ny - nx * y;
  }, 0);
}
