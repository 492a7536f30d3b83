// Shadows: a depth map from the key light for the part itself, and soft layers of it on the ground.
import type { Transform, Vec3 } from '../types.ts';
import { cross, dot, times, unit } from '../vector.ts';
import { KEY_LIGHT } from './light.ts';
import { blankRaster, fillTriangles } from './raster.ts';

const MAP = 448;
const RIGHT: Vec3 = unit(cross([0, 0, 1], KEY_LIGHT));
const UP: Vec3 = cross(KEY_LIGHT, RIGHT);

export interface ShadowMap {
  depth: Float32Array;
  /** Three rows of four: from world to map column, row and depth. */
  fromWorld: Transform;
}

interface Extent {
  low: number;
  high: number;
}

function extentOf(values: readonly number[]): Extent {
  let [low, high] = [Infinity, -Infinity];
  for (const v of values) {
    if (v < low) low = v;
    if (v > high) high = v;
  }
  return { low, high };
}

/** World triangles, nine numbers each. */
export function keyShadow(positions: Float32Array): ShadowMap {
  const us: number[] = [];
  const vs: number[] = [];
  for (let i = 0; i < positions.length; i += 3) {
    const p: Vec3 = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
    us.push(dot(p, RIGHT));
    vs.push(dot(p, UP));
  }
  const [u, v] = [extentOf(us), extentOf(vs)];
  const scale = (MAP - 4) / Math.max(u.high - u.low, v.high - v.low, 1e-6);
  const screen = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const p: Vec3 = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
    screen[i] = ((us[i / 3] as number) - u.low) * scale + 2;
    screen[i + 1] = ((vs[i / 3] as number) - v.low) * scale + 2;
    screen[i + 2] = dot(p, KEY_LIGHT) * scale;
  }
  const raster = blankRaster(MAP, MAP, false);
  const owners = new Uint16Array(positions.length / 9).fill(1);
  fillTriangles(raster, { positions: screen, normals: new Float32Array(0), owners });
  return { depth: raster.depth, fromWorld: mapRows(u, v, scale) };
}

function mapRows(u: Extent, v: Extent, k: number): Transform {
  const [r, p, l] = [times(RIGHT, k), times(UP, k), times(KEY_LIGHT, k)];
  return [r[0], r[1], r[2], 2 - u.low * k, p[0], p[1], p[2], 2 - v.low * k, l[0], l[1], l[2], 0];
}

const TAPS = [-1.6, -0.4, 0.9, -1.2, 1.5, 0.7, -0.7, 1.4];

/** 1 where the light reaches a place of the map, 0 in shadow; `slack` must grow as the light grazes the face. */
export function litAt(
  { depth, slack }: { depth: Float32Array; slack: number },
  x: number,
  y: number,
  z: number,
): number {
  let sum = 0;
  for (let k = 0; k < 8; k += 2) {
    const sx = (x + (TAPS[k] as number)) | 0;
    const sy = (y + (TAPS[k + 1] as number)) | 0;
    if (sx < 0 || sy < 0 || sx >= MAP || sy >= MAP) sum += 1;
    else sum += (depth[sy * MAP + sx] as number) > z + slack ? 0 : 1;
  }
  return sum / 4;
}

const GRID = 112;
const LAYERS = 7;

export interface GroundShade {
  /** 0 free to 1 dark at a place on the ground. */
  at(x: number, y: number): number;
}

/** Slices the scene by height; each slice throws its shadow along the light, the higher the softer. */
export function groundShade(positions: Float32Array, reach: number): GroundShade {
  const span = reach * 3.2;
  const { low, high } = columns(positions, span);
  const tallest = high.reduce((a, b) => Math.max(a, b), 0);
  const dark = new Float32Array(GRID * GRID);
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const z = tallest * ((layer + 0.15) / LAYERS) ** 1.5;
    const slice = low.map((bottom, i) => (bottom <= z + reach * 0.01 && (high[i] as number) >= z ? 1 : 0));
    const cell = span / GRID;
    const soft = soften(slice, Math.max(1, Math.round((reach * 0.03 + z * 0.22) / cell)));
    const [dx, dy] = [(-KEY_LIGHT[0] / KEY_LIGHT[2]) * z, (-KEY_LIGHT[1] / KEY_LIGHT[2]) * z];
    lay(dark, soft, { dx: (dx * 0.55) / cell, dy: (dy * 0.55) / cell, strength: 1 / (1 + (1.1 * z) / reach) });
  }
  const smoothDark = soften(dark, 1);
  return { at: (x, y) => sampled(smoothDark, (x / span + 0.5) * GRID, (y / span + 0.5) * GRID) };
}

function columns(positions: Float32Array, span: number): { low: Float32Array; high: Float32Array } {
  const screen = new Float32Array(positions.length);
  const upside = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    for (const target of [screen, upside]) {
      target[i] = ((positions[i] as number) / span + 0.5) * GRID;
      target[i + 1] = ((positions[i + 1] as number) / span + 0.5) * GRID;
    }
    screen[i + 2] = positions[i + 2] as number;
    upside[i + 2] = -(positions[i + 2] as number);
  }
  const owners = new Uint16Array(positions.length / 9).fill(1);
  const [above, below] = [blankRaster(GRID, GRID, false), blankRaster(GRID, GRID, false)];
  fillTriangles(above, { positions: screen, normals: new Float32Array(0), owners });
  fillTriangles(below, { positions: upside, normals: new Float32Array(0), owners });
  return { low: below.depth.map((z) => -z), high: above.depth };
}

function soften(map: Float32Array, radius: number): Float32Array {
  const once = boxBlur(map, { radius, step: 1, line: GRID });
  const twice = boxBlur(once, { radius, step: GRID, line: 1 });
  const again = boxBlur(twice, { radius, step: 1, line: GRID });
  return boxBlur(again, { radius, step: GRID, line: 1 });
}

function boxBlur(map: Float32Array, { radius, step, line }: { radius: number; step: number; line: number }) {
  const out = new Float32Array(map.length);
  for (let k = 0; k < GRID; k += 1) {
    let sum = 0;
    const at = (i: number) => (i < 0 || i >= GRID ? 0 : (map[k * line + i * step] as number));
    for (let i = -radius; i <= radius; i += 1) sum += at(i);
    for (let i = 0; i < GRID; i += 1) {
      out[k * line + i * step] = sum / (2 * radius + 1);
      sum += at(i + radius + 1) - at(i - radius);
    }
  }
  return out;
}

function lay(
  dark: Float32Array,
  soft: Float32Array,
  { dx, dy, strength }: { dx: number; dy: number; strength: number },
) {
  for (let y = 0; y < GRID; y += 1) {
    for (let x = 0; x < GRID; x += 1) {
      const value = sampled(soft, x - dx, y - dy) * strength;
      const at = y * GRID + x;
      const old = dark[at] as number;
      dark[at] = Math.max(old, value) * 0.8 + (old + value - old * value) * 0.2;
    }
  }
}

function sampled(map: Float32Array, x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  if (x0 < 0 || y0 < 0 || x0 >= GRID - 1 || y0 >= GRID - 1) return 0;
  const [fx, fy] = [x - x0, y - y0];
  const i = y0 * GRID + x0;
  const top = (map[i] as number) * (1 - fx) + (map[i + 1] as number) * fx;
  const bottom = (map[i + GRID] as number) * (1 - fx) + (map[i + GRID + 1] as number) * fx;
  return top * (1 - fy) + bottom * fy;
}
