// The studio: one key light, soft boxes and a bright ground, tabulated over view normals so that shading is a look-up.
import type { Vec3 } from '../types.ts';
import { dot, unit } from '../vector.ts';
import { type ViewBasis, worldDirection } from './camera.ts';

/** From the scene to the key light. */
export const KEY_LIGHT: Vec3 = unit([-0.5, -0.42, 0.92]);
const FILL_LIGHT: Vec3 = unit([0.9, -0.35, 0.35]);
const BACK_LIGHT: Vec3 = unit([0.3, 0.9, 0.55]);

/** Side of the square tables; normals x and y run from -1 to 1. */
export const TABLE = 256;
export const ROUGH_STEPS = [0.08, 0.34, 0.7] as const;

export interface LightTables {
  ambient: Float32Array;
  key: Float32Array;
  /** One table for each of ROUGH_STEPS: what the surroundings show in a mirror direction. */
  mirror: readonly Float32Array[];
  /** Share of gloss seen at this tilt. */
  fresnel: Float32Array;
}

const smooth = (from: number, to: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Light coming from a direction, seen through a blur of 0 (sharp) to 1. */
function surroundings(d: Vec3, blur: number): number {
  const z = d[2];
  const wall = 0.2 + 0.52 * smooth(-0.05, 0.8 + blur, z);
  const ground = 0.3 + 0.28 * smooth(0, -0.9, z);
  const base = ground + (wall - ground) * smooth(-0.06 - blur * 0.5, 0.06 + blur * 0.5, z);
  const soft = 0.05 + blur * 0.45;
  const dim = 1 / (1 + blur * 1.3);
  const top = 1.5 * dim * smooth(0.74 - soft, 0.8 + soft * 0.3, dot(d, unit([-0.35, -0.25, 0.9])));
  const left = 1.15 * dim * smooth(0.86 - soft, 0.9 + soft * 0.2, dot(d, unit([-0.92, -0.3, 0.3])));
  const right = 0.55 * dim * smooth(0.88 - soft, 0.92 + soft * 0.2, dot(d, unit([0.85, 0.2, 0.35])));
  return base + top + left + right;
}

const cached = new Map<string, LightTables>();

export function lightTables(view: ViewBasis): LightTables {
  const name = view.map((v) => v.toFixed(4)).join();
  const old = cached.get(name);
  if (old) return old;
  const made = makeTables(view);
  cached.set(name, made);
  return made;
}

function makeTables(view: ViewBasis): LightTables {
  const blank = () => new Float32Array(TABLE * TABLE);
  const tables = { ambient: blank(), key: blank(), mirror: ROUGH_STEPS.map(blank), fresnel: blank() };
  for (let i = 0; i < TABLE * TABLE; i += 1) {
    const nx = ((i % TABLE) / (TABLE - 1)) * 2 - 1;
    const ny = (Math.floor(i / TABLE) / (TABLE - 1)) * 2 - 1;
    const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
    const n = worldDirection(view, unit([nx, ny, nz]));
    const facing = Math.max(0.02, nz);
    const mirror = worldDirection(view, unit([2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1]));
    const fill = 0.2 * Math.max(0, dot(n, FILL_LIGHT)) + 0.16 * Math.max(0, dot(n, BACK_LIGHT));
    tables.ambient[i] = 0.4 + 0.17 * n[2] + fill;
    tables.key[i] = 0.85 * Math.max(0, dot(n, KEY_LIGHT));
    tables.fresnel[i] = 0.045 + 0.6 * (1 - facing) ** 4;
    ROUGH_STEPS.forEach((rough, k) => {
      const table = tables.mirror[k];
      if (table) table[i] = surroundings(mirror, rough);
    });
  }
  return tables;
}

const toneSteps = 4096;
const tone = new Uint8ClampedArray(toneSteps);
for (let i = 0; i < toneSteps; i += 1) {
  const x = (i / toneSteps) * 3;
  const rolled = x < 0.7 ? x : 0.7 + 0.3 * (1 - Math.exp(-(x - 0.7) / 0.55));
  tone[i] = 255 * (rolled <= 0.0031308 ? 12.92 * rolled : 1.055 * rolled ** (1 / 2.4) - 0.055);
}

/** Linear light to an sRGB byte, with highlights rolled off. */
export const toByte = (linear: number): number =>
  tone[Math.min(toneSteps - 1, Math.max(0, (linear * toneSteps) / 3) | 0)] as number;

export const toLinear = (byte: number): number => (byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
