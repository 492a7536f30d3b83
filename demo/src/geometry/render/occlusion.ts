// Darkness in corners: how much of its surroundings each point cannot see, from the depth buffer alone.
import type { Raster } from './raster.ts';

/** Ground depth at a pixel row is `start + row * perRow`; its view normal is `normalY` up. */
export interface GroundPlane {
  start: number;
  perRow: number;
  normalY: number;
}

const SAMPLES = 10;
const TILE = 8;

/** Half-size map of 0 (closed in) to 1 (free); `reach` in pixels of the full raster. */
export function occlusionMap(raster: Raster, ground: GroundPlane, reach: number): Float32Array {
  const [w, h] = [raster.width >> 1, raster.height >> 1];
  const depth = halfDepth(raster, ground);
  const raw = new Float32Array(w * h).fill(1);
  const offsets = spiral(reach / 2);
  const busy = busyTiles(raster, Math.ceil(reach / 2 / TILE));
  const across = Math.ceil(w / TILE);
  const field = { raster, depth, offsets, normalY: ground.normalY, reach };
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      if (busy[(y >> 3) * across + (x >> 3)]) raw[y * w + x] = openness(field, x, y);
    }
  }
  return blurred(raw, w, h);
}

function halfDepth(raster: Raster, ground: GroundPlane): Float32Array {
  const [w, h] = [raster.width >> 1, raster.height >> 1];
  const depth = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1) {
    const groundDepth = ground.start + ground.perRow * (y * 2 + 1);
    for (let x = 0; x < w; x += 1) {
      const z = raster.depth[y * 2 * raster.width + x * 2] as number;
      depth[y * w + x] = Math.max(z, groundDepth) / 2;
    }
  }
  return depth;
}

/** Tiles that hold the part, or lie near one that does; elsewhere the ground is free. */
function busyTiles(raster: Raster, spread: number): Uint8Array {
  const [w, h] = [Math.ceil((raster.width >> 1) / TILE), Math.ceil((raster.height >> 1) / TILE)];
  const busy = new Uint8Array(w * h);
  for (let at = 0; at < raster.owner.length; at += 2) {
    if (!raster.owner[at]) continue;
    const tx = ((at % raster.width) / (TILE * 2)) | 0;
    const ty = (at / raster.width / (TILE * 2)) | 0;
    if (busy[ty * w + tx] === 2) continue;
    for (let y = Math.max(0, ty - spread); y <= Math.min(h - 1, ty + spread); y += 1) {
      for (let x = Math.max(0, tx - spread); x <= Math.min(w - 1, tx + spread); x += 1) busy[y * w + x] ||= 1;
    }
    busy[ty * w + tx] = 2;
  }
  return busy;
}

interface Field {
  raster: Raster;
  depth: Float32Array;
  offsets: Int16Array;
  normalY: number;
  reach: number;
}

function openness({ raster, depth, offsets, normalY, reach }: Field, x: number, y: number): number {
  const [w, h] = [raster.width >> 1, raster.height >> 1];
  const full = y * 2 * raster.width + x * 2;
  const covered = raster.owner[full] !== 0;
  const nx = covered ? (raster.normal[full * 2] as number) : 0;
  const ny = covered ? (raster.normal[full * 2 + 1] as number) : normalY;
  const nz = Math.sqrt(Math.max(0.01, 1 - nx * nx - ny * ny));
  const here = depth[y * w + x] as number;
  const [near, soft] = [2 / reach, reach * 0.05];
  let at = ((x & 3) * 4 + (y & 3)) * SAMPLES * 2;
  let sum = 0;
  for (let s = 0; s < SAMPLES; s += 1) {
    const dx = offsets[at] as number;
    const dy = offsets[at + 1] as number;
    at += 2;
    const sx = x + dx;
    const sy = y + dy;
    if (sx < 0 || sy < 0 || sx >= w || sy >= h) continue;
    const dz = (depth[sy * w + sx] as number) - here;
    const seen = dx * nx - dy * ny + dz * nz - 0.6;
    if (seen > 0) sum += seen / ((dx * dx + dy * dy + dz * dz) * near + soft);
  }
  return Math.max(0.12, 1 - (sum / SAMPLES) * 2.2);
}

/** Sixteen turned sets of offsets, so that neighbours look in different directions. */
function spiral(radius: number): Int16Array {
  const out = new Int16Array(16 * SAMPLES * 2);
  for (let set = 0; set < 16; set += 1) {
    const phase = ((set * 7) % 16) / 16;
    for (let s = 0; s < SAMPLES; s += 1) {
      const r = radius * Math.sqrt((s + phase) / SAMPLES) + 0.8;
      const a = 2.399963 * (s + phase) + phase * 2 * Math.PI;
      out[(set * SAMPLES + s) * 2] = Math.round(r * Math.cos(a));
      out[(set * SAMPLES + s) * 2 + 1] = Math.round(r * Math.sin(a));
    }
  }
  return out;
}

function blurred(map: Float32Array, w: number, h: number): Float32Array {
  const rows = slid(map, { w, h, step: 1 });
  return slid(rows, { w, h, step: w });
}

/** Mean of four neighbours along one direction. */
function slid(map: Float32Array, { w, h, step }: { w: number; h: number; step: number }): Float32Array {
  const out = map.slice();
  const last = w * h - 2 * step;
  for (let at = step; at < last; at += 1) {
    const pair = (map[at - step] as number) + (map[at] as number);
    out[at] = (pair + (map[at + step] as number) + (map[at + 2 * step] as number)) / 4;
  }
  return out;
}
