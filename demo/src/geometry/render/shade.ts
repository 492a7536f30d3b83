// From depth, normals and shadows to colour, averaged down to the picture's own pixels.
import type { MaterialName, Transform } from '../types.ts';
import { chain } from '../vector.ts';
import type { Projection } from './camera.ts';
import { type Backdrop, groundShades } from './ground.ts';
import { type LightTables, lightTables, ROUGH_STEPS, TABLE, toByte, toLinear } from './light.ts';
import { materialNames, materials } from './materials.ts';
import type { Raster } from './raster.ts';
import { type GroundShade, litAt, type ShadowMap } from './shadow.ts';

export interface Scene {
  raster: Raster;
  projection: Projection;
  openness: Float32Array;
  shadow: ShadowMap;
  ground: GroundShade;
  /** -1 to 1 a pixel: light on an outer edge, dark in an inner corner. */
  edges: Int8Array;
}

interface Look {
  base: readonly [number, number, number];
  metal: number;
  gloss: number;
  mirror: Float32Array;
}

function looksFor(tables: LightTables): Look[] {
  return materialNames.map((name: MaterialName) => {
    const { colour, metal, gloss, rough } = materials[name];
    const step = ROUGH_STEPS.findIndex((limit) => rough <= limit + 0.1);
    const mirror = tables.mirror[step < 0 ? 2 : step] as Float32Array;
    return { base: [toLinear(colour[0]), toLinear(colour[1]), toLinear(colour[2])], metal, gloss, mirror };
  });
}

/** RGBA of half the raster's width and height. */
export function shade(scene: Scene, backdrop: Backdrop): Uint8ClampedArray {
  const { raster } = scene;
  const [w, h] = [raster.width >> 1, raster.height >> 1];
  const out = new Uint8ClampedArray(w * h * 4);
  const tables = lightTables(scene.projection.view);
  const studio = { scene, tables, looks: looksFor(tables), toMap: shadowPlaces(scene, tables) };
  const light = new Float64Array(4);
  const floor = groundShades(scene, backdrop);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      light.fill(0);
      gather(light, studio, x, y);
      compose(out, (y * w + x) * 4, light, (light[3] as number) < 4 ? floor(x, y) : floor(-1, y));
    }
  }
  return out;
}

interface Studio {
  scene: Scene;
  tables: LightTables;
  looks: readonly Look[];
  toMap: (at: number) => number;
}

/** Four samples a pixel; where they show one smooth face, one of them stands for all. */
function gather(light: Float64Array, studio: Studio, x: number, y: number): void {
  const { raster, edges } = studio.scene;
  const [w, first] = [raster.width, y * 2 * raster.width + x * 2];
  const [a, b, c, d] = [first, first + 1, first + w, first + w + 1];
  const id = raster.owner[a];
  const whole = id === raster.owner[b] && id === raster.owner[c] && id === raster.owner[d];
  if (whole && !id) return;
  const even = whole && !edges[a] && !edges[b] && !edges[c] && !edges[d] && flat(raster.normal, a, d);
  const half = y * (w >> 1) + x;
  if (even) {
    addSample(light, studio, { at: d, half, weight: 4, lit: studio.toMap(d) });
    return;
  }
  for (const at of [a, b, c, d]) {
    if (raster.owner[at]) addSample(light, studio, { at, half, weight: 1, lit: studio.toMap(at) });
  }
}

function flat(normal: Float32Array, a: number, d: number): boolean {
  const dx = (normal[a * 2] as number) - (normal[d * 2] as number);
  const dy = (normal[a * 2 + 1] as number) - (normal[d * 2 + 1] as number);
  return dx * dx + dy * dy < 0.006;
}

/** Light at a pixel of the raster, with the way from pixel to shadow map worked out once. */
function shadowPlaces({ raster, projection, shadow }: Scene, tables: LightTables): Studio['toMap'] {
  const { view, scale, centreX, centreY, eye } = projection;
  const back: Transform = [view[0], view[4], view[8], 0, view[1], view[5], view[9], 0, view[2], view[6], view[10], 0];
  const m = chain(back, shadow.fromWorld);
  const map = { depth: shadow.depth, slack: 0 };
  return (at) => {
    const facing = tables.key[
      tableIndex(raster.normal[at * 2] as number, raster.normal[at * 2 + 1] as number)
    ] as number;
    map.slack = 2 + 2.2 / Math.max(facing, 0.12);
    const flatZ = (raster.depth[at] as number) / scale;
    const z = eye === Infinity ? flatZ : flatZ / (1 + flatZ / eye);
    const k = eye === Infinity ? scale : (scale * eye) / (eye - z);
    const x = ((at % raster.width) + 0.5 - centreX) / k;
    const y = (centreY - Math.floor(at / raster.width) - 0.5) / k;
    return litAt(
      map,
      m[0] * x + m[1] * y + m[2] * z + m[3],
      m[4] * x + m[5] * y + m[6] * z + m[7],
      m[8] * x + m[9] * y + m[10] * z + m[11],
    );
  };
}

interface Sample {
  at: number;
  half: number;
  weight: number;
  lit: number;
}

function addSample(light: Float64Array, { scene, tables, looks }: Studio, { at, half, weight, lit }: Sample): void {
  const { raster } = scene;
  const px = (at % raster.width) / raster.width;
  const py = Math.floor(at / raster.width) / raster.height;
  const nx = raster.normal[at * 2] as number;
  const ny = raster.normal[at * 2 + 1] as number;
  const i = tableIndex(nx, ny);
  const glint = tableIndex(nx + (px * 2 - 1) * 0.17, ny - (py * 2 - 1) * 0.17);
  const open = scene.openness[half] as number;
  const { base, metal, gloss, mirror } = looks[(raster.owner[at] as number) - 1] as Look;
  const diffuse = ((tables.ambient[i] as number) * open + (tables.key[i] as number) * lit) * (1 - metal * 0.82);
  const seen = (mirror[glint] as number) * (0.35 + 0.65 * open) * (0.72 + 0.28 * lit);
  const clear = seen * (tables.fresnel[i] as number) * gloss * 1.3;
  const edge = (scene.edges[at] as number) / 127;
  const lift = edge > 0 ? edge * (0.02 + 0.1 * (metal + gloss * 0.4)) : 0;
  const dim = edge < 0 ? 1 + edge * (0.08 + 0.39 * (metal + gloss * 0.4)) : 1;
  const body = diffuse + seen * metal * 0.92;
  for (let k = 0; k < 3; k += 1) {
    const c = base[k] as number;
    light[k] = (light[k] as number) + toByte((c * body + clear + lift * (0.25 + c)) * dim) * weight;
  }
  light[3] = (light[3] as number) + weight;
}

function tableIndex(nx: number, ny: number): number {
  const x = Math.max(0, Math.min(TABLE - 1, ((nx * 0.5 + 0.5) * (TABLE - 1) + 0.5) | 0));
  const y = Math.max(0, Math.min(TABLE - 1, ((ny * 0.5 + 0.5) * (TABLE - 1) + 0.5) | 0));
  return y * TABLE + x;
}

function compose(out: Uint8ClampedArray, at: number, light: Float64Array, ground: Float64Array): void {
  const covered = (light[3] as number) / 4;
  const behind = (1 - covered) * (covered < 1 ? (ground[3] as number) : 0);
  const alpha = covered + behind;
  for (let k = 0; k < 3; k += 1) {
    out[at + k] = alpha > 0 ? ((light[k] as number) / 4 + (ground[k] as number) * behind) / alpha : 0;
  }
  out[at + 3] = alpha * 255;
}
