// Where the camera stands, and how a scene is fitted into a picture.
import type { Transform, Vec3 } from '../types.ts';
import { applyDirection, cross } from '../vector.ts';

/** Rows are right, up and towards the viewer. */
export type ViewBasis = Transform;

/** Degrees: `azimuth` to the right of straight in front, `elevation` above the ground. */
export function viewBasis(azimuth: number, elevation: number): ViewBasis {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const towards: Vec3 = [Math.sin(a) * Math.cos(e), -Math.cos(a) * Math.cos(e), Math.sin(e)];
  const right: Vec3 = [Math.cos(a), Math.sin(a), 0];
  const up = cross(towards, right);
  return [...right, 0, ...up, 0, ...towards, 0];
}

/** The way back from view to world. */
export function worldDirection(view: ViewBasis, p: Vec3): Vec3 {
  const t: Transform = [view[0], view[4], view[8], 0, view[1], view[5], view[9], 0, view[2], view[6], view[10], 0];
  return applyDirection(t, p);
}

/** Picture x grows to the right, y downwards, z towards the viewer, all in pixels. */
export interface Projection {
  view: ViewBasis;
  scale: number;
  centreX: number;
  centreY: number;
  /** Distance of the eye in view millimetres, Infinity for a parallel view. */
  eye: number;
}

/** Bends view space so that straight lines stay straight and near things grow. */
export function toPixel({ view, scale, centreX, centreY, eye }: Projection, p: Vec3): Vec3 {
  const [x, y, z] = applyDirection(view, p);
  const k = eye === Infinity ? 1 : eye / (eye - z);
  return [centreX + x * k * scale, centreY - y * k * scale, z * k * scale];
}

/** World place of a pixel at a depth as `toPixel` gives it. */
export function fromPixel({ view, scale, centreX, centreY, eye }: Projection, [px, py, pz]: Vec3): Vec3 {
  const z = eye === Infinity ? pz / scale : pz / scale / (1 + pz / scale / eye);
  const k = eye === Infinity ? 1 : eye / (eye - z);
  return worldDirection(view, [(px - centreX) / scale / k, (centreY - py) / scale / k, z]);
}

interface FitOptions {
  width: number;
  height: number;
  margin: number;
  /** Eye distance as a multiple of the scene's size; 0 for a parallel view. */
  perspective: number;
}

/** Fits the points into the picture; the scene should be near the origin. */
export function fitView(view: ViewBasis, points: readonly Vec3[], options: FitOptions): Projection {
  const reach = points.reduce((far, p) => Math.max(far, Math.hypot(...p)), 1);
  const eye = options.perspective > 0 ? reach * options.perspective : Infinity;
  const flat = { view, scale: 1, centreX: 0, centreY: 0, eye };
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const p of points) {
    const [x, y] = toPixel(flat, p);
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  const { width, height, margin } = options;
  const scale = Math.min((width - 2 * margin) / (x1 - x0 || 1), (height - 2 * margin) / (y1 - y0 || 1));
  return {
    ...flat,
    scale,
    centreX: width / 2 - ((x0 + x1) / 2) * scale,
    centreY: height / 2 - ((y0 + y1) / 2) * scale,
  };
}
