// Thin light on outer edges and dark in inner corners, which makes machined parts look machined.
import type { Edge } from '../model/triangles.ts';
import type { Transform } from '../types.ts';
import { apply } from '../vector.ts';
import { type Projection, toPixel } from './camera.ts';
import type { Raster } from './raster.ts';

interface Placing {
  stand: Transform;
  projection: Projection;
}

/** Signed strength a pixel, -127 to 127. */
export function drawEdges(raster: Raster, edges: readonly Edge[], { stand, projection }: Placing): Int8Array {
  const out = new Int8Array(raster.width * raster.height);
  for (const edge of edges) {
    if (edge.kind === 'smooth') continue;
    const a = toPixel(projection, apply(stand, edge.a));
    const b = toPixel(projection, apply(stand, edge.b));
    const steps = Math.ceil(Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), 1));
    const value = edge.convex ? 100 : -120;
    for (let i = 0; i <= steps; i += 1) {
      const t = i / steps;
      const x = Math.floor(a[0] + (b[0] - a[0]) * t);
      const y = Math.floor(a[1] + (b[1] - a[1]) * t);
      mark(out, raster, { x, y, z: a[2] + (b[2] - a[2]) * t, value });
    }
  }
  return out;
}

function mark(out: Int8Array, raster: Raster, dot: { x: number; y: number; z: number; value: number }): void {
  for (let dy = 0; dy < 2; dy += 1) {
    for (let dx = 0; dx < 2; dx += 1) {
      const [x, y] = [dot.x + dx, dot.y + dy];
      if (x < 0 || y < 0 || x >= raster.width || y >= raster.height) continue;
      const at = y * raster.width + x;
      if (dot.z > (raster.depth[at] as number) - 3) out[at] = dot.value;
    }
  }
}
