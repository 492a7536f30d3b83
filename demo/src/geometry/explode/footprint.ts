// What an item covers on the sheet, on a coarse grid, so that exploded items can be kept apart.
import type { Solid, Transform, Vec3 } from '../types.ts';
import { applyDirection, chain } from '../vector.ts';
import { viewBasis } from '../render/camera.ts';

/** The angle of all illustrations: from the front right, isometric. */
const SHEET_VIEW = viewBasis(45, 35.264);

/** Cells as pairs of column and row. */
export type Cells = readonly (readonly [number, number])[];

/** Where a direction goes on the sheet, in cells. */
export function sheetStep(direction: Vec3, cell: number): readonly [number, number] {
  const [x, y] = applyDirection(SHEET_VIEW, direction);
  return [x / cell, y / cell];
}

/** The cells under the convex outline of a solid, turned but not moved. */
export function footprint(solid: Solid, turned: Transform, cell: number): Cells {
  const toSheet = chain(turned, SHEET_VIEW);
  const points: [number, number][] = [];
  for (const { mesh } of solid.pieces) {
    for (const p of mesh.points) {
      const [x, y] = applyDirection(toSheet, p);
      points.push([x / cell, y / cell]);
    }
  }
  return filled(hull(points));
}

function hull(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly (readonly [number, number])[]) => {
    const out: (readonly [number, number])[] = [];
    for (const p of list) {
      while (out.length > 1) {
        const a = out[out.length - 2] as readonly [number, number];
        const b = out[out.length - 1] as readonly [number, number];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function filled(outline: readonly (readonly [number, number])[]): Cells {
  const cells: [number, number][] = [];
  const ys = outline.map((p) => p[1]);
  for (let row = Math.floor(Math.min(...ys)); row <= Math.floor(Math.max(...ys)); row += 1) {
    const [left, right] = spanOf(outline, row);
    for (let column = Math.floor(left); column <= Math.floor(right); column += 1) cells.push([column, row]);
  }
  return cells;
}

/** How far the outline reaches within one row of cells. */
function spanOf(outline: readonly (readonly [number, number])[], row: number): readonly [number, number] {
  let [left, right] = [Infinity, -Infinity];
  const see = (x: number) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
  };
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as readonly [number, number];
    if (a[1] >= row && a[1] <= row + 1) see(a[0]);
    for (const y of [row, row + 1]) {
      if (a[1] < y !== b[1] < y) see(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    }
  });
  return [left, right];
}

const SIDE = 2400;
const HALF = SIDE / 2;

/** The part of the sheet that is taken. */
export class Sheet {
  readonly #taken = new Uint8Array(SIDE * SIDE);

  take(cells: Cells, [dx, dy]: readonly [number, number], border: number): void {
    for (const [x, y] of cells) {
      const [column, row] = [Math.round(x + dx) + HALF, Math.round(y + dy) + HALF];
      if (column < border || row < border || column >= SIDE - border || row >= SIDE - border) continue;
      for (let by = -border; by <= border; by += 1) {
        const start = (row + by) * SIDE + column;
        this.#taken.fill(1, start - border, start + border + 1);
      }
    }
  }

  /** Share of the cells that lie on what is taken, 0 to 1. */
  overlap(cells: Cells, [dx, dy]: readonly [number, number]): number {
    let hits = 0;
    for (const [x, y] of cells)
      hits += this.#taken[(Math.round(y + dy) + HALF) * SIDE + Math.round(x + dx) + HALF] ?? 0;
    return hits / Math.max(1, cells.length);
  }
}
