// Part pictures: same light, same angle, and no ground of their own but its shadow, so that they stand on the one ground of either theme (product §5).
import sharp from 'sharp';
import { type Surface, surfaceOf } from '../model/surface.ts';
import { boundsOf, pointsOf } from '../primitives/place.ts';
import type { Pose, Solid, Transform, Vec3 } from '../types.ts';
import { add, apply, applyDirection, chain, shift, stay, turn } from '../vector.ts';
import { fitView, type Projection, toPixel, viewBasis } from './camera.ts';
import { drawEdges } from './edge-light.ts';
import type { Backdrop } from './ground.ts';
import { materialNames } from './materials.ts';
import { occlusionMap } from './occlusion.ts';
import { blankRaster, fillTriangles, type Raster } from './raster.ts';
import { shade } from './shade.ts';
import { groundShade, keyShadow } from './shadow.ts';

export interface PictureOptions {
  width: number;
  height: number;
  backdrop?: Backdrop;
  format?: 'webp' | 'png';
  pose?: Pose;
  /** Degrees to the right of straight in front. */
  azimuth?: number;
  elevation?: number;
}

const poses: Record<Pose, Transform> = {
  stand: stay,
  lie: chain(turn('y', 90), turn('z', 12)),
  face: chain(turn('x', 90), turn('z', 14)),
  tilt: chain(turn('y', 62), turn('z', 20)),
};

export async function renderPicture(solid: Solid, options: PictureOptions): Promise<Buffer> {
  const { width, height } = options;
  const pixels = renderPixels(solid, options);
  const image = sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 4 } });
  return options.format === 'png'
    ? image.png().toBuffer()
    : image.webp({ quality: 84, alphaQuality: 90, effort: 2 }).toBuffer();
}

/** RGBA rows from the top. */
function renderPixels(solid: Solid, options: PictureOptions): Uint8ClampedArray {
  const surface = surfaceOf(solid);
  const stand = onGround(solid, poses[options.pose ?? 'stand']);
  const world = moved(surface.positions, stand, apply);
  const view = viewBasis(options.azimuth ?? 34, options.elevation ?? 27);
  const size = { width: options.width * 2, height: options.height * 2 };
  const margin = Math.min(size.width, size.height) * 0.085;
  const projection = fitView(view, triples(world), { ...size, margin, perspective: 5 });
  const raster = gBuffer(surface, { world, stand, projection, size });
  const reach = triples(world).reduce((far, p) => Math.max(far, Math.hypot(p[0], p[1]) + p[2] * 0.5), 1);
  const scene = {
    raster,
    projection,
    openness: occlusionMap(raster, groundPlane(projection), Math.min(size.width, size.height) * 0.055),
    shadow: keyShadow(world),
    ground: groundShade(world, reach),
    edges: drawEdges(raster, surface.edges, { stand, projection }),
  };
  return shade(scene, options.backdrop ?? 'clear');
}

/** Turned into its pose, middle of the foot at the origin. */
function onGround(solid: Solid, pose: Transform): Transform {
  const { min, max } = boundsOf(Array.from(pointsOf(solid), (p) => apply(pose, p)));
  return chain(pose, shift(-(min[0] + max[0]) / 2, -(min[1] + max[1]) / 2, -min[2]));
}

function moved(positions: Float32Array, t: Transform, by: (t: Transform, p: Vec3) => Vec3): Float32Array {
  const out = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) out.set(by(t, tripleAt(positions, i)), i);
  return out;
}

const tripleAt = (a: Float32Array, i: number): Vec3 => [a[i] as number, a[i + 1] as number, a[i + 2] as number];
const triples = (a: Float32Array): Vec3[] => Array.from({ length: a.length / 3 }, (_, i) => tripleAt(a, i * 3));

interface Placing {
  world: Float32Array;
  stand: Transform;
  projection: Projection;
  size: { width: number; height: number };
}

function gBuffer(surface: Surface, { world, stand, projection, size }: Placing): Raster {
  const toView = chain(stand, projection.view);
  const normals = moved(surface.normals, toView, applyDirection);
  const positions = moved(world, stay, (_, p) => toPixel(projection, p));
  const owners = Uint16Array.from(surface.materials, (name) => materialNames.indexOf(name) + 1);
  const raster = cleanRaster(size.width, size.height);
  fillTriangles(raster, { positions, normals, owners });
  return raster;
}

let last: Raster | undefined;

/** One raster serves picture after picture of the same size; it is read before the next one starts. */
function cleanRaster(width: number, height: number): Raster {
  if (last?.width !== width || last.height !== height) {
    last = blankRaster(width, height, true);
    return last;
  }
  last.depth.fill(-Infinity);
  last.owner.fill(0);
  return last;
}

/** Depth of the ground over picture rows; exact for a parallel view, near enough for corner darkness else. */
function groundPlane(projection: Projection): { start: number; perRow: number; normalY: number } {
  const at = (p: Vec3) => toPixel(projection, p);
  const here = at([0, 0, 0]);
  const back = at(add([0, 0, 0], [projection.view[8] * -50, projection.view[9] * -50, 0]));
  const perRow = (back[2] - here[2]) / (back[1] - here[1] || 1e-9);
  return { start: here[2] - perRow * here[1], perRow, normalY: projection.view[6] };
}
